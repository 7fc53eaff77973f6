import Foundation
import Judge
import Testing

/// What the tests of the judge share: the workspace, and a judge at work that a slow machine does not rush.
enum Bench {
    /// This clone.
    static let workspace = Result { try Workspace(containing: URL(filePath: #filePath).deletingLastPathComponent()) }

    /// No more checks at a time than there are processors for: each check does much side by side already.
    private static let gate = Gate(places: 2)

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
        try await gate.pass {
            try await Judge(workspace: workspace.get(), limits: .init(secondsPerRun: secondsPerRun)).check(kata(module), in: folder)
        }
    }

    /// A folder of a test's own for as long as `body` runs.
    static func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "seams-judge-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }
}

/// Lets only so many pass at a time; the others wait in a row.
private actor Gate {
    private var places: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(places: Int) {
        self.places = places
    }

    func pass<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
        await enter()
        defer { leave() }
        return try await body()
    }

    private func enter() async {
        guard places == 0 else {
            places -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() }
    }
}
