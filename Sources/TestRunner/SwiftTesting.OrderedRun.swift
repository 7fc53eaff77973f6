internal import RunnerProtocol
internal import Synchronization

extension SwiftTesting {
    /// The reports of one call of the library that runs all tests of a module, one after the other.
    final class OrderedRun: Sendable {
        private struct State {
            /// The tests by their identifiers, and their order.
            var tests: [String: TestName] = [:]
            var names: [TestName] = []
            var isListed = false
            var issues: [String: [TestReport.Issue]] = [:]
            /// The arguments that a test has now: one case of it runs after the other.
            var arguments: [String: String] = [:]
            /// Issues outside of any test, such as in a suite's trait.
            var otherIssues: [TestReport.Issue] = []
            var ended: Set<String> = []
        }

        private let state = Mutex(State())
        private let module: String
        private let reporter: Reporter

        init(of module: String, _ reporter: Reporter) {
            self.module = module
            self.reporter = reporter
        }

        /// Reports what a record says.
        ///
        /// The library describes all tests before the first event.
        func receive(_ record: Record) {
            let event = record.payload
            if record.kind == "test" {
                let name = record.testName
                guard record.isTestFunction, let id = event.id, name.id.hasPrefix(module + ".") else { return }
                return state.withLock { state in
                    state.tests[id] = name
                    state.names.append(name)
                }
            }
            listTests()
            let test = event.testID.flatMap { id in state.withLock { $0.tests[id] } }
            if event.isFailure {
                guard let test else { return state.withLock { $0.otherIssues.append(event.reportedIssue(arguments: nil)) } }
                let (issue, isFirst) = state.withLock { state in
                    let issue = event.reportedIssue(arguments: state.arguments[test.id])
                    state.issues[test.id, default: []].append(issue)
                    return (issue, state.issues[test.id]?.count == 1)
                }
                if isFirst { reporter.fail(test, issue) }
                return
            }
            guard let test else { return }
            switch event.kind {
            case "testStarted": reporter.start(test)
            case "testCaseStarted": state.withLock { $0.arguments[test.id] = event.arguments(of: test) }
            case "testEnded": end(test, .passed)
            case "testSkipped", "testCancelled": end(test, .skipped)
            default: break
            }
        }

        /// Ends the run: an issue outside of any test counts against every test, and a test that never started was skipped.
        func end() {
            listTests()
            let (others, left) = state.withLock { state in
                let left = state.names.filter { !state.otherIssues.isEmpty || !state.ended.contains($0.id) }
                return (state.otherIssues, left)
            }
            for test in left { reporter.end(TestReport(name: test, outcome: others.isEmpty ? .skipped : .failed, issues: others)) }
        }

        private func listTests() {
            let names: [TestName]? = state.withLock { state in
                if state.isListed { return nil }
                state.isListed = true
                return state.names
            }
            names.map(reporter.list)
        }

        /// Reports the end of a test, once: one that is cancelled or skipped may end as well.
        private func end(_ test: TestName, _ outcome: TestReport.Outcome) {
            let issues: [TestReport.Issue]? = state.withLock { state in
                state.ended.insert(test.id).inserted ? state.issues[test.id] ?? [] : nil
            }
            guard let issues else { return }
            reporter.end(TestReport(name: test, outcome: issues.isEmpty ? outcome : .failed, issues: issues))
        }
    }
}
