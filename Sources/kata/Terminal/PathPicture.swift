internal import Judge

/// The path through the katas as a picture that fits on the line of each group.
struct PathPicture {
    private let progress: Progress
    private let groups: [String: [Kata]]

    init(_ progress: Progress) {
        self.progress = progress
        groups = Dictionary(grouping: progress.katas, by: \.group)
    }

    /// The group's name, a sign for each of its katas in order, and the same in words.
    func line(of group: String) -> String {
        let katas = groups[group] ?? []
        let width = groups.keys.map(\.count).max() ?? 0
        let room = groups.values.map(\.count).max() ?? 0
        let signs = katas.map(sign).joined()
        let solved = katas.count { progress.standing(of: $0) == .solved }
        return "\(group.padded(to: width))  \(signs.padded(to: 3 * room))  \(solved) of \(katas.count) solved"
    }

    private func sign(for kata: Kata) -> String {
        if kata.name == progress.next?.name { return "[>]" }
        return switch progress.standing(of: kata) {
        case .solved: "[x]"
        case .unsolved: "[-]"
        case .open: "[ ]"
        }
    }
}
