import Foundation
import Synchronization
import Testing
import Workspace

@testable import Comparison

struct TableTests {
    @Test func `what was measured is not measured again until its code changes`() async throws {
        let fixture = try TechniqueFixture("SubclassAndOverride")
        let marker = "// \(UUID().uuidString)\n        .shared"
        let properties: [Property] = [.linesAdded, .leak]
        let measured = Mutex<[String]>([])
        func table(again: Bool = false) async throws -> Table {
            try await fixture.comparison().table(properties: properties, again: again) { step in
                measured.withLock { $0.append(step.property) }
            }
        }

        try fixture.plant(marker, for: ".shared", in: "Sources/SubclassAndOverride/CheckoutViewController.swift")
        _ = try await table()
        #expect(measured.withLock { $0 } == properties.map(\.name))
        _ = try await table()
        #expect(measured.withLock(\.count) == 2)
        _ = try await table(again: true)
        #expect(measured.withLock(\.count) == 4)
        try fixture.plant(
            "// \(UUID().uuidString)\n        .shared", for: ".shared", in: "Sources/SubclassAndOverride/CheckoutViewController.swift")
        _ = try await table()
        #expect(measured.withLock(\.count) == 6)
    }

    @Test(arguments: [
        ("analytics: double", "wrong: double", "extra argument"), ("analytics: double", "analytics: .shared", "did not receive"),
    ])
    func `a technique whose double cannot be put in place is said to be broken, not to fail everywhere`(
        _ old: String, _ new: String, _ words: String
    ) async throws {
        let fixture = try TechniqueFixture("ConstructorInjection")
        try fixture.plant(new, for: old, in: "Comparison/Technique.swift")

        let error = await #expect(throws: WorkspaceError.self) { try await fixture.fact(.finalScreen) }
        #expect(error?.message.contains("Solutions/ConstructorInjection/Comparison") == true)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    @Test func `a sentence of the guide follows from the values and from nothing else`() async throws {
        let technique = try #require(try await TechniqueFixture("ConstructorInjection").comparison().techniques.first)
        let other = try #require(try await TechniqueFixture("ClosureInjection").comparison().techniques.first)
        func sentence(_ first: String, _ second: String) -> String? {
            let rows = zip([technique, other], [first, second]).map {
                Table.Row(technique: $0, facts: ["leak": .word($1), "concurrent-failures": .count(0)])
            }
            let table = Table(rows: rows, properties: [.leak, .concurrentFailures])
            return table.guide.first { $0.rows == ["concurrent-failures", "leak"] }?.sentence
        }

        #expect(sentence("no", "no") == "If tests run in parallel, any of them works.")
        #expect(sentence("yes", "no") == "If tests run in parallel, use closure-injection.")
        #expect(sentence("no", "yes") == "If tests run in parallel, use constructor-injection.")
        #expect(sentence("yes", "yes") == "If tests run in parallel, none of them works as it is.")
        #expect(Table(rows: [], properties: Property.all).guide == [])
    }

    @Test func `the least is best where less is better, unless all have the same`() async throws {
        let technique = try #require(try await TechniqueFixture("ConstructorInjection").comparison().techniques.first)
        func best(_ property: Property, _ numbers: [Int]) -> [Bool] {
            let rows = numbers.map { Table.Row(technique: technique, facts: [property.name: .count($0)]) }
            return rows.map { Table(rows: rows, properties: [property]).isBest($0, in: property) }
        }

        #expect(best(.linesAdded, [3, 2, 2]) == [false, true, true])
        #expect(best(.linesAdded, [2, 2]) == [false, false])
        #expect(best(.seamPlace, [1, 2]) == [false, false])
    }

    @Test func `lines that changed stand beside those that took their place`() {
        let alignment = Alignment(name: "A.swift", left: ["one", "two", "three", "five"], right: ["one", "2", "5", "five", "six"])

        #expect(
            alignment.rows == [
                .init(left: "one", right: "one"), .init(left: "two", right: "2"), .init(left: "three", right: "5"),
                .init(left: "five", right: "five"), .init(left: nil, right: "six"),
            ])
    }
}
