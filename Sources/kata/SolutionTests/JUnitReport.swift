import Foundation
internal import Grading
internal import Workspace

/// A report in the part of JUnit's XML that GitLab and Jenkins read: a suite for each technique, a case for each test.
struct JUnitReport {
    let text: String

    /// Makes a report.
    ///
    /// - Parameters:
    ///   - report: The results.
    ///   - folder: The path of the folder that holds `Solutions`; files are named below it.
    init(_ report: SolutionTestReport, below folder: String) {
        let suites = report.techniques.map { technique in
            let cases =
                technique.tests.map { test in
                    JUnitElement.testCase(test.name, in: test.suite, seconds: test.seconds, Self.result(of: test, below: folder))
                }
                + technique.failures.map {
                    .testCase("all tests", in: technique.name, seconds: 0, .error($0.message, details: Self.lines([$0], below: folder)))
                }
            return JUnitElement.suite(technique.name, seconds: technique.seconds, cases: cases)
        }
        text = JUnitElement.document(.suites("Seams", suites, seconds: report.seconds))
    }

    private static func result(of test: TestResult, below folder: String) -> JUnitElement.Result {
        let details = lines(test.failures, below: folder)
        return switch (test.outcome, test.failures.first?.message) {
        case (.skipped, _): .skipped
        case (.interrupted, let message?): .error(message, details: details)
        case (_, let message?): .failure(message, details: details)
        case (_, nil): .passed
        }
    }

    private static func lines(_ failures: [TestFailure], below folder: String) -> String {
        failures.map { failure in
            let place = failure.place?.clickable(in: folder).replacing(folder + "/", with: "")
            return [place, failure.message].compactMap { $0 }.joined(separator: ": ")
        }.joined(separator: "\n")
    }
}
