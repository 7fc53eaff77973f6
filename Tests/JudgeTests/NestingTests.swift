import Building
import Faults
import Foundation
import Testing
import Workspace

@testable import Judge

/// Code that is nested deeper than a usual stack does not end the judge.
struct NestingTests {
    struct Form: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var code: @Sendable (_ levels: Int) -> String

        init(_ name: String, _ code: @escaping @Sendable (_ levels: Int) -> String) {
            (testDescription, self.code) = (name, code)
        }
    }

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    /// Each form with as many levels as a file may have words.
    static let forms = [
        Form("else if") { "func f(_ a: Bool) { if a {}\(times($0 / 5, " else if a {}")) }" },
        Form("operators") { "let a = 1\(times($0 / 2, "+1"))" },
        Form("ternaries") { "let a = \(times($0 / 4, "b?1:"))1" },
        Form("prefixes") { "let a = \(times($0, "- "))1" },
        Form("members") { "let a = b\(times($0 / 2, ".c"))" },
    ]

    private func file(_ code: String) -> SourceSet.File {
        SourceSet.File(path: "Sources/X/X.swift", bytes: Data(code.utf8))
    }

    @Test(arguments: forms) func `the longest file that is accepted can be looked through`(_ form: Form) async throws {
        let file = file(form.code(SourceLength.mostTokens - 50))
        try SourceLength.check(file)

        let refused = await withTaskExecutorPreference(DeepStack.shared) {
            await Self.look(at: ParsedSources(SourceSet(files: [file])))
        }

        #expect(refused == nil)
    }

    private nonisolated static func look(at sources: ParsedSources) async -> RefusedSyntax? {
        RefusedSyntax(in: sources, of: "X")
    }

    @Test func `a longer file is refused with the line in which it becomes too long`() {
        let error = #expect(throws: UnreadableSource.self) { try SourceLength.check(file(Self.times(30_000, "a b\n"))) }

        #expect(error?.place == Place("Sources/X/X.swift", line: SourceLength.mostTokens / 2 + 1))
    }

    @Test func `words count once, however long they are, and signs one by one`() {
        #expect(throws: Never.self) { try SourceLength.check(file(Self.times(100_000, "abcä1_"))) }
        #expect(throws: UnreadableSource.self) { try SourceLength.check(file(Self.times(50_001, "+"))) }
        #expect(throws: UnreadableSource.self) { try SourceLength.check(file(Self.times(10_001, "<a "))) }
    }
}
