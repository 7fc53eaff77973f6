import Foundation
import Testing

@testable import WholeApp

struct OrderDeskTests {
    private let outside = Outside()

    @Test func `an empty cart does nothing outside`() async throws {
        #expect(try await place([]) == "Your cart is empty.")
        #expect(outside.log == [])
    }

    @Test func `before the first order there is no message`() {
        #expect(OrderDesk(outside.surroundings(at: .distantPast)).message == "")
    }

    /// Places an order in 2026, at noon on a day in March, and returns the message for the customer.
    private func place(_ items: [Item]) async throws -> String {
        let desk = OrderDesk(outside.surroundings(at: try Date("2026-03-02T12:00:00Z", strategy: .iso8601)))
        await desk.place(items)
        return desk.message
    }
}

/// A fake of everything outside, which records in one list what happens there.
private final class Outside {
    private(set) var log: [String] = []

    func surroundings(at now: Date) -> Surroundings {
        Surroundings(
            send: { line in
                self.log.append("send \(line)")
                return 201
            },
            keep: { self.log.append("keep \($0)") }, now: { now }, number: { 4711 }, track: { self.log.append("track \($0)") })
    }
}
