/// Sends orders to the shop, or lets them wait in a file.
final class OrderDesk {
    /// The answer to the last order, for the customer.
    private(set) var message = ""
    private let answer: ([Item]) async -> String

    init(answer: @escaping ([Item]) async -> String = Live.place) {
        self.answer = answer
    }

    func place(_ items: [Item]) async {
        message = await answer(items)
    }
}

/// The shop has answered, and does not accept the order.
struct OrderRefused: Error {}
