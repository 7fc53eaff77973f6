import Foundation
import TestSupport
import Testing

/// `kata grade --expect` on a teacher's folder of submissions whose verdicts are known.
struct ExpectTests {
    private static let module = "ClosureInjection"

    private let workspace: WorkspaceCopy
    private let folder: TemporaryFolder
    private let kata: KataCommand

    init() throws {
        workspace = try WorkspaceCopy(katas: [Self.module])
        folder = try TemporaryFolder()
        kata = KataCommand(folder: workspace.root, owner: workspace)
        // Refused before anything is compiled.
        try write("known/closure-injection/p1/Sources/\(Self.module)/A.swift", "@_cdecl(\"dlsym\") func look() {}\n")
        try expectation(#""failed": "build", "reason": "compile-error""#)
    }

    private func write(_ path: String, _ text: String) throws {
        let file = folder(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func expectation(_ words: String, verdict: String = "unsolved", of label: String = "p1") throws {
        try write("known/closure-injection/\(label)/submission.json", "{ \"verdict\": \"\(verdict)\", \(words) }")
    }

    private func expect(_ path: String = "known", _ arguments: String..., records: Bool = false) async throws -> KataCommand.Outcome {
        var kata = kata
        kata.environment = ["SEAMS_RECORD": records ? "1" : "0", "CI": ""]
        return try await kata.run(["grade", "--expect", folder(path).path, "--plain"] + arguments)
    }

    @Test(arguments: ["known", "known/closure-injection", "known/closure-injection/p1"])
    func `a verdict as expected is said so, for all, for a kata and for one submission`(_ path: String) async throws {
        let outcome = try await expect(path)

        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.hasPrefix("The submission got the verdict that it must get, in "), "\(outcome)")
    }

    @Test func `a part is judged alone, and an empty one is misuse`() async throws {
        for label in ["p2", "p3"] {
            try write("known/closure-injection/\(label)/Sources/\(Self.module)/A.swift", "@_cdecl(\"dlsym\") func look() {}\n")
            try expectation(#""failed": "faults""#, of: label)
        }

        let (first, second) = try await (expect("known", "--shard", "1/2"), expect("known", "--shard", "2/2"))
        let empty = try await expect("known", "--shard", "4/4")

        #expect(first.code == 1 && first.output.contains("closure-injection/p3: stage\n") && !first.output.contains("p2"), "\(first)")
        #expect(first.output.contains("1 of 2 submissions in part 1 of 2 got another verdict than it must, in "), "\(first)")
        #expect(second.code == 1 && second.output.contains("closure-injection/p2: stage\n") && !second.output.contains("p3"), "\(second)")
        #expect(empty.code == 2 && empty.errors.contains("The part \"4/4\" cannot be graded: there are 3 submissions."), "\(empty)")
    }

    @Test func `each difference has its label, the expected and the found value`() async throws {
        try expectation(
            #""failed": "faults", "reason": "survived", "mentions": ["is not accepted", "nonsense"], "hint": 99, "onlySurvivor": "x""#)

        let outcome = try await expect()
        let json = try await expect("known", "--json")

        #expect(outcome.code == 1 && json.code == 1)
        for words in [
            "ClosureInjection/p1: stage\n  must be faults\n  and is  build\n",
            "ClosureInjection/p1: reason\n  must be survived\n  and is  compile-error\n",
            "ClosureInjection/p1: words that lead to the fix\n  must be nonsense\n  and is  A.swift:1 is not accepted",
            "ClosureInjection/p1: hint\n  must be 99\n",
            "ClosureInjection/p1: rules of the faults that survive\n  must be x\n  and is  none\n",
            "1 of 1 submission got another verdict than it must, in ",
        ] {
            #expect(outcome.output.contains(words.replacing("ClosureInjection/p1", with: "closure-injection/p1")), "\(outcome)")
        }
        let report = try json.json()
        #expect(report["submissions"] as? Int == 1)
        let differences = try #require(report["differences"] as? [[String: String]])
        #expect(differences.count == 5)
        #expect(Set(differences[0].keys) == ["label", "part", "expected", "found"])
    }

    @Test func `the words of a verdict are recorded, and compared from then on`() async throws {
        let recorded = try await expect(records: true)
        let file = folder("known/closure-injection/p1/verdict.txt")
        let words = try String(contentsOf: file, encoding: .utf8)
        #expect(recorded.code == 0, "\(recorded)")
        #expect(words.hasPrefix("closure-injection/p1: A.swift:1 is not accepted"), "\(words)")
        #expect(try await expect().code == 0)

        try Data(words.replacing("Next: ", with: "Then: ").utf8).write(to: file)
        let outcome = try await expect()

        #expect(outcome.code == 1)
        #expect(outcome.output.contains("closure-injection/p1: verdict.txt, line 2\n  must be Then: "), "\(outcome)")
    }

    @Test func `a folder that cannot be compared is named`() async throws {
        try FileManager.default.createDirectory(at: folder("known/closure-injection/p2"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: folder("known/other/p3"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: folder("empty"), withIntermediateDirectories: true)
        func complaint(_ path: String) async throws -> String {
            let outcome = try await expect(path)
            #expect(outcome.code == 2, "\(outcome)")
            return outcome.errors
        }

        #expect(
            try await complaint("known/closure-injection").contains("p2\" cannot be compared: it has no submission.json with its verdict."))
        #expect(try await complaint("known/other").contains("it holds no folder of a kata's name with submissions."))
        #expect(try await complaint("empty").contains("it holds no folder of a kata's name with submissions."))
        #expect(try await complaint("nowhere").contains("There is no folder "))
        try FileManager.default.removeItem(at: folder("known/closure-injection/p2"))
        #expect(try await complaint("known").contains("p3\" cannot be compared: the folder around it has no kata's name."))
        try expectation(#""base": "solution", "failed": "faults", "remove": ["Sources/Lost.swift"]"#)
        #expect(
            try await complaint("known/closure-injection/p1").contains(
                "p1\" cannot be compared: it removes Sources/Lost.swift, which its base does not have."))
        try expectation(#""reason": "failed""#)
        #expect(try await complaint("known/closure-injection/p1").contains("see \"failed\"."))
        try Data("{".utf8).write(to: folder("known/closure-injection/p1/submission.json"))
        #expect(
            try await complaint("known/closure-injection/p1").contains(
                "p1\" cannot be compared: submission.json is not JSON, from line 1 on.\nNext"))
        try Data("{\n  \"verdict\": \"unsolved\",\n  \"failed\" \"build\"\n}\n".utf8).write(
            to: folder("known/closure-injection/p1/submission.json"))
        #expect(try await complaint("known/closure-injection/p1").contains("submission.json is not JSON, from line 3 on."))
        try expectation(#""failed": "build", "mention": ["x"]"#)
        #expect(
            try await complaint("known/closure-injection/p1").contains(
                "submission.json cannot be used: there is no key \"mention\": the keys are base, remove, why, verdict, "))
        try expectation(#""failed": "build""#, verdict: "slved")
        #expect(
            try await complaint("known/closure-injection/p1").contains(
                "submission.json cannot be used: \"verdict\" cannot be \"slved\": it must be one of solved, unsolved."))
        try expectation(#""failed": "nonsense""#)
        #expect(try await complaint("known/closure-injection/p1").contains("nonsense"))
        let conflict = try await expect("known", "--only", "p1")
        #expect(conflict.code == 2 && conflict.errors.contains("--only"))
    }
}
