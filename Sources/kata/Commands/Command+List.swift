internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Workspace

extension Command {
    static let list = Command(
        name: "list",
        options: [
            jsonOption,
            Option(
                name: "--path", value: "PATH", summary: "only the katas of a path", choices: LearningPath.all.map(\.name)),
        ],
        summary: "the katas as a table",
        discussion: """
            Each line has the number of a kata, its state, its name and its title. The state is new, unsolved, solved, or changed: you \
            solved it and its starting files have changed since. The line below a kata that you tried has the number of checks until it \
            was solved, the hints shown, and the minutes of these checks, where a pause counts as \(Int(History.longestPause / 60)) minutes at \
            most. The JSON calls a new kata "open". The paths are \(LearningPath.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")).
            """,
        example: "list --path dojo", isRare: true
    ) { invocation in
        let workspace = try invocation.workspace()
        let progress = try invocation.progress(in: workspace)
        let katas = try katas(of: invocation.options["--path"], in: progress)
        if invocation.has("--json") {
            try invocation.system.sayJSON(KataList(progress, of: katas))
            return .success
        }
        let width = katas.map(\.name.count).max() ?? 0
        let hasRoom = 16 + width + (katas.map(\.title.count).max() ?? 0) <= invocation.system.width
        for kata in katas {
            let history = progress.history(of: kata)
            let label = invocation.system.style(history.word.padded(to: 8), history.standing.color)
            invocation.system.say("\(kata.place)  \(label)  \(hasRoom ? "\(kata.name.padded(to: width))  \(kata.title)" : kata.name)")
            guard let figures = history.figures(hintCount: kata.hints.count) else { continue }
            let indent = invocation.system.width < 60 ? 4 : 14
            invocation.system.say(
                String(repeating: " ", count: indent) + figures.wrapped(to: invocation.system.width - indent, indent: indent))
        }
        return .success
    }

    /// Returns the katas of a path, or all of them without one.
    private static func katas(of path: String?, in progress: LearningProgress) throws -> [Kata] {
        guard let path else { return progress.katas }
        let known = LearningPath.all.map(\.name)
        guard known.contains(path) else { throw Misuse.badValue(path, for: "--path", of: known, command: list) }
        return progress.katas.filter { $0.description.paths?.contains(path) == true }
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
        var state: LearningProgress.Standing
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

    init(_ progress: LearningProgress, of katas: [Kata]) {
        self.katas = katas.map { kata in
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
        say(String(decoding: try encoder.encode(value), as: UTF8.self).jsonWithoutWorkflowCommands)
    }
}
