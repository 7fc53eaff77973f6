import Foundation
import TestSupport
import Testing

/// The limits of a check: whatever a submission does, the check ends and leaves no process running.
struct LimitsTests {
    /// A test that exceeds a limit, and words of the verdict.
    struct Case: CustomTestStringConvertible {
        var name: String
        var body: String
        var says: String

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "it starts processes without end",
            body: """
                for _ in 0..<200 {
                    let process = Process()
                    process.executableURL = URL(filePath: "/bin/sleep")
                    process.arguments = ["60"]
                    try process.run()
                }
                sleep(30)
                """, says: "it started more processes than a test may have"),
        Case(
            name: "it takes memory without end",
            body: """
                while true { _ = UnsafeMutableRawPointer.allocate(byteCount: 1 << 28, alignment: 16) }
                """, says: "failed to allocate"),
        Case(
            name: "it prints without end", body: "while true { print(\"again and again and again\") }",
            says: "printed too much"),
    ]

    private static let tests = "Katas/ClosureInjection/Tests/ClosureInjectionTests/CheckoutViewControllerTests.swift"

    private func workspace(testing body: String) throws -> WorkspaceCopy {
        let workspace = try WorkspaceCopy()
        try workspace.laySolution(over: "ClosureInjection")
        try workspace.write("import Foundation\nimport Testing\n\n@Test func greedy() throws {\n\(body)\n}\n", to: Self.tests)
        return workspace
    }

    #if os(Linux)
    @Test(arguments: cases) func `a test that exceeds a limit is ended and named`(_ greedy: Case) async throws {
        let outcome = try await workspace(testing: greedy.body).kata("check", "closure-injection")

        #expect(outcome.code == 1)
        let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("in your test \"greedy()\""), "\(outcome)")
        #expect(words.contains(greedy.says), "\(outcome)")
    }

    @Test func `Ctrl-C ends the check, the test process and its scratch folder`() async throws {
        let workspace = try workspace(testing: "while true { usleep(1000) }")
        let kata = try workspace.kata.start("check", "closure-injection")

        let (hasEnded, scratchIsThere) = try await onThreadOfItsOwn {
            let child = try testProcess(of: kata)
            let scratch = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(child)/cwd")
            kata.interrupt()
            kata.waitUntilExit()
            return (self.hasEnded(child), FileManager.default.fileExists(atPath: scratch))
        }

        #expect(kata.terminationStatus == 128 + SIGINT)
        #expect(!scratchIsThere)
        #expect(hasEnded)
    }

    /// The process that a check has started to run tests, as soon as there is one.
    private func testProcess(of check: Process) throws -> Int32 {
        while check.isRunning {
            if let child = processes(startedBy: check.processIdentifier).first(where: { command(of: $0).hasSuffix("/tests") }) {
                return child
            }
            usleep(50_000)
        }
        throw CancellationError()
    }

    private func processes(startedBy parent: Int32) -> [Int32] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(Int32.init).filter { process in
            let status = text(of: "/proc/\(process)/status")
            return status.contains("PPid:\t\(parent)\n")
        }
    }

    private func hasEnded(_ process: Int32) -> Bool {
        for _ in 0..<100 {
            let status = text(of: "/proc/\(process)/status")
            // A zombie has ended; it waits for whoever adopts orphans here.
            if status.isEmpty || status.contains("State:\tZ") { return true }
            usleep(20_000)
        }
        return false
    }

    private func command(of process: Int32) -> Substring {
        text(of: "/proc/\(process)/cmdline").prefix { $0 != "\0" }
    }

    private func text(of file: String) -> String {
        let data = try? FileHandle(forReadingAtPath: file)?.readToEnd()
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
    #endif

    @Test func `a check works with few descriptors`() async throws {
        let copy = try WorkspaceCopy(katas: ["ConstructorInjection"])
        try copy.laySolution(over: "ConstructorInjection")

        let outcome = try await copy.kata.run(
            ["sh", "-c", "ulimit -n 60; exec kata check constructor-injection --json"], withKataOnPath: true)

        #expect(outcome.code == 0, "\(outcome.testDescription)")
    }
}
