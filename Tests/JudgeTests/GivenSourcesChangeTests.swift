import Foundation
import TestSupport
import Testing
import Workspace

@testable import Judge

/// A learner who changed the sources of a kata in which only the tests may change is told how to restore them without losing anything.
struct GivenSourcesChangeTests {
    @Test func `in the kata's own folder the advice is to reset it, which keeps the files aside`() throws {
        let copy = try WorkspaceCopy(katas: ["SilentTests"])
        let workspace = try Workspace(containing: copy.root)
        let kata = try #require(try workspace.katas().first)
        try copy.write("let more = 1\n", to: "Katas/SilentTests/Sources/SilentTests/More.swift")

        let change = try #require(GivenSourcesChange(of: Check(kata: kata, folder: kata.folder, workspace: workspace)))

        #expect(change.files == ["Sources/SilentTests/More.swift was added"])
        #expect(change.advice.contains("`kata reset silent-tests`"))
    }

    @Test func `elsewhere the advice names the sources, because a reset would change another folder`() throws {
        let copy = try WorkspaceCopy(katas: ["SilentTests"])
        let workspace = try Workspace(containing: copy.root)
        let kata = try #require(try workspace.katas().first)
        let elsewhere = try TemporaryFolder()
        try FileManager.default.copyItem(at: kata.folder.appending(path: "Sources"), to: elsewhere("Sources"))
        let file = elsewhere("Sources/SilentTests/PaymentViewController.swift")
        try Data("let more = 1\n".utf8).write(to: file)

        let change = try #require(GivenSourcesChange(of: Check(kata: kata, folder: elsewhere.url, workspace: workspace)))

        #expect(change.files == ["Sources/SilentTests/PaymentViewController.swift was changed"])
        #expect(change.advice == "Restore Sources from Solutions/SilentTests/Start/Sources.")
    }

    @Test func `two files whose names differ only in the encoding of a letter are two files`() throws {
        let copy = try WorkspaceCopy(katas: ["SilentTests"])
        let workspace = try Workspace(containing: copy.root)
        let kata = try #require(try workspace.katas().first)
        for name in ["K\u{E4}se", "Ka\u{308}se"] { try copy.write("", to: "Katas/SilentTests/Sources/SilentTests/\(name).swift") }

        let change = try #require(GivenSourcesChange(of: Check(kata: kata, folder: kata.folder, workspace: workspace)))

        #expect(change.files.count == 2)
        #expect(change.files.allSatisfy { $0 == "Sources/SilentTests/K\u{E4}se.swift was added" })
    }
}
