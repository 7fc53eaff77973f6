internal import Building
import Foundation
internal import Judge
internal import Workspace

extension Command {
    static let list = Command(
        name: "list", options: [jsonOption], summary: "the katas as a table",
        discussion: """
            One line each: its order, its state (open, unsolved, solved, or changed if it was solved and starts from other files now), its \
            name and its title; and for those that were tried, how often they were checked, how many hints were shown, and how long it \
            took from the first check to the last, where no pause counts for more than \(Int(History.longestPause / 60)) minutes.
            """,
        example: "kata list --json"
    ) { invocation in
        let workspace = try invocation.workspace()
        let progress = try invocation.progress(in: workspace)
        if invocation.has("--json") {
            try invocation.system.sayJSON(KataList(progress))
            return .success
        }
        let width = progress.katas.map(\.name.count).max() ?? 0
        for kata in progress.katas {
            let history = progress.history(of: kata)
            let label = invocation.system.style(history.word.padded(to: 8), history.standing.color)
            let hasRoom = 16 + width + kata.title.count <= invocation.system.width
            invocation.system.say("\(kata.place)  \(label)  \(hasRoom ? "\(kata.name.padded(to: width))  \(kata.title)" : kata.name)")
            if let figures = history.figures(hintCount: kata.hints.count) { invocation.system.say("              \(figures)") }
        }
        return .success
    }

    /// Shared by all commands that can answer a program.
    static let jsonOption = Option(name: "--json", value: nil, summary: "print JSON and nothing else")
}

/// What `kata list --json` prints.
private struct KataList: Encodable {
    struct Entry: Encodable {
        var name: String
        var folder: String
        var title: String
        var technique: String
        var order: Int
        var state: Progress.Standing
        var group: String
        /// Whether it starts from other files than at its last check.
        var changed: Bool
        var attempts: Int
        var hintsTaken: Int
        var hintCount: Int
        /// From the first check to the last, without long pauses.
        var seconds: Int
        var predictions: Int
        var predictionsRight: Int
    }

    var version = 1
    var katas: [Entry]

    init(_ progress: Progress) {
        katas = progress.katas.map { kata in
            let history = progress.history(of: kata)
            let score = PredictionScore(events: history.events)
            return Entry(
                name: kata.name, folder: "Katas/\(kata.module)", title: kata.title, technique: kata.technique, order: kata.order,
                state: history.standing, group: kata.group, changed: history.hasChanged, attempts: history.attempts,
                hintsTaken: history.hints.count, hintCount: kata.hints.count, seconds: Int(history.seconds.rounded()),
                predictions: score.made, predictionsRight: score.right)
        }
    }
}

extension History {
    /// The word for how far it has come.
    var word: String {
        hasChanged && standing == .solved ? "changed" : standing.rawValue
    }

    /// How much work went into it; nil if none did.
    func figures(hintCount: Int) -> String? {
        guard attempts + hints.count > 0 else { return nil }
        let minutes = Int((seconds / 60).rounded(.up))
        return "\(counted(attempts, "check")), \(hints.count) of \(counted(hintCount, "hint")), \(counted(minutes, "minute"))"
    }
}

extension System {
    /// Prints a value as JSON.
    func sayJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        say(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
