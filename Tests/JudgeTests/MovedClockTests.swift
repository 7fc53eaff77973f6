import Foundation
import TestSupport
import Testing

@testable import Judge

#if os(Linux)
/// The judge runs the tests of `whole-app` at other moments: honest tests that wait or read clocks pass there, and others are named.
struct MovedClockTests {
    /// The reference's tests, which catch every fault.
    private static let tests = Result {
        try String(
            contentsOf: Bench.workspace.get().solution(of: Bench.kata("WholeApp")).appending(
                path: "Tests/WholeAppTests/OrderDeskTests.swift"),
            encoding: .utf8)
    }

    private func verdict(besides tests: String) async throws -> Verdict {
        try await TemporaryFolder.with { folder in
            try Bench.copy(of: "WholeApp", to: folder, tests: try Self.tests.get() + tests)
            return try await Bench.verdict(on: folder, for: "WholeApp")
        }
    }

    @Test func `waiting takes as long as ever, and clocks go on`() async throws {
        let verdict = try await verdict(
            besides: """

                struct Waiting {
                    private let start = ContinuousClock.now
                    private func expectShortTime() { #expect((.milliseconds(40) ... .seconds(600)).contains(ContinuousClock.now - start)) }

                    @Test func semaphore() {
                        #expect(DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05) == .timedOut)
                        expectShortTime()
                    }

                    @Test func wallClock() {
                        #expect(DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 0.05) == .timedOut)
                        expectShortTime()
                    }

                    @Test func condition() {
                        let condition = NSCondition()
                        condition.lock()
                        #expect(!condition.wait(until: Date.now + 0.05))
                        condition.unlock()
                        expectShortTime()
                    }

                    @Test func task() async throws {
                        try await Task.sleep(for: .milliseconds(50))
                        expectShortTime()
                    }

                    @Test func thread() {
                        Thread.sleep(until: Date.now + 0.05)
                        expectShortTime()
                    }

                    @Test func queue() async {
                        await withCheckedContinuation { done in
                            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.05) { done.resume() }
                        }
                        expectShortTime()
                    }

                    @Test func difference() {
                        let before = Date.now
                        #expect((0..<600).contains(Date.now.timeIntervalSince(before)))
                        #expect(abs(Date.now.timeIntervalSince1970 - Double(time(nil))) < 600)
                    }

                    @Test func `another process`() async {
                        await #expect(processExitsWith: .success) { #expect(Date.now > Date(timeIntervalSince1970: 1_700_000_000)) }
                    }

                    @Test func thisYear() { #expect(Date.now < Date(timeIntervalSince1970: 1_930_000_000)) }
                }
                """)

        // A run that hangs decides nothing, so only where none does is the one test named that depends on the clock.
        #expect(verdict.message.hasPrefix("Your test \"thisYear()\" depends on the clock"), Comment(rawValue: verdict.inFull))
        let details = verdict.stages.last?.details ?? []
        #expect(!details.contains { $0.hasPrefix("\"") && !$0.hasPrefix("\"thisYear()") }, Comment(rawValue: verdict.inFull))
    }

    @Test func `tests of this year only are named`() async throws {
        let verdict = try await verdict(
            besides: """

                private let future = Date(timeIntervalSince1970: 1_930_000_000)

                @Test func date() { #expect(Date.now < future) }
                @Test func seconds() { #expect(Double(time(nil)) < future.timeIntervalSince1970) }
                @Test func `another process`() async {
                    await #expect(processExitsWith: .success) { precondition(Date.now < Date(timeIntervalSince1970: 1_930_000_000)) }
                }
                """)

        #expect(verdict.failed == .tests, Comment(rawValue: verdict.inFull))
        #expect(verdict.message.contains("depends on the clock or the time zone: it passes now in"), Comment(rawValue: verdict.inFull))
        let details = verdict.stages.last?.details ?? []
        for name in ["date()", "seconds()", "another process"] {
            #expect(details.contains { $0.hasPrefix("\"\(name)\"") }, Comment(rawValue: verdict.inFull))
        }
    }

    @Test func `a test that ends the process on another day is named`() async throws {
        let verdict = try await verdict(
            besides: "\n@Test func trap() { precondition(Date.now < Date(timeIntervalSince1970: 1_930_000_000)) }\n")

        #expect(verdict.failed == .tests, Comment(rawValue: verdict.inFull))
        #expect(verdict.message.hasPrefix("Your test \"trap()\" depends on the clock"), Comment(rawValue: verdict.inFull))
        #expect(verdict.message.contains("the test process crashed"), Comment(rawValue: verdict.inFull))
    }
}
#endif
