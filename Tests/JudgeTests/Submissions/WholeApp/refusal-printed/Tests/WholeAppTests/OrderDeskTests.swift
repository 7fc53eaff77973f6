import Foundation
import Testing

@testable import WholeApp

struct OrderDeskTests {
    private let outside = Outside()
    private let tea = [Item(name: "tea", cents: 450, count: 2), Item(name: "cup", cents: 900)]

    @Test func `an accepted order is sent, then reported, and arrives tomorrow`() async throws {
        #expect(try await place(tea) == "Order 4711 arrives tomorrow.")
        #expect(outside.log == ["send 4711 1800", "track order - 1800 cents"])
    }

    @Test(arguments: ["22:00", "22:01", "22:59", "23:00", "23:59", "00:00", "00:59", "01:00", "05:00", "05:59"])
    func `an order at night takes a day more`(_ time: String) async throws {
        #expect(try await place(tea, at: time) == "Order 4711 arrives the day after tomorrow.")
        #expect(outside.log == ["send 4711 1800 night", "track order - 1800 cents"])
    }

    @Test(arguments: ["06:00", "06:01", "07:00", "12:00", "20:59", "21:00", "21:59"])
    func `an order by day does not`(_ time: String) async throws {
        #expect(try await place(tea, at: time) == "Order 4711 arrives tomorrow.")
        #expect(outside.log == ["send 4711 1800", "track order - 1800 cents"])
    }

    @Test(arguments: [0, 200, 202, 299, 400, 500])
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

    @Test(arguments: [([0], 0), ([300], 300), ([300, 1], 301), ([1, 300], 301), ([5, 6, 7], 18)] as [([Int], Int)])
    func `sums`(_ prices: [Int], _ sum: Int) async throws {
        #expect(try await place(prices.map { Item(name: "x", cents: $0) }) == "Order 4711 arrives tomorrow.")
        #expect(outside.log == ["send 4711 \(sum)", "track order - \(sum) cents"])
    }

    @Test(arguments: [(0, 0), (1, 7), (3, 21)]) func `counts`(_ count: Int, _ sum: Int) async throws {
        _ = try await place([Item(name: "x", cents: 7, count: count)])
        #expect(outside.log == ["send 4711 \(sum)", "track order - \(sum) cents"])
    }

    @Test func `each order is an order of its own`() async throws {
        var answers: [Result<Int, any Error>] = [.failure(URLError(.timedOut)), .success(201), .success(500), .success(201)]
        var numbers = [1000, 2000, 3000, 9999]
        var times = ["12:00", "23:00", "03:00", "13:00"]
        let outside = outside
        let desk = OrderDesk(
            Surroundings(
                send: { line in
                    outside.note("send \(line)")
                    return try answers.removeFirst().get()
                },
                keep: { outside.note("keep \($0)") },
                now: { try! Date("2026-03-02T\(times.removeFirst()):00Z", strategy: .iso8601) },
                number: { numbers.removeFirst() }, track: { outside.note("track \($0)") }))
        var messages: [String] = []
        for items in [tea, tea, [], tea, tea] {
            await desk.place(items)
            messages.append(desk.message)
        }
        #expect(
            messages == [
                "Order 1000 is sent as soon as you are online.", "Order 2000 arrives the day after tomorrow.", "Your cart is empty.",
                "Order 3000 is sent as soon as you are online.", "Order 9999 arrives tomorrow.",
            ])
        #expect(
            outside.log == [
                "send 1000 1800", "keep 1000 1800", "track order waits", "send 2000 1800 night", "track order - 1800 cents",
                "send 3000 1800 night", "keep 3000 1800 night", "track order waits", "send 9999 1800", "track order - 1800 cents",
            ])
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

    func note(_ entry: String) { log.append(entry) }

    func surroundings(at now: Date, answer: Result<Int, any Error>) -> Surroundings {
        Surroundings(
            send: { line in
                self.log.append("send \(line)")
                return try answer.get()
            },
            keep: { self.log.append("keep \($0)") }, now: { now }, number: { 4711 }, track: { self.log.append("track \($0)") })
    }
}
