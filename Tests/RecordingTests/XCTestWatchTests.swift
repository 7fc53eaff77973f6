import Testing
import XCTest

@testable import Recording

/// Tests that Recording knows whether XCTest runs a test, and prints its log after the test.
struct XCTestWatchTests {
    @Test func `XCTest is running a test between its start and its end`() async {
        await #expect(processExitsWith: .success) {
            let (watch, test) = (XCTestWatch(), XCTestCase(name: "test", testClosure: { _ in }))
            #expect(!watch.isTestRunning)
            watch.testCaseDidFinish(test)
            #expect(!watch.isTestRunning, "its start was before the watch began")
            for _ in 1...2 { watch.testCaseWillStart(test) }
            watch.testCaseDidFinish(test)
            #expect(watch.isTestRunning)
            watch.testCaseDidFinish(test)
            #expect(!watch.isTestRunning)
        }
    }

    @Test func `a failure while XCTest runs a test belongs to XCTest`() async {
        let issues = await failures {
            await #expect(processExitsWith: .success) {
                XCTestWatch.shared.testCaseWillStart(XCTestCase(name: "test", testClosure: { _ in }))
                MockAnalytics().assertInvokes([.track(event: "checkout")])
            }
        }

        #expect(issues.isEmpty)
    }

    @Test func `the shared watch observes XCTest and prints the log after each test`() async throws {
        let result = try await #require(processExitsWith: .success, observing: [\.standardOutputContent]) {
            #expect(!XCTestWatch.shared.isTestRunning)
            for name in ["first", "second", "third"] {
                let test = XCTestCase(name: name) { _ in
                    #expect(XCTestWatch.shared.isTestRunning)
                    if name == "third" { XCTFail("its calls are printed") }
                    AssertionLog.xctest.add("\(name).assertInvokes()", needsPrinting: name == "second")
                }
                XCTestSuite(name: "suite").with(test).run()
                #expect(!XCTestWatch.shared.isTestRunning)
            }
        }

        let printed = String(decoding: result.standardOutputContent, as: UTF8.self)
        #expect(printed.contains("second.assertInvokes()") && !printed.contains("first.assertInvokes()"))
        #expect(printed.contains("third.assertInvokes()"), "of a test that failed, all is printed")
    }
}

extension XCTestSuite {
    fileprivate func with(_ test: XCTest) -> XCTestSuite {
        addTest(test)
        return self
    }
}
