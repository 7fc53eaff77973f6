internal import Building
internal import Faults

extension ParsedSources {
    /// The modules that the files import, or ask for with `canImport`: a build has them all beside it, whether they are imported or not.
    var imports: Set<String> { Set(trees.flatMap { ImportScanner.imports(in: $0) + ImportConditions.modules(in: $0) }) }
}
