import Testing

@testable import WholeApp

struct OrderDeskTests {
    @Test func `an empty cart is not ordered`() async {
        let desk = OrderDesk()

        await desk.place([])

        #expect(desk.message == "Your cart is empty.")
    }

    @Test func `before the first order there is no message`() {
        #expect(OrderDesk().message == "")
    }
}
