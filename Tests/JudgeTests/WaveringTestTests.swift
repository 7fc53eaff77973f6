import RunnerProtocol
import TestSupport
import Testing

@testable import Judge

/// A test that passes and fails is not always one that shares something with another test.
struct WaveringTestTests {
    @Test(
        arguments: [
            // The same result each time: what changes it is another test.
            ("pp pp", .anotherTest), ("ff ff", .anotherTest), ("", .anotherTest), (" ", .anotherTest),
            // The same change in each process: what changes it is the test itself.
            ("pff pff", .itsEarlierRun), ("fpp fpp", .itsEarlierRun),
            // Another result at the same place.
            ("pp pf", .chance), ("fpf pff", .chance), ("p f p", .chance),
            // A process that ended early.
            ("pp p", .anotherTest), ("pf p", .anotherTest), ("pff pf", .itsEarlierRun),
        ] as [(String, WaveringTest.Cause)])
    func `runs of the test alone tell why it wavers`(_ runs: String, _ cause: WaveringTest.Cause) {
        let outcomes = runs.split(separator: " ", omittingEmptySubsequences: false).map { run in
            run.map { $0 == "p" ? TestReport.Outcome.passed : .failed }
        }

        #expect(WaveringTest.cause(alone: outcomes) == cause)
    }

    @Test func `a test that does not await its task is not blamed on another test`() async throws {
        // In half of the runs the task is over before anybody looks. A quarter of the checks see the same result three times, as often each.
        var message = "", next = ""
        for attempt in 0..<10 where !message.contains("passes") {
            let verdict = try await verdict(
                """
                // Attempt \(attempt), as the judge remembers verdicts.
                @Test func appears() async {
                    let spy = SpyAnalytics()
                    let screen = CheckoutViewController(analytics: spy)
                    Task { screen.viewDidAppear(false) }
                    if Bool.random() { try? await Task.sleep(for: .milliseconds(5)) }
                    #expect(spy.events.count == 1)
                }
                """)
            (message, next) = (verdict.message, verdict.next)
        }

        #expect(message.contains("passes in one run and fails in another, also without any other test"))
        #expect(next.contains("a task that nobody awaits"))
    }

    @Test func `a test that finds what its first run has left is told so`() async throws {
        let verdict = try await verdict(
            """
            private static let spy = SpyAnalytics()

            @Test func appears() {
                CheckoutViewController(analytics: Self.spy).viewDidAppear(false)
                #expect(Self.spy.events.count == 1)
            }
            """)

        #expect(verdict.message.contains("passes once and fails once in the same process"))
        #expect(verdict.next.contains("It does so without any other test, too"))
    }

    @Test func `a test that finds what another one has left is told so`() async throws {
        let verdict = try await verdict(
            """
            private static var spy = SpyAnalytics()

            @Test func nothingIsSent() {
                #expect(Self.spy.events == [])
            }

            @Test func appears() {
                Self.spy = SpyAnalytics()
                CheckoutViewController(analytics: Self.spy).viewDidAppear(false)
                #expect(Self.spy.events.count == 1)
            }
            """)

        #expect(verdict.message.contains("nothingIsSent"))
        #expect(verdict.next.contains("shares with another one"))
    }

    @Test func `a test that fails in any order and passes alone is told so`() async throws {
        let verdict = try await verdict(
            """
            private static let spy = SpyAnalytics()

            private func appear() {
                CheckoutViewController(analytics: Self.spy).viewDidAppear(false)
                #expect(!Self.spy.events.isEmpty)
            }

            @Test func first() { appear() }
            @Test func second() { appear() }
            @Test func third() { appear() }
            @Test func fourth() { appear() }
            @Test func nothingIsSent() { #expect(Self.spy.events.isEmpty) }
            """)

        // It comes neither first nor last in the order that these bytes shuffle.
        #expect(verdict.message.contains("\"nothingIsSent()\" passes alone and fails together with the other tests"))
        #expect(verdict.next.hasPrefix("Find the state that the test at "))
        #expect(verdict.next.contains("shares with another one"))
    }

    /// Judges the reference solution with these tests in place of its own.
    private func verdict(_ tests: String) async throws -> Verdict {
        let module = "ConstructorInjection"
        return try await TemporaryFolder.with { folder in
            let file = """
                import AnalyticsSDK
                import Testing
                @testable import \(module)

                struct WaveringTests {
                \(tests)
                }

                private final class SpyAnalytics: Analytics {
                    private(set) var events: [String] = []
                    override func track(event: String) { events.append(event) }
                }
                """
            try Bench.copy(of: module, to: folder, tests: file)
            return try await Bench.verdict(on: folder, for: module)
        }
    }
}
