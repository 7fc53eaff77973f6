#if os(Linux)
import Foundation
import Synchronization
import TestSupport

/// A program in a terminal of its own, as the leader of a session, the way a terminal window or ssh runs it.
final class Pty: Sendable {
    /// The end of a program.
    enum Ending: Equatable {
        case exited(CInt)
        case signalled(CInt)
    }

    private let session: Session
    let process: pid_t

    /// A wait that failed, with the text of the screen.
    struct Waited: Error, CustomStringConvertible {
        var description: String
    }

    // The requests of `ptsname` and `unlockpt`, which the C library's module hides.
    private static let getNumber: UInt = 0x8004_5430
    private static let setLock: UInt = 0x4004_5431

    init(_ arguments: [String], in folder: URL, columns: Int = 100, environment: [String: String] = [:], owner: (any Sendable)? = nil)
        throws
    {
        let window = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (number, isLocked): (CUnsignedInt, CInt) = (0, 0)
        guard window >= 0, ioctl(window, Self.getNumber, &number) == 0, ioctl(window, Self.setLock, &isLocked) == 0 else {
            throw Waited(description: "There is no pseudo-terminal to be had.")
        }
        let name = "/dev/pts/\(number)"
        session = Session(window: window, owner: owner)
        Self.resize(window, columns)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The leader of a session gets the first terminal that it opens.
        posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        // Otherwise it would hold the pipes open at whose end another test waits.
        closeFrom(&actions, 3)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t(), all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        let newSession: CInt = 0x80
        posix_spawnattr_setflags(&attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        let variables = ProcessInfo.processInfo.environment.merging(["TERM": "xterm-256color", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
            .merging(environment) { $1 }
        let argv = (["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + arguments).map { strdup($0) } + [nil]
        let envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var process: pid_t = 0
        let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, argv, envp)
        guard code == 0 else { throw Waited(description: String(cString: strerror(code))) }
        self.process = process
        Thread.detachNewThread { [session] in session.read(window) }
        Thread.detachNewThread { [session, process] in session.wait(for: process) }
    }

    /// Ends the program, which would otherwise run on beside all later tests.
    deinit {
        guard session.ending == nil else { return }
        kill(process, SIGHUP)
        kill(process, SIGCONT)
    }

    var screen: Screen { session.screen.withLock { $0 } }

    /// Everything that was written, byte for byte.
    var written: String { session.written.withLock { $0 } }

    /// Waits until a condition on the screen holds, acts at once, and returns that screen.
    ///
    /// It polls on a thread of its own, so that other tests neither wait for it nor delay it.
    @discardableResult
    func waits(
        for what: String, then act: @escaping @Sendable (Pty) -> Void = { _ in }, _ isAsItShould: @escaping @Sendable (Screen) -> Bool
    ) async throws -> Screen {
        let result: Screen? = await withCheckedContinuation { continuation in
            Thread.detachNewThread { [self] in
                let deadline = ContinuousClock.now + .hang
                while ContinuousClock.now < deadline {
                    let screen = screen
                    if isAsItShould(screen) {
                        act(self)
                        return continuation.resume(returning: screen)
                    }
                    usleep(5000)
                }
                continuation.resume(returning: nil)
            }
        }
        guard let result else {
            throw Waited(
                description:
                    "Waited in vain for \(what); the program \(session.ending.map { "\($0)" } ?? "runs"), the screen shows:\n\(screen.text)"
            )
        }
        return result
    }

    /// Waits until the screen contains some text.
    @discardableResult
    func shows(_ text: String) async throws -> Screen {
        try await waits(for: "\"\(text)\"") { $0.text.contains(text) }
    }

    /// Waits until the state, or the last line, ends with some text.
    @discardableResult
    func endsWith(_ text: String, then act: @escaping @Sendable (Pty) -> Void = { _ in }) async throws -> Screen {
        try await waits(for: "a line with \"\(text)\"", then: act) { $0.status.hasSuffix(text) || $0.lastLine.hasSuffix(text) }
    }

    /// Waits until the state contains some text.
    @discardableResult
    func says(_ text: String, then act: @escaping @Sendable (Pty) -> Void = { _ in }) async throws -> Screen {
        try await waits(for: "a state with \"\(text)\"", then: act) { $0.status.contains(text) }
    }

    /// Waits for the end of the program, and until everything that it wrote was read.
    func ending() async throws -> Ending {
        let deadline = ContinuousClock.now + .hang
        while ContinuousClock.now < deadline {
            if session.isRead, let ending = session.ending { return ending }
            try await Task.sleep(for: .milliseconds(10))
        }
        // A process that stays behind holds the terminal; the test of processes names it.
        if let ending = session.ending { return ending }
        throw Waited(description: "It goes on running; the screen shows:\n\(screen.text)")
    }

    func type(_ keys: String) {
        session.window.withLock { _ = Foundation.write($0, keys, keys.utf8.count) }
    }

    func resize(columns: Int, rows: Int = 24) {
        session.window.withLock { Self.resize($0, columns, rows) }
    }

    private static func resize(_ window: CInt, _ columns: Int, _ rows: Int = 24) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(window, UInt(TIOCSWINSZ), &size)
    }

    /// Whether input is echoed and read by the line, as a shell expects.
    var isAsAShellLeavesIt: Bool {
        var mode = termios()
        return session.window.withLock { tcgetattr($0, &mode) } == 0 && mode.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON)
    }

    /// Closes the terminal, as when its window is closed or the connection is lost.
    ///
    /// The number stays taken: the reader would read the next terminal that gets it.
    func close() {
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        session.window.withLock {
            dup2(nothing, $0)
            _ = fcntl($0, F_SETFD, FD_CLOEXEC)
        }
        Foundation.close(nothing)
    }

    /// The processes of this session that have not ended, the program itself included, with the letter of their state.
    var processes: [(id: pid_t, state: String)] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(pid_t.init).compactMap { id in
            let status = (try? FileHandle(forReadingAtPath: "/proc/\(id)/stat")?.readToEnd()).map { String(decoding: $0, as: UTF8.self) }
            // After the name, which is in parentheses: state, parent, group, session.
            let fields = status?.split(separator: ")").last?.split(separator: " ") ?? []
            return fields.count > 3 && fields[3] == "\(process)" && fields[0] != "Z" ? (id, String(fields[0])) : nil
        }
    }
}

/// The C library has it, but the module map hides what is not in POSIX.
@_silgen_name("posix_spawn_file_actions_addclosefrom_np")
@discardableResult
private func closeFrom(_ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ first: CInt) -> CInt
#endif
