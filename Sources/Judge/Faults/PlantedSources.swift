internal import Foundation
internal import SwiftIfConfig
internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

/// A module's sources with all faults planted in them, each behind a switch that is set at run time.
///
/// Faults are only ever put around pieces of the text and on the same line, so every line of the learner's stays where it is.
struct PlantedSources: Sendable {
    /// A fault, with the number that switches it on and the file that it is in.
    struct Numbered: Sendable {
        var number: Int
        var file: Int
        var line: Int
        var fault: Fault
    }

    private(set) var faults: [Numbered]
    /// The faults that did not compile and were taken out again.
    private(set) var leftOut: [Numbered] = []
    private let original: SourceSet

    /// Finds and plants every fault.
    init(in sources: SourceSet, given: [String], realInstances: [String], conditions: StaticBuildConfiguration) {
        original = sources
        let trees = sources.files.map { file in
            OperatorTable.standardOperators.foldAll(
                Parser.parse(source: String(decoding: file.bytes, as: UTF8.self)), errorHandler: { _ in })
        }
        let context = FaultContext(
            realInstances: realInstances, assigningFunctions: AssigningFunctions.names(in: trees))
        var found: [Numbered] = []
        for (index, tree) in trees.enumerated() {
            let finder = FaultFinder(context: context, given: Set(given), conditions: conditions)
            finder.walk(tree)
            let newlines = sources.files[index].bytes.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
            for fault in finder.faults.sorted(by: { $0.offset < $1.offset }) {
                let line = newlines.prefix { $0 < fault.offset }.count + 1
                found.append(Numbered(number: found.count + 1, file: index, line: line, fault: fault))
            }
        }
        faults = found
    }

    /// The path of the file that a fault is in.
    func path(of fault: Numbered) -> String {
        original.files[fault.file].path
    }

    /// The module's files with the faults in them, and one more that has the switch.
    var sources: SourceSet {
        let files = original.files.indices.map { index in
            SourceSet.File(path: original.files[index].path, bytes: planted(index).bytes)
        }
        return SourceSet(files: files + [SourceSet.File(path: "Sources/SeamsFaults.swift", bytes: Data(Self.switchSource.utf8))])
    }

    /// Takes out the faults that the compiler complains about.
    ///
    /// - Returns: Whether there were any: if not, the errors are about something else.
    mutating func leaveOut(_ errors: [Diagnostic]) -> Bool {
        let blamed = Set(errors.compactMap(culprit))
        blamed.forEach { leaveOut($0) }
        return !blamed.isEmpty
    }

    /// Takes out one fault.
    mutating func leaveOut(_ number: Int) {
        leftOut += faults.filter { $0.number == number }
        faults.removeAll { $0.number == number }
    }

    /// The same sources with a single fault in them.
    func only(_ number: Int) -> PlantedSources {
        var copy = self
        copy.faults.removeAll { $0.number != number }
        return copy
    }

    /// The fault whose text an error points into, or else the innermost one around it.
    private func culprit(_ error: Diagnostic) -> Int? {
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

/// Finds the functions that do nothing but assign, so that calling one twice is calling it once.
///
/// A name counts only if every function of that name in the module is such a one, and none of them is an override or what a protocol
/// asks for: of those there are others that do more, such as the one that is called in production.
private final class AssigningFunctions: SyntaxVisitor {
    private var names: Set<String> = []
    private var others: Set<String> = []

    static func names(in trees: [Syntax]) -> Set<String> {
        let visitor = AssigningFunctions(viewMode: .sourceAccurate)
        trees.forEach { visitor.walk($0) }
        return visitor.names.subtracting(visitor.others)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let statements = node.body.map { Array($0.statements) } ?? []
        let onlyAssigns = statements.allSatisfy { statement in
            guard case .expr(let expression) = statement.item, let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
            return infix.operator.is(AssignmentExprSyntax.self)
        }
        let isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
        if onlyAssigns, !statements.isEmpty, !isOverride { names.insert(node.name.text) } else { others.insert(node.name.text) }
        return .visitChildren
    }
}
