internal import Foundation
package import SwiftIfConfig
internal import SwiftOperators
internal import SwiftSyntax
package import Workspace

/// A module's sources with all faults planted in them, each behind a switch that is set at run time.
///
/// Faults are only ever put around pieces of the text and on the same line, so every line of the learner's stays where it is.
package struct PlantedSources: Sendable {
    /// A fault, with the number that switches it on and the file that it is in.
    package struct Numbered: Sendable {
        package var number: Int
        package var file: Int
        package var line: Int
        package var fault: Fault
    }

    package private(set) var faults: [Numbered]
    /// The faults that did not compile and were taken out again.
    package private(set) var leftOut: [Numbered] = []
    private let original: SourceSet

    /// Finds and plants every fault.
    package init(in sources: ParsedSources, given: [String], realInstances: [String], conditions: StaticBuildConfiguration) {
        original = sources.sources
        let trees = sources.trees.map { OperatorTable.standardOperators.foldAll($0, errorHandler: { _ in }) }
        let context = FaultContext(
            realInstances: realInstances, assigningFunctions: AssigningFunctions.names(in: trees))
        var found: [Numbered] = []
        for (index, tree) in trees.enumerated() {
            let finder = FaultFinder(context: context, given: Set(given), conditions: conditions)
            finder.walk(tree)
            let newlines = original.files[index].bytes.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
            for fault in finder.faults.sorted(by: { $0.offset < $1.offset }) {
                let line = newlines.prefix { $0 < fault.offset }.count + 1
                found.append(Numbered(number: found.count + 1, file: index, line: line, fault: fault))
            }
        }
        faults = found
    }

    /// The path of the file that a fault is in.
    package func path(of fault: Numbered) -> String {
        original.files[fault.file].path
    }

    /// The module's files with the faults in them, and one more that has the switch.
    package var sources: SourceSet {
        let files = original.files.indices.map { index in
            SourceSet.File(path: original.files[index].path, bytes: planted(index).bytes)
        }
        return SourceSet(files: files + [SourceSet.File(path: "Sources/SeamsFaults.swift", bytes: Data(Self.switchSource.utf8))])
    }

    /// Takes out the faults at these places, which are those of the compiler's errors.
    ///
    /// - Returns: Whether there were any: if not, the errors are about something else.
    package mutating func leaveOut(at errors: [Place]) -> Bool {
        let blamed = Set(errors.compactMap(culprit))
        blamed.forEach { leaveOut($0) }
        return !blamed.isEmpty
    }

    /// Takes out one fault.
    package mutating func leaveOut(_ number: Int) {
        leftOut += faults.filter { $0.number == number }
        faults.removeAll { $0.number == number }
    }

    /// The same sources with a single fault in them.
    package func only(_ number: Int) -> PlantedSources {
        var copy = self
        copy.faults.removeAll { $0.number != number }
        return copy
    }

    /// The fault whose text an error points into, or else the innermost one around it.
    private func culprit(_ error: Place) -> Int? {
        guard let line = error.line, let column = error.column,
            let file = original.files.firstIndex(where: { $0.path == error.file })
        else { return nil }
        let planted = planted(file)
        guard let lineStart = planted.startOfLine(line) else { return nil }
        let offset = lineStart + column - 1
        let hit = planted.texts.filter { $0.range.contains(offset) }.min { $0.range.count < $1.range.count }
        return (hit ?? planted.regions.filter { $0.range.contains(offset) }.min { $0.range.count < $1.range.count })?.number
    }

    private static let switchSource = """
        @_silgen_name("seams_fault_is_active") nonisolated func seamsFault(_ number: Int) -> Bool

        nonisolated func seamsReroute<T>(_ number: Int, _ given: @autoclosure () throws -> T, to real: @autoclosure () throws -> T) rethrows -> T {
            try seamsFault(number) ? real() : given()
        }

        private struct SeamsFaultError: Error {}

        @discardableResult nonisolated func seamsFaultThrow<T>(_ number: Int, _ value: T) throws -> T {
            if seamsFault(number) { throw SeamsFaultError() }
            return value
        }
        """

    private func planted(_ file: Int) -> PlantedText {
        PlantedText(original.files[file].bytes, faults.filter { $0.file == file })
    }
}
