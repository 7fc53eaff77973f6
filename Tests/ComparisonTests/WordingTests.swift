import Synchronization
import TestSupport
import Testing

@testable import Comparison
@testable import kata

/// The texts of the comparison, so that every change of wording is one reviewable difference.
struct WordingTests {
    @Test func `the properties' texts`() throws {
        let groups = Property.Group.allCases.map { group in
            let members = Property.all.filter { $0.group == group }
            return "# \(group.rawValue)\n" + members.map { "\n\($0.name): \($0.title)\n\($0.method)\n" }.joined()
        }
        try GoldenFile("properties.txt").expect(groups.joined(separator: "\n"))
    }

    @Test func `the table and the guide, as a terminal shows them`() throws {
        let table = try FixedTable.make()
        let said = Mutex("")
        var system = System.real
        system.write = { text in said.withLock { $0 += text } }
        system.columns = { 80 }
        system.hasColor = false
        system.isPlain = true

        TableText(table: table, properties: table.properties, system: system).print()
        GuideText(guide: table.guide, system: system).print()

        try GoldenFile("table.txt").expect(said.withLock { $0 })
    }

    @Test func `the page's texts, without the code`() throws {
        // One property of each kind is enough: all their texts are in another file.
        let table = try FixedTable.make([.linesAdded, .leak, .finalDependency, .readWhen, .cost, .seamPlace, .held])
        let page = Page.html(table, code: "{}", style: "", script: "")
        let texts = page.replacing(/<(\/?(a|button|code|em|label|small|span|strong)\b[^>]*)>/, with: "").replacing(/<[^>]*>/, with: "\n")
        let lines = texts.split(separator: "\n").map { $0.trimmingPrefix(/\s+/) }.filter { !$0.isEmpty }
        try GoldenFile("page.txt").expect(lines.joined(separator: "\n") + "\n")
    }
}
