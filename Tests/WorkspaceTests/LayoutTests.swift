import Foundation
import TestSupport
import Testing

@testable import Judge
@testable import Workspace

/// What must be true of the folders, so that adding a kata needs no other edit.
struct LayoutTests {
    private static let katas = (try? Workspace(containing: Clone.root).katas()) ?? []
    /// The names of all katas, as arguments for tests.
    static let names = katas.map(\.name)
    /// The names of those that are about a screen.
    static let screens = katas.filter { $0.callSite.contains("ViewController(") }.map(\.name)
    /// The names of those in which only the tests may change.
    static let givenAsTheyAre = katas.filter { $0.description.onlyTests == true }.map(\.name)

    private func kata(_ name: String) throws -> Kata {
        try #require(Self.katas.first { $0.name == name })
    }

    @Test func `there are katas, with names, folders and places of their own`() throws {
        let katas = try Workspace(containing: Clone.root).katas()

        #expect(katas.count >= 5)
        #expect(Set(katas.map(\.name)).count == katas.count)
        #expect(katas.map(\.order) == Array(1...katas.count))
        let groups = katas.map(\.group)
        #expect(zip(groups, groups.dropFirst()).count { $0 != $1 } == Set(groups).count - 1, "Katas of one group follow each other.")
        for kata in katas {
            let words = kata.module.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }.dropFirst()
            #expect(kata.name == words)
        }
    }

    @Test(arguments: names) func `a kata's start and its solution have the same files`(_ name: String) throws {
        let kata = try kata(name)
        let solution = Clone.root.appending(path: "Solutions/\(kata.module)")
        for part in ["Sources/\(kata.module)", "Tests/\(kata.module)Tests"] {
            let start = Self.files(in: kata.startFolder.appending(path: part))
            #expect(!start.isEmpty)
            #expect(start == Self.files(in: solution.appending(path: part)), "\(part)")
        }
        #expect(Set(Self.entries(of: solution)).subtracting(["Comparison"]) == ["Sources", "Tests", "Start", "DESIGN.md"])
        // A program beside the module is the same in both.
        for program in Self.entries(of: solution.appending(path: "Sources")) where program != kata.module {
            let main = "Sources/\(program)/main.swift"
            #expect(program == kata.module + "App", "The kata's manifest looks for this name.")
            #expect(Self.bytes(of: kata.startFolder.appending(path: main)) == Self.bytes(of: solution.appending(path: main)))
            #expect(Self.bytes(of: solution.appending(path: main)) != nil)
        }
    }

    @Test(arguments: names) func `a kata has all its parts, and is handed out without a stray file`(_ name: String) throws {
        let kata = try kata(name)
        let expected: Set = ["README.md", "kata.json", "Package.swift", "Sources", "Tests"]
        let entries = Set(Self.entries(of: kata.folder))
        #expect(entries.isSuperset(of: expected))

        // What else a learner keeps there is the learner's business.
        guard ProcessInfo.processInfo.environment["CI"] != nil else { return }
        #expect(entries.subtracting([".build", ".swiftpm", "Package.resolved"]) == expected)
    }

    @Test(arguments: names) func `a kata is explained on a screenful, with hints from a nudge to nearly the answer`(_ name: String) throws {
        let kata = try kata(name)
        let text = try String(contentsOf: kata.folder.appending(path: "README.md"), encoding: .utf8)
        #expect(text.hasPrefix("# \(kata.title)\n"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 42)
        #expect(text.contains("`./kata check \(kata.name)`"))
        let steps = text.matches(of: #/\n[0-9]\. /#).count
        #expect(steps == kata.hints.count)
        #expect(kata.hints.allSatisfy { $0.count > 40 })
        #expect(kata.summary.count <= 120)
        // So that the board has room for it in 80 columns.
        #expect(kata.technique.count <= 34)
    }

    @Test func `screens that are made in the same way are held to the same facts`() throws {
        let katas = Dictionary(grouping: try Self.screens.map(kata), by: \.callSite)
        #expect(katas.values.contains { $0.count > 1 })
        for (callSite, alike) in katas {
            let facts = try alike.map { kata in
                let file = Clone.root.appending(path: "Solutions/\(kata.module)/Tests/\(kata.module)BehaviorTests/BehaviorTests.swift")
                return try String(contentsOf: file, encoding: .utf8).replacing("@testable import \(kata.module)\n", with: "")
            }
            #expect(Set(facts).count == 1, "\(callSite)")
        }
    }

    @Test(arguments: givenAsTheyAre) func `sources that must not change are those of the solution`(_ name: String) throws {
        let kata = try kata(name)
        let path = "Sources/\(kata.module)"
        let given = try SourceSet(in: kata.startFolder, at: path).files

        #expect(!given.isEmpty)
        #expect(try SourceSet(in: Clone.root.appending(path: "Solutions/\(kata.module)"), at: path).files == given)
    }

    @Test func `the katas' manifests are identical`() throws {
        let manifests = try Self.katas.map { try String(contentsOf: $0.folder.appending(path: "Package.swift"), encoding: .utf8) }
        #expect(Set(manifests).count == 1)
    }

    private static func entries(of folder: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    }

    private static func bytes(of file: URL) -> Data? {
        FileManager.default.contents(atPath: file.path)
    }

    private static func files(in folder: URL) -> [String] {
        entries(of: folder).filter { $0.hasSuffix(".swift") }.sorted()
    }
}
