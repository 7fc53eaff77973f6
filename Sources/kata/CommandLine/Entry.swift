import Foundation
internal import Judge

/// The program.
@main
struct Entry {
    static func main() async {
        let system = System.real
        Interruption.handle()
        exit(await run(Array(CommandLine.arguments.dropFirst()), system: system).rawValue)
    }

    /// Runs one call and tells what went wrong, in the one place where errors become text.
    static func run(_ words: [String], system: System) async -> ExitCode {
        do {
            let invocation = try Invocation(words: words, system: system)
            return try await invocation.command.run(invocation)
        } catch let misuse as Misuse {
            let suggestion = misuse.suggestion.map { " Did you mean \"\($0)\"?" } ?? ""
            system.complain("\(misuse.message)\(suggestion)\nNext: \(misuse.next(program: system.program))")
            return .misuse
        } catch let error as WorkspaceError {
            system.complain("\(error.message)\nNext: \(error.next)")
            return .unusable
        } catch {
            system.complain("\(error.localizedDescription)\nNext: Check that the disk is not full and that you may write to the workspace.")
            return .unusable
        }
    }
}
