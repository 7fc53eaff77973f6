import Foundation
import Grading
import TestSupport
import Testing

@testable import Judge
@testable import Learner
@testable import Workspace
@testable import kata

/// Every text that the command prints, compared with the golden files: a change of wording is one difference to review.
struct GoldenTests {
    let transcript = Transcript()
    let workspace: SmallWorkspace

    init() throws {
        workspace = try SmallWorkspace()
    }

    var system: System { transcript.system(in: workspace.root) }

    func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try GoldenFile("\(name).txt").expect(transcript.text(hiding: [workspace.root: "WORKSPACE"]), sourceLocation: sourceLocation)
    }

    func kata(_ name: String) throws -> Kata {
        try #require(try Workspace(containing: workspace.root).katas().first { $0.name == name })
    }

    /// Remembers a check as if it had been made.
    private func remember(_ verdict: Verdict) throws {
        let workspace = try Workspace(containing: workspace.root)
        let kata = try kata(verdict.kata)
        let remembered = try Remembered(verdict, of: kata, in: StateFile(workspace: workspace, warn: system.complain), at: system.now())
        remembered.sayPrediction(on: system)
    }

    // MARK: Verdicts that are made up

    private static let stages = Stage.allCases.map {
        StageReport(name: $0, passed: true, seconds: 0.1, details: ["\($0.rawValue) is fine"])
    }

    static func solved(_ kata: String) -> Verdict {
        let faults = (1...3).map { line in
            FaultReport(
                kind: .dropped, rule: "dropped-calls", file: "Sources/A.swift", line: line, caught: true, by: ["a test"], description: "",
                change: [])
        }
        return Verdict(
            kata: kata, verdict: .solved, failed: nil, reason: nil, message: "It is solved.", next: "Go on.", stages: stages,
            faults: faults,
            notes: ["a warning that is worth knowing, with more words than fit into a line of eighty columns"])
    }

    func unsolved(_ kata: String, at stage: Stage = .seam, details: Int = 2) -> Verdict {
        let passed = Self.stages.prefix { $0.name != stage }
        let file = workspace.root.appending(path: "Katas/One/Screen.swift").path
        let report = StageReport(
            name: stage, passed: false, seconds: 0.1, details: (0..<details).map { "\(file):\($0 + 1): something is wrong here" })
        return Verdict(
            kata: kata, verdict: .unsolved, failed: stage, reason: .failed,
            message: "The seam is not there as asked, and this is a long sentence.",
            next: "Write the seam that the README asks for, in \(file).", stages: passed + [report], faults: [], notes: [])
    }

    // MARK: The golden files

    @Test func `the overview and every command's help`() async throws {
        await transcript.call("help", system: system)
        await transcript.call("--version", system: system)
        for command in Command.all { await transcript.call("help", command.name, system: system) }
        try expect("help")
    }

    @Test func `the board and the list`() async throws {
        await transcript.call(system: system)
        await transcript.call("list", system: system)
        await transcript.call("list", "--json", system: system)

        await transcript.call("predict", "two-injection", "fails", system: system)
        try remember(Self.solved("one-injection"))
        try remember(unsolved("two-injection"))
        try remember(Self.solved("four-injection"))
        try workspace.write("// another start\n", to: "Solutions/FourInjection/Start/Sources/FourInjection/Screen.swift")
        await transcript.call("board", system: system)
        await transcript.call("board", system: transcript.system(in: workspace.root, isPlain: false))
        var narrow = transcript.system(in: workspace.root, isPlain: false)
        narrow.columns = { 40 }
        await transcript.call("board", system: narrow)
        await transcript.call("list", system: system)

        try remember(Self.solved("two-injection"))
        try remember(Self.solved("three-injection"))
        await transcript.call("board", system: system)
        try expect("board")
    }

    @Test func `hints, predictions, the solution, a reset and the saved progress`() async throws {
        await transcript.call("hint", "one-injection", system: system)
        await transcript.call("hint", "one-injection", "--all", system: system)
        try workspace.write(
            try String(contentsOf: workspace.root.appending(path: "Katas/TwoInjection/kata.json"), encoding: .utf8)
                .replacing(/"hints": \[[^\]]*\](,[^\]]*\])*[^\]]*\]/, with: "\"hints\": []"), to: "Katas/TwoInjection/kata.json")
        await transcript.call("hint", "two-injection", system: system)

        for outcome in ["solved", "fails", "not-compile"] { await transcript.call("predict", "one-injection", outcome, system: system) }
        transcript.head("the next check")
        try remember(unsolved("one-injection"))
        await transcript.call("predict", "one-injection", "fails", system: system)
        transcript.head("the next check")
        try remember(unsolved("one-injection"))

        await transcript.call("solution", "one-injection", system: transcript.system(in: workspace.root, answer: false))
        await transcript.call("solution", "one-injection", system: transcript.system(in: workspace.root, answer: true))
        for (place, text) in [
            ("Sources/OneInjection/Screen.swift", "import SDK\n\nlet screen = \"seam\"\n"),
            ("Tests/OneInjectionTests/ScreenTests.swift", "let test = \"seam\"\n"),
        ] {
            try workspace.write(text, to: "Katas/OneInjection/\(place)")
        }
        await transcript.call("solution", "one-injection", "--yes", system: system)
        await transcript.call("reset", "one-injection", system: system)

        await transcript.call("state", "export", "mine.json", system: system)
        await transcript.call("state", "merge", "mine.json", system: system)
        try workspace.write("{", to: ".seams/state.json")
        await transcript.call("list", system: system)
        try expect("commands")
    }

    @Test func `steps`() async throws {
        await transcript.call("steps", "one-injection", system: system)
        await transcript.call("step", "one-injection", system: system)
        try workspace.write("import SDK\n\nlet screen = sem // mine\n", to: "Katas/OneInjection/Sources/OneInjection/Screen.swift")
        await transcript.call("steps", "one-injection", system: transcript.system(in: workspace.root) { $0.columns = { 40 } })
        await transcript.call("step", "one-injection", "3", system: transcript.system(in: workspace.root) { $0.columns = { 40 } })
        await transcript.call("steps", "one-injection", "--json", system: system)
        try workspace.write("import SDK\n\nlet screen = sem\n", to: "Katas/OneInjection/Sources/OneInjection/Screen.swift")
        await transcript.call("steps", system: system)
        for (place, text) in [
            ("Sources/OneInjection/Screen.swift", "import SDK\n\nlet screen = \"seam\"\n"),
            ("Tests/OneInjectionTests/ScreenTests.swift", "let test = \"seam\"\n"),
        ] {
            try workspace.write(text, to: "Katas/OneInjection/\(place)")
        }
        await transcript.call("step", "one-injection", system: system)

        try workspace.writeBytes([0xFF, 0xFE], to: "Katas/OneInjection/Sources/OneInjection/Screen.swift")
        await transcript.call("steps", "one-injection", system: system)
        await transcript.call("step", "1", system: system)
        await transcript.call("step", "one-injection", "4", system: system)
        await transcript.call("step", "one-injection", "two", system: system)
        try workspace.write("Nothing.\n", to: "Solutions/TwoInjection/Steps/02-answer-the-compiler/step.md")
        await transcript.call("steps", "two-injection", system: system)
        try workspace.remove("Solutions/ThreeInjection/Steps")
        await transcript.call("step", "three-injection", system: system)
        await transcript.call("steps", "three-injection", "--json", system: system)
        try expect("steps")
    }

    @Test func `the journal`() async throws {
        await transcript.call("journal", system: system)
        await transcript.call("predict", "one-injection", "solved", system: system)
        await transcript.call("hint", "one-injection", system: system)
        await transcript.call("step", "one-injection", "2", system: system)
        var missing = unsolved("one-injection", at: .faults)
        missing.faults = Self.solved("one-injection").faults.map { fault in
            var fault = fault
            (fault.caught, fault.description) = (fault.line == 1, "Screen calls track(event:) twice")
            return fault
        }
        try remember(missing)
        try remember(Self.solved("one-injection"))
        try remember(unsolved("two-injection"))
        await transcript.call("journal", system: system)
        await transcript.call("journal", "two-injection", system: system)
        await transcript.call("journal", "five-injection", system: system)
        let moments = transcript.text(hiding: [workspace.root: "WORKSPACE"]).replacing(
            /20\d\d-\d\d-\d\d \d\d:\d\d/, with: "2026-11-22 10:42")
        try GoldenFile("journal.txt").expect(moments)
    }

    @Test func `verdicts`() throws {
        let kata = try kata("one-injection")
        let nested = transcript.system(in: workspace.root.appending(path: "Katas/One"))
        let texts: [(String, VerdictText)] = [
            ("solved", VerdictText(verdict: Self.solved("one-injection"), kata: kata, system: system)),
            ("not solved", VerdictText(verdict: unsolved("one-injection"), kata: kata, system: system, nextHint: 2)),
            (
                "not solved, called in a folder below",
                VerdictText(verdict: unsolved("one-injection", at: .faults), kata: kata, system: nested)
            ),
            ("not solved, with many details", VerdictText(verdict: unsolved("one-injection", details: 20), kata: kata, system: system)),
        ]
        for (name, text) in texts {
            transcript.head(name)
            text.print()
        }
        transcript.head("in short")
        for (_, text) in texts { text.printInShort() }
        try expect("verdicts")
    }

    // MARK: Errors

    @Test func `wrong calls`() throws {
        let check = Command.check, katas = try Workspace(containing: workspace.root).katas()
        let cases: [Misuse] = [
            .unknownCommand("chek"), .unknownOption("--jsn", command: check), .missingValue(option: "--work", command: check),
            .repeatedOption("--work", command: check),
            .unexpectedArgument("x", command: check), .conflict("\"x\"", "--all", command: check),
            .missingArgument("NAME", command: .reset), .emptyArgument("PATH", command: .survey),
            .badValue("solvd", for: "OUTCOME", of: ["solved", "fails", "not-compile"], command: .predict),
            .unusableFile("a.json", reason: "cannot be read", command: .state),
            .unknownKata("one-injektion", known: katas), .unusableName("x y", reason: "is no name", command: .dev),
            .noKata(instead: "grade NAME handed-in", folder: "handed-in"), .ambiguousKata("injection", meant: katas),
            .unknownTechnique("one-injektion", known: katas), .notSwift("Cart.swift", line: 3, problem: "expected identifier"),
            .occupied("page.html", reason: "already exists", instead: "compare --html ANOTHER-FILE"),
            .unwritable("page.html", reason: "it is a folder", instead: "compare --html ANOTHER-FILE"), .noFolder("nowhere"),
            .needsTerminal(kata: "one-injection"), .needsAnswers(example: "which --answers creator=own"),
            .nothingToWatchWith(kata: "one-injection"),
        ]
        for misuse in cases { say(misuse, Self.name(of: misuse)) }
        #expect(Set(cases.map(Self.name)).count == cases.count)
        try expect("misuse")
    }

    private func say(_ error: any Error, _ name: String) {
        transcript.head(name)
        let complaint = Complaint(error, system: system)
        for line in complaint.lines { transcript.write(line + "\n") }
        transcript.write("[exit code \(complaint.code.rawValue)]\n")
    }

    /// The case's name; a new case does not compile until it has an entry here and above.
    private static func name(of misuse: Misuse) -> String {
        switch misuse {
        case .unknownCommand: "an unknown command"
        case .unknownOption: "an unknown option"
        case .missingValue: "an option without its value"
        case .repeatedOption: "an option with two values"
        case .unexpectedArgument: "an argument too many"
        case .conflict: "two that exclude each other"
        case .missingArgument: "an argument that is missing"
        case .emptyArgument: "an argument that is empty"
        case .badValue: "a value that is not one of the choices"
        case .unusableFile: "a file of no use"
        case .unknownKata: "an unknown kata"
        case .noKata: "a folder without a kata"
        case .ambiguousKata: "a word that fits several katas"
        case .unusableName: "a name that cannot be used"
        case .unknownTechnique: "an unknown technique"
        case .notSwift: "a file that is not Swift"
        case .occupied: "a file that must stay"
        case .unwritable: "a file that cannot be written"
        case .noFolder: "a folder that is missing"
        case .needsTerminal: "a question without a terminal"
        case .needsAnswers: "a dialogue without answers"
        case .nothingToWatchWith: "watching without a terminal"
        }
    }

    @Test func `a class that cannot be graded`() throws {
        let errors: [(String, GradingError)] = [
            ("noFolder", .noFolder(path: "handed-in")), ("empty", .empty(path: "handed-in")),
            ("sameLabel", .sameLabel("ann", paths: ["ann", "ann.zip"])), ("unknownLabel", .unknownLabel("p33", known: ["p3", "p4"])),
            ("occupied", .occupied(path: "docs")), ("badShard", .badShard("4/3", reason: "there is no part 4 of 3")),
            ("badResults", .badResults(path: "parts", reason: "it has no folder \"results\"")),
            ("badRoster", .badRoster(path: "names.csv", reason: "it is empty")),
        ]
        for (name, error) in errors { say(error, name) }
        try expect("grading-errors")
    }

    @Test func `an unusable workspace or toolchain`() throws {
        let root = workspace.root.path
        let cases: [WorkspaceError] = [
            .notInside(folder: "/nowhere"),
            .badDescription(file: "\(root)/Katas/OneInjection/kata.json", reason: "\"name\" is missing"),
            .missing(path: "\(root)/Solutions/OneInjection/Start"), .missing(path: "\(root)/Katas/OneInjection"),
            .missing(path: "\(root)/Katas"), .missing(path: "\(root)/Sources/AnalyticsSDK"),
            .missing(path: "\(root)/Katas/OneInjection/README.md"),
            .renamed(folder: "\(root)/Katas/OneInjection-x", from: "\(root)/Katas/OneInjection"),
            .notWritable(path: "\(root)/.build/judge", reason: "No space left on device"),
            .notReadable(path: "\(root)/.seams/state.json", reason: "you may not"),
            .damaged(path: "\(root)/.build/judge/x.json"), .noToolchain(searched: "/usr/bin:/bin"),
            .oldToolchain(path: "/usr/bin/swiftc", version: "Swift version 6.2.4"),
            .incompleteToolchain(missing: "/usr/bin/swift-frontend"),
            .toolFailed(what: "Compiling AnalyticsSDK", output: "it crashed"),
            .machine(.killed(program: "The linker")), .machine(.noRoom(while: "to compile X")), .machine(.tooFewDescriptors),
            .machine(.testsWithoutFault),
        ]
        for error in cases { say(error, Self.name(of: error)) }
        say(CocoaError(.fileWriteOutOfSpace), "anything else")
        try expect("workspace-errors")
    }

    private static func name(of error: WorkspaceError) -> String {
        switch error {
        case .notInside: "not inside a workspace"
        case .badDescription: "a broken description"
        case .missing: "something is missing"
        case .renamed: "a kata's folder with another name"
        case .notWritable: "something cannot be written"
        case .notReadable: "something cannot be read"
        case .damaged: "something is damaged"
        case .noToolchain: "no toolchain"
        case .oldToolchain: "a toolchain that is too old"
        case .incompleteToolchain: "a toolchain without its frontend"
        case .toolFailed: "a tool failed"
        case .machine: "the machine is in trouble"
        }
    }

    @Test func `an unreadable progress file`() throws {
        let texts = [
            "{ not JSON", "[1, 2]", "{\"program\": \"seams\", \"version\": 5}",
            "{\"program\": \"seams\", \"version\": 3, \"machine\": \"m\", \"events\": [{}]}",
        ]
        for text in texts {
            transcript.head(text)
            do throws(State.Unreadable) {
                _ = try State(reading: Data(text.utf8), startingPoint: { _ in nil })
            } catch {
                transcript.write(error.inWords + "\n")
            }
        }
        try expect("unreadable-progress")
    }

    @Test func `mocks that cannot be written`() async throws {
        let calls: [(String, [String])] = [
            ("protocol Odd: Unknown<Int> {\n}\n", []), ("struct Cart {}\n", []), ("protocol {\n", []),
            ("protocol Good {}\n", ["--output", "Mine.swift"]), ("protocol Good {}\n", ["--output", "nowhere/Mine.swift"]),
        ]
        try workspace.write("let mine = 1\n", to: "Mine.swift")
        for (text, options) in calls {
            try workspace.write(text, to: "Tracking.swift")
            transcript.write("\n\(text)")
            await record(["Tracking.swift"] + options)
        }
        await record(["Nowhere.swift"])
        try expect("record")
    }

    private func record(_ words: [String]) async {
        transcript.head((["./kata", "record"] + words).joined(separator: " "))
        let code = await Entry.run(["record"] + words, system: system)
        transcript.write("[exit code \(code.rawValue)]\n")
    }

    @Test func `the doctor on a good machine and on a bad one`() async throws {
        // So wide that no line is broken at a place that depends on the length of a path.
        var system = transcript.system(in: workspace.root) { $0.columns = { 200 } }
        let moment = system.now()
        system.now = { moment }
        system.machine = .init(
            searchPath: "/toolchain/bin", isExecutable: { $0 == "/toolchain/bin/swiftc" }, exists: { _ in true }, modified: { _ in moment },
            troubleWriting: { _ in nil }, freeBytes: { _ in 10 << 30 }, hasLandlock: { true }, canIsolate: { _ in true },
            run: { $0.contains("git") ? (0, "") : (0, "Swift version 6.3.1 (swift-6.3.1-RELEASE)") })
        try StateFile(workspace: Workspace(containing: workspace.root), warn: system.complain).update { _ in }
        transcript.head("a good machine")
        #expect(await Entry.run(["doctor"], system: system) == .success)

        system.machine.exists = { _ in false }
        system.machine.troubleWriting = { _ in "you may not" }
        system.machine.freeBytes = { _ in 5 << 20 }
        system.now = { moment.addingTimeInterval(-86_400) }
        system.machine.hasLandlock = { false }
        system.machine.canIsolate = { _ in false }
        system.machine.run = {
            $0.contains("git") ? (0, "Solutions/A.swift\nSources/B.swift\n") : (0, "Swift version 6.1 (swift-6.1-RELEASE)")
        }
        transcript.head("a bad machine")
        #expect(await Entry.run(["doctor"], system: system) == .unusable)

        system.machine.searchPath = "/nowhere"
        system.machine.freeBytes = { _ in nil }
        system.machine.run = { _ in nil }
        system.currentFolder = URL(filePath: "/")
        transcript.head("a machine without tools, outside of a workspace")
        #expect(await Entry.run(["doctor"], system: system) == .unusable)
        try expect("doctor")
    }
}
