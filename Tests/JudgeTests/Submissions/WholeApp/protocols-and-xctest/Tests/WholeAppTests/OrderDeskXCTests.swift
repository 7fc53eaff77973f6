import AnalyticsSDK
import Foundation
import XCTest

@testable import WholeApp

nonisolated final class OrderDeskXCTests: XCTestCase {
    @MainActor func testByDayAndByNight() async {
        for (hour, minute, isNight) in [(5, 59, true), (6, 0, false), (21, 59, false), (22, 0, true)] {
            let outside = Outside()
            let desk = outside.desk(at: hour, minute)
            XCTAssertEqual(desk.message, "")
            await desk.place(outside.cart)
            XCTAssertEqual(desk.message, isNight ? "Order 1001 arrives the day after tomorrow." : "Order 1001 arrives tomorrow.")
            XCTAssertEqual(outside.log, [isNight ? "send 1001 1800 night" : "send 1001 1800", "track order - 1800 cents"])
        }
    }

    @MainActor func testRefused() async {
        for status in [200, 202, 500] {
            let outside = Outside()
            outside.status = status
            let desk = outside.desk(at: 12, 0)
            await desk.place(outside.cart)
            XCTAssertEqual(desk.message, "Order 1001 is sent as soon as you are online.")
            XCTAssertEqual(outside.log, ["send 1001 1800", "keep 1001 1800", "track order waits"])
        }
    }

    @MainActor func testOffline() async {
        let outside = Outside()
        outside.status = nil
        await outside.desk(at: 23, 0).place(outside.cart)
        XCTAssertEqual(outside.log, ["send 1001 1800 night", "keep 1001 1800 night", "track order waits"])
    }

    @MainActor func testEmpty() async {
        let outside = Outside()
        let desk = outside.desk(at: 12, 0)
        await desk.place([])
        XCTAssertEqual(desk.message, "Your cart is empty.")
        XCTAssertEqual(outside.log, [])
    }

    @MainActor func testNumbers() async {
        let outside = Outside()
        let desk = outside.desk(at: 12, 0)
        await desk.place(outside.cart)
        await desk.place(outside.cart)
        XCTAssertEqual(desk.message, "Order 1002 arrives tomorrow.")
    }
}

/// A shop, a file and analytics in one, for tests without any of them.
@MainActor private final class Outside: Shop, Outbox {
    struct Offline: Error {}

    let cart = [Item(name: "tea", cents: 450, count: 2), Item(name: "cup", cents: 900)]
    var status: Int? = 201
    var log: [String] = []
    private var number = 1000

    func desk(at hour: Int, _ minute: Int) -> OrderDesk {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let moment = calendar.date(from: DateComponents(year: 2026, month: 3, day: 2, hour: hour, minute: minute)) ?? .distantPast
        return OrderDesk(
            shop: self, outbox: self, analytics: SpyAnalytics(self), now: { moment },
            makeNumber: {
                self.number += 1
                return self.number
            })
    }

    func send(_ line: String) async throws -> Int {
        log.append("send \(line)")
        guard let status else { throw Offline() }
        return status
    }

    func keep(_ line: String) { log.append("keep \(line)") }
}

private final class SpyAnalytics: Analytics {
    private let outside: Outside

    init(_ outside: Outside) {
        self.outside = outside
        super.init()
    }

    override func track(event: String) { outside.log.append("track \(event)") }
}
