import Testing

@testable import Recording

/// Tests which generated assertions a log prints.
struct AssertionLogTests {
    private func printed(by result: ExitTest.Result) -> String { String(decoding: result.standardOutputContent, as: UTF8.self) }

    @Test func `a test that passed prints the mocks with calls that it did not assert, once`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            let log = AssertionLog()
            log.add("analytics.assertInvokes()", needsPrinting: false)
            log.add("cart.assertInvokes()", needsPrinting: true)
            log.add("router.assertInvokes()", needsPrinting: true)
            log.flush(test: "checkout")
            log.flush(test: "checkout")
        }

        #expect(printed(by: result) == "// checkout\ncart.assertInvokes()\nrouter.assertInvokes()\n")
    }

    @Test func `a test that failed prints every mock, and the next test does not`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            let log = AssertionLog()
            log.add("analytics.assertInvokes()", needsPrinting: false)
            log.noteFailure()
            log.flush(test: "checkout")
            log.add("analytics.assertInvokes()", needsPrinting: false)
            log.flush(test: "refund")
            log.add("cart.assertInvokes()", needsPrinting: false)
            log.flush(test: "search", failed: true)
        }

        #expect(printed(by: result) == "// checkout\nanalytics.assertInvokes()\n// search\ncart.assertInvokes()\n")
    }

    @Test func `outside of Swift Testing, the log of XCTest has the assertions`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            let (asserted, unasserted) = (MockAnalytics(), MockAnalytics())
            for mock in [asserted, unasserted] { mock.track(event: "checkout") }
            asserted.assertInvokes([.track(event: "checkout")])
            asserted.assertions("asserted")
            unasserted.assertions("unasserted")
            AssertionLog.xctest.flush(test: "checkout")
        }

        #expect(printed(by: result) == "// checkout\nunasserted.assertInvokes([\n    .track(event: \"checkout\"),\n])\n")
    }

    @Test func `the trait's log has the assertions of its test, and prints them`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            let log = AssertionLog()
            let mock = MockAnalytics()
            mock.track(event: "checkout")
            AssertionLog.$current.withValue(log) { mock.assertions(name: "mock") }
            AssertionLog.xctest.flush(test: "nothing", failed: true)
            log.flush(test: "checkout")
        }

        #expect(printed(by: result) == "// checkout\nmock.assertInvokes([\n    .track(event: \"checkout\"),\n])\n")
    }
}
