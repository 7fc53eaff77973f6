import Foundation
import TestSupport
import Testing

@testable import Learner
@testable import Workspace
@testable import kata

struct DevNewTests {
    @Test func `a new kata is laid out, and the next step is printed`() async throws {
        let workspace = try WorkspaceCopy(owning: ["Solutions"], katas: ["ConstructorInjection"])

        let outcome = await KataCommand.Outcome(of: ["dev", "new", "clock-injection"], in: workspace.root)

        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.hasPrefix("Clock injection is kata 2 of 2, after constructor-injection.\n"))
        #expect(outcome.output.hasSuffix("kata dev check ClockInjection\n"))
        let katas = try Workspace(containing: workspace.root).katas()
        #expect(katas.map(\.name) == ["constructor-injection", "clock-injection"])
        #expect(katas.map(\.order) == [1, 2])
        #expect(katas.map(\.group) == ["Open a seam", "Open a seam"])
        for folder in ["Katas/ClockInjection", "Solutions/ClockInjection", "Tests/JudgeTests/Submissions/ClockInjection"] {
            let files = try workspace.files(in: folder)
            #expect(!files.isEmpty)
            let texts = files.map { $0.key + String(decoding: $0.value, as: UTF8.self) }
            #expect(!texts.contains { $0.localizedCaseInsensitiveContains("template") || $0.contains("kata-before") }, "\(folder)")
        }
    }

    @Test func `a new kata may follow any other, and no other file changes`() async throws {
        let workspace = try WorkspaceCopy(owning: ["Solutions"])
        let before = try workspace.files(in: "Katas").merging(workspace.files(in: "Solutions")) { $1 }
        let orders = try Workspace(containing: workspace.root).katas().map(\.name)

        let outcome = await KataCommand.Outcome(
            of: ["dev", "new", "ClockInjection", "--after", "ConstructorInjection"], in: workspace.root)

        #expect(outcome.code == 0, "\(outcome)")
        let after = try Workspace(containing: workspace.root).katas().map(\.name)
        let place = try #require(orders.firstIndex(of: "constructor-injection")) + 1
        var expected = orders
        expected.insert("clock-injection", at: place)
        #expect(after == expected)
        let files = try workspace.files(in: "Katas").merging(workspace.files(in: "Solutions")) { $1 }
        #expect(files.filter { !$0.key.hasPrefix("ClockInjection/") } == before)
    }

    @Test(arguments: [
        (["ConstructorInjection"], "\"ConstructorInjection\" is taken: Katas/ConstructorInjection exists."),
        (["constructor-injection"], "\"constructor-injection\" is taken: Katas/ConstructorInjection exists."),
        (["Judge"], "\"Judge\" is taken: Sources/Judge exists."),
        (["Foundation"], "\"Foundation\" is taken: the toolchain has a module of this name."),
        (["Two Words"], "\"Two Words\" is no name: write it as ClockInjection or as clock-injection."),
        (["9-lives"], "\"9-lives\" is no name"), (["../Outside"], "\"../Outside\" is no name"), ([""], "dev` is empty."),
        (["ClockInjection", "--after", "constructor-injektion"], "There is no kata \"constructor-injektion\". Did you mean"),
        ([], "dev` needs NAME."),
    ])
    func `a name that cannot be used is refused, and nothing is written`(_ words: [String], _ says: String) async throws {
        let workspace = try WorkspaceCopy(owning: ["Solutions"], katas: ["ConstructorInjection"])
        let before = try workspace.files(in: "Katas").merging(workspace.files(in: "Solutions")) { $1 }

        let outcome = await KataCommand.Outcome(of: ["dev", "new"] + words, in: workspace.root)

        #expect(outcome.code == 2)
        #expect(outcome.errors.contains(says), "\(outcome)")
        #expect(try workspace.files(in: "Katas").merging(workspace.files(in: "Solutions")) { $1 } == before)
    }
}
