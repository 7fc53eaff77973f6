internal import Building
internal import Comparison
import Foundation
internal import Judge
internal import Learner
internal import Workspace

extension Command {
    static let check = Command(
        name: "check", argument: "[NAME]",
        options: [
            Option(name: "--all", value: nil, summary: "judge every kata"),
            Option(name: "--brief", value: nil, summary: "print the answer and the next step only"),
            jsonOption,
            Option(name: "--work", value: "DIR", summary: "judge another folder that has Sources and Tests"),
        ],
        summary: "judge one kata, or all of them",
        discussion: """
            Asks these questions in order: does it compile (build), does production behave as before (behavior), is the seam there and \
            used (seam), do your tests pass (tests), do they clean up after themselves (isolation), and do they catch planted faults \
            (faults). It stops at the first "no": fix that next. NAME may be a number, or a part of a name. Without NAME it judges \
            the kata whose folder you are in, or else the next one on the board.

            Exit code: 0 solved, 1 not solved, 2 a wrong call, 3 an unusable workspace or toolchain.
            """,
        example: "check constructor-injection"
    ) { invocation in
        let workspace = try invocation.workspace()
        let folder = try workFolder(invocation)
        guard invocation.has("--all") else {
            let kata = try invocation.kata(in: workspace)
            // The folder of another kata, or one above the right one, is a wrong call and no code that cannot be compiled.
            if let folder { _ = try existing("Sources/\(kata.module)", in: folder, typed: invocation.options["--work"]) }
            let verdict = try await judged(kata, in: folder, by: Judge(workspace: workspace), invocation)
            let remembered = folder == nil ? remember(verdict, of: kata, invocation, workspace) : nil
            if invocation.has("--json") {
                try invocation.system.sayJSON(verdict)
            } else {
                remembered?.sayPrediction(on: invocation.system)
                var text = VerdictText(verdict: verdict, kata: kata, system: invocation.system, nextHint: remembered?.nextHint)
                if remembered != nil, let progress = try? invocation.progress(in: workspace) {
                    text.afterSolved = AfterSolved(
                        kata, progress, counterpart: try? Technique.counterpart(of: kata, in: workspace), program: invocation.system.program
                    ).lines()
                }
                if invocation.has("--brief") { text.printAnswer() } else { text.print() }
            }
            return verdict.isSolved ? .success : .unsolved
        }
        if let name = invocation.argument { throw Misuse.conflict("\"\(name)\"", "--all", command: invocation.command) }
        if folder != nil { throw Misuse.conflict("--work", "--all", command: invocation.command) }
        let judge = try await Judge(workspace: workspace, workload: .many)
        let katas = try workspace.katas()
        let line = StatusLine.waiting(on: invocation.system)
        defer { line.remove() }
        line.show("Checking \(katas.count.counted("kata"))")
        let verdicts = try await katas.mapInParallel { kata in
            (kata, try await judge.check(kata) { line.refine("\(kata.name): \($0.rawValue)") })
        } inOrder: { kata, verdict in
            let remembered = remember(verdict, of: kata, invocation, workspace)
            guard !invocation.has("--json") else { return }
            line.hide()
            remembered?.sayPrediction(on: invocation.system)
            VerdictText(verdict: verdict, kata: kata, system: invocation.system).printInShort()
        }.map(\.1)
        if invocation.has("--json") { try invocation.system.sayJSON(VerdictList(verdicts: verdicts)) }
        return verdicts.allSatisfy(\.isSolved) ? .success : .unsolved
    }

    private static func workFolder(_ invocation: Invocation) throws -> URL? {
        guard let path = invocation.options["--work"] else { return nil }
        return try existing("", in: invocation.system.place(path), typed: path)
    }

    /// Returns a folder below another one.
    ///
    /// - Throws: ``Misuse/noFolder(_:)`` if it is missing.
    private static func existing(_ name: String, in parent: URL, typed path: String?) throws(Misuse) -> URL {
        let folder = name.isEmpty ? parent : parent.appending(path: name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
            let typed = path.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? parent.path
            throw .noFolder(name.isEmpty ? typed : "\(typed)/\(name)")
        }
        return folder
    }

    /// Judges a kata with a progress line.
    private static func judged(_ kata: Kata, in folder: URL?, by judge: Judge, _ invocation: Invocation) async throws -> Verdict {
        let line = StatusLine.waiting(on: invocation.system)
        defer { line.remove() }
        line.show("Checking \(kata.name)")
        return try await judge.check(kata, in: folder) { line.refine("\(kata.name): \($0.rawValue)") }
    }

    /// Saves a verdict that is about the learner's own folder.
    ///
    /// If that fails, standard error says why, and the verdict is shown anyway.
    private static func remember(_ verdict: Verdict, of kata: Kata, _ invocation: Invocation, _ workspace: Workspace) -> Remembered? {
        let system = invocation.system
        do {
            return try Remembered(verdict, of: kata, in: invocation.stateFile(in: workspace), at: system.now())
        } catch {
            Complaint(error, system: system).print(on: system.terminal)
            return nil
        }
    }
}

/// The output of `kata check --all --json`.
private struct VerdictList: Encodable {
    var version = 1
    var verdicts: [Verdict]
}
