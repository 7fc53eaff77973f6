/// The compiler's knowledge about the names in one file.
struct FileIndex: Sendable {
    private struct Place: Hashable {
        var line: Int
        var column: Int
    }

    private var symbols: [Place: [IndexedSymbol]] = [:]

    mutating func add(_ symbol: IndexedSymbol, line: Int, column: Int) {
        symbols[Place(line: line, column: column), default: []].append(symbol)
    }

    /// The symbols behind a name of the source.
    func symbols(at part: Reference.Part) -> [IndexedSymbol] { symbols[Place(line: part.line, column: part.column)] ?? [] }

    /// The identity of the declaration at a place.
    func definition(line: Int, column: Int) -> String? {
        symbols[Place(line: line, column: column)]?.first(where: \.isDefinition)?.identity
    }
}
