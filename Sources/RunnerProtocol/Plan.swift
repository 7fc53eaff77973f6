/// What a test process is asked to run. It arrives on standard input, so that the code under test cannot read it afterwards.
package struct Plan: Codable, Sendable {
    /// Repeated in ``RunnerEvent/finished(token:)``: a process that ends by itself before that does not know it.
    package var token: String
    /// The planted fault that is switched on, counted from 1; 0 for the code as it is.
    package var activeFault: Int
    /// The modules whose tests run, in this order.
    package var rounds: [Round]
    /// A module whose tests all run again after each single test of the rounds, to see what a test leaves behind.
    package var checkAfterEachTest: String?
    /// The only folder in which the process may write.
    package var writableFolder: String
    /// By which the process and all that it starts are known, whatever they do to their environment, group and session.
    package var mark: UInt64
    /// The number of the judge's process, which is the parent of this one.
    package var judge: Int32

    /// Makes a plan.
    package init(
        token: String, activeFault: Int = 0, rounds: [Round], checkAfterEachTest: String? = nil, writableFolder: String, mark: UInt64,
        judge: Int32
    ) {
        self.token = token
        self.activeFault = activeFault
        self.rounds = rounds
        self.checkAfterEachTest = checkAfterEachTest
        self.writableFolder = writableFolder
        self.mark = mark
        self.judge = judge
    }
}

/// One pass over all tests of one module.
package struct Round: Codable, Sendable {
    /// The module that holds the tests.
    package var module: String
    /// The seed of the order in which the tests run; nil for the order in which they are written.
    package var seed: UInt64?
    /// Whether they run the other way round: a test that needs another before it fails in an order or in its reverse.
    package var isReversed: Bool

    /// Makes a round.
    package init(module: String, seed: UInt64? = nil, isReversed: Bool = false) {
        self.module = module
        self.seed = seed
        self.isReversed = isReversed
    }
}
