internal import Building
internal import Faults

extension ParsedSources {
    /// The modules that the files import.
    var imports: Set<String> { Set(trees.flatMap(ImportScanner.imports)) }
}
