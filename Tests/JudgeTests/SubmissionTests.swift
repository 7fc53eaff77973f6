import Faults
import Foundation
import Judge
import TestSupport
import Testing

/// A folder in `Submissions` is judged as its `submission.json` says.
struct SubmissionTests {
    @Test(arguments: SubmissionCase.judged)
    func `is judged as it must be`(_ submission: SubmissionCase) async throws {
        let expected = try submission.description()
        let verdict = try await TemporaryFolder.with { folder in
            try submission.materialize(in: folder)
            // A test of the time limit should not take long.
            let seconds: Double = expected.reason == .timedOut ? 3 : 30
            return try await Bench.verdict(on: folder, for: submission.module, secondsPerRun: seconds)
                .portable(from: folder, in: Bench.workspace.get())
        }

        let answer: Comment = "\(submission): \(expected.why)\n\(verdict.inFull)"
        #expect(try submission.differences(from: verdict) == [], answer)
        try submission.golden.expect(verdict.golden(of: submission.testDescription))
    }
}

/// The folder `Submissions` is complete and in order.
struct SubmissionFolderTests {
    /// The folders' names in `Katas`.
    static let modules = (try? Bench.katas.get().map(\.module)) ?? []

    @Test(arguments: SubmissionCase.all)
    func `is described and lies where its kata looks`(_ submission: SubmissionCase) throws {
        let description = try submission.description()

        #expect(description.why.hasSuffix("."))
        #expect((description.verdict == .solved) == (description.failed == nil))
        #expect((description.verdict == .solved) == (description.reason == nil))
        #expect(submission.slug.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
        let places = try Bench.kata(submission.module).parts.map { $0 + "/" }
        for path in submission.files {
            #expect(places.contains { path.hasPrefix($0) }, "\(path) would not be compiled.")
        }
        #expect(!submission.files.isEmpty || !description.remove.isEmpty, "It is its base.")
        #expect(description.base != nil)
        #expect(submission.hasWords, "Record them as .github/CONTRIBUTING.md says.")
    }

    @Test(arguments: modules)
    func `a kata has at least two other right ways of writing it, and three wrong ones`(_ module: String) throws {
        let verdicts = try SubmissionCase.all.filter { $0.module == module }.map { try $0.description().verdict }

        #expect(verdicts.count { $0 == .solved } >= 2)
        #expect(verdicts.count { $0 == .unsolved } >= 3)
    }

    @Test func `every rule has a submission in which only its faults survive`() throws {
        let descriptions = try SubmissionCase.all.map { try $0.description() }.filter { $0.onlySurvivor != nil }

        #expect(Set(descriptions.map(\.onlySurvivor)) == Set(FaultRule.all(for: .katas).map(\.name)))
        #expect(descriptions.allSatisfy { $0.failed == .faults })
    }

    @Test func `every folder belongs to a kata`() throws {
        let modules = try Bench.katas.get().map(\.module)

        #expect(!SubmissionCase.all.isEmpty)
        #expect(SubmissionCase.all.filter { !modules.contains($0.module) }.map(\.testDescription) == [])
    }
}
