import Recording
import Testing

/// What a test class asks of all its mocks.
struct TestCaseTests: BaseTestCaseInterface {
    let first = MockAnalytics()
    let second = MockAnalytics()
    var mocks: [any MockAssertable] { [first, second] }

    @Test func `an exception is one mock, not every mock of its type`() async {
        second.track(event: "checkout")

        #expect(await failures { invokedNothing(excepts: [first]) }.count == 1)
        #expect(await failures { invokedNothing(excepts: [second]) }.isEmpty)
        #expect(mocks.filter { type(of: $0) != type(of: first) }.isEmpty, "the naive way leaves nothing to check")
    }

    @Test func `tearing down empties every mock, and they go on recording`() {
        first.track(event: "checkout")
        tearDownMocks()
        invokedNothing()

        first.track(event: "again")
        first.assertInvokes([.track(event: "again")])
    }
}
