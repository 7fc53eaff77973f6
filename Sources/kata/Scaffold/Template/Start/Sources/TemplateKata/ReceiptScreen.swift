import Foundation

/// The screen that a customer sees after an order.
final class ReceiptScreen {
    func greeting() -> String {
        let hour = Calendar.current.component(.hour, from: Date())
        return hour < 12 ? "Good morning, and thank you!" : "Good day, and thank you!"
    }
}
