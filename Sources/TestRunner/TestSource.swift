internal import RunnerProtocol

/// A test library: it knows which tests there are in a module and how to run them one at a time.
protocol TestSource {
    /// The tests of a module, in the order in which they are written.
    func tests(in module: String) -> [RunnableTest]

    /// Runs all tests of a module at once.
    func runAll(in module: String) -> [TestReport]

    /// Undoes what was set up for a whole round.
    func endRound()
}

/// One test that can be run.
struct RunnableTest {
    var name: TestName
    var run: () -> TestReport
}
