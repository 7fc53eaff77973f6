import Foundation
internal import RunnerProtocol

/// The main program of every test process: it runs the tests of a plan one at a time and reports each.
///
/// The judge compiles it from source beside the learner's modules. Everything happens on the main thread outside of any task, because
/// XCTest waits for asynchronous tests by running the main run loop, which the main actor cannot do.
@main
struct TestRunner {
    static func main() {
        ExitTests.runIfThisProcessIsForOne()
        guard let plan = try? JSONDecoder().decode(Plan.self, from: FileHandle.standardInput.readDataToEndOfFile()) else {
            FileHandle.standardError.write(Data("This program is started by `kata check`, with a plan on standard input.\n".utf8))
            exit(2)
        }
        ActiveFault.number = plan.activeFault
        plan.startOfClock.map(MovedClock.start)
        plan.trapWord.map(TrapTrace.start)
        ExitTests.passOn()
        let reporter = Reporter(channel: Channel(secret: plan.secret), token: plan.token, fileWatch: FileWatch(plan.watchedFiles))
        // At once, because the process may crash.
        ActiveFault.whenReached = { reporter.channel.send(.codeReached(RunnerEvent.text(of: $0))) }
        let libraries: [any TestSource] = [XCTestSource(), SwiftTestingSource()]
        if plan.checkAfterEachTest != nil { Containers.watch() }
        for round in plan.rounds {
            let sources = FactSource(of: round.module).map { [$0] } ?? libraries
            if round.isPlain, plan.checkAfterEachTest == nil {
                for source in sources { source.runInOrder(round.module, reporter) }
                finish(sources, since: nil, reporter)
            } else {
                run(round, of: sources, checkAfterEachTest: plan.checkAfterEachTest, reporter)
            }
        }
        reporter.channel.send(.finished)
        fflush(nil)
        _exit(0)
    }

    /// Runs the tests of a round one by one, in the order of the round.
    private static func run(_ round: Round, of sources: [any TestSource], checkAfterEachTest module: String?, _ reporter: Reporter) {
        var tests = sources.flatMap { $0.tests(in: round.module) }
        if let only = round.onlyTest { tests.removeAll { $0.name.id != only } }
        if let seed = round.seed {
            var generator = SplitMix64(seed: seed)
            tests.shuffle(using: &generator)
        }
        if round.isReversed { tests.reverse() }
        reporter.list(tests.map(\.name))
        let first = module.map { _ in Surroundings() }
        let checks = module.flatMap(FactSource.init).map { [$0] } ?? sources
        for test in tests {
            var before: Surroundings?
            reporter.start(test.name) {
                // What is set up for a whole class is not for its tests to undo.
                test.prepare()
                before = module.map { _ in Surroundings() }
            }
            reporter.end(test.run())
            reporter.report(test.name, since: before)
            guard let module else { continue }
            reporter.mark("")
            if let broken = checks.flatMap({ $0.runAll(in: module) }).first(where: { $0.outcome == .failed }) {
                reporter.channel.send(.leak(TestReport(name: test.name, outcome: .failed, issues: broken.issues)))
            }
        }
        finish(sources, since: first, reporter)
    }

    /// Ends a round, whose classes are torn down.
    private static func finish(_ sources: [any TestSource], since first: Surroundings?, _ reporter: Reporter) {
        sources.forEach { $0.endRound() }
        let classes = TestName(id: "class setUp()", shown: "class setUp()")
        reporter.reportFiles(of: classes)
        reporter.report(classes, since: first)
    }
}
