internal import Faults
internal import RunnerProtocol
internal import SwiftSyntax
internal import Workspace

/// A failure in which a double has recorded nothing.
struct EmptyRecord {
    /// The line that the real object printed in that test; nil if it was not called.
    var realEvent: String?
    /// The name of a struct in the tests with a list that begins empty: of several, the one that the failing test uses; nil if there is none.
    var log: String?

    /// Returns nil where the failure is about something else.
    init?(_ failure: TestReport, in run: TestRun, tests: ParsedSources) {
        guard failure.fact?.contains(#/`\S+` is \[\] instead of \[|count` is 0 instead of /#) == true else { return nil }
        realEvent = run.realEvents.first { $0.test == failure.name.shown }?.line
        let items = tests.trees.flatMap(\.statements)
        let logs = items.compactMap { $0.item.as(StructDeclSyntax.self) }.filter(Self.isLog).map(\.name.text)
        // The test and what stands around it, such as a property of its suite.
        let words = items.lazy.map { Set($0.tokens(viewMode: .sourceAccurate).map(\.text)) }
        let around = words.first { $0.isSuperset(of: ["func", failure.name.function ?? ""]) } ?? []
        log = logs.count > 1 ? logs.first(where: around.contains) : logs.first
    }

    var advice: String {
        if let realEvent { return "The real object sent \"\(realEvent)\" in this test: give the code under test your double in its place." }
        return "Nothing was recorded: the code called no double or another one, or this one does not keep what it gets."
            + (log.map { " `\($0)` is a struct, which is copied where it is passed on: write `final class` in place of `struct`." } ?? "")
    }

    /// Whether a struct of the tests stores a list that begins empty, and has no test itself.
    private static func isLog(_ type: StructDeclSyntax) -> Bool {
        let members = type.memberBlock.members
        return !members.contains { $0.decl.as(FunctionDeclSyntax.self)?.attributes.isEmpty == false }
            && members.contains { member in
                member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.initializer?.value.trimmedDescription == "[]" } == true
            }
    }
}
