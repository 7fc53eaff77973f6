internal import Building
import Foundation
internal import Judge
internal import Learner
internal import Workspace

/// The program.
@main
struct Entry {
    static func main() async {
        let system = System.real
        Interruption.handle()
        let code = await run(Array(CommandLine.arguments.dropFirst()), system: system)
        // Quitting does not wait for a running check.
        Cleanup.last { exit(code.rawValue) }
    }

    /// Runs one call and reports its error.
    static func run(_ words: [String], system: System) async -> ExitCode {
        do {
            let invocation = try Invocation(words: words, system: system)
            return try await invocation.command.run(invocation)
        } catch {
            let complaint = Complaint(error, system: system)
            complaint.print(on: system.terminal)
            return complaint.code
        }
    }
}
