import Foundation
import Testing

@testable import Building

struct ProcessGroupsTests {
    #if os(Linux)
    @Test func `processes in groups of their own are found by the one that started them, and stopped`() async throws {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", "setsid sleep 60 & setsid sh -c 'sleep 60; true' & wait"]
        try shell.run()
        var found: Set<pid_t> = []
        for _ in 0..<500 where found.count < 3 {
            try await Task.sleep(for: .milliseconds(10))
            kill(shell.processIdentifier, SIGCONT)
            found.forEach { kill($0, SIGCONT) }
            found = ProcessGroups.stoppedDescendants(of: [shell.processIdentifier])
        }
        let states = found.map { process in
            (try? FileHandle(forReadingAtPath: "/proc/\(process)/stat")?.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        ([shell.processIdentifier] + found).forEach { kill($0, SIGKILL) }
        shell.waitUntilExit()

        #expect(found.count == 3 && !found.contains(shell.processIdentifier))
        #expect(states.allSatisfy { $0.contains(") T ") }, "\(states)")
    }
    #endif
}
