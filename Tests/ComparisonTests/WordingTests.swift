import Synchronization
import TestSupport
import Testing
import Workspace

@testable import Comparison
@testable import Learner
@testable import kata

/// The texts of the comparison, so that every change of wording is one reviewable difference.
struct WordingTests {
    /// The text that a terminal would show.
    private final class Said: Sendable {
        private let written = Mutex("")

        var text: String { written.withLock { $0 } }

        func add(_ text: String) { written.withLock { $0 += text } }

        /// A terminal of 80 columns without color.
        func system(_ change: (inout System) -> Void = { _ in }) -> System {
            var system = System.real
            system.program = "./kata"
            system.write = { [self] in add($0) }
            system.columns = { 80 }
            system.hasColor = false
            system.isPlain = true
            change(&system)
            return system
        }
    }

    private let said = Said()

    @Test func `the properties' texts`() throws {
        let groups = Property.Group.allCases.map { group in
            let members = Property.all.filter { $0.group == group }
            return "# \(group.rawValue)\n" + members.map { "\n\($0.name): \($0.title)\n\($0.method)\n" }.joined()
        }
        try GoldenFile("properties.txt").expect(groups.joined(separator: "\n"))
    }

    @Test func `the table and the guide, as a terminal shows them`() throws {
        let table = try FixedTable.make()
        let system = said.system()

        TableText(table: table, properties: table.properties, system: system).print()
        GuideText(guide: table.guide, system: system).print()

        try GoldenFile("table.txt").expect(said.text)
    }

    @Test func `the questions about one's own code, and the techniques that fit`() async throws {
        let table = try FixedTable.make()
        let measure: Choice.Measure = { names, properties in
            Table(rows: table.rows.filter { names?.contains($0.name) ?? true }, properties: properties)
        }
        let copy = try WorkspaceCopy()
        let workspace = try Workspace(containing: copy.root)
        let lines = Mutex(["5", "", "yes", "q"][...])
        let system = said.system {
            $0.currentFolder = copy.root
            $0.readAnswer = { prompt in
                lines.withLock { lines in
                    lines.popFirst().map {
                        said.add(prompt + $0 + "\n"); return $0
                    }
                }
            }
        }

        let dialogue = TechniqueDialogue(system: system)
        for question in Question.all.prefix(3) { _ = try dialogue.ask(question) }
        for answers in [[("build", "release")], [("creator", "storyboard"), ("forgotten", "compiler")], []] {
            let given = answers.compactMap { name, word in
                let question = Question.all.first { $0.name == name }
                return question.flatMap { question in question.answers.first { $0.name == word }.map { Choice.Given(question, $0) } }
            }
            var choice = try await Choice(given: given, measure: measure)
            var left: [Choice.Open] = []
            while let question = try await choice.next(measure: measure) { left.append(.init(question, among: choice.fitting)) }
            let named = try await choice.named(measure: measure)
            ChoiceText(choice: choice, named: named, left: left, workspace: workspace, system: system).print()
        }

        try GoldenFile("which.txt").expect(said.text.replacing(/Katas\/seams-[0-9A-F-]+/, with: "Katas/MODULE"))
    }

    @Test func `the page's texts, without the code`() throws {
        // One property of each kind is enough: all their texts are in another file.
        let table = try FixedTable.make([.linesAdded, .leak, .finalDependency, .readWhen, .cost, .seamPlace, .held])
        let page = Page.html(table, code: "{}", design: PageDesign(style: "", script: ""))
        let texts = page.replacing(/<(\/?(a|button|code|em|label|small|span|strong)\b[^>]*)>/, with: "").replacing(/<[^>]*>/, with: "\n")
        let lines = texts.split(separator: "\n").map { $0.trimmingPrefix(/\s+/) }.filter { !$0.isEmpty }
        try GoldenFile("page.txt").expect(lines.joined(separator: "\n") + "\n")
    }
}
