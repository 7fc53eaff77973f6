import Foundation
import Testing

@testable import Mutation

/// The tests that are running, as the lines for people tell, in pieces that end anywhere.
struct TestWatchTests {
    private static let lines = """
        Test Suite 'All tests' started at 2026-11-22 11:24:25.024
        Test Case 'ATests.testOne' started at 2026-11-22 11:24:25.026
        Test Case 'ATests.testOne' passed (0.001 seconds)
        Test Case 'ATests.testTwo' started at 2026-11-22 11:24:25.026
        ◇ Test run started.
        ◇ Suite PricesTests started.
        ◇ Test clears(count:) started.
        ◇ Test case passing 1 argument count → 1 to clears(count:) started.
        ◇ Test "a price counts" started.
        ✔ Test "a price counts" passed after 0.001 seconds.

        """

    @Test(arguments: [1, 7, 1000]) func `the tests that have started and not ended are running`(size: Int) {
        let watch = TestWatch()
        let bytes = Array(Data(Self.lines.utf8))
        for start in stride(from: 0, to: bytes.count, by: size) { watch.read(Data(bytes[start..<min(start + size, bytes.count)])) }
        #expect(watch.running == ["ATests.testTwo", "clears(count:)"])
    }

    @Test func `a test is slow after some seconds only`() {
        let watch = TestWatch()
        watch.read(Data(Self.lines.utf8))
        #expect(watch.slowest() == nil)
        #expect(watch.slowest(at: .now + .seconds(60)).map { [$0.test, "\($0.seconds)"] } == ["ATests.testTwo", "60"])
    }
}
