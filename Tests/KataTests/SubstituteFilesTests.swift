import Foundation
import TestSupport
import Testing

@testable import kata

/// The files in `Fakes` are the learner's, as those in `Sources` and `Tests` are.
struct SubstituteFilesTests {
    private static let folder = "Katas/LinkSubstitution"
    private static let fake = "\(folder)/Fakes/AnalyticsSDK/Analytics.swift"

    @Test func `a reset restores the substitute and keeps the learner's, and an undo brings it back`() async throws {
        let workspace = try WorkspaceCopy()
        let start = try workspace.files(in: Self.folder)
        try workspace.write("// an hour of work\n", to: Self.fake)
        try workspace.write("// a file of my own\n", to: "\(Self.folder)/Fakes/AnalyticsSDK/Mine.swift")
        let mine = try workspace.files(in: Self.folder)

        let outcome = try await workspace.kata("reset", "link-substitution")

        #expect(outcome.code == 0, "\(outcome)")
        #expect(try workspace.files(in: Self.folder) == start)
        _ = try await workspace.kata("reset", "link-substitution", "--undo")
        #expect(try workspace.files(in: Self.folder) == mine)
    }

    @Test func `a change of the substitute alone is another verdict`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.laySolution(over: "LinkSubstitution")
        let solved = try await workspace.kata("check", "link-substitution")
        #expect(solved.code == 0, "\(solved)")
        let text = try String(contentsOf: workspace(Self.fake), encoding: .utf8)

        try workspace.write(text.replacing("events.append(event)", with: "events = [event]"), to: Self.fake)

        let outcome = try await workspace.kata("check", "link-substitution")
        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.output.contains("FAILED  seam"), "\(outcome)")
        let difference = try await workspace.kata("solution", "link-substitution", "--yes").output
        #expect(difference.contains("Fakes/AnalyticsSDK/Analytics.swift"))
        #expect(difference.contains("+        events.append(event)"), "\(difference)")
    }
}
