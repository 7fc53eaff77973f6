import Foundation
import TestSupport

@testable import Survey

/// A folder with the files of a test, surveyed as a person's code is.
struct SmallCode {
    private let folder: TemporaryFolder

    /// Practices that cost as many lines as their names have letters, so that a test can tell them apart.
    static let practices = Survey.proposedKatas.map { Practice(kata: $0, technique: "the technique of \($0)", cost: $0.count) }

    /// Writes files.
    ///
    /// - Parameter files: The texts by their paths.
    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        for (path, text) in files { try write(text, to: path) }
    }

    init(_ source: String) throws {
        try self.init(["App.swift": source])
    }

    var url: URL { folder.url }

    func write(_ text: String, to path: String) throws {
        let file = folder(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func report(_ change: (inout Survey.Options) -> Void = { _ in }) async throws -> SurveyReport {
        var options = Survey.Options()
        change(&options)
        return try await Survey(of: url, practices: Self.practices, options: options).report()
    }
}

extension SurveyReport {
    /// The findings in few words, such as `singleton Analytics.shared`.
    var brief: [String] { findings.map { "\($0.category) \($0.what)" }.sorted() }
}
