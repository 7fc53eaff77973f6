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

    /// Ends the processes that carry a mark and left their group.
    static func endStragglers(of mark: String) {
        marked(mark).forEach { kill($0, SIGKILL) }
    }

    /// The processes that carry a mark in their environment, whatever group they are in; none where the system does not tell.
    static func marked(_ mark: String) -> [pid_t] {
        #if os(Linux)
        let wanted = Data("\(Self.mark)=\(mark)\0".utf8)
        return ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap(pid_t.init).filter { process in
            // Read through a handle: these files do not tell their size, and readers by path believe them.
            let environment = try? FileHandle(forReadingAtPath: "/proc/\(process)/environ")?.readToEnd()
            return environment?.range(of: wanted) != nil
        }
        #else
        return []
        #endif
    }
}
