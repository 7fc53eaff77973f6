internal import Building
import Foundation
internal import Judge
internal import Workspace

extension Command {
    static let list = Command(
        name: "list", options: [jsonOption], summary: "the katas as a table",
        discussion: """
            Each line has the number of a kata, its state, its name and its title. The state is new, unsolved, solved, or changed: you \
            solved it and its starting files have changed since. The line below a kata that you tried has the number of checks until it \
            was solved, the hints shown, and the minutes of these checks, where a pause counts as \(Int(History.longestPause / 60)) minutes at \
            most. The JSON calls a new kata "open".
            """,
        example: "list --json"
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

    /// The option of all commands that can answer a program.
    static let jsonOption = Option(name: "--json", value: nil, summary: "print JSON and nothing else")
}

/// The output of `kata list --json`.
private struct KataList: Encodable {
    struct Entry: Encodable {
        var name: String
        var folder: String
        var title: String
        var technique: String
        var order: Int
        var state: Progress.Standing
        var group: String
        /// Whether its starting files have changed since its last check.
        var changed: Bool
        var attempts: Int
        var hintsTaken: Int
        var hintCount: Int
        /// The time from the first check to the last, without long pauses.
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
    /// The word for the kata's state.
    var word: String {
        hasChanged && standing == .solved ? "changed" : standing.word
    }

    /// The numbers of checks, hints and minutes; nil for a kata that was never tried.
    func figures(hintCount: Int) -> String? {
        guard attempts + hints.count > 0 else { return nil }
        let minutes = Int((seconds / 60).rounded(.up))
        return "\(attempts.counted("check")), \(hints.count) of \(hintCount.counted("hint")), \(minutes.counted("minute"))"
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
