import Foundation
import Judge
import TestSupport
import Testing

/// `kata grade` on real submissions, as a facilitator calls it.
struct GradeTests {
    private static let module = "ClosureInjection"

    private let workspace: WorkspaceCopy
    private let folder: TemporaryFolder
    private let kata: KataCommand

    init() throws {
        workspace = try WorkspaceCopy(katas: [Self.module])
        folder = try TemporaryFolder()
        kata = KataCommand(folder: workspace.root, owner: workspace)
    }

    /// Puts a submission into the folder: the solution or the start, with some files replaced.
    private func handIn(_ label: String, isSolution: Bool = true, replacing files: [String: String] = [:]) throws {
        let base = Clone.root.appending(path: isSolution ? "Solutions/\(Self.module)" : "Solutions/\(Self.module)/Start")
        for part in ["Sources/\(Self.module)", "Tests/\(Self.module)Tests"] {
            let copy = folder("in/\(label)/\(part)")
            try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: base.appending(path: part), to: copy)
        }
        for (path, text) in files { try Data(text.utf8).write(to: folder("in/\(label)/\(path)")) }
    }

    /// A class of six, with an answer in each state that a submission can bring about.
    private func handInClass() throws {
        let source = "Sources/\(Self.module)/CheckoutViewController.swift"
        try handIn("p1")
        try handIn("p2")
        try handIn("p3", isSolution: false)
        try handIn("p4", replacing: [source: "let broken: Int = \"one\"\n"])
        try handIn(
            "p5", replacing: [source: "@_cdecl(\"dlsym\") func look() {}\n"])
        try FileManager.default.createDirectory(at: folder("in/p6"), withIntermediateDirectories: true)
    }

    private func grade(_ arguments: String..., out: String = "out") async throws -> KataCommand.Outcome {
        try await kata.run(["grade", "closure-injection", folder("in").path, "--out", folder(out).path, "--plain"] + arguments)
    }

    private func summary(_ out: String = "out") throws -> String {
        try String(contentsOf: folder("\(out)/summary.json"), encoding: .utf8)
    }

    /// Every file of a folder of results, with its bytes.
    private func files(_ out: String) -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: folder(out).path)?.compactMap { $0 as? String } ?? []
        return Dictionary(
            uniqueKeysWithValues: names.compactMap { name in
                FileManager.default.contents(atPath: folder("\(out)/\(name)").path).map { (name, $0) }
            })
    }

    @Test func `each submission gets its own state, and no result names this machine`() async throws {
        try handInClass()

        let outcome = try await grade()

        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("closure-injection: 6 submissions, 5 different, graded in "))
        let output = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(output.contains("p6: it is empty"), "\(outcome)")
        #expect(output.contains("p5: CheckoutViewController.swift:1 is not accepted"), "\(outcome)")
        for line in ["  solved         1", "  build          1", "  seam           1", "  refused        2", "  duplicate      1"] {
            #expect(outcome.output.contains(line), "\(outcome.output)")
        }
        let csv = try String(contentsOf: folder("out/grades.csv"), encoding: .utf8)
        #expect(csv.contains("p2,duplicate,,,") && csv.contains(",p1\r\n"))
        #expect(csv.contains("p5,refused,build,compile-error"))
        #expect(csv.contains("p6,refused,,,0,0,It was not judged: it is empty."))
        let back = try String(contentsOf: folder("out/back/p6.txt"), encoding: .utf8)
        #expect(
            back.hasSuffix(
                "\nNext: Hand in the folder Katas/ClosureInjection, with its plain files in Sources and Tests, or a new zip archive of it.\n"
            ), "\(back)")
        for (name, bytes) in files("out") {
            let text = String(decoding: bytes, as: UTF8.self)
            for path in [folder.url.path, workspace.root.path, Clone.root.path] { #expect(!text.contains(path), "\(name)") }
        }
        #expect(
            try String(contentsOf: folder("out/back/p4.txt"), encoding: .utf8).contains(
                "Sources/ClosureInjection/CheckoutViewController.swift:1:"))
    }

    @Test func `parts put together are the same as one run, byte for byte`() async throws {
        try handInClass()
        _ = try await grade()
        for part in 1...3 { #expect(try await grade("--shard", "\(part)/3", out: "part\(part)").code == 0) }

        let outcome = try await kata.run(
            ["grade", "--merge"] + [3, 1, 2].map { folder("part\($0)").path } + ["--out", folder("merged").path])

        #expect(outcome.code == 0, "\(outcome)")
        #expect(files("merged") == files("out"))
        #expect(files("out").count > 15)
    }

    @Test func `parts that do not make a whole say what is missing`() async throws {
        try handInClass()
        for part in 1...2 { _ = try await grade("--shard", "\(part)/40", out: "part\(part)") }

        let outcome = try await kata.run(["grade", "--merge", folder("part1").path, folder("part2").path, "--out", folder("merged").path])

        #expect(outcome.code == 3)
        #expect(outcome.output.contains("Without a result: p"))
        #expect(try summary("merged").contains("\"missing\" : [\n    \"p"))
    }

    @Test func `a run that was killed goes on, and ends as if nothing had happened`() async throws {
        try handInClass()
        _ = try await grade(out: "whole")
        for delay in [0.05, 0.2, 0.4, 0.8] {
            let process = try kata.start("grade", "closure-injection", folder("in").path, "--out", folder("out").path)
            try await Task.sleep(for: .seconds(delay))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }

        #expect(try await grade().code == 0)

        #expect(files("out") == files("whole"))
    }

    #if os(Linux)
    @Test(.terminalsInTurn) func `Ctrl-C says that nothing is lost, and the same command goes on`() async throws {
        let tests = "Tests/\(Self.module)Tests/CheckoutViewControllerTests.swift"
        try handIn("p1")
        try handIn("p2", replacing: [tests: "import Testing\n\n@Test func endless() { while true {} }\n"])
        let terminal = try kata.inTerminal(["grade", "closure-injection", folder("in").path, "--out", folder("out").path, "--jobs", "1"])

        _ = try await terminal.says("1 of 2") { $0.type("\u{03}") }

        #expect(try await terminal.ending() == .exited(128 + SIGINT))
        #expect(terminal.written.contains("\nStopped. What is known is kept, and the same command goes on from here."))
        #expect(files("out").keys.count { $0.hasPrefix("results/") && $0.hasSuffix(".json") } == 1)
    }
    #endif

    @Test func `a submission that changed is judged again, and one that is gone is forgotten`() async throws {
        try handInClass()
        _ = try await grade()
        try FileManager.default.removeItem(at: folder("in/p6"))
        try FileManager.default.removeItem(at: folder("in/p3"))
        try handIn("p3")

        let outcome = try await grade("--against", folder("out").path, out: "new")

        #expect(outcome.output.contains("2 answers changed:"), "\(outcome)")
        #expect(outcome.output.contains("  p3: was unsolved at seam (compile-error): "))
        #expect(try summary("new").contains("\"duplicate\" : 2"))
        let again = try await grade("--against", folder("out").path)
        #expect(again.code == 0 && again.output.contains("2 answers changed:"), "\(again)")
        #expect(again.output.contains("  p6: was refused: "), "\(again)")
        #expect(again.output.contains(" Now not handed in."), "\(again)")
        #expect(files("out")["back/p6.txt"] == nil)
        #expect(files("out").filter { $0.key.hasPrefix("results/") } == files("new").filter { $0.key.hasPrefix("results/") })
    }

    @Test func `one submission is shown like a check, and the results of the class stay`() async throws {
        try handInClass()

        let outcome = try await grade("--only", "P3")

        #expect(outcome.output.contains("Not solved: The seam"), "\(outcome)")
        #expect(files("out").isEmpty)
        let wrong = try await grade("--only", "p33")
        #expect(wrong.code == 2)
        #expect(wrong.errors.contains("There is no submission \"p33\". Did you mean \"p3\"?"))
        let far = try await grade("--only", "smith")
        #expect(far.errors.contains(/There is no submission "smith"\. There are p1, p2, p3, and \d+ others?\./), "\(far)")
    }

    @Test func `other programs read a line for each result, and the summary last`() async throws {
        try handInClass()

        let lines = try await grade("--json").output.split(separator: "\n")

        let objects = try lines.map { try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
        // Refused work takes no time, so nobody waits for it.
        #expect(objects.dropLast().compactMap { $0["state"] as? String }.sorted() == ["refused", "solved", "unsolved", "unsolved"])
        #expect(objects.last?["submissions"] as? Int == 6)
    }

    @Test func `a mistake is counted once for each different submission, as its stage is`() async throws {
        try handIn("p1", isSolution: false)
        try handIn("p2", isSolution: false)

        let output = try await grade().output.split(whereSeparator: \.isWhitespace).joined(separator: " ")

        #expect(
            output.contains(#/seam 1 The seam .+ \(1\) duplicate 1 of submissions that are unsolved at seam \(1\) Written/#), "\(output)"
        )
    }

    @Test func `a roster tells who handed in nothing, and who is not in it`() async throws {
        for label in ["p1", "p2"] {
            try FileManager.default.createDirectory(at: folder("in/\(label)"), withIntermediateDirectories: true)
        }
        try Data("label,name\np1,Ann\np9,Ben\n".utf8).write(to: folder("roster.csv"))

        let outcome = try await grade("--roster", folder("roster.csv").path)

        #expect(outcome.output.contains("Nothing handed in: p9."), "\(outcome)")
        #expect(outcome.output.contains("Not in the roster: p2."), "\(outcome)")
        #expect(try String(contentsOf: folder("out/grades.csv"), encoding: .utf8).contains(",Ann\r\n"))

        try Data("label,name\nann,p1\n".utf8).write(to: folder("roster.csv"))
        let other = try await grade("--roster", folder("roster.csv").path)
        #expect(other.code == 2, "\(other)")
        #expect(other.errors.contains("none of its labels (ann) is that of a submission (p1, p2)."), "\(other)")
    }

    @Test func `results beside the submissions are nobody's submission, and are named`() async throws {
        try FileManager.default.createDirectory(at: folder("in/p1"), withIntermediateDirectories: true)
        let first = try await grade(out: "in/grades")
        let second = try await grade()

        #expect(first.code == 0 && !first.output.contains("Left out"), "\(first)")
        #expect(second.output.contains("Left out, as results of `./kata grade`: grades."), "\(second)")
        #expect(second.output.contains("closure-injection: 1 submission, 1 different"), "\(second)")
    }

    @Test func `a call without the kata, or with a folder too many, says which call is meant`() async throws {
        try FileManager.default.createDirectory(at: folder("in/p1"), withIntermediateDirectories: true)
        let path = folder("in").path
        let noKata = try await kata("grade", path)
        let tooMany = try await kata("grade", "closure-injection", path, path)
        let noFolder = try await kata("grade", "closure-injection")

        #expect([noKata, tooMany, noFolder].map(\.code) == [2, 2, 2])
        #expect(noKata.errors.contains("There is no kata \"\(path)\": the kata comes first, and then the folder."), "\(noKata)")
        #expect(noKata.errors.contains(" grade NAME \(path)\n"), "\(noKata)")
        #expect(tooMany.errors.contains("is another folder, and only --merge and --expect take several."), "\(tooMany)")
        #expect(noFolder.errors.contains("needs FOLDER"), "\(noFolder)")
    }

    @Test func `submissions with a known answer get it, and a wrong answer is named`() async throws {
        let corpus = workspace("Tests/JudgeTests/Submissions/\(Self.module)")
        let known = Clone.root.appending(path: "Tests/JudgeTests/Submissions/\(Self.module)")
        try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
        for slug in ["asked-in-init", "asked-twice"] {
            try FileManager.default.copyItem(at: known.appending(path: slug), to: corpus.appending(path: slug))
        }
        let good = try await kata("grade", "closure-injection", "--self-test", "--plain")

        let file = corpus.appending(path: "asked-twice/submission.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.replacing("\"failed\": \"seam\"", with: "\"failed\": \"faults\"").utf8).write(to: file)
        let bad = try await kata("grade", "closure-injection", "--self-test", "--plain")

        #expect(good.code == 0, "\(good)")
        #expect(good.output.contains("closure-injection: all 4 submissions with a known answer got it, in "))
        #expect(bad.code == 3)
        #expect(
            bad.output.contains("1 of 4 submissions")
                && bad.output.contains("corpus-asked-twice: must be unsolved at faults (failed), and is"))
    }

    @Test func `in a workflow, findings are annotations, and no label is a command`() async throws {
        for label in ["::stop-commands::x", "p##[stop-commands]x"] {
            try FileManager.default.createDirectory(at: folder("in/\(label)"), withIntermediateDirectories: true)
        }
        try Data("before\n".utf8).write(to: folder("summary.md"))
        var runner = kata
        runner.environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": folder("summary.md").path]
        let call = ["grade", "closure-injection", folder("in").path, "--out", folder("out").path]

        let outcome = try await runner.run(call + ["--format", "github"])
        let one = try await runner.run(call + ["--only", "::stop-commands::x"])
        let json = try await runner.run(call + ["--json"])

        let lines = outcome.output.split(separator: "\n")
        let commands = lines.filter { $0.drop { $0.isWhitespace }.hasPrefix("::") }
        #expect(commands.count == 2, "\(outcome)")
        #expect(commands.allSatisfy { $0.hasPrefix("::warning title=") && $0.contains("stop-commands") })
        #expect(lines.allSatisfy { commands.contains($0) || !$0.contains("##[") })
        #expect(one.output.hasPrefix(": :stop-commands::x: refused."), "\(one)")
        #expect(json.code == 0 && !json.output.contains("##["))
        let summary = try String(contentsOf: folder("summary.md"), encoding: .utf8)
        #expect(summary.hasPrefix("before\n## ") && summary.contains("| refused | 2 |"))
    }

    @Test func `a form that does not exist or cannot be written is said before anything is judged`() async throws {
        try handInClass()

        let unknown = try await grade("--format", "gradscope")
        let alone = try await grade("--format", "classroom50")
        let mixed = try await grade("--format", "github", "--json")

        #expect([unknown, alone, mixed].map(\.code) == [2, 2, 2])
        #expect(unknown.errors.contains("Did you mean \"gradescope\"?"), "\(unknown)")
        #expect(alone.errors.contains("its runner grades one submission, and there are 6"), "\(alone)")
        #expect(mixed.errors.contains("--json"), "\(mixed)")
        #expect(files("out").isEmpty)
    }

    @Test func `the code goes to JPlag as it was handed in, and not from results alone`() async throws {
        let source = "Sources/\(Self.module)/CheckoutViewController.swift"
        for label in ["p1", "p2"] { try handIn(label, replacing: [source: "@_cdecl(\"dlsym\") func \(label)() {}\n"]) }
        try FileManager.default.createDirectory(at: folder("in/empty"), withIntermediateDirectories: true)

        let outcome = try await grade("--format", "jplag")
        let merged = try await kata.run(["grade", "--merge", folder("out").path, "--out", folder("new").path, "--format", "jplag"])

        #expect(outcome.code == 0, "\(outcome)")
        let names = files("out").keys.filter { $0.hasPrefix("jplag/") }
        let parts = [source, "Tests/\(Self.module)Tests/CheckoutViewControllerTests.swift"]
        let folders = ["jplag/start", "jplag/submissions/p1", "jplag/submissions/p2"]
        let handedIn: [String] = folders.dropFirst().flatMap { folder in parts.map { folder + "/" + $0 } }
        #expect(Set(names.filter { $0.contains("/p") }) == Set(handedIn))
        #expect(names.contains("jplag/start/\(source)") && names.allSatisfy { $0.hasSuffix(".swift") })
        #expect(files("out")["jplag/submissions/p2/\(source)"] == Data("@_cdecl(\"dlsym\") func p2() {}\n".utf8))
        #expect(merged.code == 2 && merged.errors.contains("it needs the submissions, and --merge has their results."), "\(merged)")
        #expect(files("new").isEmpty)
        #expect(try await grade().code == 0)
        #expect(!files("out").keys.contains { $0.hasPrefix("jplag/") })
    }

    @Test func `a folder with something else in it is left alone`() async throws {
        try handInClass()
        try FileManager.default.createDirectory(at: folder("out"), withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: folder("out/mine.txt"))

        let outcome = try await grade()

        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("is not a folder of results, so it stays as it is."))
        #expect(files("out").count == 1)
    }

    @Test func `the results of another kata are left alone`() async throws {
        try handIn("p1")
        #expect(try await grade().code == 0)
        let results = try summary()
        try Data(results.replacing("closure-injection", with: "call-order").utf8).write(to: folder("out/summary.json"))
        let before = files("out")

        let other = try await grade()

        #expect(other.code == 2, "\(other)")
        #expect(other.errors.contains("holds the results of call-order, and each kata needs a folder of its own"), "\(other)")
        #expect(other.errors.contains(" grade closure-injection "), "\(other)")
        #expect(other.errors.contains(" --out ANOTHER-FOLDER"), "\(other)")
        #expect(files("out") == before)
    }

    @Test func `a judge that crashes is the end of one submission only`() async throws {
        try handIn("p1")
        // Deeper than the parser can go, if it is not stopped before.
        let deep = String(repeating: "(", count: 200_000) + "1" + String(repeating: ")", count: 200_000)
        try handIn("p2", replacing: ["Sources/\(Self.module)/Deep.swift": "let deep = \(deep)\n"])

        let outcome = try await grade()

        #expect(outcome.output.contains("  solved         1"), "\(outcome)")
        #expect(try !summary().contains("machine"))
    }
}
