#if os(Linux)
import Foundation
import Synchronization
import TestSupport
import Testing

/// `kata watch` in a real terminal, with saves and keys.
@Suite(.terminalsInTurn)
struct WatchTests {
    private static let module = "ConstructorInjection"
    private static let screen = "Katas/\(module)/Sources/\(module)/CheckoutViewController.swift"
    private static let tests = "Katas/\(module)/Tests/\(module)Tests/CheckoutViewControllerTests.swift"
    private static let broken = "class {\n"
    private static let endless = "import Testing\n\n@Test func endless() { while true {} }\n"

    private let workspace: WorkspaceCopy

    init() throws {
        workspace = try WorkspaceCopy()
    }

    private func watch(_ options: String..., columns: Int = 100) throws -> Pty {
        try workspace.kata.inTerminal(["watch", "constructor-injection"] + options, columns: columns)
    }

    private func solution(_ path: String) throws -> String {
        try String(contentsOf: Clone.root.appending(path: path.replacing("Katas/", with: "Solutions/")), encoding: .utf8)
    }

    // MARK: Saves

    @Test func `it reports the check at once, then the current verdict, and a verdict for each save`() async throws {
        let terminal = try watch()
        let start = try await terminal.endsWith("As it is now: not solved at seam.")
        let count = Clone.modules.count
        #expect(terminal.written.contains("As it is now: checking constructor-injection"))
        #expect(start.lines.first == "Constructor injection  ..>\(String(repeating: ".", count: count - 3))  0 of \(count) solved")

        try workspace.write(Self.broken, to: Self.screen)
        try await terminal.waits(for: "a verdict with its time") {
            $0.status.wholeMatch(of: /Last save, \d\d:\d\d:\d\d: not solved at build\./) != nil
        }
        #expect(terminal.screen.words.contains("Not solved: CheckoutViewController.swift:1 does not compile"))
        try workspace.laySolution(over: Self.module)
        let screen = try await terminal.endsWith("solved. Press n for the next kata.")

        #expect(screen.text.contains("Solved. Your tests catch each of the 5 faults"))
        #expect(screen.foreign == [])
    }

    @Test func `a save during a check is judged at once, and its verdict stays on the screen`() async throws {
        try workspace.laySolution(over: Self.module)
        try workspace.write(Self.endless, to: Self.tests)
        let terminal = try watch()
        let (workspace, good) = (workspace, try solution(Self.tests))
        try await terminal.says("checking (tests)") { _ in
            try? workspace.write(Self.broken, to: Self.tests)
            try? workspace.write(good, to: Self.tests)
        }

        let screen = try await terminal.endsWith("solved. Press n for the next kata.")
        #expect(!screen.text.contains("timed out"), "\(screen.text)")
        try await Task.sleep(for: .milliseconds(300))
        #expect(terminal.screen.text == screen.text)
    }

    @Test func `a save by renaming counts, and an editor's own files do not`() async throws {
        let terminal = try watch()
        let before = try await terminal.endsWith("As it is now: not solved at seam.")
        let folder = workspace(Self.screen).deletingLastPathComponent()

        for name in [".CheckoutViewController.swift.swp", "CheckoutViewController.swift~", ".tmp-1.swift", "4913"] {
            try Data("swap".utf8).write(to: folder.appending(path: name))
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.appending(path: ".#CheckoutViewController.swift").path, withDestinationPath: "learner@host.1")
        try await Task.sleep(for: .milliseconds(400))
        #expect(terminal.screen.text == before.text)

        try Data(Self.broken.utf8).write(to: folder.appending(path: "new"))
        #expect(rename(folder.appending(path: "new").path, workspace(Self.screen).path) == 0)
        try await terminal.endsWith("not solved at build.")
    }

    @Test func `a removed kata is reported, and judged as soon as it is back`() async throws {
        let terminal = try watch()
        try await terminal.endsWith("As it is now: not solved at seam.")
        let kata = workspace("Katas/\(Self.module)")

        try FileManager.default.moveItem(at: kata, to: workspace("aside"))
        let screen = try await terminal.endsWith("could not be checked.")
        #expect(screen.words.contains("The workspace is incomplete: \(kata.path) is missing."), "\(screen.text)")

        try FileManager.default.moveItem(at: workspace("aside"), to: kata)
        try await terminal.waits(for: "a verdict on what is back") {
            $0.status.wholeMatch(of: /Last save.*: not solved at seam\./) != nil
        }
    }

    @Test func `a verdict that cannot be saved is shown anyway`() async throws {
        try workspace.write("", to: ".seams")
        let terminal = try watch()

        let screen = try await terminal.endsWith("As it is now: not solved at seam.")

        #expect(screen.words.contains("state.json cannot be written"), "\(screen.text)")
        #expect(screen.text.contains("Not solved: "))
    }

    // MARK: Keys

    @Test func `a solved verdict stays until the key n`() async throws {
        try workspace.laySolution(over: Self.module)
        let terminal = try watch()
        let solved = try await terminal.endsWith("solved. Press n for the next kata.")
        #expect(
            solved.text.contains("\nh hint  t step  o readme  p predict  s solution  v verdict  l list  n next  r reset  ? help  q quit"))
        try await Task.sleep(for: .milliseconds(300))
        #expect(terminal.screen.text == solved.text)

        terminal.type("n")

        try await terminal.waits(for: "the next kata") { $0.lines.first?.hasPrefix("Closure injection") == true }
        try await terminal.endsWith("As it is now: not solved at seam.")
    }

    @Test func `the keys h, s and l work, and the status line follows their output`() async throws {
        let terminal = try watch()
        try await terminal.endsWith("As it is now: not solved at seam.")

        for (key, answer) in [("h", "\nHint 1 of 5: Which code decides"), ("l", "  singleton-backdoor "), ("H", "\nHint 2 of 5: Give")] {
            terminal.type(key)
            try await terminal.shows(answer)
            try await terminal.endsWith("As it is now: not solved at seam.")
        }
        terminal.type("s")
        try await terminal.endsWith("Show the reference solution anyway? [y/n]")
        terminal.type("x")
        try await terminal.endsWith("q quit")
        #expect(!terminal.screen.text.contains("+++ Solutions"))
        terminal.type("s")
        try await terminal.endsWith("[y/n]")
        terminal.type("y")
        let screen = try await terminal.shows("+++ Solutions/ConstructorInjection")
        #expect(screen.foreign == [])
    }

    @Test func `the key r asks first, and then the starting files are judged`() async throws {
        try workspace.write(Self.broken, to: Self.screen)
        let terminal = try watch()
        try await terminal.endsWith("As it is now: not solved at build.")

        terminal.type("r")
        try await terminal.endsWith("[y/n]")
        terminal.type("n")
        try await terminal.endsWith("q quit")
        #expect(try workspace.text(of: Self.screen) == Self.broken)
        terminal.type("r")
        try await terminal.endsWith("[y/n]")
        terminal.type("y")

        try await terminal.shows("Constructor injection is back at its start.")
        try await terminal.waits(for: "a verdict on the start") { $0.status.wholeMatch(of: /Last save.*: not solved at seam\./) != nil }
    }

    // MARK: Ends

    /// A way to end the program, and its ending.
    struct End: CustomTestStringConvertible {
        var name: String
        var act: @Sendable (Pty) -> Void
        var ending: Pty.Ending
        var testDescription: String { name }
    }

    static let ends = [
        End(name: "q", act: { $0.type("q") }, ending: .exited(0)),
        End(name: "Ctrl-D", act: { $0.type("\u{04}") }, ending: .exited(0)),
        End(name: "Ctrl-C", act: { $0.type("\u{03}") }, ending: .exited(128 + SIGINT)),
        End(name: "SIGTERM", act: { kill($0.process, SIGTERM) }, ending: .exited(128 + SIGTERM)),
        End(name: "a closed terminal", act: { $0.close() }, ending: .exited(128 + SIGHUP)),
        End(name: "a crash", act: { kill($0.process, SIGABRT) }, ending: .signalled(SIGABRT)),
    ]

    @Test(arguments: ends) func `however it ends during a check, the terminal is restored and no process is left`(_ end: End) async throws {
        try workspace.laySolution(over: Self.module)
        try workspace.write(Self.endless, to: Self.tests)
        let terminal = try watch()
        let wasSet = Mutex(false)
        try await terminal.says("checking (tests)") { terminal in
            wasSet.withLock { $0 = !terminal.isAsAShellLeavesIt }
            end.act(terminal)
        }

        #expect(wasSet.withLock { $0 })
        let ending = try await terminal.ending()
        #expect(ending == end.ending)
        if end.name != "a closed terminal" {
            #expect(terminal.isAsAShellLeavesIt)
            #expect(terminal.screen.drawn == nil)
        }
        try await terminal.hasNoProcesses()
    }

    @Test func `Ctrl-Z stops it with the terminal restored, and it continues with the same check`() async throws {
        try workspace.laySolution(over: Self.module)
        try workspace.write(Self.endless, to: Self.tests)
        let terminal = try watch()
        try await terminal.says("checking (tests)") { $0.type("\u{1A}") }

        try await terminal.waits(for: "it to stop") { $0.drawn == nil && terminal.processes.map(\.state) == ["T"] }
        #expect(terminal.isAsAShellLeavesIt)

        try workspace.laySolution(over: Self.module)
        kill(terminal.process, SIGCONT)
        let screen = try await terminal.endsWith("solved. Press n for the next kata.")
        #expect(!screen.text.contains("Not solved"))
        #expect(!terminal.isAsAShellLeavesIt)
    }

    @Test func `no process runs while it is stopped, even if it was about to start one`() async throws {
        try workspace.laySolution(over: Self.module)
        try workspace.write(Self.endless, to: Self.tests)
        let terminal = try watch()

        for stop in 1...20 {
            // Said each time just before the tests are started.
            try await terminal.waits(for: "check \(stop)", then: { $0.type("\u{1A}") }) { _ in
                terminal.written.components(separatedBy: "checking (tests)").count > stop
            }
            try await terminal.waits(for: "stop \(stop)") { _ in terminal.processes.map(\.state) == ["T"] }
            kill(terminal.process, SIGCONT)
        }
    }

    // MARK: Widths

    @Test func `in 60 columns only places and code exceed the width`() async throws {
        let terminal = try watch(columns: 60)
        try await terminal.endsWith("As it is now: not solved at seam.")
        terminal.type("h")
        try await terminal.shows("Hint 1 of 5")
        terminal.type("l")
        try await terminal.shows("closure-injection")
        terminal.type("r")
        try await terminal.endsWith("[y/n]")
        terminal.type("n")
        try workspace.laySolution(over: Self.module)
        let screen = try await terminal.endsWith("solved. Press n for the next kata.")

        #expect(screen.lines.filter { $0.count > 60 && !$0.contains(".swift:") } == [])
    }

    @Test func `a new width takes effect`() async throws {
        let terminal = try watch(columns: 100)
        try await terminal.endsWith("As it is now: not solved at seam.")

        terminal.resize(columns: 24, rows: 12)
        try await terminal.waits(for: "a shorter status") { $0.status == "As it is now: not solv…" && $0.lines.count == 12 }
        terminal.type("h")
        try await terminal.shows("\nHint 1 of 5: Which code\n    decides today which\n")
        terminal.resize(columns: 100)
        try await terminal.endsWith("As it is now: not solved at seam.")
    }

    // MARK: Without a command

    @Test func `without a command it shows the board and then watches the next kata`() async throws {
        let terminal = try workspace.kata.inTerminal([])

        let screen = try await terminal.endsWith("As it is now: not solved at seam.")

        #expect(screen.scrolled.joined(separator: "\n").contains("\n0 of \(workspace.katas.count) solved. Next: Singleton backdoor."))
        #expect(screen.lines.first?.hasPrefix("Singleton backdoor") == true)
        terminal.type("q")
        #expect(try await terminal.ending() == .exited(0))
        #expect(terminal.screen.text.contains(/\nStuck\? .*kata hint singleton-backdoor/))
        let board = try workspace.kata.inTerminal(["board"])
        #expect(try await board.ending() == .exited(0))
        #expect(!board.screen.text.contains("Watching"))
    }

    @Test func `behind the program that shows the board it only watches`() async throws {
        let terminal = try workspace.kata.inTerminal([], environment: ["SEAMS_BOARD": "shown"])

        try await terminal.endsWith("As it is now: not solved at seam.")

        #expect(!terminal.written.contains("0 of \(workspace.katas.count) solved."))
        terminal.type("q")
        #expect(try await terminal.ending() == .exited(0))
    }
}

extension KataCommand {
    /// Starts it in a terminal.
    func inTerminal(_ arguments: [String], columns: Int = 100, environment: [String: String] = [:]) throws -> Pty {
        try Pty([program.path] + arguments, in: folder, columns: columns, environment: environment, owner: owner)
    }
}

extension WorkspaceCopy {
    func text(of path: String) throws -> String {
        try String(contentsOf: self(path), encoding: .utf8)
    }
}

extension Pty {
    /// Waits until nothing of this session runs.
    func hasNoProcesses() async throws {
        try await waits(for: "all processes to end") { _ in self.processes.isEmpty }
    }
}
#endif
