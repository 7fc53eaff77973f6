/// The names in a record.
final class OccurrenceCollector {
    private(set) var index = FileIndex()
    private let library: IndexLibrary
    private let definition: UInt64 = 1 << 1

    init(_ library: IndexLibrary) {
        self.library = library
    }

    func collect(_ occurrence: IndexLibrary.Handle) {
        let symbol = library.symbolOf(occurrence)
        var (line, column): (UInt32, UInt32) = (0, 0)
        library.placeOf(occurrence, &line, &column)
        let name = library.symbolName(symbol).text
        index.add(
            IndexedSymbol(
                kind: IndexedSymbol.Kind(rawValue: library.symbolKind(symbol)), name: String(name.prefix { $0 != "(" }),
                identity: library.symbolIdentity(symbol).text, isDefinition: library.rolesOf(occurrence) & definition != 0),
            line: Int(line), column: Int(column))
    }

    /// The collector that a callback gets as its context.
    static func at(_ context: UnsafeMutableRawPointer?) -> OccurrenceCollector {
        Unmanaged<OccurrenceCollector>.fromOpaque(context!).takeUnretainedValue()
    }
}
