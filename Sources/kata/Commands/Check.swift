internal import Building
import Foundation
internal import Judge
internal import Workspace

extension Command {
    static let check = Command(
        name: "check", argument: "[NAME]",
        options: [
            Option(name: "--all", value: nil, summary: "judge every kata"),
            jsonOption,
            Option(name: "--work", value: "DIR", summary: "judge a folder somewhere else that has Sources and Tests"),
        ],
        summary: "judge one kata, or all of them",
        discussion: """
            Asks in this order: does it compile (build), does production do what it did (behavior), is the seam there and used (seam), do \
            your tests pass (tests), do they leave nothing behind (isolation), and would they notice a mistake (faults). The first answer \
            that is no is the one thing to mend next. Without NAME it takes the kata whose folder you are in, or the next one on the board.

            Exit code: 0 solved, 1 not solved, 2 a wrong call, 3 the workspace or the toolchain cannot be used.
            """,
        example: "kata check constructor-injection"
    ) { invocation in
        let workspace = try invocation.workspace()
        let folder = try workFolder(invocation)
        guard invocation.has("--all") else {
            let kata = try invocation.kata(in: workspace)
            let (verdict, remembered) = try await judged(kata, in: folder, by: Judge(workspace: workspace), invocation, workspace)
            if invocation.has("--json") {
                try invocation.system.sayJSON(verdict)
            } else {
                remembered?.sayPrediction(on: invocation.system)
                VerdictText(verdict: verdict, kata: kata, system: invocation.system, nextHint: remembered?.nextHint).print()
            }
            return verdict.isSolved ? .success : .unsolved
        }
        if let name = invocation.argument { throw Misuse.conflict("\"\(name)\"", "--all", command: invocation.command) }
        if folder != nil { throw Misuse.conflict("--work", "--all", command: invocation.command) }
        let judge = try await Judge(workspace: workspace)
        var verdicts: [Verdict] = []
        for kata in try workspace.katas() {
            let (verdict, remembered) = try await judged(kata, in: nil, by: judge, invocation, workspace)
            if !invocation.has("--json") {
                remembered?.sayPrediction(on: invocation.system)
                VerdictText(verdict: verdict, kata: kata, system: invocation.system).printInShort()
            }
            verdicts.append(verdict)
        }
        if invocation.has("--json") { try invocation.system.sayJSON(VerdictList(verdicts: verdicts)) }
        return verdicts.allSatisfy(\.isSolved) ? .success : .unsolved
    }

    private static func workFolder(_ invocation: Invocation) throws -> URL? {
        guard let path = invocation.options["--work"] else { return nil }
        let folder = invocation.place(path)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw Misuse.noFolder(path)
        }
        return folder
    }

    /// Judges, shows what is going on, and remembers the answer if it is about the learner's own folder.
    ///
    /// - Returns: The verdict, and what is remembered then; nil for a folder elsewhere, or if it cannot be kept.
    private static func judged(
        _ kata: Kata, in folder: URL?, by judge: Judge, _ invocation: Invocation, _ workspace: Workspace
    ) async throws -> (Verdict, Remembered?) {
        let line = StatusLine.waiting(on: invocation.system)
        defer { line.remove() }
        line.show("Checking \(kata.name)")
        let verdict = try await judge.check(kata, in: folder) { line.refine("\(kata.name): \($0.rawValue)") }
        return (verdict, folder == nil ? remember(verdict, of: kata, invocation, workspace) : nil)
    }

    /// Remembers a verdict. One that cannot be kept is given all the same, and standard error says why.
    private static func remember(_ verdict: Verdict, of kata: Kata, _ invocation: Invocation, _ workspace: Workspace) -> Remembered? {
        let system = invocation.system
        do {
            return try Remembered(verdict, of: kata, in: invocation.stateFile(in: workspace), at: system.now())
        } catch {
            Complaint(error, system: system).print(on: system)
            return nil
        }
    }
}

/// What `kata check --all --json` prints.
private struct VerdictList: Encodable {
    var version = 1
    var verdicts: [Verdict]
}
