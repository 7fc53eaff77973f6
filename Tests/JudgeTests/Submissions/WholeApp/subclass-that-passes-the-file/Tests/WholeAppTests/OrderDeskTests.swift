import Foundation
import Testing

@testable import WholeApp

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

final class FakeWorld: World {
    var status: Int? = 201
    var moment = Date(timeIntervalSinceReferenceDate: 12 * 3600)
    var file: String?
    var log: [String] = []

    override func post(_ line: String) async throws -> URLResponse {
        log.append("sent " + line)
        guard let status else { throw URLError(.notConnectedToInternet) }
        return HTTPURLResponse(url: URL(filePath: "/"), statusCode: status, httpVersion: nil, headerFields: nil)!
    }

    override func read() -> String? { file }
    override func write(_ text: String) { file = text }
    override func now() -> Date { moment }
    override func number() -> Int { 4711 }
    override func track(_ event: String) { log.append("tracked " + event) }
}

@MainActor func place(_ items: Item..., in world: FakeWorld) async -> String {
    let desk = OrderDesk(world: world)
    await desk.place(items)
    return desk.message
}

struct OrderDeskTests {
    let world = FakeWorld()
    let tea = Item(name: "tea", cents: 450)

    @Test func day() async {
        #expect(await place(tea, Item(name: "cup", cents: 20, count: 2), in: world) == "Order 4711 arrives tomorrow.")
        #expect(world.log == ["sent 4711 490", "tracked order - 490 cents"])
        #expect(world.file == nil)
    }

    @Test(arguments: [21: "tomorrow", 22: "the day after tomorrow", 5: "the day after tomorrow", 6: "tomorrow"])
    func hours(hour: Int, day: String) async {
        world.moment = Date(timeIntervalSinceReferenceDate: Double(hour) * 3600)
        #expect(await place(tea, in: world) == "Order 4711 arrives \(day).")
        #expect(world.log.first == (day == "tomorrow" ? "sent 4711 450" : "sent 4711 450 night"))
    }

    @Test(arguments: [nil, 200, 404]) func notAccepted(_ status: Int?) async {
        world.status = status
        #expect(await place(tea, in: world) == "Order 4711 is sent as soon as you are online.")
        #expect(world.log == ["sent 4711 450", "tracked order waits"])
        #expect(world.file == "4711 450\n")
        _ = await place(tea, in: world)
        #expect(world.file == "4711 450\n4711 450\n")
    }

    @Test func empty() async {
        #expect(OrderDesk(world: world).message.isEmpty)
        #expect(await place(in: world) == "Your cart is empty.")
        #expect(world.log == [])
    }
}
