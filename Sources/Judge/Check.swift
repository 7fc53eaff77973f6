internal import Foundation

/// One submission for one kata, and what it is held against.
struct Check: Sendable {
    let kata: Kata
    let submission: Submission
    /// The folder `Solutions/X`.
    let solution: URL
    /// The sources that the submission must have left as they are; nil if they are the learner's to change.
    let givenSources: SourceSet?
    /// The workspace's tests of what production must go on doing.
    let behaviorTests: SourceSet
    /// The workspace's tests of the seam.
    let seamTests: SourceSet

    var module: String { kata.module }

    init(kata: Kata, folder: URL, workspace: Workspace) throws {
        self.kata = kata
        solution = workspace.solution(of: kata)
        submission = try Submission(folder: folder, module: kata.module)
        behaviorTests = try Self.sources(at: "Tests/\(kata.module)BehaviorTests", in: solution)
        seamTests = try Self.sources(at: "Tests/\(kata.module)Tests", in: solution)
        givenSources = kata.description.onlyTests == true ? try Self.sources(at: "Sources/\(kata.module)", in: solution) : nil
    }

    private static func sources(at path: String, in solution: URL) throws -> SourceSet {
        let sources: SourceSet
        do {
            sources = try SourceSet(in: solution, at: path)
        } catch {
            throw WorkspaceError.missing(path: solution.appending(path: error.path).path)
        }
        guard !sources.files.isEmpty else { throw WorkspaceError.missing(path: solution.appending(path: path).path) }
        return sources
    }

    /// Everything that any of the modules imports.
    var imports: Set<String> {
        [submission.production, submission.tests, behaviorTests, seamTests].reduce(into: []) { $0.formUnion($1.imports) }
    }
}
