import Testing
import Workspace

@testable import Faults

/// Code that leads back to itself is followed to an end.
struct RecursionTests {
    /// Declarations of `first` and `other`, each of which is made of itself or of the other one.
    static let declarations = [
        "static let first: Int = other; static let other: Int = first",
        "static let first: Int = other + 1; static let other: Int = 2 * first",
        "static var first: Int { first }; static var other: Int { first + other }",
        "static let first: Int = Rule.other; static let other: Int = Self.first",
        "static let first = first(); static let other = other(1); static func first() -> Int { isOn ? first() : 64 }",
        "static func first() -> Int { isOn ? other() : 1 }; static func other() -> Int { isOn ? 2 : first() }",
        "private func first(_ x: Int = 1) -> Int { x == 0 ? 0 : first(x - 1) }; private func other(_ x: Int) -> Int { 1 + other(x - 1) }",
        "private func first(_ x: Int) -> Int { if x > 3 { return other(x) }; return 1 }; private func other(_ x: Int) -> Int { first(x) }",
        "private func first(_ x: Int) -> Bool { switch x { case 0: true\ndefault: other(x - 1) } }; private func other(_ x: Int) -> Bool { !first(x) }",
        "static let first: Set<Int> = Set(other); static let other: [Int] = Array(first)",
        "static let first: [String] = [other[0]]; static let other: [String] = first + [\"a\"]",
        "static let first = other.addingTimeInterval(6 * 3600); static let other = first.addingTimeInterval(60)",
        "static let first: ClosedRange<Int> = 1...other.upperBound; static let other: ClosedRange<Int> = first",
        "static let first = { (x: Int) in other(x) }; static let other = { (x: Int) in first(x) }",
        "func first(_ x: Int) { other(x) }; func other(_ x: Int) { first(x) }",
        "private var first: Log { Self.other.first }; private static var other: Rule { Rule().first.other }",
        "enum Step: Int { case first = 1, other = 2 }; static let first = Step(rawValue: first.rawValue)!.rawValue; static let other = first",
    ]

    /// Code that asks something of both.
    static let uses = [
        "x > first", "x % first == 0 && x <= Self.other", "first.contains(x) || [x, 4] == other", "Set([x]).isSubset(of: first)",
        "x == first * other",
        "first...other ~= x", "[first, other].allSatisfy { $0 < x }", "first(x) > 3 && x < other(2)", "now < first && other > now",
        "\"\\(first)\\(x)\" == \"\\(other)-\"", "(first + other) / 2 > min(x, first)", "list.prefix(first).count == other",
        "Step.first.rawValue < x",
        "{ first(x); other(1); Self.first.send(); return first.count > x }()",
        "{ let most = first(x); let least = most + other; return most > least && least > 3 }()", "table[first, default: other] == x",
    ]

    @Test(arguments: declarations) func `what is made of itself has no value`(_ declaration: String) {
        for use in Self.uses {
            let source =
                "struct Rule {\n    \(declaration)\n    func takes(_ x: Int) -> Bool { \(use) }\n    func run() { if \(use) { send() } }\n}\n"
            #expect(!Planting.planted(source).faults.isEmpty, "\(use)")
            if use == Self.uses[0] { _ = Planting.planted(source, given: ["Rule.first"]) }
        }
    }
}
