import Foundation
import Recording
import Testing
import XCTest

/// A failure reaches the test that it belongs to, wherever the assertion runs.
struct FailureTests {
    @Test func `a failure points at the line of the assertion`() async throws {
        let analytics = MockAnalytics()
        let line = #line + 1
        let issues = await failures { analytics.assertInvokes([.track(event: "checkout")]) }

        let location = try #require(issues.first?.sourceLocation)
        #expect(issues.count == 1)
        #expect(location.line == line)
        #expect(location.fileID == #fileID)
    }

    @Test func `a failure in a detached task belongs to the test that made the mock`() async {
        let issues = await failures {
            let analytics = MockAnalytics()
            await Task.detached {
                #expect(Test.current == nil, "a detached task knows no test")
                analytics.assertInvokes([.track(event: "checkout")])
            }.value
        }

        #expect(issues.count == 1)
    }

    @Test func `a failure on a thread of its own belongs to the test that made the mock`() async {
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

    @Test func `an order asserted in a detached task fails the test that made the journal`() async {
        let issues = await failures {
            let journal = Journal()
            await Task.detached { journal.assertOrder([MockAnalytics(journal: journal).called(.track(event: "x"))]) }.value
        }

        #expect(issues.count == 1)
    }

    @Test func `the naive way, XCTFail, says nothing in Swift Testing`() async {
        let issues = await failures { XCTFail("nobody hears this") }

        #expect(issues.isEmpty)
    }
}

/// The same in XCTest, where `Issue.record` is what nobody hears.
final class FailureXCTests: XCTestCase {
    func testAFailureReachesXCTest() async {
        let analytics = MockAnalytics()
        let heard = await expectFailures { analytics.assertInvokes([.track(event: "checkout")]) }
        XCTAssertEqual(heard, 1)
    }

    func testAFailureInADetachedTaskReachesXCTest() async {
        let analytics = MockAnalytics()
        let heard = await expectFailures { await Task.detached { analytics.assertInvokes([.track(event: "checkout")]) }.value }
        XCTAssertEqual(heard, 1)
    }

    func testTheNaiveWayIssueRecordSaysNothing() async {
        let heard = await expectFailures { Issue.record("nobody hears this") }
        XCTAssertEqual(heard, 0)
    }

    private func expectFailures(_ body: () async -> Void) async -> Int {
        heardFailures = 0
        failuresAreExpected = true
        await body()
        failuresAreExpected = false
        return heardFailures
    }

    private var failuresAreExpected = false
    private var heardFailures = 0

    #if !canImport(Darwin)
    override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
        if failuresAreExpected {
            heardFailures += 1
        } else {
            super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
    }
    #else
    override func record(_ issue: XCTIssue) {
        if failuresAreExpected { heardFailures += 1 } else { super.record(issue) }
    }
    #endif
}
