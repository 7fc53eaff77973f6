import AnalyticsSDK
import Foundation
import Testing

@testable import WholeApp

struct OrderDeskTests {
    private let log = Log()
    private let items = [Item(name: "tea", cents: 450, count: 2), Item(name: "cup", cents: 900)]

    @Test(arguments: [(0, true), (5, true), (6, false), (21, false), (22, true), (23, true)])
    func `an accepted order arrives a day later when it is placed at night`(_ hour: Int, _ isNight: Bool) async {
        for minute in [0, 59] {
            log.entries = []
            let desk = makeDesk(hour, minute)
            await desk.place(items)
            #expect(desk.message == (isNight ? "Order 3210 arrives the day after tomorrow." : "Order 3210 arrives tomorrow."))
            #expect(log.entries == ["send 3210 1800" + (isNight ? " night" : ""), "track order - 1800 cents"])
        }
    }

    @Test(arguments: [nil, 200, 202, 500]) func `any other answer lets it wait`(_ status: Int?) async {
        let desk = makeDesk(23, 30, status: status)
        await desk.place(items)
        #expect(desk.message == "Order 3210 is sent as soon as you are online.")
        #expect(log.entries == ["send 3210 1800 night", "keep 3210 1800 night", "track order waits"])
    }

    @Test func `an empty cart is not ordered`() async {
        let desk = makeDesk(12, 0)
        #expect(desk.message.isEmpty)
        await desk.place([])
        #expect(desk.message == "Your cart is empty.")
        #expect(log.entries == [])
    }

    private func makeDesk(_ hour: Int, _ minute: Int, status: Int? = 201) -> OrderDesk<FakeWorld> {
        let moment = Date(timeIntervalSince1970: TimeInterval(((20_613 * 24 + hour) * 60 + minute) * 60))
        let log = log
        return OrderDesk(world: FakeWorld(log: log, moment: moment, status: status))
    }
}

struct Unreachable: Error {}

final class Log {
    var entries: [String] = []
}

struct FakeWorld: Outside {
    let log: Log
    let moment: Date
    let status: Int?

    func send(_ line: String) async throws -> Int {
        log.entries.append("send \(line)")
        if let status { return status }
        throw Unreachable()
    }

    func keep(_ line: String) { log.entries.append("keep \(line)") }
    func track(_ event: String) { log.entries.append("track \(event)") }
    func now() -> Date { moment }
    func number() -> Int { 3210 }
}
