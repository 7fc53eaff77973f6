import Foundation

protocol OrderNetwork { func post(_ line: String) async throws -> Int }

protocol OrderStorage {
    var text: String { get }
    func write(_ text: String)
}

extension OrderStorage {
    func append(_ line: String) { write(text + line + "\n") }
}

protocol Calendar { var now: Date { get } }

extension Calendar {
    var isNight: Bool {
        let hour = Int(now.timeIntervalSince1970) / 3600 % 24
        return hour < 6 || 22 <= hour
    }
}

protocol Numbering { mutating func next() -> Int }

protocol Tracking { func track(_ event: String) }
