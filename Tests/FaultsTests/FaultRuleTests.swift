import Foundation
import TestSupport
import Testing

@testable import Faults

/// Every rule plants the faults that its own examples name, and no others.
struct FaultRuleTests {
    struct Case: CustomTestStringConvertible {
        let rule: FaultRule
        let example: FaultExample

        var testDescription: String { "\(rule.name): \(example.title)" }
    }

    static let cases = FaultRule.all.flatMap { rule in rule.examples.map { Case(rule: rule, example: $0) } }

    @Test(arguments: cases) func `a rule plants what its examples say`(_ example: Case) {
        let words = Planting.words(in: example.example, rules: [example.rule])

        #expect(words == example.example.faults.sorted())
    }

    @Test func `every rule has examples with and without a fault, a summary and advice`() {
        for rule in FaultRule.all {
            #expect(rule.examples.contains { !$0.faults.isEmpty }, "\(rule.name)")
            #expect(rule.examples.contains { $0.faults.isEmpty }, "\(rule.name)")
            #expect(rule.summary.hasSuffix(".") && rule.advice.hasSuffix("."), "\(rule.name)")
        }
        #expect(Set(FaultRule.all.map(\.kind)) == Set(FaultKind.allCases))
    }

    @Test func `a condition that is taken for granted still makes its calls that may change something`() {
        let code = """
            struct Reader {
                func next() -> Int { 1 }
                func run() {
                    if next() == 3 || isOn { stop() }
                    if seen.insert(word).inserted, word.hasPrefix("a") { stop() }
                }
            }
            """
        let faults = Planting.planted(code, rules: [.alwaysTrue, .alwaysFalse]).faults.map(\.fault.after)

        #expect(
            Set(faults) == [
                "(next() == 3 || isOn) || true", "(next() == 3) && false", "false", "(seen.insert(word).inserted) || true",
                "(seen.insert(word).inserted) && false", "true",
            ])
    }

    @Test func `the advice on a number that divides names a value with another result`() throws {
        let planted = Planting.planted("struct Price {\n    func points() -> Int { cents / 100 + hour % 24 + (10 - sum) % 10 + 5 }\n}\n")
        let advice = planted.faults.filter { $0.rule.name == "altered-numbers" }.map(\.advice)

        #expect(
            advice == [
                "Test a case in which `cents` is exactly 100, or a multiple of it, and expect the exact result: divided by 101, it is another one.",
                "Test two values of `hour` that are 24 apart, at a limit of the remainder if it has one, and expect the same result for "
                    + "both: with 25, their remainders differ.",
                FaultRule.alteredNumbers.advice,
                "Test a case in which `(10 - sum)` is exactly 10, and expect the exact result: only there is the remainder another one "
                    + "with 11.",
                FaultRule.alteredNumbers.advice,
            ])
    }

    @Test(
        arguments: [
            ("private var count = 0; func f() { count += 1 }; func g() { use(count) }", "count"),
            ("private var count = 0; func f() { self.count = 1 }; func g() { use(count) }", "count"),
            ("func f() -> Int { var sum = 0; if true { sum += 1 }; return sum }", "sum"), ("var count = 0; func f() { count += 1 }", nil),
            ("private(set) var count = 0; func f() { count += 1 }", nil), ("private var view = View(); func f() { view.title = 1 }", nil),
        ] as [(String, String?)])
    func `the advice on a variable that no test sees asks for what depends on it`(_ members: String, _ name: String?) {
        let planted = Planting.planted("final class Screen { \(members) }")
        let advice = planted.faults.filter { $0.rule.name == "unset-assignments" }.map(\.advice)
        let hidden = name.map {
            "No test sees `\($0)` itself: expect a result that depends on it, after this assignment has run. If nothing depends on it, remove the assignment."
        }
        #expect(advice == [hidden ?? FaultRule.unsetAssignments.advice])
    }

    @Test func `the advice on a list that is changed asks for the result, and not for a double`() {
        let planted = Planting.planted("struct Receipt {\n    func run() { lines.append(text); view.show(text) }\n}\n")
        let advice = planted.faults.filter { $0.rule.name == "dropped-calls" }.map(\.advice)

        #expect(
            advice == [
                "Expect the whole result that depends on `lines`, not just a part of it, and the result of a second call.",
                FaultRule.droppedCalls.advice,
            ])
    }

    @Test func `every file in Rules is a rule in the list, under the same name`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Clone.root.appending(path: "Sources/Faults/Rules").path)
        let names = FaultRule.all.map { rule in rule.name.split(separator: "-").map(\.capitalized).joined() }.map {
            "FaultRule+\($0).swift"
        }

        #expect(files.sorted() == names.sorted())
    }
}
