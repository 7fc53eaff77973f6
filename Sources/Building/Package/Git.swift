package import Foundation

/// Questions to git.
package enum Git {
    /// The variables with which a question changes nothing: git would else write down what it found out about the files.
    static let quietly = ["GIT_OPTIONAL_LOCKS": "0"]

    /// Asks git about a folder.
    ///
    /// - Parameters:
    ///   - arguments: The subcommand and its arguments.
    ///   - folder: The folder in which git works.
    /// - Returns: The output; nil if git fails, or the folder is in no repository.
    package static func output(_ arguments: [String], in folder: URL) async throws -> String? {
        let outcome = try await Subprocess(
            program: "/usr/bin/env", arguments: ["git", "-c", "core.quotePath=off", "-C", folder.path] + arguments, folder: folder.path,
            environment: ProcessInfo.processInfo.environment.merging(quietly) { $1 },
            limits: .init(seconds: 60, outputBytes: 256 << 20)
        ).run()
        return outcome.ending == .exited(0) ? String(decoding: outcome.standardOutput, as: UTF8.self) : nil
    }
}
