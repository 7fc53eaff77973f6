import Foundation
import TestSupport

/// A workspace of four made-up katas in two groups, so that a test of the command's words does not depend on the katas' own.
final class SmallWorkspace: Sendable {
    private let folder: TemporaryFolder

    var root: URL { folder.url }

    init() throws {
        folder = try TemporaryFolder()
        try write("", to: "Package.swift")
        try write("", to: "Sources/TestRunner/TestRunner.swift")
        let names = ["One", "Two", "Three", "Four"]
        for (previous, name) in zip([nil] + names, names) {
            let module = "\(name)Injection"
            try write(Self.description(of: name, after: previous), to: "Katas/\(module)/kata.json")
            for (place, screen) in [
                ("Katas/\(module)", "legacy"), ("Solutions/\(module)/Start", "legacy"), ("Solutions/\(module)", "seam"),
            ] {
                try write("import SDK\n\nlet screen = \"\(screen)\"\n", to: "\(place)/Sources/\(module)/Screen.swift")
                try write("let test = \"\(screen)\"\n", to: "\(place)/Tests/\(module)Tests/ScreenTests.swift")
            }
            try writeSteps(of: module)
        }
    }

    private func writeSteps(of module: String) throws {
        let steps = [
            ("01-declare-the-seam", "Sources/\(module)/Screen.swift", "import SDK\n\nlet screen = sem\n"),
            ("02-answer-the-compiler", "Sources/\(module)/Screen.swift", "import SDK\n\nlet screen = \"seam\"\n"),
            ("03-write-a-test-with-a-title-that-is-longer", "Tests/\(module)Tests/ScreenTests.swift", "let test = \"seam\"\n"),
        ]
        let texts = [
            """
            # Declare the seam

            Write the seam and nothing else, so that no call site changes. The compiler lists the rest of the work, which is why this step is
            so small.

            - Look at: the compiler's message.
            - Hints: 1
            - Lean on the compiler: `cannot find 'sem' in scope`
            - Verdict: `build/compile-error`

            """,
            """
            # Answer the compiler

            Do what the message says. The tests expect nothing yet.

            - Look at: the faults that survive.
            - Verdict: `faults/survived: 1 of 3`

            """,
            """
            # Write a test for each fault that the verdict names

            Expect the exact list of calls. One test is enough.

            - Look at: the list.
            - Hints: 2
            - Verdict: `solved`

            """,
        ]
        for ((slug, file, code), text) in zip(steps, texts) {
            try write(text, to: "Solutions/\(module)/Steps/\(slug)/step.md")
            try write(code, to: "Solutions/\(module)/Steps/\(slug)/\(file)")
        }
    }

    private static func description(of name: String, after previous: String?) -> String {
        let after = previous.map { "\"after\": \"\($0.lowercased())-injection\", " } ?? ""
        return """
            {
                "version": 1, "name": "\(name.lowercased())-injection", \(after)"group": "\(name == "Four" ? "Containers" : "First steps")",
                "start": "seam", "title": "\(name) injection", "technique": "A technique called \(name.lowercased())",
                "summary": "Learn technique \(name.lowercased()) on a screen.", "seam": "init(\(name.lowercased()): Int)",
                "callSite": "Screen()", "question": "Where would you use it at work?",
                "hints": [
                    { "stages": ["seam"], "text": "Look at the screen first, and ask what it needs from the outside world to do its work." },
                    { "stages": ["tests", "faults"], "text": "Count the calls." }
                ]
            }
            """
    }

    func write(_ text: String, to path: String) throws {
        let file = folder(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func writeBytes(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: folder(path))
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: folder(path))
    }
}
