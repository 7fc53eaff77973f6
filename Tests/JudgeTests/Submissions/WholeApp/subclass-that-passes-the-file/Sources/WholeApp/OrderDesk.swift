import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends orders to the shop, or lets them wait in a file.
final class OrderDesk {
    /// The answer to the last order, for the customer.
    private(set) var message = ""
    private let world: World

    init(world: World = World()) {
        self.world = world
    }

    func place(_ items: [Item]) async {
        guard !items.isEmpty else {
            message = "Your cart is empty."
            return
        }
        let number = world.number()
        let cents = items.reduce(0) { $0 + $1.cents * $1.count }
        let isNight = DayTime(world.now()) == .night
        let line = "\(number) \(cents)\(isNight ? " night" : "")"
        do {
            guard (try await world.post(line) as? HTTPURLResponse)?.statusCode == 201 else { throw OrderRefused() }
            message = "Order \(number) arrives \(isNight ? "the day after tomorrow" : "tomorrow")."
            world.track("order - \(cents) cents")
        } catch {
            world.write((world.read() ?? "") + line + "\n")
            message = "Order \(number) is sent as soon as you are online."
            world.track("order waits")
        }
    }
}

enum DayTime {
    case day, night

    init(_ date: Date) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        self = switch calendar.component(.hour, from: date) {
        case 6..<22: .day
        default: .night
        }
    }
}

/// The world around the desk; a test subclasses it.
class World {
    init() {}

    func post(_ line: String) async throws -> URLResponse { try await Live.post(line) }
    func read() -> String? { Live.read(Live.file) }
    func write(_ text: String) { Live.write(text, Live.file) }
    func now() -> Date { Live.now() }
    func number() -> Int { Live.number() }
    func track(_ event: String) { Live.track(event) }
}

/// The shop has answered, and does not accept the order.
struct OrderRefused: Error {}
