import Building
import Foundation
import TestSupport
import Testing

@testable import Survey

/// The names that only the compiler can tell.
struct IndexTests {
    private static let source = """
        import Foundation

        typealias Moment = Date

        final class Journal {
            static let shared = Journal()
            var lines: [String] = []
            func add(_ line: String) { lines.append(line) }
        }

        enum Mode { case shared, other }

        final class Ticket {
            func name() -> Date {
                let now: Date = .now
                return now
            }
            func moment() -> String { "\\(Moment())" }
            func chance() -> Int { .random(in: 1...6) }
            func mode() -> Mode { use(Mode.shared) }
            func save() { write(to: .shared) }
            private func use(_ mode: Mode) -> Mode { mode }
            private func write(to log: Journal) { log.add("a") }
        }
        """

    @Test func `an index shows inferred types and aliases, and an old one is left alone`() async throws {
        let code = try SmallCode(["Ticket.swift": Self.source])
        // A type alias of the code itself is seen without an index.
        #expect(try await code.report().brief == ["time-and-chance Date()"])

        let file = code.url.appending(path: "Ticket.swift")
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: file.path)
        // The compiler's driver leaves a folder among the temporary files.
        let temporary = try TemporaryFolder()
        defer { withExtendedLifetime(temporary) {} }
        let compiler = Subprocess(
            program: "/usr/bin/env",
            arguments: [
                "swiftc", "-typecheck", "-parse-as-library", "-module-name", "Shop", "-index-store-path", ".build/debug/index/store",
                "Ticket.swift",
            ], folder: code.url.path, environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.url.path]) { $1 },
            limits: .init(seconds: 120))
        let outcome = try await compiler.run()
        #expect(outcome.ending == .exited(0), "\(String(decoding: outcome.standardError, as: UTF8.self))")
        let indexed = try await code.report()
        #expect(indexed.indexed && indexed.outdated == 0)
        #expect(
            indexed.brief == [
                "singleton Journal.shared", "time-and-chance Date()", "time-and-chance Date.now",
                "time-and-chance FixedWidthInteger.random",
            ])
        #expect(indexed.findings.first { $0.what == "Date.now" }?.line == 15)

        // Its lines would be others now.
        try Data(("\n\n" + Self.source).utf8).write(to: file)
        let old = try await code.report()
        #expect(!old.indexed && old.outdated == 1)
        #expect(old.brief == ["time-and-chance Date()"])
    }
}
