import Foundation

final class Greeter {
    private let hour: () -> Int

    init(hour: @escaping () -> Int = { Calendar.current.component(.hour, from: Date()) }) {
        self.hour = hour
    }

    func greeting() -> String {
        hour() < 12 ? "Good morning" : "Good day"
    }
}
