internal import Foundation
internal import Synchronization

/// The process groups that are running for this process, so that none outlives it.
package enum ProcessGroups {
    private static let running = Mutex<Set<pid_t>>([])

    /// The environment variable by which a process that left its group is still known.
    static let mark = "SEAMS_RUN"

    static func add(_ leader: pid_t) {
        running.withLock { _ = $0.insert(leader) }
    }

    static func remove(_ leader: pid_t) {
        running.withLock { _ = $0.remove(leader) }
    }

    /// Ends everything that is running now; for a signal that ends this process.
    package static func endAll() {
        running.withLock { leaders in leaders.forEach { kill(-$0, SIGKILL) } }
    }

    /// Ends the processes that carry a mark and left their group. Only Linux tells which those are.
    static func endStragglers(of mark: String?) {
        #if os(Linux)
        guard let mark else { return }
        let wanted = Data("\(Self.mark)=\(mark)\0".utf8)
        for process in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            // Read through a handle: these files do not tell their size, and readers by path believe them.
            guard let id = pid_t(process), let handle = FileHandle(forReadingAtPath: "/proc/\(process)/environ") else { continue }
            if let environment = try? handle.readToEnd(), environment.range(of: wanted) != nil { kill(id, SIGKILL) }
        }
        #endif
    }
}
