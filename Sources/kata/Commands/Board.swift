internal import Building
import Foundation
internal import Judge
internal import Workspace

/// What this is, in three lines of 80 columns.
private let introduction = [
    "Seams: practise getting code under test that was not written for it.",
    "Each kata is legacy code, most often a screen that calls a singleton.",
    "A judge plants faults in your own code and sees whether your tests notice.",
]

extension Command {
    /// What there is, how far one has come, and what to do next.
    static let board = Command(
        name: "board", summary: "every kata, its state, and where to go on",
        discussion: """
            This is what `kata` without a command shows; on a terminal that goes on to watch the next kata. Each group's line ends with a \
            picture of the path through it: [x] is a kata that is solved, [-] one that was checked and is not, [>] the next one, and [ ] \
            one to come. "changed" is said of a kata that was solved and starts from other files now.
            """, example: "kata board"
    ) { invocation in
        try showBoard(invocation)
    }

    /// What `kata` without a command does: on a terminal it goes on from the board to watching the kata that is next.
    static let start = Command(
        name: board.name, summary: board.summary, discussion: board.discussion, example: "kata"
    ) { invocation in
        let code = try showBoard(invocation)
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        let isDone = try invocation.progress(in: workspace).next == nil
        guard invocation.system.isInteractive, !isDone else { return code }
        invocation.system.say("")
        await watch(kata, invocation, workspace)
        return .success
    }

    private static func showBoard(_ invocation: Invocation) throws -> ExitCode {
        let workspace = try invocation.workspace()
        let progress = try invocation.progress(in: workspace)
        let system = invocation.system
        let say = { (text: String, indent: Int) in system.say(text.wrapped(to: system.width, indent: indent)) }

        for line in introduction { say(line, 0) }
        let width = progress.katas.map(\.name.count).max() ?? 0
        let path = PathPicture(progress, isPlain: system.isPlain)
        for (index, kata) in progress.katas.enumerated() {
            if index == 0 || progress.katas[index - 1].group != kata.group {
                system.say("")
                say(path.line(of: kata.group), 0)
            }
            let history = progress.history(of: kata)
            let label = system.style(history.word.padded(to: 8), history.standing.color)
            let hasRoom = 19 + width + kata.technique.count <= system.width
            let name = hasRoom ? "\(kata.name.padded(to: width))  \(kata.technique)" : kata.name
            system.say("\(path.pointer(to: kata)) \(kata.place)  \(label)  \(name)")
        }
        system.say("")
        for kata in progress.katas where progress.history(of: kata).hasChanged {
            say(
                "\(kata.name) starts from other files than when you last checked it. `\(system.program) reset \(kata.name)` gives you them.",
                0)
        }
        let score = PredictionScore(events: progress.katas.flatMap { progress.history(of: $0).events })
        if score.made > 0 { say("You predicted \(score.right) of \(counted(score.made, "check")) rightly.", 0) }
        guard let next = progress.next else {
            say(
                "All \(progress.katas.count) are solved. `\(system.program) solution \(progress.katas.last?.name ?? "")` shows another way to write one.",
                0)
            return .success
        }
        say("\(progress.solvedCount) of \(progress.katas.count) solved. Next: \(next.title). \(next.summary)", 0)
        system.say("  open  Katas/\(next.module)/README.md")
        system.say("  type  \(system.program) check \(next.name)")
        return .success
    }
}

extension Kata {
    /// Its number on the path, in two columns.
    var place: String { String(repeating: " ", count: order < 10 ? 1 : 0) + "\(order)" }
}

extension Progress.Standing {
    /// The colour that goes with the word.
    var color: Style.Color {
        switch self {
        case .open: .dim
        case .unsolved: .yellow
        case .solved: .green
        }
    }
}
