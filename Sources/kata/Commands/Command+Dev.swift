import Foundation
internal import Learner
internal import Workspace

extension Command {
    static let dev = Command(
        name: "dev", argument: "ACTION NAME", choices: ["ACTION": DevAction.allCases.map(\.rawValue)],
        options: [Option(name: "--after", value: "KATA", summary: "the kata that a new one follows; the last one without it")],
        summary: "lay out a new kata; prove that it is whole",
        discussion: """
            `new` lays out a small kata that is complete: Katas/X, Solutions/X, and submissions for the judge's own tests. Rewrite it \
            piece by piece; .github/CONTRIBUTING.md has the steps. NAME is ClockInjection or clock-injection.

            `check` reads kata.json and README.md, compares the start with the solution and with the learner's folder, looks for stray \
            and unformatted files, and judges the start, the solution and each step. Each problem is one line, with its path and what to do.

            Exit code: 0 done, or whole; 1 not whole; 2 a wrong call; 3 an unusable workspace or toolchain.
            """,
        example: "dev check constructor-injection", isRare: true
    ) { invocation in
        switch try invocation.choice("ACTION", DevAction.init(rawValue:)) {
        case .new: try layOut(invocation)
        case .check: try await prove(invocation)
        }
    }

    private static func layOut(_ invocation: Invocation) throws -> ExitCode {
        let system = invocation.system
        let workspace = try invocation.workspace(), katas = try workspace.katas()
        let name = try invocation.required("NAME")
        let scaffold = KataScaffold(
            module: name.contains("-") || name.first?.isLowercase == true ? Kata.module(of: name) : name,
            predecessor: try predecessor(invocation.options["--after"], among: katas), workspace: workspace)
        if let obstacle = scaffold.obstacle { throw Misuse.unusableName(name, reason: obstacle, command: invocation.command) }
        try scaffold.write()

        let order = try workspace.katas().first { $0.name == scaffold.name }?.order ?? 0
        system.say("\(scaffold.title) is kata \(order) of \(katas.count + 1), after \(scaffold.predecessor.name).")
        for (folder, words) in zip(scaffold.folders, ["for learners", "start, solution and design notes", "for the judge's tests"]) {
            system.say("  \(folder)  (\(words))")
        }
        system.say("It is a small kata about a clock, and complete. Rewrite it. After each step, type")
        system.say("  \(system.program) dev check \(scaffold.module)")
        return .success
    }

    private static func predecessor(_ name: String?, among katas: [Kata]) throws -> Kata {
        guard let name else {
            guard let last = katas.last else { throw WorkspaceError.missing(path: "Katas") }
            return last
        }
        guard let kata = katas.first(where: { [$0.name, $0.module].contains(name) }) else { throw Misuse.unknownKata(name, known: katas) }
        return kata
    }

    /// The problem of a folder in `Katas` without a description, which is no kata yet.
    private static func missingDescription(of name: String, in workspace: Workspace) -> KataProblem? {
        let folders = [name, Kata.module(of: name)].map { "Katas/\($0)" }
        guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: workspace.root.appending(path: $0).path) }),
            !FileManager.default.fileExists(atPath: workspace.root.appending(path: "\(folder)/kata.json").path)
        else { return nil }
        return KataProblem("\(folder)/kata.json", "the file is missing; write it, as the other katas have it.")
    }

    private static func prove(_ invocation: Invocation) async throws -> ExitCode {
        let system = invocation.system
        let workspace = try invocation.workspace()
        let name = try invocation.required("NAME")
        if let missing = missingDescription(of: name, in: workspace) {
            system.say(missing.line)
            return .unsolved
        }
        let kata: Kata
        do {
            kata = try invocation.kata(in: workspace)
        } catch let error as WorkspaceError {
            // A description that cannot be read is the kata's problem, not the workspace's.
            guard case .badDescription = error else { throw error }
            system.say(error.message.replacing(workspace.root.path + "/", with: ""))
            return .unsolved
        }
        let line = StatusLine.waiting(on: system)
        defer { line.remove() }
        let result = try await KataAudit(files: KataFiles(of: kata, in: workspace)).run { line.show($0) }
        line.remove()
        for problem in result.problems { system.say(problem.line.wrapped(to: system.width, indent: 2)) }
        guard result.problems.isEmpty else {
            system.say("")
            system.say("\(kata.title) is not whole: \(result.problems.count.counted("problem")).")
            return .unsolved
        }
        system.say(
            "\(kata.title) is whole: the start fails at \(kata.start.rawValue), and the solution's tests catch \(result.faults.counted("fault"))."
                .wrapped(to: system.width))
        return .success
    }
}

/// The actions of `kata dev`.
private enum DevAction: String, CaseIterable {
    case new, check
}
