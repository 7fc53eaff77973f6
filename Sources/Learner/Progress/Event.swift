package import Workspace

/// An entry of the saved progress.
///
/// It never changes, so that the progress of two clones can be merged.
package struct Event: Codable, Hashable, Identifiable {
    /// The kind of an event.
    package enum What: Codable, Hashable {
        /// The learner's own folder was checked.
        ///
        /// - Parameters:
        ///   - failed: The stage that it did not pass; nil if it was solved, or unknown.
        ///   - answers: The id of the prediction that this check decides.
        ///   - hints: The numbers of the hints that answer its verdict; nil if unknown.
        ///   - missed: The planted faults that the tests missed, as sentences without a period; nil if none was planted, or unknown.
        case check(isSolved: Bool, failed: Stage? = nil, answers: Event.ID? = nil, hints: [Int]? = nil, missed: [String]? = nil)
        /// A hint was shown; hints are counted from 1.
        case hint(number: Int)
        /// A step was shown; steps are counted from 1.
        case step(number: Int)
        /// The learner predicted the next verdict.
        case prediction(of: Outcome)
        /// The kata was reset to its starting files.
        case reset
        /// The learner's work and the files that the last reset or undo put aside changed places.
        case undo
    }

    package var id: String
    /// The kata's name.
    package var kata: String
    /// The kata's starting point at that time; nil if unknown.
    package var start: String?
    /// The clone in which it happened; nil if unknown.
    package var machine: String?
    /// The time in seconds since 1970; nil if unknown, which sorts before all known times.
    package var at: Double?
    package var what: What

    package init(id: String, kata: String, start: String? = nil, machine: String? = nil, at: Double? = nil, what: What) {
        (self.id, self.kata, self.start, self.machine, self.at, self.what) = (id, kata, start, machine, at, what)
    }
}

extension Event: Comparable {
    /// Orders events by time, as far as the machines' clocks agree; the id decides between equal times.
    package static func < (one: Event, other: Event) -> Bool {
        (one.at ?? 0, one.id) < (other.at ?? 0, other.id)
    }
}
