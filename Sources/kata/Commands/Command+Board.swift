internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Workspace

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
        return .success
    }

    /// The action of `kata` without a command: it shows the board, and on a terminal it then watches the next kata.
    static let start = Command(
        name: board.name, summary: board.summary, discussion: board.discussion, example: ""
    ) { invocation in
        if !invocation.system.hasShownBoard { try showBoard(invocation) }
        let workspace = try invocation.workspace()
        let kata = try invocation.kata(in: workspace)
        let isDone = try invocation.progress(in: workspace).next == nil
        guard invocation.system.isInteractive, !isDone else { return .success }
        invocation.system.say("")
        await watch(kata, invocation, workspace)
        return .success
    }

    private static func showBoard(_ invocation: Invocation) throws {
        BoardText(try invocation.progress(in: invocation.workspace()), on: invocation.system.terminal).print()
    }
}
