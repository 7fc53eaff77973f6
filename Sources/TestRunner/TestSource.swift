internal import RunnerProtocol

/// A test library: it lists the tests of a module and runs them one at a time.
protocol TestSource {
    /// Lists the tests of a module, in the order in which they are written.
    func tests(in module: String) -> [RunnableTest]

    /// Runs the tests of a module in the order in which they are written, and reports each of them.
    func runInOrder(_ module: String, _ reporter: Reporter)

    /// Runs all tests of a module at once.
    func runAll(in module: String) -> [TestReport]

    /// Tears down the classes that were set up for a round.
    func endRound()
}

/// A test that can be run.
struct RunnableTest {
    var name: TestName
    /// Sets up what a whole class of tests shares, before its first test.
    var prepare: () -> Void = {}
    var run: () -> TestReport
}

extension TestSource {
    func runInOrder(_ module: String, _ reporter: Reporter) {
        runOneByOne(module, reporter)
    }

    /// Lists the tests of a module, and runs one after the other.
    ///
    /// - Parameter willStart: Called before each test.
    func runOneByOne(_ module: String, _ reporter: Reporter, willStart: (TestName) -> Void = { _ in }) {
        let tests = tests(in: module)
        reporter.list(tests.map(\.name))
        for test in tests {
            willStart(test.name)
            reporter.start(test.name, prepare: test.prepare)
            reporter.end(test.run())
        }
    }
}
