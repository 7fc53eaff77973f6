import Foundation

/// The screen that a customer sees after an order.
final class ReceiptScreen {
    private let hour: () -> Int

    init(hour: @escaping () -> Int = { Calendar.current.component(.hour, from: Date()) }) {
        self.hour = hour
    }

    func greeting() -> String {
        hour() < 12 ? "Good morning, and thank you!" : "Good day, and thank you!"
    }
}
