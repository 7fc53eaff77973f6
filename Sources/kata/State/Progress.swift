internal import Building
internal import Judge
internal import Workspace

/// The katas with the learner's progress.
struct Progress {
    /// The state of a kata.
    enum Standing: String, Codable {
        /// Never checked since its last reset. People read "new".
        case open
        /// Checked but not solved.
        case unsolved
        case solved

        /// The word for people.
        var word: String { self == .open ? "new" : rawValue }
    }

    let katas: [Kata]
    private let histories: [String: History]

    init(katas: [Kata], state: State) {
        self.katas = katas
        let events = Dictionary(grouping: state.events, by: \.kata)
        histories = Dictionary(katas.map { ($0.name, History(of: $0, in: events[$0.name] ?? [])) }) { $1 }
    }

    /// The katas in the order of the board: a group that is shown first, and then the others.
    var katasOnBoard: [Kata] {
        let first = Set(katas.filter { $0.description.shownFirst == true }.map(\.group))
        return katas.filter { first.contains($0.group) } + katas.filter { !first.contains($0.group) }
    }

    func history(of kata: Kata) -> History {
        histories[kata.name] ?? History(of: kata, in: [])
    }

    func standing(of kata: Kata) -> Standing {
        history(of: kata).standing
    }

    var solvedCount: Int {
        katas.count { standing(of: $0) == .solved }
    }

    /// The first kata that is not solved; nil if all are.
    var next: Kata? {
        katas.first { standing(of: $0) != .solved }
    }
}
