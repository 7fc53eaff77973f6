import Foundation
import TestSupport
import Testing

struct MisuseTests {
    /// A wrong call, and the words that it must get.
    struct Case: CustomTestStringConvertible {
        var words: [String]
        var says: [String]

        var testDescription: String { words.joined(separator: " ") }
    }

    static let cases = [
        Case(words: ["chek"], says: ["\"chek\"", "Did you mean \"check\"?", "kata help"]),
        Case(words: ["check", "injection"], says: ["\"injection\" fits", "constructor-injection", "closure-injection", "kata list"]),
        Case(words: ["check", "99"], says: ["There is no kata \"99\". They are numbered from 1 to \(Clone.modules.count)."]),
        Case(words: ["99"], says: ["There is no kata \"99\"."]),
        Case(words: ["diff", "closure-injection"], says: ["\"diff\"", "Did you mean \"solution\"?", "kata help solution"]),
        Case(words: ["list", "--", "--json"], says: ["does not take \"--json\"", "kata help list"]),
        Case(words: ["xy"], says: ["There is no command \"xy\".\nNext"]),
        Case(words: ["reset", "--all", "--undo"], says: ["cannot be combined"]),
        Case(words: ["check", "constructr"], says: ["\"constructr\"", "Did you mean \"constructor-injection\"?", "kata list"]),
        Case(words: ["check", "ConstructorInjektion"], says: ["Did you mean \"ConstructorInjection\"?"]),
        Case(words: ["check", "--jsn"], says: ["\"--jsn\"", "Did you mean \"--json\"?", "kata help check"]),
        Case(words: ["check", "--work"], says: ["\"--work\"", "needs a value"]),
        Case(words: ["check", "--work", ""], says: ["\"--work\"", "needs a value"]),
        Case(words: ["check", "--work="], says: ["\"--work\"", "needs a value"]),
        Case(words: ["check", "--work", "a", "--work=b"], says: ["\"--work\"", "given twice"]),
        Case(words: ["check", "--work", "--json"], says: ["\"--work\"", "needs a value"]),
        Case(words: ["check", ""], says: ["NAME of `./kata check` is empty", "kata help check"]),
        Case(words: ["mutate", ""], says: ["PATH of `./kata mutate` is empty", "kata help mutate"]),
        Case(words: ["survey", ""], says: ["PATH of `./kata survey` is empty", "kata help survey"]),
        Case(words: ["record", ""], says: ["FILE of `./kata record` is empty", "kata help record"]),
        Case(words: ["grade", "--self-test"], says: ["needs NAME"]),
        Case(words: ["grade", "closure-injection", "handed-in", ""], says: ["FOLDER of `./kata grade` is empty", "kata help grade"]),
        Case(words: ["check", "--work", "no-such-folder"], says: ["\"no-such-folder\""]),
        Case(
            words: ["check", "closure-injection", "--work", "Katas/ConstructorInjection/"],
            says: ["There is no folder \"Katas/ConstructorInjection/Sources/ClosureInjection\"", "kata help check"]),
        Case(words: ["check", "--all", "constructor-injection"], says: ["cannot be combined"]),
        Case(words: ["list", "constructor-injection"], says: ["does not take \"constructor-injection\"", "kata help list"]),
        Case(
            words: ["compare", "constructr"],
            says: ["\"constructr\" is no technique of the comparison. Did you mean \"constructor-injection\"?", "kata list"]),
        Case(words: ["compare", "closure-injection", "constructor-injection", "x"], says: ["does not take \"x\"", "kata help compare"]),
        Case(words: ["compare", "closure-injection", "ClosureInjection"], says: ["is the same technique as the first: name two"]),
        Case(words: ["compare", "--only", "foo"], says: ["--only cannot be \"foo\": it must be one of ", ", held.\nNext"]),
        Case(words: ["which", "--answers", "foo=bar"], says: ["cannot be \"foo\": it must be one of ", ", hot.\nNext"]),
        Case(words: ["compare", "--only", "cost-per-cal"], says: ["\"cost-per-cal\"", "Did you mean \"cost-per-call\"?"]),
        Case(words: ["compare", "--html", "no-such-folder/page.html"], says: ["\"no-such-folder/page.html\"", "there is no folder"]),
        Case(words: ["compare", "--html", "Solutions"], says: ["\"Solutions\"", "it is a folder"]),
        Case(words: ["compare", "--html", "Package.swift"], says: ["\"Package.swift\"", "stays as it is", "--html ANOTHER-FILE"]),
        Case(words: ["compare", "--html", "page.html", "--only", "leak"], says: ["cannot be combined"]),
        Case(words: ["record"], says: ["needs FILE", "kata help record"]),
        Case(words: ["reset"], says: ["needs NAME", "kata help reset"]),
        Case(words: ["state", "exprt"], says: ["\"exprt\"", "Did you mean \"export\"?", "kata help state"]),
        Case(words: ["state"], says: ["needs ACTION"]),
        Case(words: ["state", "merge"], says: ["needs FILE"]),
        Case(words: ["state", "merge", "nowhere.json"], says: ["\"nowhere.json\" cannot be read: there is no such file."]),
        Case(words: ["predict", "closure-injection"], says: ["\"closure-injection\"", "one of solved, fails, not-compile"]),
        Case(words: ["predict", "closure-injection", "fails", "too"], says: ["does not take \"too\""]),
        Case(words: ["hint", "closure-injection", "9"], says: ["\"9\"", "one of 1, 2"]),
        Case(words: ["solution", "constructor-injection"], says: ["not solved yet", "--yes"]),
    ]

    @Test(arguments: cases) func `a wrong call exits with 2, quotes the wrong word and proposes a call`(_ wrong: Case) async throws {
        let workspace = try WorkspaceCopy()

        let outcome = try await workspace.kata.run(wrong.words)

        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        for words in wrong.says { #expect(outcome.errors.contains(words), "\(outcome)") }

        // The proposed call can be typed as it stands.
        let next = try #require(outcome.errors.firstMatch(of: /\nNext: \.\/kata (.+)\n/)?.1, "\(outcome)")
        let proposed = try await workspace.kata.run(next.split(separator: " ").map(String.init))
        #expect([0, 1].contains(proposed.code), "\(next): \(proposed)")
    }

    @Test(arguments: [
        ["check", "3"], ["3"], ["constructor-injection"], ["check", "constructor"], ["check", "Constructor"], ["check", "construct"],
    ])
    func `a kata is known by its number and by a part of its name`(_ words: [String]) async throws {
        let outcome = try await WorkspaceCopy().kata.run(words + ["--brief"])

        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.output.hasPrefix("Not solved: The seam `init(analytics: Analytics = .shared)` is not there"), "\(outcome)")
    }

    @Test func `outside a workspace it exits with 3 and says where to go`() async throws {
        let outcome = try await KataCommand(folder: FileManager.default.temporaryDirectory)("list")

        #expect(outcome.code == 3)
        #expect(outcome.errors.contains("No Seams workspace in"))
        #expect(outcome.errors.contains("Next: Go to the folder that you cloned"))
    }

    @Test func `without a toolchain it exits with 3 and says what to install`() async throws {
        let workspace = try WorkspaceCopy()
        var kata = workspace.kata
        kata.environment = ["PATH": "/nowhere"]

        let outcome = try await kata("check", "constructor-injection")

        #expect(outcome.code == 3)
        #expect(outcome.errors.contains("No Swift compiler found in /nowhere."))
        #expect(outcome.errors.contains("Next: Install Swift"))
    }

    @Test(arguments: [
        ("6.2.4", true, "is Swift version 6.2.4, and Seams needs 6.3 or newer.", "Next: Install Swift 6.3"),
        ("6.3", false, "swift-frontend is missing.", "Next: Install the toolchain again"),
    ])
    func `a toolchain that is too old or incomplete exits with 3 and says what to install`(
        _ version: String, hasFrontend: Bool, _ message: String, _ next: String
    ) async throws {
        let workspace = try WorkspaceCopy()
        let answer =
            #"{"compilerVersion":"Swift version \#(version) (swift-\#(version)-RELEASE)","target":{"triple":"x"},"paths":{"runtimeResourcePath":"/"}}"#
        try FileManager.default.createDirectory(at: workspace("tools"), withIntermediateDirectories: true)
        for tool in ["swiftc"] + (hasFrontend ? ["swift-frontend"] : []) {
            try workspace.write("#!/bin/sh\necho '\(answer)'\n", to: "tools/\(tool)")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: workspace("tools/\(tool)").path)
        }
        var kata = workspace.kata
        kata.environment = ["PATH": workspace("tools").path]

        let outcome = try await kata("check", "constructor-injection")

        #expect(outcome.code == 3, "\(outcome)")
        #expect(outcome.errors.contains(message), "\(outcome)")
        #expect(outcome.errors.contains(next), "\(outcome)")
    }

    @Test func `without permission to write it exits with 3 and names the place`() async throws {
        let workspace = try WorkspaceCopy()
        // A file where the folder must be: even a superuser cannot write below it.
        try FileManager.default.removeItem(at: workspace(".build"))
        try workspace.write("", to: ".build")

        let outcome = try await workspace.kata("check", "constructor-injection")

        #expect(outcome.code == 3)
        #expect(outcome.errors.contains("\(workspace(".build/judge").path) cannot be written"), "\(outcome)")
    }

    @Test func `a broken kata description is reported with the reason`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.write("{ \"version\": 1 }", to: "Katas/ClosureInjection/kata.json")

        let outcome = try await workspace.kata("list")

        #expect(outcome.code == 3)
        #expect(outcome.errors.contains("ClosureInjection/kata.json cannot be read: \"name\" is missing."), "\(outcome)")
    }
}
