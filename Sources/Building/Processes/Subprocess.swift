package import Foundation
internal import Synchronization
package import Workspace

/// A program that runs within limits as the leader of a process group of its own.
///
/// Foundation's `Process` can neither end a whole process group nor hand over a third channel, and both are what a judge needs: the
/// group so that nothing survives, the channel so that tests can print what they like.
package struct Subprocess {
    /// The resources that the program may use before it is ended.
    package struct Limits {
        /// The seconds that it may take, as ``TimeBudget`` counts them.
        package var seconds: Double
        /// The seconds that it may take if it mostly waits; nil if `seconds` limits that, too.
        package var waiting: Double?
        /// The seconds for which it may print nothing; nil if it need not print.
        package var silence: Double?
        /// Bytes that it may print on standard output and standard error together.
        package var outputBytes: Int
        /// The processes with its mark that may exist at the same time; sampled, and only on Linux.
        package var processes: Int

        package init(
            seconds: Double, waiting: Double? = nil, silence: Double? = nil, outputBytes: Int = 1 << 20, processes: Int = 64
        ) {
            self.seconds = seconds
            self.waiting = waiting
            self.silence = silence
            self.outputBytes = outputBytes
            self.processes = processes
        }
    }

    /// The way in which it ended.
    package enum Ending: Equatable {
        case exited(CInt)
        case signalled(CInt)
        case timedOut
        case printedTooMuch
        case startedTooManyProcesses
        /// Its task was cancelled.
        case abandoned
    }

    /// The result of a run.
    package struct Outcome {
        package var ending: Ending
        package var standardOutput = Data()
        package var standardError = Data()
        /// The bytes that it wrote to file descriptor 3.
        package var channel = Data()
        /// The processor seconds that it used, with those of the processes that it waited for.
        package var processorSeconds = 0.0

        /// Whether something other than the program and this process ended it: the system when memory or the disk ran out, or a person.
        var wasKilled: Bool { [.signalled(SIGKILL), .signalled(SIGBUS)].contains(ending) }

        /// The Swift run-time's words about a trap, such as "Fatal error: Index out of range", with the place of a trap outside of the
        /// standard library; nil if there was none.
        ///
        /// In a macro's expansion, lines are counted anew: no trap is on a file's first line, so that line is left out.
        package var fatalError: String? {
            String(decoding: standardError, as: UTF8.self).split(separator: "\n").lazy
                .compactMap { $0.firstMatch(of: /(?:(\S+)\/(\S+\.swift:\d+): )?(Fatal error.*|Could not cast value.*)/) }
                .map { match in
                    // Addresses and the order of a dictionary differ from run to run.
                    let words = String(
                        match.3.replacing(/\s\(?0x[0-9a-f]+\)?|\(unknown context at \$[0-9a-f]+\)\.|UserInfo=\{.*\}|\.$/, with: ""))
                    guard let module = match.1, module != "Swift", let place = match.2 else { return words }
                    return "\(words) (\(place.hasSuffix(":1") ? place.dropLast(2) : place))"
                }.first
        }
    }

    package var program: String
    package var arguments: [String]
    package var folder: String
    package var environment: [String: String]
    /// The bytes on its standard input; fewer than a pipe holds, which is 64 KiB.
    package var input: Data
    /// The mark of the process and of all that it starts, if it is confined.
    package var mark: UInt64?
    package var limits: Limits
    /// The restrictions under which it starts; nil for a program that is trusted.
    package var confinement: Confinement?
    /// Called with each piece of standard output or standard error, on the thread that reads both.
    package var whenPrinted: (@Sendable (Data) -> Void)?

    package init(
        program: String, arguments: [String] = [], folder: String, environment: [String: String], input: Data = Data(), mark: UInt64? = nil,
        limits: Limits, confinement: Confinement? = nil, whenPrinted: (@Sendable (Data) -> Void)? = nil
    ) {
        self.program = program
        self.arguments = arguments
        self.folder = folder
        self.environment = environment
        self.input = input
        self.mark = mark
        self.limits = limits
        self.confinement = confinement
        self.whenPrinted = whenPrinted
    }

    /// Runs it on a thread of its own, so that waiting blocks nobody.
    ///
    /// It ends the program when the task is cancelled.
    ///
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)`` if it cannot be started.
    package func run() async throws(WorkspaceError) -> Outcome {
        let wish = Wish()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(returning: Result { () throws(WorkspaceError) in try runAndWait(until: wish) })
                }
            }
        } onCancel: {
            wish.isWithdrawn.store(true, ordering: .relaxed)
        }
        return try result.get()
    }

    /// Runs it, and once more if it was ended from outside: that says nothing about the program.
    ///
    /// - Parameter name: The program's name for people.
    /// - Throws: ``WorkspaceError/machine(_:)`` if it is ended from outside again.
    package func answer(of name: String) async throws(WorkspaceError) -> Outcome {
        for _ in 0..<2 {
            let outcome = try await run()
            if !outcome.wasKilled || Task.isCancelled { return outcome }
        }
        throw .machine(.killed(program: name))
    }

    /// A flag that says whether somebody still wants the answer.
    private final class Wish: Sendable {
        let isWithdrawn = Atomic(false)
    }

    private func runAndWait(until wish: Wish) throws(WorkspaceError) -> Outcome {
        if wish.isWithdrawn.load(ordering: .relaxed) { return Outcome(ending: .abandoned) }
        let (process, readers) = try ProcessGroups.start(launch)
        defer { ProcessGroups.remove(process) }
        var streams = readers.map(Stream.init)
        defer { streams.forEach { close($0.reader) } }

        let early = drain(&streams, of: process, until: wish)
        // The process itself as well: it may have left its group.
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
        var status: CInt = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        let signal = status & 0x7f
        let ending = early ?? (signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal))
        return Outcome(
            ending: ending, standardOutput: streams[0].data, standardError: streams[1].data, channel: streams[2].data,
            processorSeconds: usage.ru_utime.seconds + usage.ru_stime.seconds)
    }

    /// Reads until the program has exited; the result is the reason to end it earlier.
    private func drain(_ streams: inout [Stream], of process: pid_t, until wish: Wish) -> Ending? {
        var census = Census()
        var lastPrinted = ContinuousClock.now
        var budget = TimeBudget(with: process, seconds: limits.seconds, waiting: limits.waiting)
        while true {
            var polled = streams.map { pollfd(fd: $0.isOpen ? $0.reader : -1, events: Int16(POLLIN), revents: 0) }
            let remaining = budget.remaining()
            if remaining <= 0 { return .timedOut }
            if wish.isWithdrawn.load(ordering: .relaxed) { return .abandoned }
            // Asked before the pipes are: what it wrote before its end is in them then, and is read.
            let hasEnded = Self.hasEnded(process)
            // A process that it left behind can hold the pipes open, so its own end is looked for now and then.
            poll(&polled, nfds_t(polled.count), CInt(min((remaining * 1000).rounded(.up), 50)))
            let printed = streams.map(\.data.count)
            for index in streams.indices where polled[index].revents != 0 { streams[index].read() }
            for (stream, before) in zip(streams, printed).prefix(2) where stream.data.count > before {
                lastPrinted = .now
                whenPrinted?(stream.data.dropFirst(before))
            }
            if let silence = limits.silence, ContinuousClock.now - lastPrinted > .seconds(silence) { return .timedOut }
            if streams[0].data.count + streams[1].data.count > limits.outputBytes { return .printedTooMuch }
            if streams[2].data.count > limits.outputBytes * 16 { return .printedTooMuch }
            if polled.allSatisfy({ $0.revents == 0 }), census.isDue {
                if hasTooManyProcesses { return .startedTooManyProcesses }
                census = Census()
            }
            if !streams.contains(where: \.isOpen) || (hasEnded && polled.allSatisfy { $0.revents == 0 }) {
                return waitForEnd(of: process, budget)
            }
        }
    }

    /// The next look at the number of processes, which takes a millisecond.
    private struct Census {
        private let due = ContinuousClock.now + .milliseconds(500)

        var isDue: Bool { ContinuousClock.now >= due }
    }

    private var hasTooManyProcesses: Bool {
        guard let mark else { return false }
        return ProcessGroups.marked(mark).count > limits.processes
    }

    /// Waits for a program whose pipes are closed: it is about to exit, unless it closed them itself.
    private func waitForEnd(of process: pid_t, _ budget: TimeBudget) -> Ending? {
        var budget = budget
        while !Self.hasEnded(process) {
            if budget.remaining() <= 0 { return .timedOut }
            usleep(500)
        }
        return nil
    }

    private static func hasEnded(_ process: pid_t) -> Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.endedProcess == process
    }

    /// Starts it, and returns the reading ends of standard output, standard error and the channel.
    private func launch() throws(WorkspaceError) -> (leader: pid_t, readers: [CInt]) {
        let input = Pipe(), output = Pipe(), error = Pipe()
        // Whoever has one end of a pipe can open the other below /proc; of a pair of sockets nobody can.
        let channel = Pipe(ofSockets: true)
        guard [input, output, error, channel].allSatisfy(\.isOpen) else {
            [input, output, error, channel].forEach { $0.close() }
            throw .machine(.tooFewDescriptors)
        }
        input.fill(with: self.input)
        let handedOver = [input.reader, output.writer, error.writer, channel.writer]
        defer { handedOver.forEach { close($0) } }
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        for (number, end) in handedOver.enumerated() { posix_spawn_file_actions_adddup2(&actions, end, CInt(number)) }
        changeFolder(&actions, folder)
        posix_spawnattr_setpgroup(&attributes, 0)
        // Ctrl-Z in the moment before it is in its own group would stop it before it has begun, and with it the thread that starts it.
        var blocked = sigset_t(), all = sigset_t()
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGTSTP)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &blocked)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

        var process: pid_t = 0
        let launched = confinement?.launcher ?? program
        let command = (confinement.map { [$0.launcher] + $0.arguments(mark: mark) } ?? []) + [program] + arguments
        let argv = command.map { strdup($0) } + [nil]
        let envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        let code = posix_spawn(&process, launched, &actions, &attributes, argv, envp)
        guard code == 0 else {
            [output, error, channel].forEach { close($0.reader) }
            throw .toolFailed(what: "Starting \(program)", output: String(cString: strerror(code)))
        }
        return (process, [output.reader, error.reader, channel.reader])
    }
}

#if canImport(Darwin)
private func changeFolder(_ actions: inout posix_spawn_file_actions_t?, _ folder: String) {
    posix_spawn_file_actions_addchdir_np(&actions, folder)
}
#else
/// The C library has it, but the module map hides what is not in POSIX.
@_silgen_name("posix_spawn_file_actions_addchdir_np")
@discardableResult
private func changeFolder(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ folder: UnsafePointer<CChar>) -> CInt
#endif

private struct Pipe {
    let reader: CInt
    let writer: CInt

    init(ofSockets: Bool = false) {
        var ends: [CInt] = [-1, -1]
        if ofSockets { socketpair(AF_UNIX, Self.stream, 0, &ends) } else { pipe(&ends) }
        // Away from 0 to 3, which are where the program's own ends are put.
        let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 16) }
        ends.forEach { Foundation.close($0) }
        (reader, writer) = (moved[0], moved[1])
    }

    #if os(Linux)
    private static let stream = CInt(SOCK_STREAM.rawValue)
    #else
    private static let stream = SOCK_STREAM
    #endif

    /// Whether the system had descriptors for both ends.
    var isOpen: Bool { reader >= 0 && writer >= 0 }

    func close() {
        for end in [reader, writer] where end >= 0 { Foundation.close(end) }
    }

    func fill(with data: Data) {
        _ = data.withUnsafeBytes { write(writer, $0.baseAddress, $0.count) }
        Foundation.close(writer)
    }
}

private struct Stream {
    let reader: CInt
    var data = Data()
    var isOpen = true

    init(reader: CInt) {
        self.reader = reader
    }

    mutating func read() {
        let size = 1 << 16
        let count = withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
            let count = Foundation.read(reader, buffer.baseAddress, size)
            if count > 0 { data.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
            return count
        }
        if count == 0 || (count < 0 && errno != EINTR) { isOpen = false }
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1_000_000 }
}

extension siginfo_t {
    fileprivate var endedProcess: pid_t {
        #if os(Linux)
        _sifields._sigchld.si_pid
        #else
        si_pid
        #endif
    }
}
