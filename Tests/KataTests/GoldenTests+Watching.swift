import Foundation
import TestSupport
import Testing

@testable import Judge
@testable import Learner
@testable import Workspace
@testable import kata

/// The output of `kata watch`: plain lines, and the screen at three sizes.
extension GoldenTests {
    @Test func `watching in plain lines`() async throws {
        try await watch(system)
        try expect("watch")
    }

    @Test(arguments: [(80, 24), (60, 20), (30, 10)]) func `the screen of a watch`(_ columns: Int, _ rows: Int) throws {
        let kata = try kata("one-injection")
        let small = transcript.system(in: workspace.root, isPlain: false) { $0.columns = { columns } }
        func text(_ verdict: Verdict) -> VerdictText {
            VerdictText(verdict: verdict, kata: kata, system: small, help: "Press h for a hint", nextHint: 1)
        }
        var solved = text(Self.solved("one-injection"))
        let katas = try Workspace(containing: workspace.root).katas()
        solved.afterSolved = AfterSolved(kata, LearningProgress(katas: katas, state: State()), program: "./kata").lines(isWatching: true)
        var screen = WatchScreen()
        (screen.title, screen.path, screen.score) = (kata.title, "x>..", "1 of 4 solved")
        func draw(_ title: String) {
            transcript.head("\(title), \(columns) columns and \(rows) rows")
            let edge = "+" + String(repeating: "-", count: columns) + "+\n"
            let lines = screen.lines(columns: columns, rows: rows, style: small.style)
            #expect(lines.height(in: columns) == rows)
            transcript.write(edge + lines.map { "|\($0.padded(to: columns))|\n" }.joined() + edge)
        }

        screen.status = "As it is now: checking (tests), 3 s"
        screen.show(.text("Watching One injection. Read Katas/OneInjection/README.md; every save is checked."))
        draw("checking")
        screen.status = "Last save, 10:42:07: not solved at faults."
        screen.show(.verdict(text(unsolved("one-injection", at: .faults, details: 21))))
        draw("a long verdict")
        screen.turn()
        draw("its first part")
        screen.question = "Put One injection back to its start? Your work is kept. [y/n]"
        draw("a question")
        screen.question = nil
        screen.status = "Last save, 10:42:07: solved. Press n for the next kata."
        screen.show(.verdict(solved))
        draw("a solved kata")
        var state = State()
        for kata in katas {
            state.note(.check(isSolved: true, failed: nil, answers: nil), of: kata, at: Date(timeIntervalSince1970: 1_700_000_000))
        }
        solved.afterSolved = AfterSolved(kata, LearningProgress(katas: katas, state: state), counterpart: katas[1], program: "./kata")
            .lines(
                isWatching: true)
        screen.show(.verdict(solved))
        draw("the last kata")
        screen.show(.text((["All keys:"] + WatchKey.table).joined(separator: "\n")))
        draw("the keys")
        try expect("screen-\(columns)x\(rows)")
    }

    /// Watches a kata that is not solved, presses every key, and quits after a check that failed.
    private func watch(_ system: System) async throws {
        let calls = Calls()
        let workspace = try Workspace(containing: workspace.root)
        let unsolved = unsolved("one-injection")
        let work = WatchSession.Work(
            check: { _, _ in
                if await calls.next() == 1 { return unsolved }
                throw WorkspaceError.toolFailed(what: "Compiling AnalyticsSDK", output: "it crashed")
            },
            stamp: { _ in "" },
            remember: { _, _ in
                try Remembered(
                    unsolved, of: workspace.katas()[0], in: StateFile(workspace: workspace, warn: system.complain), at: system.now())
            },
            progress: { LearningProgress(katas: try workspace.katas(), state: State()) })
        let events = WatchEvents()
        let invocation = try Invocation(words: ["watch"], system: system)
        var session = WatchSession(kata: try kata("one-injection"), invocation: invocation, work: work, events: events)
        let (start, transcript) = (transcript.raw.count, transcript)
        func waits(for text: String, times: Int = 1) async throws {
            try await transcript.waits { $0.dropFirst(start).components(separatedBy: text).count > times }
        }
        let status = "not solved at seam."
        async let end = session.run()
        try await waits(for: status)
        for (index, key) in ["h", "t", "l", "s", "r"].enumerated() {
            events.add(.key(Character(key)))
            if "sr".contains(key) {
                try await waits(for: "[y/n]", times: key == "s" ? 1 : 2)
                events.add(.key("x"))
            }
            try await waits(for: status, times: index + 2)
        }
        events.add(.saved(kata: "one-injection"))
        try await waits(for: "could not be checked.")
        events.add(.key("n"))
        try await waits(for: "could not be checked.", times: 2)
        events.add(.key("q"))
        _ = await end
    }

    private actor Calls {
        private var count = 0

        func next() -> Int {
            count += 1
            return count
        }
    }
}
