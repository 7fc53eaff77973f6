/// The closures set for contexts, by argument and by circumstance; each is a ``Closure`` from parameter to instance.
struct ContextOverrides {
    /// The closures; there are so few that a search is faster than a dictionary, and takes less code.
    private(set) var all: [Entry] = []

    /// A closure for an argument or for a circumstance.
    final class Entry {
        let argument: String?
        /// The place in the order of precedence; 0 for an argument.
        let rank: Int
        let closure: AnyObject

        init(_ argument: String?, _ rank: Int, _ closure: AnyObject) {
            self.argument = argument
            self.rank = rank
            self.closure = closure
        }

        #if DEBUG
        /// The context in words.
        var context: String { argument.map { "argument \"\($0)\"" } ?? ContextOverrides.names[rank - 1] }
        #endif
    }

    #if DEBUG
    /// The circumstances other than arguments, in order of precedence.
    private static let names = ["preview", "test", "simulator", "device", "debug"]
    #endif

    /// Returns whether the circumstance of a rank is met.
    private func isMet(_ rank: Int, in context: FactoryContext) -> Bool {
        switch rank {
        case 1: context.isPreview
        case 2: context.isTest
        case 3: context.isSimulator
        case 4: !context.isSimulator
        case 5: context.isDebug
        default: false
        }
    }

    var isEmpty: Bool { all.isEmpty }

    mutating func set(_ factory: AnyObject, for type: FactoryContextType) {
        let rank =
            switch type {
            case .arg, .args: 0
            case .preview: 1
            case .test: 2
            case .simulator: 3
            case .device: 4
            case .debug: 5
            }
        // seams:skip(doubled) Set twice, it replaces itself.
        switch type {
        case .arg(let argument): set(factory, argument, rank)
        case .args(let arguments): for argument in arguments { set(factory, argument, rank) }
        default: set(factory, nil, rank)
        }
    }

    @inline(never)
    private mutating func set(_ factory: AnyObject, _ argument: String?, _ rank: Int) {
        let entry = Entry(argument, rank, factory)
        for index in all.indices where all[index].rank == rank && all[index].argument == argument {
            all[index] = entry
            return
        }
        all.append(entry)
    }

    /// Returns the closure with the highest precedence: launch arguments in order, runtime arguments by key, then circumstances.
    func factory(in context: FactoryContext) -> AnyObject? {
        for argument in context.arguments {
            for entry in all where entry.argument == argument { return entry.closure }
        }
        var found: (key: String, closure: AnyObject)?
        context.runtimeArguments.forEachRarely { key, value in
            if let found, found.key < key { return }  // seams:skip No two arguments have the same key.
            for entry in all where entry.argument == value { found = (key, entry.closure) }
        }
        if let found { return found.closure }
        var first: Entry?
        for entry in all where isMet(entry.rank, in: context) {
            if entry.rank < first?.rank ?? .max { first = entry }  // seams:skip No two circumstances have the same rank.
        }
        return first?.closure
    }
}
