import Foundation
import TestSupport
import Testing

@testable import Learner
@testable import kata

/// Every kind of violation, planted in a whole kata.
struct DevCheckTests {
    private static let kata = "Katas/ClockInjection", solution = "Solutions/ClockInjection", start = "Solutions/ClockInjection/Start"
    private static let screen = "Sources/ClockInjection/ReceiptScreen.swift"

    /// A change and the line that it must lead to.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var says: String
        var change: @Sendable (WorkspaceCopy) throws -> Void
        /// A change that leads to a second line, as it cannot be made alone.
        var lines = 1

        init(_ says: String, lines: Int = 1, change: @escaping @Sendable (WorkspaceCopy) throws -> Void) {
            (testDescription, self.says, self.lines, self.change) = (says, says, lines, change)
        }

        /// A text of a file in the place of another, which must be there.
        ///
        /// A file of the solution changes in the step that leads to it as well.
        init(_ says: String, lines: Int = 1, in file: String, _ old: String, _ new: String) {
            self.init(says, lines: lines) { workspace in
                let steps = ["02-expect-both-greetings", "03-call-the-closure"].filter { _ in file.hasPrefix(solution) }.map { step in
                    file.replacing(solution, with: "\(solution)/Steps/\(step)")
                }
                for file in [file] + steps.filter({ FileManager.default.fileExists(atPath: workspace.root.appending(path: $0).path) }) {
                    let text = try String(contentsOf: workspace(file), encoding: .utf8)
                    try #require(text.contains(old))
                    try workspace.write(text.replacing(old, with: new), to: file)
                }
            }
        }
    }

    private static let steps = "\(solution)/Steps"
    private static let lastStep = "\(steps)/03-call-the-closure"
    private static let tests = "Tests/ClockInjectionTests/ReceiptScreenTests.swift"

    private static func write(_ text: String, to paths: String...) -> @Sendable (WorkspaceCopy) throws -> Void {
        { workspace in
            for path in paths {
                try FileManager.default.createDirectory(
                    at: workspace(path).deletingLastPathComponent(), withIntermediateDirectories: true)
                try workspace.write(text, to: path)
            }
        }
    }

    private static func remove(_ path: String) -> @Sendable (WorkspaceCopy) throws -> Void {
        { try FileManager.default.removeItem(at: $0(path)) }
    }

    static let cases = [
        // The parts.
        Case("\(kata)/README.md: the file is missing; write it", change: remove("\(kata)/README.md")),
        Case("\(kata)/Package.swift: the file is missing; write it", change: remove("\(kata)/Package.swift")),
        Case("\(solution)/DESIGN.md: the file is missing; write it", change: remove("\(solution)/DESIGN.md")),
        Case(
            "\(solution)/Tests/ClockInjectionBehaviorTests: there is no Swift file; write one",
            change: remove("\(solution)/Tests/ClockInjectionBehaviorTests")),
        Case("\(start)/Sources/ClockInjection: there is no Swift file; write one", lines: 3, change: remove("\(start)/Sources")),
        Case("\(kata)/kata.json: the file is missing; write it", change: remove("\(kata)/kata.json")),
        // The strays.
        Case("\(solution)/notes.txt: nothing reads this file; remove it.", change: write("", to: "\(solution)/notes.txt")),
        Case(
            "\(kata)/Sources/ClockInjection/notes.txt: nothing reads this file", lines: 2,
            change: write("", to: "\(kata)/Sources/ClockInjection/notes.txt")),
        Case(
            "\(kata)/Sources/Other/Other.swift: nothing reads this file", lines: 2,
            change: write("\n", to: "\(kata)/Sources/Other/Other.swift")),
        Case(
            "\(solution)/Sources/ClockInjection/.hidden: nothing reads this file", lines: 2,
            change: write("", to: "\(solution)/Sources/ClockInjection/.hidden")),
        // The start, the solution and the learner's folder.
        Case(
            "\(start)/Sources/ClockInjection/More.swift: the solution has this file and the start does not", lines: 2,
            change: write("// More\n", to: "\(solution)/Sources/ClockInjection/More.swift")),
        Case(
            "\(solution)/Tests/ClockInjectionTests/More.swift: the start has this file and the solution does not", lines: 2,
            change: write(
                "// More\n", to: "\(start)/Tests/ClockInjectionTests/More.swift", "\(kata)/Tests/ClockInjectionTests/More.swift")),
        Case(
            "\(kata)/\(screen): it is not the file in \(start)/Sources; copy the one that is right", in: "\(kata)/\(screen)", "morning",
            "evening"),
        Case("\(kata)/\(screen): it is not the file in \(start)/Sources", change: remove("\(kata)/\(screen)")),
        Case(
            "\(start)/Sources/ClockInjection/ReceiptScreen.swift: it is not the file in \(solution)/Sources, though kata.json says",
            in: "\(kata)/kata.json", "\"version\": 1,", "\"version\": 1, \"onlyTests\": true,"),
        Case(
            "\(start)/Sources/ClockInjection/ReceiptScreen.swift: it is not the file in \(solution)/Sources/ClockInjection/ReceiptScreen.swift",
            in: "\(kata)/kata.json", "\"version\": 1,", "\"version\": 1, \"locked\": [\"ReceiptScreen.swift\"],"),
        Case(
            "\(start)/Sources/ClockInjection/Clock.swift: it is missing, though kata.json says \"locked\".",
            in: "\(kata)/kata.json", "\"version\": 1,", "\"version\": 1, \"locked\": [\"Clock.swift\"],"),
        Case(
            "\(kata)/kata.json: \"find\": hour ** 2 is nowhere in the solution; write it letter by letter.",
            in: "\(kata)/kata.json", "\"version\": 1,",
            "\"version\": 1, \"faults\": [{ \"find\": \"hour ** 2\", \"replace\": \"b\", \"words\": \"c\" }],"),
        Case(
            "\(kata)/kata.json: \"function\": func goodbye is nowhere in the solution; write it letter by letter.",
            in: "\(kata)/kata.json", "\"version\": 1,",
            "\"version\": 1, \"faults\": [{ \"function\": \"ReceiptScreen.goodbye()\", \"replace\": \"b\", \"words\": \"c\" }],"),
        Case(
            "\(kata)/kata.json: \"faults\": write either \"find\" or \"function\" for \"it is night\".",
            in: "\(kata)/kata.json", "\"version\": 1,",
            "\"version\": 1, \"faults\": [{ \"replace\": \"b\", \"words\": \"it is night\" }],"),
        Case(
            "\(start)/Sources/ClockInjectionApp/main.swift: it is not the file in \(solution); let both have the same program.",
            change: write("print()\n", to: "\(solution)/Sources/ClockInjectionApp/main.swift")),
        Case(
            "\(kata)/Package.swift: it is not Katas/ConstructorInjection/Package.swift, and all katas share one manifest",
            in: "\(kata)/Package.swift", "swift-tools-version: 6.3", "swift-tools-version: 6.4"),
        // The description.
        Case(
            "\(kata)/kata.json: \"order\" is a key that nothing reads; remove it.", in: "\(kata)/kata.json", "\"version\": 1,",
            "\"version\": 1, \"order\": 3,"),
        Case(
            "\(kata)/kata.json: \"version\" stands there twice, and only one of its values is read; join them.",
            in: "\(kata)/kata.json", "\"version\": 1,", "\"version\": 1, \"version\": 1,"),
        Case(
            "\(kata)/kata.json: \"real\": ReceiptScreen.shared names shared, which is nowhere in the start or the solution; correct it.",
            in: "\(kata)/kata.json", "\"version\": 1,",
            "\"version\": 1, \"given\": [\"ReceiptScreen\"], \"real\": [\"ReceiptScreen.shared\"],"),
        Case(
            "\(kata)/kata.json: \"seam\": init(clock: Int) names clock, which is nowhere in the start or the solution; correct it.",
            in: "\(kata)/kata.json", "init(hour: @escaping () -> Int)", "init(clock: Int)"),
        Case(
            "\(kata)/kata.json: \"advice\" names the test \"at noon sharp\", and no test of the solution has this name; correct it.",
            in: "\(kata)/kata.json", "\"version\": 1,",
            "\"version\": 1, \"advice\": [{ \"tests\": [\"at noon sharp\"], \"next\": \"Ask the clock.\" }],"),
        Case(
            "\(kata)/kata.json: \"name\" is \"clock\"; make it \"clock-injection\", as the folder is called.",
            in: "\(kata)/kata.json", "\"name\": \"clock-injection\"", "\"name\": \"clock\""),
        Case("\(kata)/kata.json: \"seam\" is empty; write it.", in: "\(kata)/kata.json", "init(hour: @escaping () -> Int)", " "),
        Case(
            "\(kata)/kata.json: \"technique\" has 42 characters; shorten it to 33.", in: "\(kata)/kata.json",
            "The initializer takes the clock", "The initializer takes the machine's clocks"),
        Case(
            "\(kata)/kata.json: \"summary\" has 145 characters; shorten it to 120.", in: "\(kata)/kata.json", "which hour it is.",
            String(repeating: "which hour it is. ", count: 5).trimmingCharacters(in: .whitespaces) + "."),
        Case(
            "\(kata)/kata.json: hint 1 has 5 characters; say more.", in: "\(kata)/kata.json",
            "Which line decides what time it is? A test can only control what it can replace.", "Hint!"),
        Case(
            "\(kata)/kata.json: hint 1 has no \"stages\"; name those", in: "\(kata)/kata.json", "\"stages\": [\"seam\"]", "\"stages\": []"),
        Case("\(kata)/kata.json cannot be read: \"title\" is missing.", in: "\(kata)/kata.json", "\"title\": \"Clock injection\",", ""),
        Case(
            "\(kata)/kata.json cannot be read: \"start\" cannot be \"sewm\": it must be one of build, ", in: "\(kata)/kata.json",
            "\"start\": \"seam\"",
            "\"start\": \"sewm\""),
        Case("\(kata)/kata.json cannot be read: it is not JSON, from line 1 on.", in: "\(kata)/kata.json", "{", "("),
        Case(
            "\(kata)/kata.json cannot be read: its \"after\" names \"nobody\", and there is no such kata.", in: "\(kata)/kata.json",
            "\"after\": \"constructor-injection\"", "\"after\": \"nobody\""),
        Case(
            "\(kata)/kata.json cannot be read: its \"after\" leads back to itself", in: "\(kata)/kata.json",
            "\"after\": \"constructor-injection\"", "\"after\": \"clock-injection\""),
        Case(
            "Katas/ConstructorInjection/kata.json cannot be read: the name \"constructor-injection\" belongs to another kata already.",
            in: "\(kata)/kata.json", "\"name\": \"clock-injection\"", "\"name\": \"constructor-injection\""),
        // The README.
        Case(
            "\(kata)/README.md: the first line is not the title; make it \"# Clock injection\".", in: "\(kata)/README.md",
            "# Clock injection", "# The clock"),
        Case(
            "\(kata)/README.md: it has 63 lines; shorten it to 42, a screenful.", in: "\(kata)/README.md", "## Steps",
            String(repeating: "\n", count: 36) + "## Steps"),
        Case(
            "\(kata)/README.md: it does not tell how to check; write `./kata check clock-injection`.", in: "\(kata)/README.md",
            "kata check", "kata judge"),
        Case("\(kata)/README.md: its steps are numbered [1, 3, 3]; count from 1.", in: "\(kata)/README.md", "\n2. ", "\n3. "),
        Case(
            "\(kata)/README.md: it has 2 steps and kata.json has 3 hints; write one hint for each step.", in: "\(kata)/README.md",
            "\n3. ", "\n- "),
        // The steps.
        Case("\(lastStep)/step.md: the file is missing; write it", change: remove("\(lastStep)/step.md")),
        Case(
            "\(steps)/01-declare-the-closure/step.md: it cannot be read: it must have a heading",
            in: "\(steps)/01-declare-the-closure/step.md",
            "# Declare", "Declare"),
        Case("\(lastStep)/step.md: it cannot be read: \"- Look at: \" is missing", in: "\(lastStep)/step.md", "Look at", "Look"),
        Case(
            "\(lastStep)/step.md: it cannot be read: \"- Hint: \" is a key that nothing reads", in: "\(lastStep)/step.md", "Hints", "Hint"),
        Case(
            "\(lastStep)/step.md: it cannot be read: \"- Hints: \" must have numbers", in: "\(lastStep)/step.md", "Hints: 2", "Hints: two"),
        Case("\(steps): no step names hint 2;", in: "\(lastStep)/step.md", "- Hints: 2\n", ""),
        Case("\(steps): a step names hint 4, and there is no such hint.", in: "\(lastStep)/step.md", "Hints: 2", "Hints: 2, 4"),
        Case(
            "\(lastStep): the text has 1 sentence; write two to five.", in: "\(lastStep)/step.md", "the clock. The call",
            "the clock, and the call"),
        Case(
            "\(lastStep): the last step must be solved, and it says \"tests/failed\".", in: "\(lastStep)/step.md", "solved", "tests/failed"),
        Case(
            "\(lastStep): it leans on the compiler, and yet its code compiles.", in: "\(lastStep)/step.md", "- Hints",
            "- Lean on the compiler: `x`\n- Hints"),
        Case("\(lastStep): nothing reads notes.txt; remove it.", change: write("", to: "\(lastStep)/notes.txt")),
        Case("\(lastStep): \(tests) is as it was before; remove it.") { workspace in
            try write(String(contentsOf: workspace("\(solution)/\(tests)"), encoding: .utf8), to: "\(lastStep)/\(tests)")(workspace)
        },
        Case("\(lastStep)/\(screen): after the last step it is not the solution's file.") { workspace in
            let file = "\(lastStep)/\(screen)"
            try workspace.write("// More\n" + String(contentsOf: workspace(file), encoding: .utf8), to: file)
        },
        Case("\(steps)/04-call: name the folder \"03-\" and a few words with hyphens.") { workspace in
            try FileManager.default.moveItem(at: workspace(lastStep), to: workspace("\(steps)/04-call"))
        },
        // The format.
        Case(
            "\(solution)/\(screen):4: [Spacing] remove 1 space; format it with `.ci/format`.", lines: 2, in: "\(solution)/\(screen)",
            "final class ReceiptScreen {",
            "final class ReceiptScreen  {"),
    ]

    @Test(arguments: cases) func `a violation is one line with a path and what to do`(_ violation: Case) async throws {
        let workspace = try await WorkspaceCopy.withNewKata()
        try violation.change(workspace)

        let outcome = await KataCommand.Outcome(of: ["dev", "check", "ClockInjection"], in: workspace.root) { $0.columns = { 1000 } }

        let lines = outcome.output.split(separator: "\n").filter { !$0.hasPrefix("Clock injection is not whole: ") }
        #expect(outcome.code == 1, "\(outcome)")
        #expect(lines.contains { $0.hasPrefix(violation.says) }, "\(outcome)")
        #expect(lines.count == violation.lines, "\(outcome)")
    }

    @Test func `a new kata is whole`() async throws {
        let workspace = try await WorkspaceCopy.withNewKata()

        let outcome = try await workspace.kata("dev", "check", "clock-injection")

        #expect(outcome.code == 0, "\(outcome)")
        #expect(
            outcome.output == """
                Clock injection is whole: the start fails at seam, and the solution's tests
                catch 6 faults.

                """)
    }

    /// Violations that only the judge finds.
    static let judged = [
        Case("\(start): the start is solved; leave something to do.") { workspace in
            for part in ["Sources", "Tests"] {
                for place in [kata, start] { try FileManager.default.removeItem(at: workspace("\(place)/\(part)")) }
                for place in [kata, start] {
                    try FileManager.default.copyItem(at: workspace("\(solution)/\(part)"), to: workspace("\(place)/\(part)"))
                    if part == "Tests" { try FileManager.default.removeItem(at: workspace("\(place)/Tests/ClockInjectionBehaviorTests")) }
                }
            }
            // One step is left, which adds a line.
            let text = try String(contentsOf: workspace("\(solution)/\(screen)"), encoding: .utf8)
            for place in [kata, start] { try workspace.write("// Old\n" + text, to: "\(place)/\(screen)") }
            let folder = "\(steps)/01-remove-a-line"
            try FileManager.default.moveItem(at: workspace(lastStep), to: workspace(folder))
            for name in ["01-declare-the-closure", "02-expect-both-greetings"] { try remove("\(steps)/\(name)")(workspace) }
            let step = try String(contentsOf: workspace("\(folder)/step.md"), encoding: .utf8)
            try workspace.write(step.replacing("Hints: 2", with: "Hints: 1, 2, 3"), to: "\(folder)/step.md")
        },
        Case(
            "\(start): the start fails at seam, and kata.json says \"faults\"; change one of them.", in: "\(kata)/kata.json",
            "\"start\": \"seam\"", "\"start\": \"faults\""),
        Case(
            "\(kata)/kata.json: \"faults\": \"it is night\" is not planted in the solution; ", in: "\(kata)/kata.json", "\"version\": 1,",
            "\"version\": 1, \"faults\": [{ \"function\": \"ReceiptScreen.greeting()\", \"replace\": \"night\", \"words\": \"it is night\" }],"
        ),
        Case(
            "\(solution): the solution is not solved: ", in: "\(solution)/Tests/ClockInjectionTests/ReceiptScreenTests.swift",
            "== \"Good day",
            "!= \"Goodday"),
        Case(
            "\(solution): the verdict on it has a note, so that learners see it too: ", in: "\(solution)/\(screen)", "self.hour = hour",
            "let unused = 1\n        self.hour = hour"),
    ]

    /// A step's verdict is the judge's.
    static let judgedSteps = [
        Case(
            "\(steps)/02-expect-both-greetings: the verdict is seam/failed, and the step says seam/compile-error: ",
            in: "\(steps)/02-expect-both-greetings/step.md", "seam/failed", "seam/compile-error")
    ]

    @Test(arguments: judged + judgedSteps) func `a violation that the judge finds is one line too`(_ violation: Case) async throws {
        let workspace = try await WorkspaceCopy.withNewKata()
        try violation.change(workspace)

        let outcome = try await workspace.kata("dev", "check", "ClockInjection")

        #expect(outcome.code == 1, "\(outcome)")
        #expect(outcome.output.replacing("\n  ", with: " ").hasPrefix(violation.says), "\(outcome)")
        #expect(outcome.output.hasSuffix("\nClock injection is not whole: 1 problem.\n"), "\(outcome)")
    }

    @Test func `an unknown kata is misuse`() async throws {
        let workspace = try WorkspaceCopy(katas: ["ConstructorInjection"])

        let outcome = await KataCommand.Outcome(of: ["dev", "check", "clock-injektion"], in: workspace.root)

        #expect(outcome.code == 2)
        #expect(outcome.errors.contains("There is no kata \"clock-injektion\"."))
    }
}

extension WorkspaceCopy {
    /// A copy with one of the katas and a new one, `ClockInjection`.
    fileprivate static func withNewKata() async throws -> WorkspaceCopy {
        let workspace = try WorkspaceCopy(owning: ["Solutions"], katas: ["ConstructorInjection"])
        let outcome = await KataCommand.Outcome(of: ["dev", "new", "ClockInjection"], in: workspace.root)
        try #require(outcome.code == 0, "\(outcome)")
        return workspace
    }
}
