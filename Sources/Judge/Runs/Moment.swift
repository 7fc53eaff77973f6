/// A moment and a time zone at which tests run, beside now and here.
struct Moment: Sendable {
    /// Seconds since 1970.
    var seconds: Int
    var zone: String
    /// The moment, as the end of "it passes".
    var words: String

    /// A noon in the middle of a week, and a night at the end of another, years apart; in the night's time zone it is day.
    static let others = [
        Moment(seconds: 1_931_083_200, zone: "GMT", words: "on 2031-03-12 at 12:00 GMT"),
        Moment(seconds: 2_014_857_000, zone: usualZone, words: "on 2033-11-06 at 02:30 GMT in the time zone \(usualZone)"),
    ]

    /// Returns the last minute before each of these hours in Greenwich, and the first one after it.
    static func around(_ hours: [Int]) -> [Moment] {
        let midnight = 1_931_040_000
        return hours.flatMap { [$0 * 60 - 1, $0 * 60] }.map { minute in
            let (hour, rest) = ((minute / 60 + 24) % 24, minute % 60)
            let time = "\(hour < 10 ? "0" : "")\(hour):\(rest < 10 ? "0" : "")\(rest)"
            return Moment(seconds: midnight + minute * 60, zone: "GMT", words: "on 2031-03-12 at \(time) GMT")
        }
    }

    /// The moment at which faults are active, so that the same ones are caught at any time of the day.
    static let ofFaults = Moment(seconds: others[0].seconds, zone: usualZone, words: others[0].words)

    /// The time zone of all other runs of a kata with a clock.
    ///
    /// It is hours and minutes away from Greenwich, so that code which forgets its time zone is caught on every machine.
    static let usualZone = "Asia/Kathmandu"
    /// The words for such a run.
    static let now = "now in the time zone \(usualZone)"
}

/// A run of tests at another moment.
struct ElsewhereRun: Sendable {
    var moment: Moment
    var run: TestRun
}
