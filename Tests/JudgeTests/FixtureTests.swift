import Foundation
import RunnerProtocol
import TestSupport
import Testing
import Workspace

@testable import Judge

/// Tests read the files beside them, and these files are part of what is judged.
struct FixtureTests {
    private static let module = "ConstructorInjection"
    private static let tests = "Tests/\(module)Tests"
    private static let fixture = "Fixtures/events.json"

    @Test func `another fixture is another submission`() async throws {
        try await withTests(
            """
            @Test func `the events are those in the fixture`() throws {
                let fixture = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "\(Self.fixture)")
                let expected = try JSONDecoder().decode([String].self, from: Data(contentsOf: fixture))
                #expect(appearance() == expected)
            }
            """
        ) { folder in
            let file = folder.appending(path: "\(Self.tests)/\(Self.fixture)")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            var answers: [Bool] = []
            for event in ["viewDidAppear - CheckoutViewController", "viewDidVanish - CheckoutViewController"] {
                try JSONEncoder().encode([event]).write(to: file)
                answers.append(try await Bench.verdict(on: folder, for: Self.module).isSolved)
            }
            #expect(answers == [true, false])
        }
    }

    #if os(Linux)
    @Test(.enabled(if: Landlock.version > 0)) func `a test finds sources and fixtures from its folder, and changes none`() async throws {
        try await withTests(
            """
            @Test func `reads, and does not write`() throws {
                for path in ["\(Self.tests)/kept.txt", "Sources/\(Self.module)/CheckoutViewController.swift"] {
                    #expect(FileManager.default.contents(atPath: path)?.isEmpty == false)
                    #expect(throws: (any Error).self) { try Data("mine".utf8).write(to: URL(filePath: path)) }
                    #expect(throws: (any Error).self) { try FileManager.default.removeItem(atPath: path) }
                    #expect(open(path, O_WRONLY | O_TRUNC) < 0)
                }
                #expect(appearance() == ["viewDidAppear - CheckoutViewController"])
            }
            """
        ) { folder in
            let file = folder.appending(path: "\(Self.tests)/kept.txt")
            try Data("as it was".utf8).write(to: file)

            let verdict = try await Bench.verdict(on: folder, for: Self.module)

            #expect(verdict.isSolved, Comment(rawValue: verdict.inFull))
            #expect(try String(contentsOf: file, encoding: .utf8) == "as it was")
        }
    }
    #endif

    @Test func `files that tests do not see are named`() async throws {
        try await TemporaryFolder.with { folder in
            let tests = folder.appending(path: "Tests/XTests")
            try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
            for (name, size) in [("a.txt", 3), ("big.bin", 17 << 20), ("c.txt", 2), (".hidden", 1), ("ATests.swift", 1)] {
                #expect(FileManager.default.createFile(atPath: tests.appending(path: name).path, contents: nil))
                #expect(truncate(tests.appending(path: name).path, off_t(size)) == 0)
            }
            try FileManager.default.createSymbolicLink(atPath: tests.appending(path: "out").path, withDestinationPath: "/etc/passwd")
            try FileManager.default.createSymbolicLink(atPath: tests.appending(path: "nowhere").path, withDestinationPath: "gone")
            #expect(mkfifo(tests.appending(path: "pipe").path, 0o600) == 0)

            let fixtures = Fixtures(in: folder, besides: [.init(path: "Tests/XTests/ATests.swift", bytes: Data())])

            #expect(fixtures.files.map(\.path) == ["Tests/XTests/a.txt", "Tests/XTests/c.txt"])
            #expect(
                fixtures.notes == [
                    "Tests/XTests/big.bin is not there while your tests run: files beside the tests may have 16 MiB together",
                    "Tests/XTests/nowhere is not there while your tests run: the link leads nowhere",
                    "Tests/XTests/out is not there while your tests run: it is a link that leads out of the folder",
                    "Tests/XTests/pipe is not there while your tests run: it is not a regular file",
                ])
        }
    }

    /// Lays out the reference solution with other tests.
    private func withTests(_ tests: String, _ body: (URL) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            try Bench.copy(of: Self.module, to: folder, tests: Self.support + tests)
            try await body(folder)
        }
    }

    private static let support = """
        import AnalyticsSDK
        import Foundation
        import Testing
        @testable import \(module)

        private func appearance() -> [String] {
            let spy = SpyAnalytics()
            CheckoutViewController(analytics: spy).viewDidAppear(false)
            return spy.events
        }

        private final class SpyAnalytics: Analytics {
            private(set) var events: [String] = []
            override func track(event: String) { events.append(event) }
        }

        """
}
