import Foundation
import Judge
import TestSupport
import Testing
import Workspace

/// What the tests of the judge share: the workspace, and a judge at work that a slow machine does not rush.
enum Bench {
    /// This clone.
    static let workspace = Result { try Workspace(containing: Clone.root) }

    static func kata(_ module: String) throws -> Kata {
        try #require(workspace.get().katas().first { $0.module == module }, "There is no folder Katas/\(module).")
    }

    /// Judges a folder.
    ///
    /// - Parameters:
    ///   - folder: Laid out like `Katas/X`.
    ///   - module: The name X.
    ///   - secondsPerRun: Many, so that nothing is timed out because other tests run; few where that is what is expected.
    static func verdict(on folder: URL, for module: String, secondsPerRun: Double = 30) async throws -> Verdict {
        try await Gate.work.pass {
            let judge = try await Judge(
                workspace: workspace.get(), cache: Clone.cache, workload: .many, limits: .init(secondsPerRun: secondsPerRun))
            return try await judge.check(kata(module), in: folder)
        }
    }
}
