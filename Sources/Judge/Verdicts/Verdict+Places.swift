package import Foundation
package import Workspace

extension Verdict {
    /// The verdict with another path of the submission's folder in its words; tests and code are as they were.
    package func replacing(_ folder: String, with other: String) -> Verdict {
        // Control characters in the path are spelled out in all words.
        let spelledOut = folder.printable(most: .max)
        func moved(_ text: String) -> String { text.replacing(folder, with: other).replacing(spelledOut, with: other) }
        var verdict = self
        (verdict.message, verdict.next) = (moved(message), moved(next))
        verdict.notes = notes.map(moved)
        for index in verdict.stages.indices { verdict.stages[index].details = stages[index].details.map(moved) }
        return verdict
    }

    /// The verdict as it reads on every machine: paths begin in the submission's folder or in the workspace, and stages tell no duration.
    package func portable(from folder: URL, in workspace: Workspace) -> Verdict {
        var verdict = self
        // A command must run where it is read, and a learner's work lies among the katas there.
        verdict.next = next.replacing(/`diff [^`]+`/) { String($0.output).replacing(folder.path, with: "Katas/\(Kata.module(of: kata))") }
        verdict = verdict.replacing(folder.path + "/", with: "").replacing(workspace.root.path + "/", with: "")
        for index in verdict.stages.indices { verdict.stages[index].seconds = 0 }
        return verdict
    }

    /// Whether the submission holds something that no submission may hold.
    package var isRefusal: Bool {
        failed == .build && message.prefixMatch(of: /\S+ is not accepted:/) != nil
    }
}
