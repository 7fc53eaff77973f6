package import Faults
internal import Foundation
internal import Workspace

/// The faults on one line of a package, and those that are left out there; its JSON is the output of `kata mutate --why`.
package struct LineReport: Codable, Sendable {
    package var version = 1
    package var package: String
    package var file: String
    package var line: Int
    /// The line's text without the space around it.
    package var text: String
    /// The faults; the status of one that was not tried since the code changed is `untried`.
    package var faults: [FaultAnswer]
    package var leftOut: [EquivalentFault]

    package enum CodingKeys: String, CodingKey {
        case version, package, file, line, text, faults
        case leftOut = "left_out"
    }

    /// Looks at a line.
    ///
    /// - Parameters:
    ///   - place: The line, with a path below the package's folder or the end of one.
    ///   - planted: The package.
    ///   - answer: What is known about a fault.
    /// - Throws: ``MutationError`` if there is no such line.
    init(_ place: Place, in planted: PlantedPackage, knowing answer: (OwnFault) -> Answer?) throws {
        let modules = planted.modules.filter { !$0.target.isTest }
        let files = modules.flatMap { module in module.target.sources.map { (path: $0, module: module) } }
        let pattern = GlobPattern(place.file)
        let matching = files.filter { $0.path == place.file }.first.map { [$0] } ?? files.filter { pattern.matches($0.path) }
        guard let (path, module) = matching.first else { throw MutationError.noFile(place.file, known: files.map(\.path)) }
        guard matching.count == 1 else { throw MutationError.severalFiles(place.file, matching.map(\.path)) }
        var lines = String(decoding: module.original[path] ?? Data(), as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard let line = place.line, lines.indices.contains(line - 1) else { throw MutationError.noLine(path, lines: lines.count) }
        package = planted.package.name
        file = path
        self.line = line
        text = lines[line - 1].trimmingCharacters(in: .whitespaces)
        faults = planted.found.joined().filter { $0.planted.path == path && $0.planted.line == line }.map { fault in
            let known: Answer? =
                fault.skipped.map { Answer(status: .skipped, reason: $0) }
                ?? planted.refused[fault.id].map { Answer(status: .refused, reason: $0) } ?? answer(fault)
            return FaultAnswer(fault, known ?? Answer(status: .untried))
        }
        leftOut = module.sources.equivalent.filter { $0.path == path && $0.line == line }
    }
}
