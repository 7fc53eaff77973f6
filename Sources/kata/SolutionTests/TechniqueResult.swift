internal import Building
import Foundation
internal import Learner
internal import Workspace

/// The results of the tests of one solution.
struct TechniqueResult {
    /// The kata's name.
    var name: String
    /// The solution's folder.
    var folder: URL
    var tests: [TestResult] = []
    /// Failures that belong to no test, such as a compiler error.
    var failures: [TestFailure] = []
    var seconds = 0.0

    init(of kata: Kata, in workspace: Workspace) {
        name = kata.name
        folder = workspace.solution(of: kata)
    }

    /// The tests that ran.
    var executed: [TestResult] { tests.filter { $0.outcome != .skipped } }
    var failed: [TestResult] { tests.filter { [.failed, .interrupted].contains($0.outcome) } }
    var hasPassed: Bool { failures.isEmpty && failed.isEmpty && !executed.isEmpty }

    /// Adds the results of a test process.
    mutating func add(_ run: (log: TestLog, outcome: Subprocess.Outcome)) {
        let concluded = run.log.concluded(run.outcome, in: folder)
        tests += concluded.tests
        failures += concluded.failures
    }

    /// Notes test targets of which no test ran.
    mutating func expectTests(in targets: [String]) {
        // A crash that left tests out has been reported as such.
        guard failures.isEmpty, failed.allSatisfy({ $0.outcome != .interrupted }) else { return }
        for target in targets where !executed.contains(where: { $0.suite == target || $0.suite.hasPrefix(target + ".") }) {
            failures.append(TestFailure(place: Place(folder.path + "/Tests/" + target), message: "no test ran in \(target)"))
        }
        if targets.isEmpty { failures.append(TestFailure(place: Place(folder.path + "/Tests"), message: "there are no tests")) }
    }
}
