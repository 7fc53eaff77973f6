internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Synchronization
internal import Workspace

/// A session of `kata watch`: it checks at every save and reacts to keys.
///
/// One loop writes all output.
struct WatchSession {
    /// The effects of a session on the workspace.
    struct Work: Sendable {
        var check: @Sendable (Kata, _ progress: @escaping @Sendable (Stage) -> Void) async throws -> Verdict
        /// Returns another text after each save of a source file.
        var stamp: @Sendable (Kata) -> String
        /// Saves the verdict for the board.
        var remember: @Sendable (Verdict, Kata) throws -> Remembered
        /// Reads all katas with the learner's progress.
        var progress: @Sendable () throws -> LearningProgress
        /// Finds the kata whose technique differs most.
        var counterpart: @Sendable (Kata) -> Kata? = { _ in nil }
    }

    private(set) var kata: Kata
    private let invocation: Invocation
    private let work: Work
    private let events: WatchEvents
    private var view: WatchView
    private var looking: Task<Void, Never>?
    private var checking: Task<Void, Never>?
    /// The number of checks so far, which is the number of the current one.
    private var checks = 0
    /// The stage and the seconds of the current check.
    private var (stage, seconds): (Stage?, Int) = (nil, 0)
    /// The last verdict, if it is about this kata.
    private var shown: VerdictText?
    /// The text that stands above the next verdict, such as the folder that holds the work before a reset.
    private var notice: String?
    /// The subject of the status line, such as "Last save, 10:42:07".
    private var subject = ""
    /// The output of the last command that a key has called; nil in plain mode, where it was printed.
    private var output: String?
    private var isOver = false

    init(kata: Kata, invocation: Invocation, work: Work, events: WatchEvents) {
        self.kata = kata
        self.invocation = invocation
        self.work = work
        self.events = events
        view = WatchView(on: invocation.system)
    }

    private var system: System { invocation.system }

    /// Watches until the learner quits.
    ///
    /// - Returns: The last verdict, with advice for a shell, where no key does anything.
    mutating func run() async -> VerdictText? {
        begin()
        sayStatus()
        while !isOver { await handle(events.next()) }
        looking?.cancel()
        checking?.cancel()
        guard var last = shown else { return nil }
        (last.help, last.notice) = (nil, nil)
        if !last.afterSolved.isEmpty, let progress = try? work.progress() {
            last.afterSolved = afterSolved(progress).lines()
        }
        return last
    }

    private mutating func handle(_ event: WatchEvent) async {
        switch event {
        case .key(let letter):
            guard let key = WatchKey.all.first(where: { $0.letter == letter }) else { return }
            do { try await key.press(&self) } catch { complain(error) }
            if !isOver { sayStatus() }
        case .saved(kata: kata.name):
            subject = "Last save, \(system.timeOfDay)"
            check()
            sayStatus()
        case .stage(check: checks, let stage):
            self.stage = stage
            refineStatus()
        case .secondPassed(check: checks):
            seconds += 1
            if checking != nil { refineStatus() }
        case .judged(check: checks, .success(let verdict)):
            checking = nil
            show(verdict)
            sayStatus()
        // The check ended because the program was stopped; it restarts when the program continues.
        case .judged(check: checks, .failure(is CancellationError)): break
        case .judged(check: checks, .failure(let error)):
            checking = nil
            shown = nil
            complain(error)
            sayStatus()
        case .resized: view.drawAgain()
        case .resumed:
            view.drawAgain()
            if checking != nil { check() }
            sayStatus()
        case .saved, .stage, .secondPassed, .judged: break
        }
    }

    // MARK: Checks

    private mutating func begin() {
        looking?.cancel()
        // The stamp is older than the first check's read of the files, so that no save is missed.
        let (first, kata, events, work) = (work.stamp(kata), kata, events, work)
        looking = Task {
            await SaveWatcher(stamp: { work.stamp(kata) }).run(since: first) { events.add(.saved(kata: kata.name)) }
        }
        shown = nil
        subject = "As it is now"
        let readme = system.path(to: kata.folder.appending(path: "README.md"))
        let greeting = "Watching \(kata.title). Read \(readme); every save is checked."
        if system.isPlain {
            system.say(greeting.wrapped(to: system.width))
            system.say(WatchKey.sentence.wrapped(to: system.width))
        } else {
            view.show(kata, try? work.progress())
            view.show(.text(greeting))
        }
        check()
    }

    /// Starts a check of the current files.
    ///
    /// A running check is about older files, so it is cancelled.
    private mutating func check() {
        checking?.cancel()
        checks += 1
        (stage, seconds) = (nil, 0)
        let (number, kata, events, work) = (checks, kata, events, work)
        let sleep = system.sleep
        checking = Task {
            let clock = Task {
                while (try? await sleep(.seconds(1))) != nil { events.add(.secondPassed(check: number)) }
            }
            defer { clock.cancel() }
            let result: Result<Verdict, any Error>
            do {
                result = .success(try await work.check(kata) { events.add(.stage(check: number, $0)) })
            } catch { result = .failure(error) }
            events.add(.judged(check: number, result))
        }
    }

    private mutating func show(_ verdict: Verdict) {
        var remembered: Remembered?
        do { remembered = try work.remember(verdict, kata) } catch {
            if system.isPlain { complain(error) } else { notice = words(of: error) }
        }
        let progress = try? work.progress()
        if system.isPlain { remembered?.sayPrediction(on: system) } else { view.show(kata, progress) }
        let notices = [notice, system.isPlain ? nil : remembered?.prediction].compactMap(\.self)
        notice = nil
        // An unchanged verdict is not shown again; the status line shows that the save was seen.
        guard verdict != shown?.verdict || !notices.isEmpty else { return }
        var text = VerdictText(verdict: verdict, kata: kata, system: system, help: "Press h for a hint", nextHint: remembered?.nextHint)
        text.notice = notices.isEmpty ? nil : notices.joined(separator: "\n")
        if let progress { text.afterSolved = afterSolved(progress).lines(isWatching: true) }
        shown = text
        showVerdict()
    }

    private func afterSolved(_ progress: LearningProgress) -> AfterSolved {
        AfterSolved(kata, progress, counterpart: work.counterpart(kata), program: system.program)
    }

    private mutating func sayStatus() {
        let status: (String, Style.Color?)
        switch shown?.verdict {
        case _ where checking != nil: return system.isPlain ? view.show(status: "\(subject): checking \(kata.name).") : refineStatus()
        case let verdict? where verdict.isSolved: status = ("\(subject): solved. Press n for the next kata.", .green)
        case let verdict?: status = ("\(subject): not solved\(verdict.failed.map { " at \($0.rawValue)" } ?? "").", .red)
        case nil: status = ("\(subject): could not be checked.", .yellow)
        }
        view.show(status: status.0, status.1)
    }

    /// Shows how far the check is.
    private mutating func refineStatus() {
        let stage = stage.map { " (\($0.rawValue))" } ?? " \(kata.name)"
        view.refine(status: "\(subject): checking\(stage)\(seconds > 0 ? ", \(seconds) s" : "")")
    }

    private mutating func complain(_ error: any Error) {
        view.show(.text(words(of: error)))
    }

    private func words(of error: any Error) -> String {
        Complaint(error, system: system).lines.map { $0.wrapped(to: system.width) }.joined(separator: "\n")
    }

    // MARK: Actions of keys

    /// Moves to the next kata that is not solved.
    mutating func goOn() throws {
        let progress = try work.progress()
        guard let next = progress.next(after: kata) else {
            let isDone = progress.katas.allSatisfy { progress.standing(of: $0) == .solved }
            view.show(.text(isDone ? "All \(progress.katas.count) katas are solved." : "This is the only unsolved kata."))
            return
        }
        kata = next
        if system.isPlain { system.say("") }
        begin()
    }

    /// Shows the last verdict again.
    mutating func showVerdict() {
        guard let shown else { return }
        guard system.isPlain else { return view.show(.verdict(shown)) }
        system.say("")
        shown.print()
        system.say("")
    }

    mutating func showReadme() throws {
        view.show(.text(try String(contentsOf: kata.folder.appending(path: "README.md"), encoding: .utf8)))
    }

    mutating func showHelp() {
        guard !system.isPlain else { return system.say(WatchKey.sentence.wrapped(to: system.width)) }
        let readme = system.path(to: kata.folder.appending(path: "README.md"))
        view.show(
            .text((["Every save of \(kata.title) is checked. Its README is \(readme).", ""] + WatchKey.table).joined(separator: "\n")))
    }

    mutating func turnPage() {
        view.turnPage()
    }

    /// Asks for a prediction of the next verdict.
    mutating func predict() async throws {
        let letter = await answer("Predict the next verdict: s solved, f fails, n does not compile?")
        guard let outcome = letter.flatMap({ Outcome(word: String($0)) }) else { return }
        try await call(.predict, ["OUTCOME": outcome.rawValue])
    }

    /// Calls a command about this kata, as if it had been typed.
    mutating func call(_ command: Command, _ arguments: [String: String] = [:], options: [String: String] = [:]) async throws {
        var call = invocation
        call.command = command
        call.arguments = arguments
        call.argument = kata.name
        call.options = options
        call.system.ask = { [self] question in
            var copy = self
            return await copy.ask(question)
        }
        guard !system.isPlain else {
            system.say("")
            _ = try await command.run(call)
            return system.say("")
        }
        let output = Mutex("")
        call.system.write = { text in output.withLock { $0 += text } }
        call.system.writeError = call.system.write
        _ = try await command.run(call)
        self.output = output.withLock { $0 }
        view.show(.text(self.output ?? ""))
    }

    /// Asks a question that is answered with a key; the answer is no unless the key is y.
    mutating func ask(_ question: String) async -> Bool {
        let isAgreed = await answer("\(question) [y/n]") == "y"
        if system.isPlain { system.say(isAgreed ? "yes" : "no") }
        return isAgreed
    }

    /// Asks a question, and returns the key that is pressed then.
    private mutating func answer(_ question: String) async -> Character? {
        events.dropKeys()
        defer { view.ask(nil) }
        while true {
            view.ask(question)
            let event = await events.next {
                switch $0 {
                case .key, .resumed, .resized: true
                default: false
                }
            }
            // After any other event, the question has scrolled away or has another width.
            if case .key(let letter) = event { return letter }
        }
    }

    /// Puts the kata back to its start, if the learner agrees.
    mutating func reset() async throws {
        guard await ask("Put \(kata.title) back to its start? Your work is kept.") else { return }
        try await call(.reset, options: ["--yes": ""])
        // The next verdict comes at once, and the folder that holds the work is worth reading.
        notice = output
    }

    mutating func quit() {
        isOver = true
    }
}

extension LearningProgress {
    /// The next kata on the path that is not solved, starting over after the last one; nil if there is no other.
    func next(after kata: Kata) -> Kata? {
        let place = katas.firstIndex { $0.name == kata.name } ?? katas.endIndex - 1
        return (katas[(place + 1)...] + katas[..<place]).first { standing(of: $0) != .solved }
    }
}
