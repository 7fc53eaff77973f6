import Foundation
import TestSupport
import Testing

@testable import Judge
@testable import Workspace

/// The folders of the katas and their solutions are whole, so that adding a kata needs no other edit.
struct LayoutTests {
    private static let katas = (try? Workspace(containing: Clone.root).katas()) ?? []
    /// The names of all katas, as arguments for tests.
    static let names = katas.map(\.name)
    /// The names of the katas about a screen.
    static let screens = katas.filter { $0.callSite.contains("ViewController(") }.map(\.name)
    /// The names of the katas that a run judges, as arguments for tests.
    static let judged = katas.filter { ChosenKatas.contain($0.module) }.map(\.name)
    /// The names of the screens among them whose tests are linked with the vendor's module.
    static let screensWithTheVendor = katas.filter { kata in
        judged.contains(kata.name) && screens.contains(kata.name) && kata.substitutes.isEmpty
    }.map(\.name)

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
    }

    @Test(arguments: names) func `a kata is whole, as far as its files tell`(_ name: String) throws {
        let files = KataFiles(of: try kata(name), in: try Workspace(containing: Clone.root))
        // A learner's own folder is the learner's business; on a server it is as it is handed out.
        let isHandedOut = ProcessInfo.processInfo.environment["CI"] != nil
        let problems = KataRule.all.filter { isHandedOut || !$0.concernsLearner }.flatMap { $0.problems(files) }

        #expect(problems.map(\.line) == [])
    }

    @Test func `screens that start with the same code are held to the same facts`() throws {
        func text(_ kata: Kata, _ path: String) throws -> String {
            let file = Clone.root.appending(path: path.replacing("X", with: kata.module))
            return try String(contentsOf: file, encoding: .utf8).replacing("@testable import \(kata.module)\n", with: "")
        }
        let katas = Dictionary(grouping: try Self.screens.map(kata)) { kata in
            let start = (try? text(kata, "Solutions/X/Start/Sources/X/CheckoutViewController.swift")) ?? kata.name
            return start.replacing(/import \w+\n/, with: "").replacing(/\w*Analytics\b/, with: "Analytics")
        }
        #expect(katas.count { $0.value.count > 1 } > 1)
        for alike in katas.values {
            // A kata may have facts of its own in further files.
            let facts = try alike.map { try text($0, "Solutions/X/Tests/XBehaviorTests/BehaviorTests.swift") }
            #expect(Set(facts).count == 1, "\(alike.map(\.module))")
        }
    }
}
