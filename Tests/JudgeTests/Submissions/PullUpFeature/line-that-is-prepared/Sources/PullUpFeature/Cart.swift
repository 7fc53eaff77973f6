class Cart {
    private(set) var items: [Item] = []

    init() {}

    func add(_ item: Item) {
        prepareLine(for: item)
        items = items.map { line in
            guard line.name == item.name else { return line }
            var line = line
            line.count += item.count
            return line
        }
    }

    /// Adds an empty line for a thing that the cart does not have yet.
    private func prepareLine(for item: Item) {
        guard !items.contains(where: { $0.name == item.name }) else { return }
        items.append(Item(name: item.name, cents: item.cents, count: 0))
    }

    /// Returns the price in cents; of three equal things, one is free.
    func total() -> Int {
        items.reduce(0) { $0 + $1.cents * ($1.count - $1.count / 3) }
    }

    func empty() { items = [] }
}
