import Foundation
import Testing

@testable import Building

struct ProcessGroupsTests {
    #if os(Linux)
    @Test func `processes in groups of their own are found by the one that started them, and stopped`() async throws {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        // They wait for the end of a pipe, which comes however late this test goes on, or when it is ended.
        let input = Pipe()
        shell.standardInput = input
        shell.arguments = ["-c", "exec 3<&0; setsid cat <&3 & setsid sh -c 'cat; true' <&3 & wait"]
        try shell.run()
        var found: Set<pid_t> = []
        for _ in 0..<500 where found.count < 3 {
            try await Task.sleep(for: .milliseconds(10))
            kill(shell.processIdentifier, SIGCONT)
            found.forEach { kill($0, SIGCONT) }
            found = ProcessGroups.stoppedDescendants(of: [shell.processIdentifier])
        }
        // A process on another processor is stopped when it gets to its signal.
        for _ in 0..<500 where !states(of: found).allSatisfy({ $0.contains(") T ") }) { try await Task.sleep(for: .milliseconds(10)) }
        let states = states(of: found)
        ([shell.processIdentifier] + found).forEach { kill($0, SIGKILL) }
        shell.waitUntilExit()
        try input.fileHandleForWriting.close()

        #expect(found.count == 3 && !found.contains(shell.processIdentifier))
        #expect(states.allSatisfy { $0.contains(") T ") }, "\(states)")
    }

    private func states(of processes: Set<pid_t>) -> [String] {
        processes.map { process in
            (try? FileHandle(forReadingAtPath: "/proc/\(process)/stat")?.readToEnd()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
    }
    #endif
}
