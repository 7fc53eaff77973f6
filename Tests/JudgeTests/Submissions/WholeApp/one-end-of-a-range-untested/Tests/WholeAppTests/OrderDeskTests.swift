import Foundation
import Testing

@testable import WholeApp

enum OutsideCall: Equatable {
    case sent(String), kept(String), reported(String)
}

/// A fake that is a value of its own test; the calls are shared by its copies.
struct FakeOutside {
    final class Journal { var calls: [OutsideCall] = [] }
    var now: Date
    var answer: () async throws -> Int = { 201 }
    let journal = Journal()

    init(hour: Int, minute: Int = 0) {
        now = Date(timeIntervalSince1970: 1_772_409_600).addingTimeInterval(TimeInterval(hour * 3600 + minute * 60))
    }
}

extension FakeOutside: Shop, WaitingRoom, TimeSource, NumberSource, Reporting {
    func status(of line: String) async throws -> Int {
        journal.calls.append(.sent(line))
        return try await answer()
    }
    func keep(_ line: String) { journal.calls.append(.kept(line)) }
    func nextNumber() -> OrderNumber { OrderNumber(value: 1234) }
    func report(_ event: String) { journal.calls.append(.reported(event)) }
}

struct OrderDeskTests {
    private static let cart = [Item(name: "tea", cents: 450, count: 2), Item(name: "cup", cents: 900)]

    private func place(_ items: [Item] = cart, at outside: FakeOutside) async -> (String, [OutsideCall]) {
        let desk = OrderDesk(outside)
        #expect(desk.message.isEmpty)
        await desk.place(items)
        return (desk.message, outside.journal.calls)
    }

    @Test(arguments: [(6, 0), (12, 30), (21, 59)]) func byDay(hour: Int, minute: Int) async {
        let (message, calls) = await place(at: FakeOutside(hour: hour, minute: minute))
        #expect(message == "Order 1234 arrives tomorrow.")
        #expect(calls == [.sent("1234 1800"), .reported("order - 1800 cents")])
    }

    @Test(arguments: [(22, 0), (0, 0)]) func byNight(hour: Int, minute: Int) async {
        let (message, calls) = await place(at: FakeOutside(hour: hour, minute: minute))
        #expect(message == "Order 1234 arrives the day after tomorrow.")
        #expect(calls == [.sent("1234 1800 night"), .reported("order - 1800 cents")])
    }

    @Test(arguments: [nil, 200, 202, 500] as [Int?]) func notAccepted(_ status: Int?) async {
        var outside = FakeOutside(hour: 23)
        outside.answer = {
            guard let status else { throw CancellationError() }
            return status
        }
        let (message, calls) = await place(at: outside)
        #expect(message == "Order 1234 is sent as soon as you are online.")
        #expect(calls == [.sent("1234 1800 night"), .kept("1234 1800 night"), .reported("order waits")])
    }

    @Test func nothing() async {
        let (message, calls) = await place([], at: FakeOutside(hour: 12))
        #expect(message == "Your cart is empty.")
        #expect(calls.isEmpty)
    }
}
