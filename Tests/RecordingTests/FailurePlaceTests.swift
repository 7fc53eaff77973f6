import Recording
import Testing

/// Tests that each kind of assertion fails once, at the place that it was given.
struct FailurePlaceTests {
    private static let fileID: StaticString = "App/Elsewhere.swift", filePath: StaticString = "/app/Elsewhere.swift"
    private static let line: UInt = 7, column: UInt = 3

    /// An assertion that fails.
    struct Assertion: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var fail: @Sendable (MockAnalytics) async -> Void

        init(_ name: String, fail: @escaping @Sendable (MockAnalytics) async -> Void) {
            (testDescription, self.fail) = (name, fail)
        }
    }

    /// A suite that lists one mock.
    private struct Suite: BaseTestCaseInterface {
        var mocks: [any MockAssertable]
    }

    static let assertions = [
        Assertion("the exact list") {
            $0.assertInvokes([], fileID: fileID, filePath: filePath, line: line, column: column)
        },
        Assertion("no call") { $0.assertInvokes(fileID: fileID, filePath: filePath, line: line, column: column) },
        Assertion("some of the calls") {
            $0.assertInvokes(including: [.track(event: "refund")], fileID: fileID, filePath: filePath, line: line, column: column)
        },
        Assertion("a count") {
            $0.assertInvoked(.track(event: "refund"), fileID: fileID, filePath: filePath, line: line, column: column)
        },
        Assertion("a count of a case") {
            $0.assertInvoked(
                MockAnalyticsElements.track(screen:), fileID: fileID, filePath: filePath, line: line, column: column)
        },
        Assertion("a count that waits") {
            await $0.assertInvoked(
                .track(event: "refund"), within: .zero, fileID: fileID, filePath: filePath, line: line, column: column)
        },
        Assertion("a count of a case that waits") {
            await $0.assertInvoked(
                MockAnalyticsElements.track(screen:), within: .zero, fileID: fileID, filePath: filePath, line: line, column: column)
        },
        Assertion("an order") {
            $0.recorder.journal.assertOrder(
                [$0.called(.track(event: "refund"))], fileID: fileID, filePath: filePath, line: line, column: column)
        },
        Assertion("an order among strangers") {
            Journal().assertOrder(
                [$0.called(.track(event: "checkout"))], fileID: fileID, filePath: filePath, line: line, column: column)
        },
        Assertion("nothing on any mock") {
            Suite(mocks: [$0]).invokedNothing(fileID: fileID, filePath: filePath, line: line, column: column)
        },
    ]

    @Test(arguments: assertions) func `an assertion fails once, at its place`(_ assertion: Assertion) async {
        let issues = await failures {
            let analytics = MockAnalytics()
            analytics.track(event: "checkout")
            await assertion.fail(analytics)
        }

        let place = SourceLocation(
            fileID: "\(Self.fileID)", filePath: "\(Self.filePath)", line: Int(Self.line), column: Int(Self.column))
        #expect(issues.map(\.sourceLocation) == [place])
    }

    @Test func `the first stranger in an order is named`() async throws {
        let (analytics, cart) = (MockAnalytics(), MockCart())
        let issues = await failures { Journal().assertOrder([cart.called(.add(item: "book")), analytics.called(.track(event: "a"))]) }

        #expect(
            try #require(issues.first).text == "MockCart has another journal; create it with this journal to compare its calls.")
    }
}
