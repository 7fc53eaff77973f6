import Foundation

final class OrderDesk {
    private(set) var message = ""
    private let outside: Surroundings
    private static let nightHours = Set(22...23).union(0...5)

    init(_ surroundings: Surroundings = Live.surroundings) { outside = surroundings }

    func place(_ items: [Item]) async {
        if let order = draft(items) {
            let isAccepted = await isAccepted(order.line)
            message = isAccepted ? order.promise : order.excuse
            if !isAccepted { outside.keep(order.line) }
            outside.track(isAccepted ? "order - \(order.cents) cents" : "order waits")
        } else {
            message = "Your cart is empty."
        }
    }

    private func isAccepted(_ line: String) async -> Bool {
        (try? await outside.send(line)) == .some(201)
    }

    private typealias Draft = (line: String, cents: Int, promise: String, excuse: String)

    private func draft(_ items: [Item]) -> Draft? {
        guard items.isEmpty == false else { return nil }
        let number = outside.number()
        let cents = items.reduce(0) { sum, item in sum + item.cents * item.count }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
        let isNight = Self.nightHours.contains(calendar.component(.hour, from: outside.now()))
        return (
            "\(number) \(cents)\(isNight ? " night" : "")", cents, "Order \(number) arrives \(isNight ? "the day after " : "")tomorrow.",
            "Order \(number) is sent as soon as you are online."
        )
    }
}

struct Surroundings {
    var send: (String) async throws -> Int
    var keep: (String) -> Void
    var now: () -> Date
    var number: () -> Int
    var track: (String) -> Void
}