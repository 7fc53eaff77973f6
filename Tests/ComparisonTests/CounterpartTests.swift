import TestSupport
import Testing
import Workspace

@testable import Comparison

struct CounterpartTests {
    @Test func `the technique that differs most is another one, and a kata that is no technique has none`() throws {
        let workspace = try Workspace(containing: Clone.root)
        let counterparts = try workspace.katas().map { ($0.name, try Technique.counterpart(of: $0, in: workspace)?.name) }
        let named = Dictionary(uniqueKeysWithValues: counterparts)

        let own = try #require(named["constructor-injection"] ?? nil)
        #expect(!["closure-injection", "instance-property-injection", "closure-property-injection"].contains(own), "a near relative")
        #expect(counterparts.allSatisfy { $0.0 != $0.1 })
        #expect(named["silent-tests"] == .some(nil))
    }
}
