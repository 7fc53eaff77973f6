internal import RunnerProtocol
internal import XCTest

/// The tests of XCTest.
///
/// On Linux they cannot be found at run time, so the judge writes the list of them.
final class XCTestSource: TestSource {
    private let entries: [XCTestCaseEntry]
    private let observer = FailureObserver()
    private var classesSetUp: [ObjectIdentifier: XCTestCase.Type] = [:]

    init() {
        entries = discoveredXCTests()
        XCTestObservationCenter.shared.addTestObserver(observer)
    }

    func tests(in module: String) -> [RunnableTest] {
        entries.flatMap { entry in
            let className = String(reflecting: entry.testCaseClass)
            guard className.hasPrefix(module + ".") else { return [RunnableTest]() }
            return entry.allTests.map { method, body in
                let name = TestName(id: "\(className)/\(method)", shown: method)
                return RunnableTest(name: name, prepare: { self.setUp(entry.testCaseClass) }) {
                    self.run(name, of: entry.testCaseClass, body)
                }
            }
        }
    }

    func runInOrder(_ module: String, _ reporter: Reporter) {
        runOneByOne(module, reporter) { test in
            observer.whenFirstFailing = { reporter.fail(test, $0) }
        }
        observer.whenFirstFailing = nil
    }

    func runAll(in module: String) -> [TestReport] {
        let reports = tests(in: module).map { $0.run() }
        // The round of other modules continues.
        tearDownClasses { String(reflecting: $0).hasPrefix(module + ".") }
        return reports
    }

    func endRound() {
        tearDownClasses { _ in true }
    }

    private func tearDownClasses(where isDone: (XCTestCase.Type) -> Bool) {
        for (id, testClass) in classesSetUp where isDone(testClass) {
            testClass.tearDown()
            classesSetUp[id] = nil
        }
    }

    private func setUp(_ testClass: XCTestCase.Type) {
        if classesSetUp.updateValue(testClass, forKey: ObjectIdentifier(testClass)) == nil {
            testClass.setUp()
        }
    }

    private func run(_ name: TestName, of testClass: XCTestCase.Type, _ body: @escaping XCTestCaseClosure) -> TestReport {
        setUp(testClass)
        observer.issues = []
        let test = testClass.init(name: name.id, testClosure: body)
        test.run()
        let outcome: TestReport.Outcome = !observer.issues.isEmpty ? .failed : test.testRun?.hasBeenSkipped == true ? .skipped : .passed
        return TestReport(name: name, outcome: outcome, issues: observer.issues)
    }
}

/// Returns the list of the learner's XCTest methods, from a module that the judge writes.
@_silgen_name("seams_discovered_xctests")
private func discoveredXCTests() -> [XCTestCaseEntry]

private final class FailureObserver: NSObject, XCTestObservation {
    var issues: [TestReport.Issue] = []
    var whenFirstFailing: ((TestReport.Issue) -> Void)?

    func testCase(_ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int) {
        let issue = TestReport.Issue(message: description, file: filePath, line: lineNumber)
        issues.append(issue)
        if issues.count == 1 { whenFirstFailing?(issue) }
    }
}
