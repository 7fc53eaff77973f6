import Foundation
import Judge
import TestSupport
import Testing
import Workspace

/// The workspace and a judge with long time limits, shared by the tests.
enum Bench {
    /// This clone.
    static let workspace = Result { try Workspace(containing: Clone.root) }

    /// Its katas.
    static let katas = Result { try workspace.get().katas() }

    static func kata(_ module: String) throws -> Kata {
        try #require(katas.get().first { $0.module == module }, "There is no folder Katas/\(module).")
    }

    /// Copies the parts of a kata that are judged.
    ///
    /// - Parameters:
    ///   - base: The folder that holds them; nil for the reference solution.
    ///   - module: The kata's module.
    ///   - folder: The folder that gets them.
    ///   - tests: The learner's tests, in one file, in place of those of `base`.
    static func copy(_ base: URL? = nil, of module: String, to folder: URL, tests: String? = nil) throws {
        let base = try base ?? workspace.get().solution(of: kata(module))
        let parts = try kata(module).parts.filter { tests == nil || !$0.hasPrefix("Tests/") }
        for part in parts {
            let copy = folder.appending(path: part)
            try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: base.appending(path: part), to: copy)
        }
        guard let tests else { return }
        let suite = folder.appending(path: "Tests/\(module)Tests")
        try FileManager.default.createDirectory(at: suite, withIntermediateDirectories: true)
        try Data(tests.utf8).write(to: suite.appending(path: "Tests.swift"))
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
