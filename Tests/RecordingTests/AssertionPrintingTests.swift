import Synchronization
import Testing

@testable import Recording

/// Tests that a test of Swift Testing prints its mocks, as one block with the trait.
struct AssertionPrintingTests {
    private func blocks(of body: () async throws -> Void) async rethrows -> [String] {
        let blocks = Mutex<[String]>([])
        // A bare function as the value crashes in optimized code of Swift 6.3.1.
        let printer = BlockPrinter { block in blocks.withLock { $0.append(block) } }
        try await AssertionLog.$printer.withValue(printer, operation: body)
        return blocks.withLock { $0 }
    }

    private func unasserted() -> MockAnalytics {
        let mock = MockAnalytics()
        mock.track(event: "checkout")
        return mock
    }

    private let block = "a.assertInvokes([\n    .track(event: \"checkout\"),\n])"

    @Test func mocks() async {
        let blocks = await blocks {
            unasserted().assertions("a")
            unasserted().assertions("a")
            MockAnalytics().assertions("b")
        }

        #expect(blocks == ["// mocks()\n\(block)", "// mocks()\n\(block)"], "without the trait, each mock prints a block")
    }

    @Test("With a name") func named() async {
        #expect(await blocks { unasserted().assertions("a") } == ["// With a name\n\(block)"])
    }

    @Test func trait() async throws {
        let test = try #require(Test.current)
        let blocks = try await blocks {
            try await AssertionPrinting().provideScope(for: test, testCase: .current) {
                unasserted().assertions("a")
                MockAnalytics().assertions("b")
                unasserted().assertions("a")
            }
        }

        #expect(blocks == ["// trait()\n\(block)\n\(block)"], "with the trait, one block has all mocks")
        #expect(AssertionPrinting().isRecursive)
    }

    @Test func failing() async throws {
        let test = try #require(Test.current)
        let blocks = try await blocks {
            try await AssertionPrinting().provideScope(for: test, testCase: .current) {
                _ = await failures { Issue.record("not as expected") }
                MockAnalytics().assertions("b")
            }
        }

        #expect(blocks == ["// failing()\nb.assertInvokes()"], "of a test that failed, all is printed")
    }
}
