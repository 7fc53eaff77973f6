import Recording
import Testing

/// Tests of the operations on all mocks of a test class.
struct TestCaseTests: BaseTestCaseInterface {
    let first = MockAnalytics()
    let second = MockAnalytics()
    var mocks: [any MockAssertable] { [first, second] }

    @Test func `an exception is one mock, not every mock of its type`() async {
        second.track(event: "checkout")

        #expect(await failures { invokedNothing(excepts: [first]) }.count == 1)
        #expect(await failures { invokedNothing(excepts: [second]) }.isEmpty)
        #expect(mocks.filter { type(of: $0) != type(of: first) }.isEmpty, "an exception by type would leave no mock to check")
    }

    @Test func `tearing down clears every mock, which then continues to record`() {
        first.track(event: "checkout")
        tearDownMocks()
        invokedNothing()

        first.track(event: "again")
        first.assertInvokes([.track(event: "again")])
    }

    @Test func `each mock is torn down once`() {
        final class Mock: MockAssertable {
            var invokedList: [MockHomeDelegateElements] = []
            var tearDowns = 0
            func tearDown() { tearDowns += 1 }
        }
        struct Suite: BaseTestCaseInterface { var mocks: [any MockAssertable] }
        let (one, other) = (Mock(), Mock())

        Suite(mocks: [one, other]).tearDownMocks()

        #expect([one.tearDowns, other.tearDowns] == [1, 1])
    }
}
