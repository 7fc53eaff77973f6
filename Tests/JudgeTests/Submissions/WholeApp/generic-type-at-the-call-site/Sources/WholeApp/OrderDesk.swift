import Foundation

/// Sends orders to the shop, or lets them wait in a file.
final class OrderDesk<World: Outside> {
    private(set) var message: String = ""
    private let world: World

    init(world: World) { self.world = world }

    func place(_ items: [Item]) async {
        guard let cents = total(of: items) else {
            message = "Your cart is empty."
            return
        }
        let number = world.number()
        let isNight = isNight
        let line = [String(number), String(cents)].joined(separator: " ").appending(isNight ? " night" : "")
        do throws(Refusal) {
            try await submit(line)
            message = "Order \(number) arrives " + (isNight ? "the day after tomorrow." : "tomorrow.")
            world.track("order - \(cents) cents")
        } catch {
            world.keep(line)
            message = "Order \(number) is sent as soon as you are online."
            world.track("order waits")
        }
    }

    private func submit(_ line: String) async throws(Refusal) {
        let status: Int
        do {
            status = try await world.send(line)
        } catch {
            throw .unreachable
        }
        if status != 201 { throw .refused }
    }

    private func total(of items: [Item]) -> Int? {
        items.isEmpty ? nil : items.map { $0.cents * $0.count }.reduce(0, +)
    }

    private var isNight: Bool {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let hour = calendar.dateComponents([.hour], from: world.now()).hour ?? 0
        return !(6..<22).contains(hour)
    }
}

extension OrderDesk where World == Live.Outside {
    convenience init() { self.init(world: Live.Outside()) }
}

private enum Refusal: Error {
    case refused, unreachable
}
