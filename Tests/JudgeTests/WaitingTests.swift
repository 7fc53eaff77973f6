import Foundation
import TestSupport
import Testing

@testable import Judge

/// Tests that wait are given the time to fail by themselves, and loops are not.
struct WaitingTests {
    private static let module = "ConstructorInjection"

    @Test func `expectations with a timeout fail by themselves, though XCTest keeps a processor busy meanwhile`() async throws {
        let verdict = try await verdict(
            secondsPerRun: 1,
            """
            import AnalyticsSDK
            import XCTest
            @testable import \(Self.module)

            nonisolated final class AppearanceTests: XCTestCase {
                @MainActor func testEvent() async { await appear(1) }
                @MainActor func testTwoEvents() async { await appear(2) }

                @MainActor private func appear(_ times: Int) async {
                    let tracked = expectation(description: "tracked")
                    tracked.expectedFulfillmentCount = times
                    var events: [String] = []
                    let spy = SpyAnalytics { event in
                        events.append(event)
                        tracked.fulfill()
                    }
                    let screen = CheckoutViewController(analytics: spy)
                    for _ in 1...times { screen.viewDidAppear(false) }
                    await fulfillment(of: [tracked], timeout: 2)
                    XCTAssertEqual(events, Array(repeating: "viewDidAppear - CheckoutViewController", count: times))
                }
            }

            private final class SpyAnalytics: Analytics {
                private let onTrack: (String) -> Void
                init(onTrack: @escaping (String) -> Void) { self.onTrack = onTrack }
                override func track(event: String) { onTrack(event) }
            }
            """)

        #expect(verdict.isSolved, Comment(rawValue: verdict.inFull))
    }

    @Test(arguments: ["while true {}", "Thread.detachNewThread { while true {} }; try await Task.sleep(for: .seconds(60))"])
    func `a loop is stopped, on whatever thread`(_ body: String) async throws {
        let verdict = try await verdict(
            secondsPerRun: 1,
            """
            import Foundation
            import Testing

            @Test func loops() async throws { \(body) }
            """)

        #expect(verdict.failed == .tests)
        #expect(verdict.reason == .timedOut, Comment(rawValue: verdict.inFull))
    }

    @Test(
        arguments: [
            ("", 10), ("for await event in events { break }", 10), ("await fulfillment(of: [tracked], timeout: 5)", 30),
            ("try await Task.sleep(for: .seconds(2))", 30), ("@Test(.timeLimit(.minutes(1))) func f() {}", 70),
            ("@Suite(.timeLimit( .minutes( 2 ) ))", 130), (".timeLimit(.minutes(1)) .timeLimit(.minutes(30))", 130),
        ] as [(String, Double)])
    func `a run may wait as long as its tests do`(_ source: String, _ seconds: Double) async throws {
        try await TemporaryFolder.with { folder in
            try Self.write(tests: source, to: folder)
            #expect(Submission(folder: folder, module: "X").secondsToWait(besides: 10) == seconds)
        }
    }

    @Test(
        arguments: [
            // Work that did not end is stopped soon, and a wait only if nothing ends it.
            (0.1, "", 4, 4), (0.1, "await fulfillment(of: [tracked], timeout: 5)", 4, 30),
            // Slow tests keep the whole time.
            (3, "", 10, 10),
        ] as [(Double, String, Double, Double)])
    func `tests that were quick are not waited for as long where a fault is active`(
        _ before: Double, _ source: String, _ work: Double, _ wait: Double
    ) async throws {
        try await TemporaryFolder.with { folder in
            try Self.write(tests: source, to: folder)
            let submission = Submission(folder: folder, module: "X")
            let process = TestProcess(
                program: "", scratch: folder, submission: folder, mark: 0,
                limits: .init(seconds: 10, waiting: submission.secondsToWait(besides: 10)), launcher: "", toolchain: "", isIsolated: false,
                effects: nil)

            let limits = process.hurried(after: before, endsWaits: submission.endsWaits).limits

            #expect([limits.seconds, limits.waiting] == [work, wait])
        }
    }

    private static func write(tests source: String, to folder: URL) throws {
        for (path, source) in [("Sources/X/X.swift", "let x = 1"), ("Tests/XTests/XTests.swift", source)] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(source.utf8).write(to: file)
        }
    }

    /// Judges the reference solution with another test in place of its tests.
    private func verdict(secondsPerRun: Double, _ tests: String) async throws -> Verdict {
        try await TemporaryFolder.with { folder in
            try Bench.copy(of: Self.module, to: folder, tests: tests)
            return try await Bench.verdict(on: folder, for: Self.module, secondsPerRun: secondsPerRun)
        }
    }
}
