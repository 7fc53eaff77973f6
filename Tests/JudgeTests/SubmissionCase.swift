import Foundation
import Grading
import Judge
import TestSupport
import Testing
import Workspace

/// A submission of the corpus, as an argument of tests.
struct SubmissionCase: Sendable, CustomTestStringConvertible {
    private let submission: CorpusSubmission

    var module: String { submission.module }
    var slug: String { submission.slug }
    /// Its own files, as paths below its folder.
    var files: [String] { submission.files }
    var testDescription: String { "\(module)/\(slug)" }

    /// Every submission of the corpus.
    static let all = CorpusSubmission.all(in: Clone.root).map(SubmissionCase.init)

    /// The submissions that a run judges: those of the katas in `SEAMS_KATAS`.
    ///
    /// `SEAMS_SUBMISSIONS=X/one,X/another` chooses some.
    /// Otherwise one for each stage with each reason, each fault rule, and a right one for a few katas: all of them take minutes, and
    /// `.ci/run` has them judged by `kata grade --expect`.
    static let judged: [SubmissionCase] = {
        let chosen = ProcessInfo.processInfo.environment["SEAMS_SUBMISSIONS"]?.split(separator: ",").map(String.init)
        if let chosen { return all.filter { chosen.contains($0.testDescription) } }
        if ChosenKatas.byName != nil { return all.filter { ChosenKatas.contain($0.module) } }
        var kinds = Set<String>()
        return all.filter { submission in
            // One whose description cannot be read fails in its own test.
            guard let description = try? submission.description() else { return true }
            if description.verdict == .solved, !ChosenKatas.few.contains(submission.module) { return false }
            let kind = description.onlySurvivor ?? description.failed.map { "\($0) \(description.reason?.rawValue ?? "")" }
            return kinds.insert(kind ?? submission.module).inserted
        }
    }()

    func description() throws -> CorpusSubmission.Description {
        try submission.description()
    }

    /// Whether the words of its verdict are recorded.
    var hasWords: Bool {
        FileManager.default.fileExists(atPath: submission.folder.appending(path: CorpusSubmission.verdictFile).path)
    }

    /// Compares all that its description says with a verdict.
    func differences(from verdict: Verdict) throws -> [VerdictDifference] {
        try submission.differences(from: verdict, on: Bench.kata(module))
    }

    /// The recorded words of its verdict.
    var golden: GoldenFile { GoldenFile(at: submission.folder.appending(path: CorpusSubmission.verdictFile)) }

    /// Writes the whole submission: the base without the removed files, and its own files.
    func materialize(in target: URL) throws {
        try submission.materialize(of: Bench.kata(module), in: Bench.workspace.get(), to: target)
    }
}
