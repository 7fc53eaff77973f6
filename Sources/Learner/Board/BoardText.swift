internal import Foundation
package import Workspace

/// The board: the groups of katas, the learner's progress, and the next step.
package struct BoardText {
    private let progress: LearningProgress
    private let terminal: Terminal

    package init(_ progress: LearningProgress, on terminal: Terminal) {
        (self.progress, self.terminal) = (progress, terminal)
    }

    /// An introduction: three lines of 80 columns.
    private static let introduction = [
        "Seams: practice getting legacy code under test.",
        "Each kata is code that was never written to be tested, such as a screen that calls a singleton. A judge plants faults in it and checks that your tests fail.",
    ]

    package func print() {
        for line in Self.introduction { terminal.say(line.wrapped(to: min(terminal.width, 80))) }
        printGroups()
        terminal.say("")
        printChanges()
        printNext()
    }

    /// Prints a line for each group, and the katas of the groups that the learner is in.
    private func printGroups() {
        let width = progress.katas.map(\.name.count).max() ?? 0
        let path = PathPicture(progress, isPlain: terminal.isPlain, width: terminal.width)
        var wasOpen = true
        let shown = progress.katasOnBoard
        for (index, kata) in shown.enumerated() {
            let isOpen = path.isOpen(kata.group)
            if index == 0 || shown[index - 1].group != kata.group {
                if isOpen || wasOpen { terminal.say("") }
                say(isOpen ? path.line(of: kata.group) : path.folded(kata.group), indent: isOpen ? 0 : PathPicture.indent)
                wasOpen = isOpen
            }
            guard isOpen else { continue }
            let history = progress.history(of: kata)
            let label = terminal.style(history.word.padded(to: 8), history.standing.color)
            let hasRoom = 19 + width + kata.technique.count <= terminal.width
            let name = hasRoom ? "\(kata.name.padded(to: width))  \(kata.technique)" : kata.name
            terminal.say("\(path.pointer(to: kata)) \(kata.place)  \(label)  \(name)")
        }
    }

    /// Prints the katas that must be done again, and the score of the predictions.
    private func printChanges() {
        for kata in progress.katas where progress.history(of: kata).hasChanged {
            say(
                "The starting files of \(kata.name) have changed since your last check. `\(terminal.program) reset \(kata.name)` gives you the new ones and keeps your work."
            )
        }
        let score = PredictionScore(events: progress.katas.flatMap { progress.history(of: $0).events })
        if score.made > 0 { say("You predicted \(score.right) of \(score.made.counted("check")) correctly.") }
    }

    private func printNext() {
        guard let next = progress.next else {
            say(
                "All \(progress.katas.count) katas are solved. `\(terminal.program) solution \(progress.katas.last?.name ?? "")` shows how the reference does the last one."
            )
            return
        }
        say("\(progress.solvedCount) of \(progress.katas.count) solved. Next: \(next.title). \(next.summary)")
        terminal.say("  open  \(terminal.path(to: next.folder.appending(path: "README.md")))")
        terminal.say("  type  \(terminal.program) check \(next.name)")
    }

    private func say(_ text: String, indent: Int = 0) {
        terminal.say(text.wrapped(to: terminal.width, indent: indent))
    }
}

extension Kata {
    /// Its number on the path, in two columns.
    package var place: String { String(repeating: " ", count: order < 10 ? 1 : 0) + "\(order)" }
}

extension LearningProgress.Standing {
    /// The color of its word.
    package var color: Style.Color {
        switch self {
        case .open: .dim
        case .unsolved: .yellow
        case .solved: .green
        }
    }
}

extension History {
    /// The word for the kata's state.
    package var word: String {
        hasChanged && standing == .solved ? "changed" : standing.word
    }
}
