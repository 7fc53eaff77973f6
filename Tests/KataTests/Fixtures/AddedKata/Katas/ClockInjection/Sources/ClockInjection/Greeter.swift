import Foundation

final class Greeter {
    func greeting() -> String {
        Calendar.current.component(.hour, from: Date()) < 12 ? "Good morning" : "Good day"
    }
}
