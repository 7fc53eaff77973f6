internal import Judge

/// The katas with what is remembered of them.
struct Progress {
    /// How far a kata has come.
    enum Standing: String, Codable {
        /// Not checked yet.
        case open
        /// Checked, and not solved.
        case unsolved
        case solved
    }

    let katas: [Kata]
    let state: State

    func standing(of kata: Kata) -> Standing {
        switch state.katas[kata.name]?.isSolved {
        case true: .solved
        case false: .unsolved
        case nil: .open
        }
    }

    var solvedCount: Int {
        katas.count { standing(of: $0) == .solved }
    }

    /// The first kata that is not solved; nil if all are.
    var next: Kata? {
        katas.first { standing(of: $0) != .solved }
    }
}
