import TestSupport
import Testing
import Workspace

@testable import Comparison

struct ChoiceTests {
    @Test func `the first answer of a question excludes nothing, and each other one demands a measured value`() {
        for question in Question.all {
            #expect(question.answers.first?.needs.isEmpty == true, "\(question.name)")
            #expect(question.answers.count > 1)
            for answer in question.answers.dropFirst() {
                #expect(!answer.needs.isEmpty && answer.situation != nil, "\(question.name)=\(answer.name)")
                #expect(answer.needs.allSatisfy { need in Property.all.contains { $0.name == need.property.name } })
            }
        }
    }

    @Test func `names can stand in a list of answers, each of them once`() {
        let names = Question.all.map(\.name)
        #expect(Set(names).count == names.count)
        for question in Question.all {
            let words = question.answers.map(\.name)
            #expect(Set(words).count == words.count)
            #expect((words + [question.name]).allSatisfy { $0.wholeMatch(of: /[a-z-]+/) != nil })
        }
    }

    @Test func `each property with good values decides an answer`() {
        let asked = Set(Question.all.flatMap(\.properties).map(\.name))
        let good = Property.all.filter { !$0.good.isEmpty }.map(\.name)
        #expect(good.filter { !asked.contains($0) } == [])
    }

    @Test(arguments: 1...20) func `every path through techniques of any kind ends with a few that are right`(_ seed: UInt64) async throws {
        let paths = try await ChoicePaths(through: try Self.randomTable(seed))
        #expect(paths.problems == [])
        #expect(paths.count > 1)
    }

    @Test func `every path through the measured techniques ends with a few that are right, and each technique ends one`() async throws {
        let copy = try WorkspaceCopy()
        let comparison = try await Comparison(workspace: Workspace(containing: copy.root))
        let asked = Set(Question.all.flatMap(\.properties).map(\.name))
        let properties = Property.all.filter { asked.contains($0.name) || $0.name.hasPrefix("lines-") }
        let paths = try await ChoicePaths(through: comparison.table(properties: properties))
        #expect(paths.problems == [])
        #expect(paths.named == Set(comparison.techniques.map(\.name)))
        withExtendedLifetime(copy) {}
    }

    /// Six techniques with values by chance.
    private static func randomTable(_ seed: UInt64) throws -> Table {
        var generator = SeededGenerator(seed: seed)
        let rows = try (1...6).map { number in
            let facts = Property.all.map { property in
                let number = Fact(.number(Double(Int.random(in: 0...3, using: &generator))))
                let word = ["yes", "no", "protocol", "each use", "compiler", "?"].randomElement(using: &generator) ?? ""
                return (property.name, property.lessIsBetter ? number : Fact(.word(word)))
            }
            return Table.Row(technique: try FixedTable.technique("way-\(number)"), facts: Dictionary(uniqueKeysWithValues: facts))
        }
        return Table(rows: rows, properties: Property.all)
    }
}
