package import Workspace

/// The katas with the learner's progress.
package struct LearningProgress {
    /// The state of a kata.
    package enum Standing: String, Codable {
        /// Never checked since its last reset. People read "new".
        case open
        /// Checked but not solved.
        case unsolved
        case solved

        /// The word for people.
        package var word: String { self == .open ? "new" : rawValue }
    }

    package let katas: [Kata]
    private let histories: [String: History]

    package init(katas: [Kata], state: State) {
        self.katas = katas
        let events = Dictionary(grouping: state.events, by: \.kata)
        histories = Dictionary(katas.map { ($0.name, History(of: $0, in: events[$0.name] ?? [])) }) { $1 }
    }

    /// The katas in the order of the board: a group that is shown first, and then the others.
    package var katasOnBoard: [Kata] {
        let first = Set(katas.filter { $0.description.shownFirst == true }.map(\.group))
        return katas.filter { first.contains($0.group) } + katas.filter { !first.contains($0.group) }
    }

    /// Reads the progress that is saved in a workspace.
    ///
    /// - Parameter warn: Reports an unreadable file and the place where it is kept.
    /// - Throws: ``WorkspaceError``.
    package init(in workspace: Workspace, warn: @escaping @Sendable (String) -> Void) throws {
        self.init(katas: try workspace.katas(), state: try StateFile(workspace: workspace, warn: warn).read())
    }

    package func history(of kata: Kata) -> History {
        histories[kata.name] ?? History(of: kata, in: [])
    }

    package func standing(of kata: Kata) -> Standing {
        history(of: kata).standing
    }

    package var solvedCount: Int {
        katas.count { standing(of: $0) == .solved }
    }

    /// The first kata that is not solved; nil if all are.
    package var next: Kata? {
        katas.first { standing(of: $0) != .solved }
    }
}
