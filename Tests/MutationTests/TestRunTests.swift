import Foundation
import Testing

@testable import Mutation

struct TestRunTests {
    @Test func `XCTest's output is read between the lines that tests print`() {
        let output = """
            Test Suite 'All tests' started at 2026-11-22 11:24:25.024
            Test Case 'ATests.testOne' started at 2026-11-22 11:24:25.026
            without a line endTest Case 'ATests.testOne' passed (0.001 seconds)
            Test Case 'ATests.testTwo' started at 2026-11-22 11:24:25.026
            /tmp/ATests.swift:3: error: ATests.testTwo : XCTAssertEqual failed: ("1") is not equal to ("2") -\u{20}
            Test Case 'ATests.testTwo' failed (0.001 seconds)
            Test Case 'ATests.testThree' started at 2026-11-22 11:24:25.026
            Test Case 'ATests.testThree' skipped (0.001 seconds)
            Test Case '-[M.ATests testFour]' started.
            """
        var run = TestRun()
        run.read(
            xctest: Data(output.utf8),
            of: ["One", "Two", "Three", "Four"].reduce(into: [:]) { $0["ATests.test\($1)"] = "M.ATests/test\($1)" })
        #expect(run.passed == ["M.ATests/testOne"] && run.failed == ["M.ATests/testTwo"] && run.skipped == ["M.ATests/testThree"])
        #expect(run.running == "M.ATests/testFour")
        #expect(run.reason.contains("is not equal to"))
    }

    @Test func `a test that was running at the end is known, also where others ran beside it`() {
        func event(_ kind: String, _ name: String) -> String {
            "{\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\",\"testID\":\"M.S\\/\(name)()\\/S.swift:3:2\"},\"version\":\"6.3.0\"}"
        }
        var run = TestRun()
        let events = [event("testStarted", "one"), event("testStarted", "two"), event("testEnded", "two")]
        run.read(events: Data(events.joined(separator: "\n").utf8))
        #expect(run.running == "M.S/one()/S.swift:3:2")
    }

    @Test func `Swift Testing's events are read, and an issue without a test counts`() {
        func event(_ kind: String, _ id: String?, _ more: String = "") -> String {
            let test = id.map { ",\"testID\":\"\($0)\"" } ?? ""
            return "{\"kind\":\"event\",\"payload\":{\"kind\":\"\(kind)\"\(test)\(more)},\"version\":\"6.3.0\"}"
        }
        let (one, two) = ("M.S\\/one()\\/S.swift:3:2", "M.S\\/two()\\/S.swift:5:2")
        let known = ",\"issue\":{\"isKnown\":true,\"isFailure\":false}"
        let failed = ",\"issue\":{\"isKnown\":false,\"isFailure\":true},\"messages\":[{\"symbol\":\"fail\",\"text\":\"1 is not 2\"}]"
        let lines = [
            "{\"kind\":\"test\",\"payload\":{\"kind\":\"function\",\"id\":\"\(one)\",\"displayName\":\"the first\"},\"version\":\"6.3.0\"}",
            event("testStarted", "M.S"), event("testStarted", one), event("issueRecorded", one, known), event("testEnded", one),
            event("testStarted", two), event("issueRecorded", two, failed), event("testEnded", two), event("issueRecorded", nil, failed),
            event("testEnded", "M.S"),
        ]
        var run = TestRun()
        let tests = run.read(events: Data(lines.joined(separator: "\n").utf8), collects: true)
        #expect(tests.map(\.name) == ["M.S/one()"] && tests.map(\.shown) == ["the first"])
        #expect(run.passed == ["M.S/one()/S.swift:3:2"])
        #expect(run.failed == ["M.S/two()/S.swift:5:2", ""])
        #expect(run.running == nil && run.reason == "1 is not 2")
    }
}
