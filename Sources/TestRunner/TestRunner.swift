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
        let channel = Channel(secret: plan.secret)
        ActiveFault.number = plan.activeFault
        plan.startOfClock.map(MovedClock.start)
        ExitTests.passOn()
        let fileWatch = FileWatch(plan.watchedFiles)

        let looksForLeftovers = plan.checkAfterEachTest != nil
        if looksForLeftovers { Containers.watch() }
        let suites: [any TestSource] = [XCTestSource(), SwiftTestingSource()]
        for round in plan.rounds {
            var tests = suites.flatMap { $0.tests(in: round.module) }
            if let seed = round.seed {
                var generator = SplitMix64(seed: seed)
                tests.shuffle(using: &generator)
            }
            if round.isReversed { tests.reverse() }
            channel.send(.testsListed(tests.map(\.name)))
            let first = looksForLeftovers ? Surroundings() : nil
            for test in tests {
                mark(test.name.shown, token: plan.token)
                #if os(Linux)
                NetworkWatch.attribute(to: test.name, on: channel)
                #endif
                // What is set up for a whole class is not for its tests to undo.
                test.prepare()
                let before = looksForLeftovers ? Surroundings() : nil
                channel.send(.testStarted(test.name))
                ActiveFault.wasReached = false
                // At once, because the process may crash.
                ActiveFault.whenReached = { channel.send(.faultReached(test.name)) }
                let result = test.run()
                reportFiles(of: test.name, fileWatch, on: channel)
                if ExitTests.haveReachedActiveFault(), !ActiveFault.wasReached { channel.send(.faultReached(test.name)) }
                channel.send(.testEnded(result))
                ExitTests.printOutput()
                report(test.name, since: before, on: channel)
                guard let module = plan.checkAfterEachTest else { continue }
                mark("", token: plan.token)
                if let broken = suites.flatMap({ $0.runAll(in: module) }).first(where: { $0.outcome == .failed }) {
                    channel.send(.leak(TestReport(name: test.name, outcome: .failed, issues: broken.issues)))
                }
            }
            suites.forEach { $0.endRound() }
            let classes = TestName(id: "class setUp()", shown: "class setUp()")
            reportFiles(of: classes, fileWatch, on: channel)
            report(classes, since: first, on: channel)
        }
        channel.send(.finished)
        fflush(nil)
        _exit(0)
    }

    private static func report(_ test: TestName, since before: Surroundings?, on channel: Channel) {
        guard let before else { return }
        let leftovers = Surroundings().leftovers(since: before)
        if !leftovers.isEmpty { channel.send(.leftBehind(test, leftovers)) }
    }

    private static func reportFiles(of test: TestName, _ fileWatch: FileWatch?, on channel: Channel) {
        for file in fileWatch?.touched() ?? [] { channel.send(.fileTouched(test, file: file)) }
    }

    private static func mark(_ test: String, token: String) {
        print(OutputMarker.line(token: token, test: test))
        fflush(nil)
    }
}
