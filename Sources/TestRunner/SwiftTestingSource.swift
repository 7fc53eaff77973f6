import Foundation
internal import RunnerProtocol

/// The tests of Swift Testing.
struct SwiftTestingSource: TestSource {
    func tests(in module: String) -> [RunnableTest] {
        SwiftTesting.call(.init(listTests: true, filter: Self.filter(for: module)))
            .filter { $0.isTestFunction && $0.testName.id.hasPrefix(module + ".") }
            .sorted { $0.place < $1.place }
            .map(\.testName)
            .map { name in
                let arguments = SwiftTesting.Arguments(filter: ["^\(NSRegularExpression.escapedPattern(for: name.id))(/|$)"])
                return RunnableTest(name: name) {
                    run(arguments).first { $0.name == name } ?? TestReport(name: name, outcome: .skipped)
                }
            }
    }

    /// Runs them in one call of the library: each call costs more than a test.
    func runInOrder(_ module: String, _ reporter: Reporter) {
        let run = SwiftTesting.OrderedRun(of: module, reporter)
        _ = SwiftTesting.call(.init(filter: Self.filter(for: module))) { run.receive($0) }
        run.end()
    }

    func runAll(in module: String) -> [TestReport] {
        run(.init(filter: Self.filter(for: module)))
    }

    func endRound() {}

    private static func filter(for module: String) -> [String] {
        ["^\(NSRegularExpression.escapedPattern(for: module))\\."]
    }

    private func run(_ arguments: SwiftTesting.Arguments) -> [TestReport] {
        let records = SwiftTesting.call(arguments)
        return records.filter(\.isTestFunction).map { test in
            // An issue outside of any test function, such as in a suite's trait, counts against every test of the run.
            let functions = Set(records.filter(\.isTestFunction).compactMap(\.payload.id))
            let events = records.map(\.payload).filter { event in
                event.testID == test.payload.id || !functions.contains(event.testID ?? "")
            }
            // One case of a test runs after the other.
            var arguments: String?
            var issues: [TestReport.Issue] = []
            for event in events {
                if event.kind == "testCaseStarted" { arguments = event.arguments(of: test.testName) }
                if event.isFailure { issues.append(event.reportedIssue(arguments: event.testID == test.payload.id ? arguments : nil)) }
            }
            let ended = events.contains { $0.kind == "testEnded" && $0.testID == test.payload.id }
            let skipped = events.contains { ["testSkipped", "testCancelled"].contains($0.kind) && $0.testID == test.payload.id }
            return TestReport(
                name: test.testName, outcome: !issues.isEmpty ? .failed : ended && !skipped ? .passed : .skipped, issues: issues)
        }
    }
}
