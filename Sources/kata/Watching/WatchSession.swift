internal import Building
internal import Judge
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
        var progress: @Sendable () throws -> Progress
    }

    private(set) var kata: Kata
    private let invocation: Invocation
    private let work: Work
    private let events: WatchEvents
    private let foot: StatusLine
    private var looking: Task<Void, Never>?
    private var checking: Task<Void, Never>?
    /// The number of checks so far, which is the number of the current one.
    private var checks = 0
    /// The verdict on the screen, if it is about this kata.
    private var shown: Verdict?
    /// The subject of the status line, such as "Last save, 10:42:07".
    private var subject = ""
    private var isOver = false

    init(kata: Kata, invocation: Invocation, work: Work, events: WatchEvents) {
        self.kata = kata
        self.invocation = invocation
        self.work = work
        self.events = events
        foot = .foot(of: invocation.system)
    }

    private var system: System { invocation.system }

    /// Watches until the learner quits.
    mutating func run() async {
        begin()
        sayStatus()
        while !isOver { await handle(events.next()) }
        looking?.cancel()
        checking?.cancel()
        foot.leave()
    }

    private mutating func handle(_ event: WatchEvent) async {
        switch event {
        case .key(let letter):
            guard let key = WatchKey.all.first(where: { $0.letter == letter }) else { return }
            foot.hide()
            do { try await key.press(&self) } catch { complain(error) }
            if !isOver { sayStatus() }
        case .saved(kata: kata.name):
            subject = "Last save, \(system.timeOfDay)"
            check()
            sayStatus()
        case .stage(check: checks, let stage):
            foot.refine("\(subject): checking (\(stage.rawValue))")
        case .judged(check: checks, .success(let verdict)):
            checking = nil
            show(verdict)
            sayStatus()
        // The check ended because the program was stopped; it restarts when the program continues.
        case .judged(check: checks, .failure(is CancellationError)): break
        case .judged(check: checks, .failure(let error)):
            checking = nil
            shown = nil
            foot.hide()
            complain(error)
            system.say("")
            sayStatus()
        case .resized: foot.draw()
        case .resumed:
            if checking != nil { check() }
            sayStatus()
        case .saved, .stage, .judged: break
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
        system.say("Watching \(kata.title). Read \(readme); every save is checked.".wrapped(to: system.width))
        if system.isPlain { system.say(WatchKey.sentence.wrapped(to: system.width)) }
        check()
    }

    /// Starts a check of the current files.
    ///
    /// A running check is about older files, so it is cancelled.
    private mutating func check() {
        checking?.cancel()
        checks += 1
        let (number, kata, events, work) = (checks, kata, events, work)
        checking = Task {
            let result: Result<Verdict, any Error>
            do {
                result = .success(try await work.check(kata) { events.add(.stage(check: number, $0)) })
            } catch { result = .failure(error) }
            events.add(.judged(check: number, result))
        }
    }

    private mutating func show(_ verdict: Verdict) {
        foot.hide()
        var remembered: Remembered?
        do { remembered = try work.remember(verdict, kata) } catch { complain(error) }
        remembered?.sayPrediction(on: system)
        // An unchanged verdict is not printed again; the status line shows that the save was seen.
        guard verdict != shown else { return }
        shown = verdict
        system.say("")
        VerdictText(verdict: verdict, kata: kata, system: system, help: "Press h for a hint", nextHint: remembered?.nextHint).print()
        system.say("")
        if !system.isPlain { system.say(system.style(WatchKey.line, .dim)) }
    }

    private mutating func sayStatus() {
        guard checking == nil else { return foot.show("\(subject): checking \(kata.name).", .dim) }
        switch shown {
        case nil: foot.show("\(subject): could not be checked.", .yellow)
        case let verdict? where verdict.isSolved: foot.show("\(subject): solved. Press n for the next kata.", .green)
        case let verdict?: foot.show("\(subject): not solved\(verdict.failed.map { " at \($0.rawValue)" } ?? "").", .red)
        }
    }

    private func complain(_ error: any Error) {
        system.say("")
        for line in Complaint(error, system: system).lines { system.say(line.wrapped(to: system.width)) }
    }

    // MARK: Actions of keys

    /// Moves to the next kata that is not solved.
    mutating func goOn() throws {
        let progress = try work.progress()
        guard let next = progress.next(after: kata) else {
            let isDone = progress.katas.allSatisfy { progress.standing(of: $0) == .solved }
            system.say(isDone ? "All \(progress.katas.count) katas are solved." : "This is the only unsolved kata.")
            return
        }
        kata = next
        system.say("")
        begin()
    }

    /// Calls a command about this kata, as if it had been typed.
    func call(_ command: Command) async throws {
        var call = invocation
        call.command = command
        call.arguments = [:]
        call.argument = kata.name
        call.options = [:]
        call.system.ask = { [self] in await ask($0) }
        system.say("")
        _ = try await command.run(call)
        system.say("")
    }

    /// Asks a question that is answered with a key; the answer is no unless the key is y.
    func ask(_ question: String) async -> Bool {
        events.dropKeys()
        while true {
            system.write("\(question) [y/n] ".wrapped(to: system.width))
            let event = await events.next {
                switch $0 {
                case .key, .resumed: true
                default: false
                }
            }
            switch event {
            case .key("y"):
                system.say("yes")
                return true
            // The program was stopped, and the question has scrolled away.
            case .resumed: continue
            default:
                system.say("no")
                return false
            }
        }
    }

    mutating func quit() {
        isOver = true
    }
}

extension Progress {
    /// The next kata on the path that is not solved, starting over after the last one; nil if there is no other.
    func next(after kata: Kata) -> Kata? {
        let place = katas.firstIndex { $0.name == kata.name } ?? katas.endIndex - 1
        return (katas[(place + 1)...] + katas[..<place]).first { standing(of: $0) != .solved }
    }
}
