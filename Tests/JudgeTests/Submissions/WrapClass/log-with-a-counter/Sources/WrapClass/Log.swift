/// A log of the payment code.
enum Log {
    enum Level: Int { case debug = 0, notice, fault }

    nonisolated(unsafe) static var level = Level.notice

    static func write(_ level: Level, _ text: @autoclosure () -> String) {
        guard level.rawValue >= self.level.rawValue else { return }
        print("payments: \(text())")
    }
}
