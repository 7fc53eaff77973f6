import Testing

@testable import WholeApp

@Suite struct OrderDeskTests {
    let outside = Outside()

    private func messages(after carts: [Item]...) async -> [String] {
        let desk = OrderDesk(outside.dependencies)
        var messages: [String] = []
        for cart in carts {
            await desk.place(cart)
            messages.append(desk.message)
        }
        return messages
    }

    @Test func `an order by day`() async {
        #expect(await messages(after: [Item(name: "tea", cents: 5, count: 3)]) == ["Order 1000 arrives tomorrow."])
        #expect(outside.happenings == [.posted("1000 15"), .tracked("order - 15 cents")])
    }

    @Test(arguments: [(0, 0), (5, 59), (22, 0), (23, 59)]) func `an order at night`(_ hour: Int, _ minute: Int) async {
        _ = outside.at(hour, minute)
        #expect(await messages(after: [Item(name: "tea", cents: 5)]) == ["Order 1000 arrives the day after tomorrow."])
        #expect(outside.happenings == [.posted("1000 5 night"), .tracked("order - 5 cents")])
    }

    @Test(arguments: [(6, 0), (21, 59)]) func `the last minutes of the day`(_ hour: Int, _ minute: Int) async {
        _ = outside.at(hour, minute)
        _ = await messages(after: [Item(name: "tea", cents: 5)])
        #expect(outside.happenings.first == .posted("1000 5"))
    }

    @Test func `orders wait one behind the other`() async {
        outside.answers = [.failure(OrderRefused()), .success(200), .success(201)]
        #expect(await messages(after: [Item(name: "a", cents: 1)], [Item(name: "b", cents: 2)], [Item(name: "c", cents: 3), Item(name: "d", cents: 4)]) == [
            "Order 1000 is sent as soon as you are online.",
            "Order 1001 is sent as soon as you are online.",
            "Order 1002 arrives tomorrow.",
        ])
        #expect(outside.happenings == [
            .posted("1000 1"), .wrote("1000 1\n"), .tracked("order waits"),
            .posted("1001 2"), .wrote("1000 1\n1001 2\n"), .tracked("order waits"),
            .posted("1002 7"), .tracked("order - 7 cents"),
        ])
    }

    @Test func `an empty cart`() async {
        #expect(OrderDesk(outside.dependencies).message == "")
        #expect(await messages(after: []) == ["Your cart is empty."])
        #expect(outside.happenings == [])
    }
}
