internal import Building
internal import Judge
internal import Workspace

/// Something that happened and is remembered. It never changes, so that what two machines remember can be put together.
struct Event: Codable, Hashable, Identifiable {
    /// What happened.
    enum What: Codable, Hashable {
        /// The learner's own folder was checked.
        ///
        /// - Parameters:
        ///   - failed: The stage that it did not pass; nil if it was solved, or if nobody knows any more.
        ///   - answers: The prediction that this check decides.
        case check(isSolved: Bool, failed: Stage? = nil, answers: Event.ID? = nil)
        /// A hint was shown; they are counted from 1.
        case hint(number: Int)
        /// The learner said what the next check would be.
        case prediction(of: Outcome)
        /// The files of the start were put back.
        case reset
    }

    var id: String
    /// The kata's name.
    var kata: String
    /// What the kata started from when it happened; nil if nobody knows any more.
    var start: String?
    /// In which clone it happened; nil if nobody knows any more.
    var machine: String?
    /// Seconds since 1970; nil if nobody knows any more, which is before all times that are known.
    var at: Double?
    var what: What
}

extension Event: Comparable {
    /// In the order in which they happened, as far as the machines' clocks agree; the id decides between equal times.
    static func < (one: Event, other: Event) -> Bool {
        (one.at ?? 0, one.id) < (other.at ?? 0, other.id)
    }
}
