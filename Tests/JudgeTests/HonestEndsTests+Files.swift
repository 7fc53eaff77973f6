import Foundation
import Judge
import TestSupport
import Testing

/// Files that no folder of a repository can hold.
extension HonestEndsTests {
    @Test(arguments: [screen, tests])
    func `a file that is not UTF-8 is named with its line`(_ path: String) async throws {
        try await withSolution { folder in
            let file = folder.appending(path: path)
            try (Data("import UIKitShim\n\n// Caf".utf8) + [0xE9] + Data("\n".utf8)).write(to: file)

            let verdict = try await judge(folder)

            #expect(verdict.failed == .build)
            #expect(verdict.reason == .compileError)
            #expect(verdict.message.contains("UTF-8"))
            #expect(verdict.words.contains("\(path):3"), Comment(rawValue: verdict.inFull))
        }
    }

    @Test(arguments: [
        ("Tests/ConstructorInjectionTests", "Tests/CheckoutTests", "Move Tests/CheckoutTests/CheckoutViewControllerTests.swift there."),
        ("Sources/ConstructorInjection", "Sources/Checkout", "Rename Sources/Checkout to Sources/ConstructorInjection"),
        ("Sources/ConstructorInjection", "Other", "kata reset constructor-injection"),
    ])
    func `a folder that has another name than its module is named`(_ old: String, _ new: String, next: String) async throws {
        try await withSolution { folder in
            try FileManager.default.moveItem(at: folder.appending(path: old), to: folder.appending(path: new))

            let verdict = try await judge(folder)

            #expect(!verdict.isSolved)
            #expect(verdict.message.contains("no Swift file"), Comment(rawValue: verdict.inFull))
            #expect(verdict.next.contains(next), Comment(rawValue: verdict.inFull))
        }
    }

    @Test func `a Swift file outside of the modules is noted`() async throws {
        try await withSolution { folder in
            let stray = folder.appending(path: "Tests/CheckoutTests/MoreTests.swift")
            try FileManager.default.createDirectory(at: stray.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("import Testing\n".utf8).write(to: stray)

            let verdict = try await judge(folder)

            #expect(verdict.isSolved)
            #expect(verdict.notes.contains { $0.contains("Tests/CheckoutTests/MoreTests.swift is not compiled") }, "\(verdict.notes)")
        }
    }

    @Test func `a link that leads out of the folder is not followed`() async throws {
        try await TemporaryFolder.with { elsewhere in
            try await withSolution { folder in
                let file = folder.appending(path: Self.screen)
                let original = elsewhere.appending(path: "CheckoutViewController.swift")
                try FileManager.default.moveItem(at: file, to: original)
                try FileManager.default.createSymbolicLink(at: file, withDestinationURL: original)

                let verdict = try await judge(folder)

                #expect(verdict.failed == .build)
                #expect(verdict.message.contains("leads out of the folder"), Comment(rawValue: verdict.inFull))
            }
        }
    }

    @Test func `a folder that is a link out of the folder is not followed`() async throws {
        try await TemporaryFolder.with { elsewhere in
            try await withSolution { folder in
                let sources = folder.appending(path: "Sources/\(Self.module)")
                try FileManager.default.moveItem(at: sources, to: elsewhere.appending(path: "moved"))
                try FileManager.default.createSymbolicLink(at: sources, withDestinationURL: elsewhere.appending(path: "moved"))

                let verdict = try await judge(folder)

                #expect(verdict.failed == .build, Comment(rawValue: verdict.inFull))
                #expect(verdict.next.hasPrefix("Fix "), Comment(rawValue: verdict.inFull))
            }
        }
    }

    @Test func `a link inside the folder is fine`() async throws {
        try await withSolution { folder in
            let file = folder.appending(path: Self.tests)
            let kept = folder.appending(path: "kept.txt")
            try FileManager.default.moveItem(at: file, to: kept)
            try FileManager.default.createSymbolicLink(at: file, withDestinationURL: kept)

            let verdict = try await judge(folder)

            #expect(verdict.isSolved, Comment(rawValue: verdict.inFull))
        }
    }

    @Test(arguments: ["Sources/\(module)", "Tests/\(module)Tests", "Sources", "Tests"])
    func `a folder that is a link to another folder of the submission is fine`(_ path: String) async throws {
        try await withSolution { folder in
            let place = folder.appending(path: path)
            try FileManager.default.moveItem(at: place, to: folder.appending(path: "elsewhere"))
            try FileManager.default.createSymbolicLink(at: place, withDestinationURL: folder.appending(path: "elsewhere"))

            let verdict = try await judge(folder)

            #expect(verdict.isSolved, Comment(rawValue: verdict.inFull))
        }
    }

    @Test(arguments: ["a pipe", "a folder", "a link to itself", "a link to nowhere"])
    func `anything else than a file is refused without waiting`(_ kind: String) async throws {
        try await withSolution { folder in
            let odd = folder.appending(path: "Sources/\(Self.module)/Odd.swift")
            switch kind {
            case "a pipe": #expect(mkfifo(odd.path, 0o644) == 0)
            case "a folder": try FileManager.default.createDirectory(at: odd, withIntermediateDirectories: false)
            case "a link to itself": try FileManager.default.createSymbolicLink(atPath: odd.path, withDestinationPath: "Odd.swift")
            default: try FileManager.default.createSymbolicLink(atPath: odd.path, withDestinationPath: "Nowhere.swift")
            }

            let verdict = try await judge(folder)

            #expect(verdict.failed == .build)
            #expect(verdict.words.contains("Odd.swift"), Comment(rawValue: verdict.inFull))
        }
    }

    @Test func `a huge file is refused`() async throws {
        try await withSolution { folder in
            let file = folder.appending(path: "Sources/\(Self.module)/Huge.swift")
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
            try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 33)

            let verdict = try await judge(folder)

            #expect(verdict.failed == .build)
            #expect(verdict.message.contains("MiB"), Comment(rawValue: verdict.inFull))
        }
    }

    @Test(arguments: [
        "Two Words.swift", "It's \"quoted\".swift", "Käse und 漢字 🧀.swift", "New\nLine.swift", "-o.swift", "a;b $(c) `d`.swift", "x.y.swift",
    ])
    func `a file may have any name`(_ name: String) async throws {
        try await withSolution { folder in
            for path in [Self.screen, Self.tests] {
                let file = folder.appending(path: path)
                try FileManager.default.moveItem(at: file, to: file.deletingLastPathComponent().appending(path: name))
            }

            let verdict = try await judge(folder)

            #expect(verdict.isSolved, Comment(rawValue: verdict.inFull))
            #expect(verdict.faults.allSatisfy { $0.file.hasSuffix(name) })
        }
    }

    @Test func `a byte order mark and the line ends of another system change nothing`() async throws {
        try await withSolution { folder in
            let file = folder.appending(path: Self.screen)
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data(("\u{FEFF}" + text.replacing("\n", with: "\r\n")).utf8).write(to: file)

            let verdict = try await judge(folder)

            #expect(verdict.isSolved, Comment(rawValue: verdict.inFull))
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(!verdict.faults.isEmpty)
            #expect(verdict.faults.allSatisfy { lines[$0.line - 1].contains("track(event:") })
        }
    }

    @Test func `an error in a file with an odd name names that file`() async throws {
        try await withSolution { folder in
            let file = folder.appending(path: "Sources/\(Self.module)/Käse \"1\".swift")
            try Data("\nlet broken: Int = \"\"\n".utf8).write(to: file)

            let verdict = try await judge(folder)

            #expect(verdict.failed == .build)
            #expect(verdict.message.hasPrefix("Käse \"1\".swift:2 does not compile"), Comment(rawValue: verdict.inFull))
        }
    }

    @Test func `a folder without Swift files does not compile`() async throws {
        try await TemporaryFolder.with { folder in
            let verdict = try await judge(folder)

            #expect(verdict.failed == .build)
            #expect(verdict.message.contains("no Swift file"), Comment(rawValue: verdict.inFull))
        }
    }
}
