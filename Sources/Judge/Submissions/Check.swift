internal import Foundation
internal import Workspace

/// One submission for one kata, and the tests and sources that it is compared with.
struct Check: Sendable {
    let kata: Kata
    let submission: Submission
    /// The folder `Solutions/X`.
    let solution: URL
    /// The sources that the submission must not change; nil if they are the learner's to change.
    let givenSources: SourceSet?
    /// The sources with which the learner starts; nil if the kata leaves all of them open.
    let startSources: SourceSet?
    /// The reference's sources and substitutes, for which the workspace's tests are written.
    let referenceSources: SourceSet
    /// The workspace's characterization tests of production.
    let behaviorTests: SourceSet
    /// The workspace's tests of the seam.
    let seamTests: SourceSet
    /// The Swift files below `Sources` and `Tests` that nobody compiles: they belong to no module of the kata or of its solution.
    let strays: [String]

    var module: String { kata.module }
    /// The module of the learner's tests.
    var testsModule: String { "\(kata.module)Tests" }

    /// Whether the submission is the learner's own folder in the workspace.
    var isTheKataItself: Bool { submission.folder.standardizedFileURL.path == kata.folder.standardizedFileURL.path }

    /// Reads the submission and the workspace's own tests.
    ///
    /// - Throws: ``WorkspaceError`` if the kata's solution is incomplete. A submission that cannot be read is an outcome, not an error.
    init(kata: Kata, folder: URL, workspace: Workspace) throws(WorkspaceError) {
        self.kata = kata
        solution = workspace.solution(of: kata)
        submission = Submission(folder: folder, module: kata.module, substitutes: kata.substitutes)
        var reference = try workspace.sources(at: "Sources/\(kata.module)", in: solution)
        for name in kata.substitutes { reference.files += try workspace.sources(at: "Fakes/\(name)", in: solution).files }
        referenceSources = reference
        behaviorTests = try workspace.sources(at: "Tests/\(kata.module)BehaviorTests", in: solution)
        // Where the learner chooses the seam, the reference's own tests know only the reference's.
        let own = "Tests/\(kata.module)SeamTests"
        let hasOwn = FileManager.default.fileExists(atPath: solution.appending(path: own).path)
        seamTests = try workspace.sources(at: hasOwn ? own : "Tests/\(kata.module)Tests", in: solution)
        givenSources = kata.description.onlyTests == true ? try workspace.sources(at: "Sources/\(kata.module)", in: solution) : nil
        strays = submission.strays.filter { [solution] path in
            let folder = path.split(separator: "/").prefix(2).joined(separator: "/")
            return !FileManager.default.fileExists(atPath: solution.appending(path: folder).path)
        }
        startSources = kata.description.isComparedWithStart ? try workspace.sources(at: "Start/Sources/\(kata.module)", in: solution) : nil
    }
}

extension Kata.Description {
    /// Whether the judge needs the files with which the learner starts.
    fileprivate var isComparedWithStart: Bool { given != nil || locked != nil || additionsOnly != nil }
}
