import Comparison
import Foundation
import TestSupport
import Testing

@testable import Learner
@testable import kata

struct CompareTests {
    private let names = [
        "singleton-backdoor", "subclass-and-override", "constructor-injection", "closure-injection", "container-injection",
    ]

    @Test func `the tables have a line for each technique and the properties side by side, and the guide names its rows`() async throws {
        let outcome = try await WorkspaceCopy().kata("compare")

        #expect(outcome.code == 0 && outcome.complaints == [], "\(outcome)")
        let lines = outcome.output.split(separator: "\n").map(String.init)
        let tables = outcome.output.split(separator: "\n\n").map(String.init)
        for property in Property.all {
            let words = property.title.split(separator: " ")
            #expect(
                tables.contains { table in table.hasPrefix(property.group.rawValue) && words.allSatisfy(table.contains) },
                "\(property.title)")
        }
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.contains { $0.wholeMatch(of: /singleton-backdoor +0 +no +many +49 .*/) != nil })
        let guide = try #require(outcome.output.components(separatedBy: "When to use which\n").dropFirst().first)
        #expect(
            guide.replacing("\n  ", with: " ").contains("use singleton-backdoor, text-redefinition or link-substitution. (hook-in-release)")
        )
    }

    @Test func `the JSON has the same data, with how each value was measured and how to repeat it`() async throws {
        let json = try await WorkspaceCopy().kata("compare", "--json").json()

        #expect(json["version"] as? Int == 1)
        let techniques = try #require(json["techniques"] as? [[String: Any]])
        #expect(names.allSatisfy { name in techniques.contains { $0["name"] as? String == name } })
        let properties = try #require(json["properties"] as? [[String: Any]])
        #expect(properties.compactMap { $0["name"] as? String } == Property.all.map(\.name))
        #expect(properties.allSatisfy { ($0["method"] as? String)?.isEmpty == false })
        for technique in techniques {
            let facts = try #require(technique["facts"] as? [String: [String: Any]])
            #expect(Set(facts.keys) == Set(Property.all.map(\.name)))
            #expect(facts.allSatisfy { $0.value["text"] as? String != "?" }, "\(technique["name"] ?? "")")
            #expect(facts["leak"]?["command"] as? String == "kata compare \(technique["name"] ?? "") --only leak --again")
        }
        #expect((json["guide"] as? [[String: Any]])?.allSatisfy { ($0["rows"] as? [String])?.isEmpty == false } == true)
    }

    @Test func `a changed solution is measured again`() async throws {
        let workspace = try WorkspaceCopy(owning: ["Solutions/ClosureInjection"])
        let before = try await workspace.kata("compare", "ClosureInjection", "--only", "read-when")
        let file = "Solutions/ClosureInjection/Sources/ClosureInjection/CheckoutViewController.swift"
        let text = try String(contentsOf: workspace(file), encoding: .utf8)

        try workspace.write(
            text.replacing(
                "self.makeAnalytics = makeAnalytics", with: "let kept = makeAnalytics()\n        self.makeAnalytics = { kept }"), to: file)
        let after = try await workspace.kata("compare", "closure-injection", "--only", "read-when")

        #expect(before.output.contains("closure-injection: each use"), "\(before)")
        #expect(after.output.contains("closure-injection: creation"), "\(after)")
        #expect(after.output.contains("repeat it: ./kata compare closure-injection --only read-when --again"))
    }

    @Test func `two techniques appear side by side on a wide terminal and one below the other on a narrow one`() async throws {
        let workspace = try WorkspaceCopy()
        let narrow = try await workspace.kata("compare", "constructor-injection", "closure-injection").output
        let wide = try await text(of: "constructor-injection", "closure-injection", in: workspace, width: 120)

        #expect(narrow.contains("A only      private let analytics: Analytics\nB only      private let makeAnalytics: () -> Analytics\n"))
        #expect(
            wide.contains {
                $0.contains("private let analytics: Analytics") && $0.contains("changed  ") && $0.contains("makeAnalytics: () ->")
            })
        #expect(wide.allSatisfy { $0.count <= 120 })
        #expect(try await workspace.kata("compare", "closure-injection", "constructor-injection").output.hasPrefix("A  closure-injection"))
        for output in [narrow, wide.joined(separator: "\n")] {
            let differing = try #require(output.components(separatedBy: "The properties in which they differ").last)
            #expect(differing.contains("Real instance is read") && differing.contains("creation"))
            #expect(!differing.contains("Leaks to next test"), "They do not differ in that.")
        }
    }

    /// The output on a terminal of this width, line by line.
    private func text(of first: String, _ second: String, in workspace: WorkspaceCopy, width: Int) async throws -> [String] {
        let outcome = await KataCommand.Outcome(of: ["compare", first, second], in: workspace.root) { $0.columns = { width } }
        #expect(outcome.code == 0, "\(outcome)")
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test func `compare replaces its own page but no other file`() async throws {
        let workspace = try WorkspaceCopy()

        let first = try await workspace.kata("compare", "--html", "page.html")
        let page = try String(contentsOf: workspace("page.html"), encoding: .utf8)
        try workspace.write(page + "<!-- an older one -->", to: "page.html")
        let second = try await workspace.kata("compare", "--html", "page.html")
        try workspace.write("mine", to: "notes.html")
        let third = try await workspace.kata("compare", "--html", "notes.html")

        #expect(first.code == 0 && first.output == "Written: page.html\n", "\(first)")
        #expect(page.hasPrefix("<!DOCTYPE html>") && names.allSatisfy(page.contains))
        #expect(!page.contains("src=\"http") && !page.contains("href=\"http") && !page.contains("url("))
        #expect(second.code == 0)
        #expect(try String(contentsOf: workspace("page.html"), encoding: .utf8) == page)
        #expect(third.code == 2 && third.errors.contains("\"notes.html\""))
        #expect(try String(contentsOf: workspace("notes.html"), encoding: .utf8) == "mine")
    }
}
