import Foundation
import Recording
import Testing
import XCTest

/// Tests that a failure reaches its test, from any thread or task.
struct FailureTests {
    @Test func `a failure points at the line of the assertion`() async throws {
        let analytics = MockAnalytics()
        let line = #line + 1
        let issues = await failures { analytics.assertInvokes([.track(event: "checkout")]) }

        let location = try #require(issues.first?.sourceLocation)
        #expect(issues.count == 1)
        #expect(location.line == line)
        #expect(location.fileID == #fileID)
        #expect(location.filePath == #filePath)
    }

    @Test func `a failure in a detached task belongs to the test that created the mock`() async {
        let issues = await failures {
            let analytics = MockAnalytics()
            await Task.detached {
                #expect(Test.current == nil, "a detached task knows no test")
                analytics.assertInvokes([.track(event: "checkout")])
            }.value
        }

        #expect(issues.count == 1)
    }

    @Test func `a failure on a separate thread belongs to the test that created the mock`() async {
        let issues = await failures {
            let analytics = MockAnalytics()
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    analytics.assertInvokes([.track(event: "checkout")])
                    continuation.resume()
                }
            }
        }

        #expect(issues.count == 1)
    }

    @Test func `failures of many tasks at once are all recorded`() async {
        let issues = await failures {
            let analytics = MockAnalytics()
            await withTaskGroup { group in
                for _ in 0..<10 {
                    group.addTask { await Task.detached { analytics.assertInvokes([.track(event: "x")]) }.value }
                }
            }
        }

        #expect(issues.count == 10)
    }

    @Test func `an order asserted in a detached task fails the test that created the journal`() async {
        let issues = await failures {
            let journal = Journal()
            await Task.detached { journal.assertOrder([MockAnalytics(journal: journal).called(.track(event: "x"))]) }.value
        }

        #expect(issues.count == 1)
    }

    @Test func `a failure outside of any test is still an issue`() async {
        let issues = await failures {
            await #expect(processExitsWith: .success) { MockAnalytics().assertInvokes([.track(event: "checkout")]) }
        }

        #expect(issues.count == 1)
    }

    @Test func `XCTFail alone has no effect in Swift Testing`() async {
        let issues = await failures { XCTFail("no framework records this") }

        #expect(issues.isEmpty)
    }
}

/// Tests that a failure reaches XCTest, where `Issue.record` has no effect.
final class FailureXCTests: XCTestCase {
    func testAFailureReachesXCTest() async {
        let analytics = MockAnalytics()
        let recorded = await expectFailures { analytics.assertInvokes([.track(event: "checkout")]) }
        XCTAssertEqual(recorded, 1)
    }

    func testAFailureInADetachedTaskReachesXCTest() async {
        let analytics = MockAnalytics()
        let recorded = await expectFailures { await Task.detached { analytics.assertInvokes([.track(event: "checkout")]) }.value }
        XCTAssertEqual(recorded, 1)
    }

    func testIssueRecordAloneHasNoEffect() async {
        let recorded = await expectFailures { Issue.record("no framework records this") }
        XCTAssertEqual(recorded, 0)
    }

    private func expectFailures(_ body: () async -> Void) async -> Int {
        recordedFailures = 0
        failuresAreExpected = true
        await body()
        failuresAreExpected = false
        return recordedFailures
    }

    private var failuresAreExpected = false
    private var recordedFailures = 0

    #if !canImport(Darwin)
    override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
        if failuresAreExpected {
            recordedFailures += 1
        } else {
            super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
    }
    #else
    override func record(_ issue: XCTIssue) {
        if failuresAreExpected { recordedFailures += 1 } else { super.record(issue) }
    }
    #endif
}
