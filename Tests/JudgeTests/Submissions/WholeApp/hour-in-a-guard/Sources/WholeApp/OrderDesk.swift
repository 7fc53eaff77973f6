import Foundation

final class OrderDesk {
    private(set) var message = ""
    private let outside: Surroundings

    init(_ surroundings: Surroundings = Live.surroundings) {
        outside = surroundings
    }

    func place(_ items: [Item]) async {
        guard !items.isEmpty else {
            message = "Your cart is empty."
            return
        }
        let number = outside.number()
        let cents = items.reduce(0) { $0 + $1.cents * $1.count }
        let isNight = isNight(outside.now())
        let line = isNight ? "\(number) \(cents) night" : "\(number) \(cents)"
        do {
            guard try await outside.send(line) == 201 else { throw OrderRefused() }
            message = isNight ? "Order \(number) arrives the day after tomorrow." : "Order \(number) arrives tomorrow."
            outside.track("order - \(cents) cents")
        } catch {
            outside.keep(line)
            message = "Order \(number) is sent as soon as you are online."
            outside.track("order waits")
        }
    }

    private func isNight(_ date: Date) -> Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard let hour = calendar.dateComponents([.hour], from: date).hour else { return false }
        return hour < 6 || hour >= 22
    }
}

struct OrderRefused: Error {}

struct Surroundings {
    var send: (String) async throws -> Int
    var keep: (String) -> Void
    var now: () -> Date
    var number: () -> Int
    var track: (String) -> Void
}
