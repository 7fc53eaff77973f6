package import Foundation

extension Workbench {
    /// What a program left.
    package struct Run: Sendable {
        /// How it ended otherwise than well, in words; nil if it ended well.
        package var failure: String?
        /// What it wrote to file descriptor 3.
        package var answer: Data
    }

    /// Links a module that has a main program, and runs it.
    ///
    /// - Parameters:
    ///   - build: The module.
    ///   - seconds: When it is ended.
    package func run(_ build: Build, seconds: Double = 60) async throws -> Run {
        let program: String
        do {
            program = try await linker.link(build.imported + [build.module])
        } catch let error as ToolInterrupted {
            throw WorkspaceError(error)
        }
        let outcome = try await Subprocess(
            program: program, arguments: [], folder: store.folder.path,
            environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"],
            limits: .init(seconds: seconds, outputBytes: 16 << 20)
        ).run()
        let failure: String? =
            switch outcome.ending {
            case .exited(0): nil
            case .exited(let code): "it ended with code \(code)"
            case .signalled: Self.lastWords(outcome.standardError) ?? "it crashed"
            case .timedOut: "it came to no end within \(seconds) seconds"
            case .printedTooMuch: "it printed too much"
            case .abandoned: "it was given up before its end"
            case .startedTooManyProcesses: "it started too many processes"
            }
        return Run(failure: failure, answer: outcome.channel)
    }

    /// What a program that trapped said about it.
    private static func lastWords(_ errors: Data) -> String? {
        String(decoding: errors, as: UTF8.self).split(separator: "\n").first { $0.contains("Fatal error") }
            .flatMap { $0.firstMatch(of: /Fatal error.*/).map { "it trapped: \($0.output)" } }
    }
}
