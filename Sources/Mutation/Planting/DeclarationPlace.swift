internal import Building
internal import Faults
internal import Foundation
internal import Workspace

/// A declaration of a file, by its place among those of the file.
struct DeclarationPlace: Hashable {
    var file: String
    var index: Int
}

extension PlantedModule {
    /// Some of the faults by their declarations.
    func faultsByDeclaration(among numbers: Set<Int>) -> [DeclarationPlace: [PlantedFault]] {
        let faults = sources.faults.filter { numbers.contains($0.number) }
        let declarations = Dictionary(uniqueKeysWithValues: Set(faults.map(\.path)).map { ($0, Declarations(in: original[$0] ?? Data())) })
        return Dictionary(grouping: faults) { fault in
            DeclarationPlace(file: fault.path, index: declarations[fault.path]?.index(at: fault.fault.offset) ?? -1)
        }
    }

    /// The first error in each declaration.
    ///
    /// - Parameters:
    ///   - errors: The compiler's errors.
    ///   - planted: The sources that it compiled.
    func errorsByDeclaration(_ errors: [BuildError], in planted: PlantedSources) -> [DeclarationPlace: String] {
        Dictionary(grouping: errors, by: \.place.file).reduce(into: [:]) { places, file in
            let declarations = Declarations(in: planted.text(of: file.key) ?? original[file.key] ?? Data())
            for error in file.value {
                let index = declarations.index(line: error.place.line ?? 1, column: error.place.column ?? 1)
                places.merge([DeclarationPlace(file: file.key, index: index): error.message]) { first, _ in first }
            }
        }
    }
}
