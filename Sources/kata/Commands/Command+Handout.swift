import Foundation
internal import Workspace

extension Command {
    static let handout = Command(
        name: "handout", argument: "[NAME]", summary: "a kata on one page, to print",
        discussion: """
            Prints the kata's README as plain text of 78 columns, with the commands that its learner needs, the stages of a check, and the \
            question to think about afterwards. It fits a sheet of A4 or Letter with 66 lines.
            """,
        example: "handout closure-injection", isRare: true
    ) { invocation in
        let kata = try invocation.kata(in: invocation.workspace())
        let file = kata.folder.appending(path: "README.md")
        guard let readme = try? String(contentsOf: file, encoding: .utf8) else { throw WorkspaceError.missing(path: file.path) }
        for line in Handout(kata: kata, readme: readme).lines { invocation.system.say(line) }
        return .success
    }
}
