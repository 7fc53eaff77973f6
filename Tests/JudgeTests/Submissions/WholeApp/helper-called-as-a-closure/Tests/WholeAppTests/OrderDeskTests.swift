import Foundation
import Testing

@testable import WholeApp

private final class World {
    var date = Date(timeIntervalSince1970: 1_772_452_800)
    var answer: Result<Int?, any Error> = .success(201)
    private(set) var log: [String] = []

    func place(_ items: [Item]) async -> String {
        let desk = OrderDesk(
            Surroundings(
                now: { self.date },
                number: {
                    self.log.append("number \($0)")
                    return 4711
                },
                send: {
                    self.log.append("send \($0)")
                    return try self.answer.get()
                },
                keep: { self.log.append("keep \($0)") },
                track: { self.log.append("track \($0)") }))
        #expect(desk.message == "")
        await desk.place(items)
        return desk.message
    }
}

struct OrderDeskTests {
    @Test func anAcceptedOrderIsSentAndReported() async {
        let world = World()
        let message = await world.place([Item(name: "tea", cents: 450, count: 2), Item(name: "cup", cents: 1200, count: 3)])
        #expect(message == "Order 4711 arrives tomorrow.")
        #expect(world.log == ["number 1000...9999", "send 4711 4500", "track order - 4500 cents"])
    }

    @Test(arguments: [("05:59:59", true), ("06:00:00", false), ("21:59:59", false), ("22:00:00", true), ("00:00:00", true), ("12:00:00", false)])
    func nightOrdersTakeADayMore(time: String, isNight: Bool) async throws {
        let world = World()
        world.date = try Date("2026-03-02T\(time)Z", strategy: .iso8601)
        let message = await world.place([Item(name: "tea", cents: 450)])
        #expect(message == (isNight ? "Order 4711 arrives the day after tomorrow." : "Order 4711 arrives tomorrow."))
        #expect(world.log == ["number 1000...9999", isNight ? "send 4711 450 night" : "send 4711 450", "track order - 450 cents"])
    }

    @Test(arguments: [200, 202, 400, 500, nil])
    func aRefusedOrderWaits(status: Int?) async {
        let world = World()
        world.answer = .success(status)
        let message = await world.place([Item(name: "tea", cents: 450)])
        #expect(message == "Order 4711 is sent as soon as you are online.")
        #expect(world.log == ["number 1000...9999", "send 4711 450", "keep 4711 450", "track order waits"])
    }

    @Test func anOrderWithoutANetworkWaits() async throws {
        let world = World()
        world.answer = .failure(URLError(.notConnectedToInternet))
        world.date = try Date("2026-03-02T23:00:00Z", strategy: .iso8601)
        let message = await world.place([Item(name: "tea", cents: 450)])
        #expect(message == "Order 4711 is sent as soon as you are online.")
        #expect(world.log == ["number 1000...9999", "send 4711 450 night", "keep 4711 450 night", "track order waits"])
    }

    @Test func anEmptyCartDoesNothing() async {
        let world = World()
        #expect(await world.place([]) == "Your cart is empty.")
        #expect(world.log == [])
    }
}
