import AnalyticsSDK
import Foundation
import Testing

@testable import WholeApp

/// Characterization tests of the desk as production creates it: they use none of the learner's seams, and pass before and after.
@Suite(.serialized, .enabled(if: Shop.isInPlace)) struct BehaviorTests {
    private let tea = [Item(name: "tea", cents: 450, count: 2), Item(name: "cup", cents: 300)]

    init() {
        WaitingOrders.remove()
    }

    @Test func `an accepted order is sent once, reported once, and arrives`() async throws {
        let order = try await order(tea, answer: 201)

        let pattern = /POST https:\/\/shop\.seams\.example\/orders (\d{4}) 1200( night)?/
        let request = try #require(order.requests.first?.wholeMatch(of: pattern))
        #expect(order.requests.count == 1)
        #expect(order.events == [">>order - 1200 cents"])
        #expect(order.waiting == nil)
        #expect(order.message.hasPrefix("Order \(request.1) arrives "))
    }

    @Test func `an order at night says so, and takes a day more`() async throws {
        let before = Date.now
        let order = try await order(tea, answer: 201)
        // The hour may have changed meanwhile.
        let isNight = Set([before, .now].map(Self.isNight))

        let request = try #require(order.requests.first)
        #expect(isNight.contains(request.hasSuffix(" night")))
        #expect(isNight.contains(order.message.hasSuffix("arrives the day after tomorrow.")))
        #expect(isNight.contains(!order.message.hasSuffix("arrives tomorrow.")))
    }

    @Test(arguments: [500, 200, 202, 204, nil])
    func `an order that is not accepted waits behind the others`(_ answer: Int?) async throws {
        try WaitingOrders.write("1234 5\n")

        let order = try await order(tea, answer: answer)

        let sent = try #require(order.requests.first?.split(separator: " ", maxSplits: 2).last)
        let waiting = order.waiting?.replacing(sent, with: "the line that was sent")
        #expect(order.requests.count == 1)
        #expect(waiting?.components(separatedBy: "\n") == ["1234 5", "the line that was sent", ""])
        #expect(order.message == "Order \(sent.prefix(4)) is sent as soon as you are online.")
        #expect(order.events == [">>order waits"])
    }

    @Test func `the first order that waits begins the file`() async throws {
        let order = try await order(tea, answer: nil)

        #expect(order.waiting?.wholeMatch(of: /\d{4} 1200( night)?\n/) != nil)
    }

    @Test func `each order draws a number of four digits`() async throws {
        var numbers = Set<Substring>()
        let desk = OrderDesk()
        for _ in 0..<8 {
            let order = try await order(tea, answer: 201, at: desk)
            numbers.insert(try #require(order.message.firstMatch(of: #/Order ([1-9]\d{3}) /#)).1)
        }

        #expect(numbers.count > 1)
    }

    @Test func `the first digit of a number may be any but zero`() async throws {
        var digits = Set<Character>()
        let desk = OrderDesk()
        for _ in 0..<12 {
            let message = try await order(tea, answer: 201, at: desk).message
            digits.formUnion(message.dropFirst("Order ".count).prefix(1))
        }

        #expect(digits.count > 1)
    }

    @Test(arguments: [(0, 1), (300, 0)]) func `an order that costs nothing is sent, too`(_ cents: Int, count: Int) async throws {
        let order = try await order([Item(name: "bag", cents: cents, count: count)], answer: 201)

        #expect(order.requests.first?.wholeMatch(of: /POST [^ ]+ \d{4} 0( night)?/) != nil)
        #expect(order.events == [">>order - 0 cents"])
    }

    @Test func `each order has its own answer`() async throws {
        let desk = OrderDesk()
        var endings: [Substring] = []
        for (items, answer) in [(tea, nil), (tea, 201), ([], 201), (tea, 500), (tea, 201)] {
            let message = try await order(items, answer: answer, at: desk).message
            endings.append(try #require(message.firstMatch(of: /cart is empty|as soon as you are online|arrives/)).0)
        }

        #expect(endings == ["as soon as you are online", "arrives", "cart is empty", "as soon as you are online", "arrives"])
    }

    @Test func `an empty cart does nothing outside`() async throws {
        let order = try await order([], answer: 201)

        #expect(order.message == "Your cart is empty.")
        #expect(order.requests == [])
        #expect(order.events == [])
        #expect(order.waiting == nil)
    }

    private struct Order {
        var message: String
        var requests: [String]
        var events: [String]
        /// The orders that wait in the file; nil without a file.
        var waiting: String?
    }

    /// Places an order, and returns everything that it did outside.
    private func order(_ items: [Item], answer: Int?, at desk: OrderDesk = OrderDesk()) async throws -> Order {
        defer { WaitingOrders.remove() }
        Shop.prepare(answer: answer)
        let console = try Console()
        await desk.place(items)
        let events = console.end()
        return Order(message: desk.message, requests: Shop.requests, events: events, waiting: WaitingOrders.text)
    }

    private static func isNight(_ date: Date) -> Bool {
        var calendar = Foundation.Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return !(6..<22).contains(calendar.component(.hour, from: date))
    }
}

/// The real file of orders that wait.
private enum WaitingOrders {
    private static let file = FileManager.default.temporaryDirectory.appending(path: "seams-orders.txt")

    static var text: String? { try? String(contentsOf: file, encoding: .utf8) }

    static func write(_ text: String) throws {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    static func remove() {
        try? FileManager.default.removeItem(at: file)
    }
}
