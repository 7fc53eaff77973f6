import Foundation
import Judge
import TestSupport
import Testing
import Workspace

/// A folder in `Submissions`: one way to write a kata, and the verdict that it must get.
///
/// It holds only the files that are not as in its base, `submission.json`, and `verdict.txt` with the words of the verdict.
struct SubmissionCase: Sendable, CustomTestStringConvertible {
    /// The content of `submission.json`.
    struct Description: Decodable, Sendable {
        enum Base: String, Decodable, Sendable {
            /// The reference solution.
            case solution
            /// The legacy code.
            case start
        }

        /// The files that its own files replace.
        var base: Base
        /// The files and folders of the base that it does not have.
        var remove: [String]
        /// The point of it, in one sentence.
        var why: String
        var verdict: Verdict.Result
        var failed: Stage?
        var reason: Reason?
        /// Words that must be in the message or in a detail, because they lead to the fix.
        var mentions: [String]
        /// The name of the rule that made every fault that survives; nil if other rules' faults survive as well.
        var onlySurvivor: String?
        /// The number of the hint that answers it; nil if any may come next.
        var hint: Int?
    }

    /// The folder's name in `Katas`.
    var module: String
    /// The folder's own name.
    var slug: String
    var folder: URL

    var testDescription: String { "\(module)/\(slug)" }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Submissions")

    /// Every folder below `Submissions/X`.
    static let all: [SubmissionCase] = folders(in: root).flatMap { module in
        folders(in: module).map { SubmissionCase(module: module.lastPathComponent, slug: $0.lastPathComponent, folder: $0) }
    }

    /// The submissions that a run judges: every one if `SEAMS_EVERY_SUBMISSION` is 1, as in `.ci/run`.
    ///
    /// `SEAMS_SUBMISSIONS=X/one,X/another` chooses some.
    /// Otherwise one for each stage with each reason, each fault rule, and a right one for each kata: all of them take minutes.
    static let judged: [SubmissionCase] = {
        let environment = ProcessInfo.processInfo.environment
        if let chosen = environment["SEAMS_SUBMISSIONS"]?.split(separator: ",").map(String.init) {
            return all.filter { chosen.contains($0.testDescription) }
        }
        guard environment["SEAMS_EVERY_SUBMISSION"] == nil else { return all }
        var kinds = Set<String>()
        return all.filter { submission in
            // One whose description cannot be read fails in its own test.
            guard let description = try? submission.description() else { return true }
            let kind = description.onlySurvivor ?? description.failed.map { "\($0) \(description.reason?.rawValue ?? "")" }
            return kinds.insert(kind ?? submission.module).inserted
        }
    }()

    private static func folders(in parent: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { parent.appending(path: $0) }
    }

    func description() throws -> Description {
        try JSONDecoder().decode(Description.self, from: Data(contentsOf: folder.appending(path: Self.descriptionFile)))
    }

    /// Its own files, as paths below its folder.
    var files: [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter { path in
            ![Self.descriptionFile, Self.verdictFile].contains(path)
                && FileManager.default.contents(atPath: folder.appending(path: path).path) != nil
        }.sorted()
    }

    private static let descriptionFile = "submission.json"
    private static let verdictFile = "verdict.txt"

    /// The recorded words of its verdict.
    var golden: GoldenFile { GoldenFile(at: folder.appending(path: Self.verdictFile)) }

    /// Writes the whole submission: the base without the removed files, and its own files.
    func materialize(in target: URL) throws {
        let description = try description()
        let workspace = try Bench.workspace.get()
        let kata = try Bench.kata(module)
        let base = description.base == .solution ? workspace.solution(of: kata) : kata.startFolder
        let manager = FileManager.default
        try Bench.copy(base, of: module, to: target)
        for path in description.remove { try manager.removeItem(at: target.appending(path: path)) }
        for path in files {
            let file = target.appending(path: path)
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // A file of the base of the same name makes way.
            try? manager.removeItem(at: file)
            try manager.copyItem(at: folder.appending(path: path), to: file)
        }
    }
}
