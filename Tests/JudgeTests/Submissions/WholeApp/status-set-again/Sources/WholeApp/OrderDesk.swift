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
        let hour = Int(outside.now().timeIntervalSince1970) / 3600 % 24
        let isNight = hour >= 22 || hour < 6

        var cents = 0
        for item in items { cents += item.cents * item.count }
        let line = isNight ? "\(number) \(cents) night" : "\(number) \(cents)"
        var status = 0
        do {
            status = try await outside.send(line)
        } catch {
            status = 0
        }
        if status == 201 {
            message = isNight ? "Order \(number) arrives the day after tomorrow." : "Order \(number) arrives tomorrow."
            outside.track("order - \(cents) cents")
        } else {
            outside.keep(line)
            message = "Order \(number) is sent as soon as you are online."
            outside.track("order waits")
        }

    }
}

struct Surroundings {
    var send: (String) async throws -> Int
    var keep: (String) -> Void
    var now: () -> Date
    var number: () -> Int
    var track: (String) -> Void
}
