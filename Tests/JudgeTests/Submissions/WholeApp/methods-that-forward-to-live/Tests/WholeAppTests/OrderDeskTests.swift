import Foundation
import Testing

@testable import WholeApp

struct OrderDeskTests {
    private let items = [Item(name: "tea", cents: 450, count: 2), Item(name: "cup", cents: 300)]

    @Test(arguments: zip(0..<24, [Bool](repeating: true, count: 6) + [Bool](repeating: false, count: 16) + [true, true]))
    func `each hour of the day`(hour: Int, isNight: Bool) async {
        let desk = TestDesk(hour: hour)
        await desk.place(items)
        #expect(desk.message == (isNight ? "Order 4711 arrives the day after tomorrow." : "Order 4711 arrives tomorrow."))
        #expect(desk.log == ["send 4711 1200" + (isNight ? " night" : ""), "track order - 1200 cents"])
    }

    @Test(arguments: [nil, 200, 500]) func `an order that waits`(status: Int?) async {
        let desk = TestDesk(hour: 23, status: status)
        await desk.place(items)
        #expect(desk.message == "Order 4711 is sent as soon as you are online.")
        #expect(desk.log == ["send 4711 1200 night", "keep 4711 1200 night", "track order waits"])
    }

    @Test func `an empty cart`() async {
        let desk = TestDesk(hour: 12)
        #expect(desk.message == "")
        await desk.place([])
        #expect(desk.message == "Your cart is empty.")
        #expect(desk.log == [])
    }
}

private final class TestDesk: OrderDesk {
    private(set) var log: [String] = []
    private let hour: Int
    private let status: Int?

    init(hour: Int, status: Int? = 201) {
        self.hour = hour
        self.status = status
    }

    override func send(_ line: String) async throws -> Int {
        log.append("send \(line)")
        guard let status else { throw CancellationError() }
        return status
    }

    override func keep(_ line: String) { log.append("keep \(line)") }
    override func now() -> Date { Date(timeIntervalSince1970: 1_772_409_600 + Double(hour) * 3600) }
    override func drawNumber() -> Int { 4711 }
    override func track(_ event: String) { log.append("track \(event)") }
}
