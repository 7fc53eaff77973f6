internal import Building
import Foundation
internal import Judge
internal import Workspace

/// An introduction: three lines of 80 columns.
private let introduction = [
    "Seams: practice getting legacy code under test.",
    "Each kata is code that was never written to be tested, such as a screen that calls a singleton. A judge plants faults in it and checks that your tests fail.",
]

extension Command {
    /// The katas, the learner's progress, and the next step.
    static let board = Command(
        name: "board", summary: "the groups of katas, and the next kata to do",
        discussion: """
            `kata` without a command shows the board, and on a terminal it then watches the next kata. The line of each group has a \
            picture of your path through it, and the katas of the group that you are in have a line each; `kata list` shows all of them: [x] is solved, [-] is checked but not solved, [>] is the next kata, and [ ] is new. A kata is \
            "changed" if you solved it and its starting files have changed since.
            """, example: "board"
    ) { invocation in
        try showBoard(invocation)
    }

    /// The action of `kata` without a command: it shows the board, and on a terminal it then watches the next kata.
    static let start = Command(
        name: board.name, summary: board.summary, discussion: board.discussion, example: ""
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

        for line in introduction { system.say(line.wrapped(to: min(system.width, 80))) }
        let width = progress.katas.map(\.name.count).max() ?? 0
        let path = PathPicture(progress, isPlain: system.isPlain, width: system.width)
        var wasOpen = true
        let shown = progress.katasOnBoard
        for (index, kata) in shown.enumerated() {
            let isOpen = path.isOpen(kata.group)
            if index == 0 || shown[index - 1].group != kata.group {
                if isOpen || wasOpen { system.say("") }
                say(isOpen ? path.line(of: kata.group) : path.folded(kata.group), isOpen ? 0 : PathPicture.indent)
                wasOpen = isOpen
            }
            guard isOpen else { continue }
            let history = progress.history(of: kata)
            let label = system.style(history.word.padded(to: 8), history.standing.color)
            let hasRoom = 19 + width + kata.technique.count <= system.width
            let name = hasRoom ? "\(kata.name.padded(to: width))  \(kata.technique)" : kata.name
            system.say("\(path.pointer(to: kata)) \(kata.place)  \(label)  \(name)")
        }
        system.say("")
        for kata in progress.katas where progress.history(of: kata).hasChanged {
            say(
                "The starting files of \(kata.name) have changed since your last check. `\(system.program) reset \(kata.name)` gives you the new ones and keeps your work.",
                0)
        }
        let score = PredictionScore(events: progress.katas.flatMap { progress.history(of: $0).events })
        if score.made > 0 { say("You predicted \(score.right) of \(score.made.counted("check")) correctly.", 0) }
        guard let next = progress.next else {
            say(
                "All \(progress.katas.count) katas are solved. `\(system.program) solution \(progress.katas.last?.name ?? "")` shows how the reference does the last one.",
                0)
            return .success
        }
        say("\(progress.solvedCount) of \(progress.katas.count) solved. Next: \(next.title). \(next.summary)", 0)
        system.say("  open  \(system.path(to: next.folder.appending(path: "README.md")))")
        system.say("  type  \(system.program) check \(next.name)")
        return .success
    }
}

extension Kata {
    /// Its number on the path, in two columns.
    var place: String { String(repeating: " ", count: order < 10 ? 1 : 0) + "\(order)" }
}

extension Progress.Standing {
    /// The color of its word.
    var color: Style.Color {
        switch self {
        case .open: .dim
        case .unsolved: .yellow
        case .solved: .green
        }
    }
}
