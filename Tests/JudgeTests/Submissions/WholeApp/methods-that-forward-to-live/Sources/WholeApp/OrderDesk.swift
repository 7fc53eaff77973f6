import Foundation

class OrderDesk {
    private(set) var message = ""

    init() {}

    func place(_ items: [Item]) async {
        guard !items.isEmpty else { return message = "Your cart is empty." }
        let number = drawNumber()
        let cents = items.map { $0.cents * $0.count }.reduce(0, +)
        let isNight = !(6..<22).contains(Int(now().timeIntervalSince1970) / 3600 % 24)
        let line = ["\(number)", "\(cents)", isNight ? "night" : nil].compactMap(\.self).joined(separator: " ")
        if (try? await send(line)) == 201 {
            message = "Order \(number) arrives \(isNight ? "the day after tomorrow" : "tomorrow")."
            track("order - \(cents) cents")
        } else {
            keep(line)
            message = "Order \(number) is sent as soon as you are online."
            track("order waits")
        }
    }

    func send(_ line: String) async throws -> Int { try await Live.send(line) }
    func keep(_ line: String) { Live.keep(line) }
    func now() -> Date { Live.now() }
    func drawNumber() -> Int { Live.number() }
    func track(_ event: String) { Live.track(event) }
}
