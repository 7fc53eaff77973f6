internal import Building
import Foundation
internal import Learner
internal import Workspace

extension Command {
    static let test = Command(
        name: "test", argument: "[NAME...]",
        options: [
            jsonOption,
            Option(name: "--junit", value: "FILE", summary: "write a report that GitLab and Jenkins read"),
        ],
        summary: "run the solutions' own tests",
        discussion: """
            Builds the solutions with the package manager, in .build/solutions, and runs the tests in Solutions/X/Tests: of the named katas, \
            or of all. The first build takes half a minute. A technique passes if each of its test targets ran a test and none failed.

            The JSON has passed, tests, failed, skipped, seconds and, for each of the techniques, the same with name, folder and \
            failures: suite, test, file, line, message.

            Exit code: 0 all passed, 1 a test failed or a solution does not compile, 2 a wrong call, 3 an unusable workspace or \
            toolchain.
            """,
        example: "test constructor-injection"
    ) { invocation in
        let system = invocation.system
        let workspace = try invocation.workspace()
        let katas = try chosen(invocation.words, among: workspace.katas())
        let junit = try invocation.options["--junit"].map { try JUnitFile(path: $0, invocation) }
        let tests = SolutionTests(
            workspace: workspace, toolchain: try await Workbench(workspace: workspace).compiler.toolchain, katas: katas)
        let text = SolutionTestText(system: system, width: katas.map(\.name.count).max() ?? 0)
        let isForPeople = !invocation.has("--json")
        let line = StatusLine.waiting(on: system)
        defer { line.remove() }
        let report = try await tests.run(
            progress: { line.show($0) },
            report: { result in
                line.hide()
                if isForPeople { text.print(result) }
            })
        line.remove()
        try junit?.write(JUnitReport(report, below: workspace.root.path).text)
        if isForPeople {
            text.print(report)
        } else {
            try system.sayJSON(report.json(below: workspace.root.path))
        }
        return report.hasPassed ? .success : .unsolved
    }

    /// The katas that some words name; all if there are no words.
    private static func chosen(_ words: [String], among katas: [Kata]) throws(Misuse) -> [Kata] {
        for word in words where !katas.contains(where: { [$0.name, $0.module].contains(word) }) {
            throw Misuse.unknownKata(word, known: katas)
        }
        return words.isEmpty ? katas : katas.filter { words.contains($0.name) || words.contains($0.module) }
    }
}

/// A file that a report is to be written to.
private struct JUnitFile {
    private let path: String
    private let file: URL
    private let command: Command

    /// - Throws: ``Misuse`` if there can be no such file, before minutes have been spent.
    init(path: String, _ invocation: Invocation) throws(Misuse) {
        self.path = path
        file = invocation.system.place(path)
        command = invocation.command
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        if manager.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue { throw unwritable("it is a folder") }
        guard manager.fileExists(atPath: file.deletingLastPathComponent().path) else { throw unwritable("there is no such folder") }
    }

    func write(_ text: String) throws(Misuse) {
        do {
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw unwritable(error.localizedDescription)
        }
    }

    private func unwritable(_ reason: String) -> Misuse {
        .unusableFile(path, reason: "cannot be written: \(reason)", command: command)
    }
}
