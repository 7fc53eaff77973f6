internal import Workspace

/// The path through the katas, as a picture on the line of each group; in plain mode and on a narrow terminal only in words.
struct PathPicture {
    private let progress: LearningProgress
    private let isPlain: Bool
    private let groups: [String: [Kata]]
    private let nameWidth: Int
    private let signsWidth: Int
    /// Whether each line with its picture fits the terminal.
    private let hasRoom: Bool

    /// - Parameter width: The columns of the terminal.
    init(_ progress: LearningProgress, isPlain: Bool, width: Int) {
        self.progress = progress
        self.isPlain = isPlain
        groups = Dictionary(grouping: progress.katas, by: \.group)
        nameWidth = groups.keys.map(\.count).max() ?? 0
        let most = groups.values.map(\.count).max() ?? 0
        signsWidth = 3 * most
        hasRoom = Self.indent + nameWidth + 2 + signsWidth + 2 + "\(most) of \(most) solved".count <= width
    }

    /// The columns before the name of a group, for the numbers of its katas.
    static let indent = 7

    /// The group's name, a sign for each of its katas in order, and the number of solved ones.
    func line(of group: String) -> String {
        let katas = groups[group] ?? []
        let solved = "\(katas.count { progress.standing(of: $0) == .solved }) of \(katas.count) solved"
        guard !isPlain, hasRoom else { return "\(group): \(solved)" }
        return "\(group.padded(to: nameWidth))  \(katas.map(sign).joined().padded(to: signsWidth))  \(solved)"
    }

    /// Whether the board has a line for each kata of a group: of the next one, and of the ones that the learner has begun.
    func isOpen(_ group: String) -> Bool {
        groups[group]?.contains { kata in
            kata.name == progress.next?.name || progress.standing(of: kata) == .unsolved || progress.history(of: kata).hasChanged
        } == true
    }

    /// The line of a group without a line for each kata, which begins with the numbers of its katas.
    func folded(_ group: String) -> String {
        let numbers = (groups[group] ?? []).map(\.order)
        let range = numbers.count > 1 ? "\(numbers.min() ?? 0)-\(numbers.max() ?? 0)" : "\(numbers.first ?? 0)"
        return String(repeating: " ", count: max(0, Self.indent - 2 - range.count)) + "\(range)  \(line(of: group))"
    }

    /// An arrow to the next kata, and spaces of the same width for the others.
    func pointer(to kata: Kata) -> String {
        !isPlain && kata.name == progress.next?.name ? "->" : "  "
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
