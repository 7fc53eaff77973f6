import Testing

@testable import WholeApp

/// The learner chooses the seams, so these tests use none: they create desks as production does.
struct SeamTests {
    @Test func `a desk is created without an argument`() {
        #expect(OrderDesk().message == "")
    }

    @Test func `a message belongs to one desk`() async {
        let (one, other) = (OrderDesk(), OrderDesk())

        await one.place([])

        #expect(one.message == "Your cart is empty.")
        #expect(other.message == "")
    }
}
