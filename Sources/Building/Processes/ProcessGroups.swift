package import Foundation
internal import Synchronization

/// The process groups that this process has started, so that none outlives it.
package enum ProcessGroups {
    private static let running = Mutex<Set<pid_t>>([])
    private static let endings = Atomic(0)

    /// Makes a number that marks a test process and its descendants, even if they leave its group.
    package static func newMark() -> UInt64 {
        // Of as many digits as no other limit has.
        UInt64.random(in: 1 << 61..<1 << 62)
    }

    /// Starts the leader of a group, and returns it with the ends of its pipes.
    ///
    /// It starts one at a time, so that no program inherits the ends of another's pipes and holds them open; and none while
    /// ``endAll(before:)`` is at work, which would miss it.
    package static func start<Failure>(_ launch: () throws(Failure) -> (leader: pid_t, readers: [CInt])) throws(Failure) -> (
        leader: pid_t, readers: [CInt]
    ) {
        try running.withLock { leaders throws(Failure) in
            let started = try launch()
            leaders.insert(started.leader)
            return started
        }
    }

    package static func remove(_ leader: pid_t) {
        running.withLock { _ = $0.remove(leader) }
    }

    /// Does some work, and throws if it was cancelled or every process was ended meanwhile.
    ///
    /// A process that was ended from outside must not be reported as a crash, nor be remembered as one.
    package static func undisturbed<Value>(_ work: () async throws -> Value) async throws -> Value {
        let before = endings.load(ordering: .sequentiallyConsistent)
        let result: Result<Value, any Error>
        do { result = .success(try await work()) } catch { result = .failure(error) }
        if Task.isCancelled || endings.load(ordering: .sequentiallyConsistent) != before { throw CancellationError() }
        return try result.get()
    }

    /// Ends every process, and then ends or stops this one before another is started.
    package static func endAll<Result>(before act: () -> Result) -> Result {
        running.withLock { leaders in
            endings.add(1, ordering: .sequentiallyConsistent)
            let others = stoppedDescendants(of: leaders)
            leaders.forEach { kill(-$0, SIGKILL) }
            others.forEach { kill($0, SIGKILL) }
            return act()
        }
    }

    /// Stops the processes that some leaders started, themselves or through others, in whatever group: the package manager's compilers
    /// lead groups of their own.
    static func stoppedDescendants(of leaders: Set<pid_t>) -> Set<pid_t> {
        var found: Set<pid_t> = []
        // Again for those that were started meanwhile; one that is stopped starts none.
        while !leaders.isEmpty {
            let parents = parents()
            var grown = found
            var size = -1
            while grown.count != size {
                size = grown.count
                for (process, parent) in parents where leaders.contains(parent) || grown.contains(parent) { grown.insert(process) }
            }
            if grown.count == found.count { break }
            (leaders.union(grown)).forEach { kill($0, SIGSTOP) }
            found = grown
        }
        return found
    }

    /// The parent of each process; none where the system does not tell.
    private static func parents() -> [pid_t: pid_t] {
        #if os(Linux)
        let processes = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(pid_t.init)
        return processes.reduce(into: [:]) { parents, process in
            // The name in parentheses may hold anything; behind it come the state and the parent.
            let status = (try? FileHandle(forReadingAtPath: "/proc/\(process)/stat")?.readToEnd()).map {
                String(decoding: $0, as: UTF8.self)
            }
            let fields = status?.split(separator: ")").last?.split(separator: " ") ?? []
            if fields.count > 1, let parent = pid_t(fields[1]) { parents[process] = parent }
        }
        #else
        return [:]
        #endif
    }

    /// Ends the processes that carry a mark and left their group.
    package static func endStragglers(of mark: UInt64) {
        // Again for those that were started meanwhile, but with a limit.
        for _ in 0..<100 {
            let found = marked(mark)
            if found.isEmpty { return }
            found.forEach { kill($0, SIGKILL) }
            usleep(1000)
        }
    }

    /// The processes that carry a mark among their limits, whatever group they are in; none where the system does not tell.
    package static func marked(_ mark: UInt64) -> [pid_t] {
        #if os(Linux)
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(pid_t.init).filter { process in
            var limit = rlimit()
            return processLimit(process, realTimeLimit, nil, &limit) == 0 && limit.rlim_max == mark && !hasEnded(process)
        }
        #else
        return []
        #endif
    }

    #if os(Linux)
    /// `RLIMIT_RTTIME`, which carries the mark.
    private static let realTimeLimit: CInt = 15

    /// Whether a process has exited and only waits to be reaped.
    private static func hasEnded(_ process: pid_t) -> Bool {
        let state = try? FileHandle(forReadingAtPath: "/proc/\(process)/stat")?.readToEnd()
        return state.map { $0.range(of: Data(") Z ".utf8)) != nil } ?? true
    }
    #endif
}

#if os(Linux)
/// The C library has it, but the module map hides what is not in POSIX.
@_silgen_name("prlimit")
private func processLimit(_ process: pid_t, _ resource: CInt, _ new: UnsafePointer<rlimit>?, _ old: UnsafeMutablePointer<rlimit>?) -> CInt
#endif
