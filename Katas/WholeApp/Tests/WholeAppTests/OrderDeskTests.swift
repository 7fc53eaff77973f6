import Testing

@testable import WholeApp

struct OrderDeskTests {
    @Test func placeOrder() async {
        let desk = OrderDesk()
        await desk.place([])
        print(desk.message)
        // Place a real order by hand before each release, by day and by night, with and without a network.
    }
}
