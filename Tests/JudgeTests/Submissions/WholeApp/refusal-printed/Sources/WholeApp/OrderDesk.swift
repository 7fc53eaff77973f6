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
        let hour = Int(outside.now().timeIntervalSince1970) / 3600 % 24
        let isNight = hour >= 22 || hour < 6
        let line = isNight ? "\(number) \(cents) night" : "\(number) \(cents)"
        do {
            let status = try await outside.send(line)
            guard status == 201 else { throw OrderRefused(status: status) }
            message = isNight ? "Order \(number) arrives the day after tomorrow." : "Order \(number) arrives tomorrow."
            outside.track("order - \(cents) cents")
        } catch {
            print("not sent: \(error)")
            outside.keep(line)
            message = "Order \(number) is sent as soon as you are online."
            outside.track("order waits")
        }
    }
}

struct OrderRefused: Error {
    let status: Int
}

struct Surroundings {
    var send: (String) async throws -> Int
    var keep: (String) -> Void
    var now: () -> Date
    var number: () -> Int
    var track: (String) -> Void
}
