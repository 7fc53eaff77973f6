internal import Building
internal import Faults
internal import Foundation
internal import Workspace

/// A target with all faults planted in it, or a target of tests, in which only the functions record that they are entered.
struct PlantedModule: Sendable {
    let target: OwnPackage.Target
    var sources: PlantedSources
    /// The file that the declarations of the switch are appended to.
    let carrier: String
    /// The lines of the target.
    let lines: Int
    let skipped: [String: SkippedLines]
    /// The bytes of each file as they were read.
    let original: [String: Data]
    /// The offsets of the line ends in each planted file.
    let newlines: [String: [Int]]

    /// Plants a target; nil if it has no file that can be read.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - package: Its package.
    ///   - compiler: Answers for conditions in `#if`.
    ///   - chooses: Whether a file is planted.
    ///   - numbers: The first number of each file.
    init?(
        _ target: OwnPackage.Target, of package: OwnPackage, compiler: Compiler, choosing chooses: (String) -> Bool,
        countedFrom numbers: [String: Int]
    ) async throws {
        // Bytes that are not UTF-8 are the compiler's business.
        let files = target.sources.compactMap { path in
            (try? Data(contentsOf: package.root.appending(path: path))).map { SourceSet.File(path: path, bytes: $0) }
        }.filter { String(validating: $0.bytes, as: UTF8.self) != nil }
        let chosen = files.filter { chooses($0.path) }
        guard let first = files.first, !chosen.isEmpty else { return nil }
        self.target = target
        carrier = (files.first { $0.path.split(separator: "/").last != "main.swift" } ?? first).path
        original = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
        let parsed = ParsedSources(SourceSet(files: chosen))
        newlines = Dictionary(
            uniqueKeysWithValues: chosen.map { file in
                (file.path, file.bytes.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset))
            })
        lines = newlines.values.reduce(0) { $0 + $1.count }
        skipped = Dictionary(uniqueKeysWithValues: zip(chosen.map(\.path), parsed.trees.map { SkippedLines(in: $0) }))
        for (path, lines) in skipped.sorted(by: { $0.key < $1.key }) {
            guard let odd = lines.kinds.first(where: { FaultKind(rawValue: $0.name) == nil }) else { continue }
            throw MutationError.unknownKind(odd.name, Place(path, line: odd.line))
        }
        let conditions = try await compiler.conditions(
            in: parsed.trees, of: target.module, against: [], flags: target.conditionFlags,
            knowing: package.modules)
        sources = PlantedSources(
            in: parsed, given: GivenCode(), conditions: conditions,
            options: PlantedSources.Options(
                for: .ownCode, rules: target.isTest ? [] : nil, most: nil, countedFrom: numbers, removingWords: false,
                entries: FunctionEntry.Numbers(last: FileNumbers.last(of: numbers), areTests: target.isTest)))
    }

    /// The faults, with their identities.
    func faults(module: Int) -> [OwnFault] {
        OwnFault.all(in: sources, module: module) { skipped[$0]?.reason(for: $1, kind: $2) }
    }

    /// The texts that take the place of files, by path; files that stay as they are have none.
    var texts: [String: Data] { texts(of: sources) }

    /// The texts with some of the faults.
    func texts(of sources: PlantedSources) -> [String: Data] {
        let changed = Set(sources.faults.map(\.path) + sources.entries.map(\.path))
        guard !changed.isEmpty else { return [:] }
        var texts = Dictionary(uniqueKeysWithValues: changed.map { ($0, sources.text(of: $0) ?? original[$0] ?? Data()) })
        texts[carrier] = (texts[carrier] ?? original[carrier] ?? Data()) + SwitchDeclarations.text
        return texts
    }
}
