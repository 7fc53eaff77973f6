import Foundation
import Judge
import TestSupport
import Testing
import Workspace

/// The workspace and a judge with long time limits, shared by the tests.
enum Bench {
    /// This clone.
    static let workspace = Result { try Workspace(containing: Clone.root) }

    static func kata(_ module: String) throws -> Kata {
        try #require(workspace.get().katas().first { $0.module == module }, "There is no folder Katas/\(module).")
    }

    /// Judges a folder.
    ///
    /// - Parameters:
    ///   - folder: A folder that is laid out like `Katas/X`.
    ///   - module: The name X.
    ///   - secondsPerRun: The time limit; long, as other tests run at the same time, or short in a test of the limit.
    static func verdict(on folder: URL, for module: String, secondsPerRun: Double = 30) async throws -> Verdict {
        try await Gate.work.pass {
            let judge = try await Judge(
                workspace: workspace.get(), cache: Clone.cache, workload: .many, limits: .init(secondsPerRun: secondsPerRun))
            return try await judge.check(kata(module), in: folder)
        }
    }
}
