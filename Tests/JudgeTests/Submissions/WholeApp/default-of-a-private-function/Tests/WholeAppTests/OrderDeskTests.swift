import Foundation
import Testing

@testable import WholeApp

final class OutsideSpy: Outside {
    enum Call: Equatable { case send(String), save(String), report(String) }

    var calls: [Call] = []
    var number = 1000
    var date = Date(timeIntervalSince1970: 10 * 3600)
    var status: Int? = 201
    var error: (any Error)?
    var waiting: String?

    func drawNumber() -> Int { number }
    func now() -> Date { date }
    func send(_ body: Data) async throws -> Int? {
        calls.append(.send(String(decoding: body, as: UTF8.self)))
        if let error { throw error }
        return status
    }
    func waitingOrders() -> String? { waiting }
    func save(_ orders: String) { calls.append(.save(orders)) }
    func report(_ event: String) { calls.append(.report(event)) }
}

struct OrderDeskTests {
    let outside = OutsideSpy()
    var desk: OrderDesk

    init() { desk = OrderDesk(outside: outside) }

    @Test func newDesk() { #expect(desk.message.isEmpty) }

    @Test func emptyCart() async {
        await desk.place([])
        #expect(desk.message == "Your cart is empty.")
        #expect(outside.calls.isEmpty)
    }

    @Test(arguments: [
        (5, 59, false), (6, 0, true), (21, 59, true), (22, 0, false), (23, 59, false), (0, 0, false),
    ])
    func accepted(hour: Int, minute: Int, isDay: Bool) async {
        outside.date = Date(timeIntervalSince1970: TimeInterval(86_400 * 365 + hour * 3600 + minute * 60 + 59))
        await desk.place([Item(name: "tea", cents: 3, count: 7), Item(name: "cup", cents: 100)])
        if isDay {
            #expect(desk.message == "Order 1000 arrives tomorrow.")
            #expect(outside.calls == [.send("1000 121"), .report("order - 121 cents")])
        } else {
            #expect(desk.message == "Order 1000 arrives the day after tomorrow.")
            #expect(outside.calls == [.send("1000 121 night"), .report("order - 121 cents")])
        }
    }

    @Test(arguments: [nil, 200, 202, 500])
    func waits(status: Int?) async {
        outside.status = status
        await desk.place([Item(name: "tea", cents: 3)])
        #expect(desk.message == "Order 1000 is sent as soon as you are online.")
        #expect(outside.calls == [.send("1000 3"), .save("1000 3\n"), .report("order waits")])
    }

    @Test func offline() async {
        outside.error = URLError(.timedOut)
        outside.waiting = "9 9\n"
        outside.date = Date(timeIntervalSince1970: 0)
        await desk.place([Item(name: "tea", cents: 3)])
        #expect(desk.message == "Order 1000 is sent as soon as you are online.")
        #expect(outside.calls == [.send("1000 3 night"), .save("9 9\n1000 3 night\n"), .report("order waits")])
    }
}
