import Testing

@testable import Mutation

/// The patterns of tests that are left out.
struct TestPatternTests {
    static let cases: [(pattern: String, name: String, matches: Bool)] = [
        ("Benchmarks", "AppBenchmarks.ReadTests/testFast", true),
        ("Benchmarks", "AppTests.ReadTests/testFast", false),
        ("Tests/testFast$", "AppTests.ReadTests/testFast", true),
        ("Tests/testFast$", "AppTests.ReadTests/testFaster", false),
        // A name as it is printed, which is another expression.
        ("SmallTests.PricesTests/clears(count:)", "SmallTests.PricesTests/clears(count:)/PricesTests.swift:13:6", true),
    ]

    @Test(arguments: cases) func `a name or an expression matches`(_ one: (pattern: String, name: String, matches: Bool)) throws {
        let pattern = try #require(TestPattern(one.pattern))
        #expect(pattern.matches(one.name) == one.matches)
        let expressions = try pattern.expressions.map { try Regex($0) }
        #expect(expressions.contains { one.name.contains($0) } == one.matches)
    }

    @Test(arguments: ["", "(", "*"]) func `what is no expression is none`(_ text: String) {
        #expect(TestPattern(text) == nil)
    }
}
