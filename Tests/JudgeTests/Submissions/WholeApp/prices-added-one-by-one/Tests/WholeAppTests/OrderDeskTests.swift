import Foundation
import Testing

@testable import WholeApp

struct OrderDeskTests {
    private let outside = Outside()
    private let tea = [Item(name: "tea", cents: 900), Item(name: "cup", cents: 900)]

    @Test func `an accepted order is sent, then reported, and arrives tomorrow`() async throws {
        #expect(try await place(tea) == "Order 4711 arrives tomorrow.")
        #expect(outside.log == ["send 4711 1800", "track order - 1800 cents"])
    }

    @Test(arguments: ["22:00", "23:59", "00:00", "05:59"])
    func `an order at night takes a day more`(_ time: String) async throws {
        #expect(try await place(tea, at: time) == "Order 4711 arrives the day after tomorrow.")
        #expect(outside.log == ["send 4711 1800 night", "track order - 1800 cents"])
    }

    @Test(arguments: ["06:00", "21:59"])
    func `an order by day does not`(_ time: String) async throws {
        #expect(try await place(tea, at: time) == "Order 4711 arrives tomorrow.")
        #expect(outside.log == ["send 4711 1800", "track order - 1800 cents"])
    }

    @Test(arguments: [200, 500])
    func `an order that is not accepted waits`(_ status: Int) async throws {
        #expect(try await place(tea, answer: .success(status)) == "Order 4711 is sent as soon as you are online.")
        #expect(outside.log == ["send 4711 1800", "keep 4711 1800", "track order waits"])
    }

    @Test func `an order that cannot be sent waits as it is`() async throws {
        let message = try await place(tea, at: "23:00", answer: .failure(URLError(.timedOut)))

        #expect(message == "Order 4711 is sent as soon as you are online.")
        #expect(outside.log == ["send 4711 1800 night", "keep 4711 1800 night", "track order waits"])
    }

    @Test func `an empty cart does nothing outside`() async throws {
        #expect(try await place([]) == "Your cart is empty.")
        #expect(outside.log == [])
    }

    @Test func `before the first order there is no message`() {
        #expect(OrderDesk(outside.surroundings(at: .distantPast, answer: .success(201))).message == "")
    }

    /// Places an order in 2026, on a day in March, and returns the message for the customer.
    private func place(_ items: [Item], at time: String = "12:00", answer: Result<Int, any Error> = .success(201)) async throws -> String {
        let desk = OrderDesk(outside.surroundings(at: try Date("2026-03-02T\(time):00Z", strategy: .iso8601), answer: answer))
        await desk.place(items)
        return desk.message
    }
}

/// A fake of everything outside, which records in one list what happens there.
private final class Outside {
    private(set) var log: [String] = []

    func surroundings(at now: Date, answer: Result<Int, any Error>) -> Surroundings {
        Surroundings(
            send: { line in
                self.log.append("send \(line)")
                return try answer.get()
            },
            keep: { self.log.append("keep \($0)") }, now: { now }, number: { 4711 }, track: { self.log.append("track \($0)") })
    }
}
