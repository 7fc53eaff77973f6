internal import Facts
import Foundation
internal import RunnerProtocol

/// The facts of a module: tests of the workspace's own as plain functions.
struct FactSource: TestSource {
    private let facts: [Fact]

    /// Finds a module's facts; nil if it has none.
    init?(of module: String) {
        guard let list = NSClassFromString("\(module).AllFacts") as? any FactList.Type else { return nil }
        facts = MainActor.assumeIsolated { list.facts }
    }

    func tests(in module: String) -> [RunnableTest] {
        facts.enumerated().map { index, fact in
            let name = TestName(id: "\(module).\(index)", shown: fact.name)
            return RunnableTest(name: name) { TestReport(name: name, outcome: outcome(of: fact)) }
        }
    }

    func runAll(in module: String) -> [TestReport] {
        tests(in: module).map { $0.run() }
    }

    func endRound() {}

    private func outcome(of fact: Fact) -> TestReport.Outcome {
        MainThread.value { await fact.holds() }.map { $0 ? .passed : .failed } ?? .skipped
    }
}
