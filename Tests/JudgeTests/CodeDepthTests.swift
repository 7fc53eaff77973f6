import Building
import Faults
import Foundation
import Testing
import Workspace

@testable import Judge

/// Code of a size that nobody writes is refused before anything looks at each part of it with all the others.
struct CodeDepthTests {
    private nonisolated static func excess(in code: String) async -> UnreadableSource? {
        await withTaskExecutorPreference(DeepStack.shared) {
            CodeDepth.excess(in: ParsedSources(SourceSet(files: [.init(path: "X.swift", bytes: Data(code.utf8))])))
        }
    }

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    @Test(arguments: [
        "let a = [1]\(times(2000, ".map { $0 }"))", "let a = 1\(times(2000, " + 1"))", "let a = \(times(2000, "b ? 1 : "))1",
        "func f() {\(times(1500, "g()\n"))}",
    ]) func `a chain, a sum or a function that is too long is refused`(_ code: String) async {
        let excess = await Self.excess(in: "\n" + code)

        #expect(excess?.place.line == 2 || code.hasPrefix("func"))
        #expect(excess?.reason.contains("more than 1000 parts") == true)
    }

    @Test func `long code that people write is fine`() async {
        let code =
            "let a = [1]\(Self.times(60, ".map { $0 }"))\nlet b = 1\(Self.times(400, " + 1"))\nfunc f() {\(Self.times(800, "g()\n"))}\n"
            + "let c = [\(Self.times(3000, "1, "))1]\n" + Self.times(900, "func g() { h() }\n") + Self.times(40, "if a {")
            + Self.times(40, "}")

        #expect(await Self.excess(in: code) == nil)
    }
}
