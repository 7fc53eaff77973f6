import Foundation
import Testing

@testable import WholeApp

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct OrderDeskTests {
    final class Probe {
        enum Event: Equatable {
            case number(ClosedRange<Int>)
            case request(String, String, String)
            case write(String, file: String)
            case track(String)
        }
        var events: [Event] = []
        var date = Date(timeIntervalSince1970: 7 * 3600)
        var answer: () throws -> Int? = { 201 }
        var files: [String: String] = [:]

        lazy var desk = OrderDesk(
            Dependencies(
                randomNumber: { [unowned self] in
                    events.append(.number($0))
                    return 2222
                },
                now: { [unowned self] in date },
                send: { [unowned self] request in
                    events.append(
                        .request(request.httpMethod ?? "", request.url?.absoluteString ?? "", String(decoding: request.httpBody ?? Data(), as: UTF8.self)))
                    return try answer().map { HTTPURLResponse(url: request.url!, statusCode: $0, httpVersion: nil, headerFields: nil)! }
                },
                read: { [unowned self] in files[$0.lastPathComponent] },
                write: { [unowned self] in events.append(.write($0, file: $1.lastPathComponent)) },
                track: { [unowned self] in events.append(.track($0)) }))
    }

    let probe = Probe()

    func place(_ items: Item...) async -> String {
        await probe.desk.place(items)
        return probe.desk.message
    }

    func request(_ body: String) -> [Probe.Event] {
        [.number(1000...9999), .request("POST", "https://shop.seams.example/orders", body)]
    }

    @Test func start() { #expect(probe.desk.message == "") }

    @Test func nothing() async {
        #expect(await place() == "Your cart is empty.")
        #expect(probe.events == [])
    }

    @Test(arguments: [6 * 3600, 22 * 3600 - 1, 30 * 3600, 46 * 3600 - 1])
    func day(second: Int) async {
        probe.date = Date(timeIntervalSince1970: Double(second))
        #expect(await place(Item(name: "tea", cents: 5, count: 3), Item(name: "cup", cents: 7)) == "Order 2222 arrives tomorrow.")
        #expect(probe.events == request("2222 22") + [.track("order - 22 cents")])
    }

    @Test(arguments: [0, 6 * 3600 - 1, 22 * 3600, 24 * 3600 - 1, 24 * 3600, 30 * 3600 - 1, 46 * 3600])
    func night(second: Int) async {
        probe.date = Date(timeIntervalSince1970: Double(second))
        #expect(await place(Item(name: "tea", cents: 5, count: 3)) == "Order 2222 arrives the day after tomorrow.")
        #expect(probe.events == request("2222 15 night") + [.track("order - 15 cents")])
    }

    @Test(arguments: [200, 202, nil])
    func refused(status: Int?) async {
        probe.answer = { status }
        #expect(await place(Item(name: "tea", cents: 5)) == "Order 2222 is sent as soon as you are online.")
        #expect(probe.events == request("2222 5") + [.write("2222 5\n", file: "seams-orders.txt"), .track("order waits")])
    }

    @Test func clientRefuses() async {
        let client = ShopClient { _ in nil }
        await #expect(throws: OrderRefused.self) { try await client.order("a") }
    }

    @Test func offline() async {
        probe.answer = { throw URLError(.cannotConnectToHost) }
        probe.files["seams-orders.txt"] = "a\n"
        #expect(await place(Item(name: "tea", cents: 5)) == "Order 2222 is sent as soon as you are online.")
        #expect(probe.events == request("2222 5") + [.write("a\n2222 5\n", file: "seams-orders.txt"), .track("order waits")])
    }
}
