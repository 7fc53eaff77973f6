/// The work of a test process.
///
/// It arrives on standard input, so that the code under test cannot read it afterwards.
package struct Plan: Codable, Sendable {
    /// The secret with which every line on the channel begins: tests do not know it, so they cannot report events.
    package var secret: String
    /// The token of the lines that mark the output of a test; a test can read these lines.
    package var token: String
    /// The number of the planted fault that is switched on; any other number for the code as it is.
    package var activeFault: Int
    /// The modules whose tests run, in this order.
    package var rounds: [Round]
    /// A module whose tests all run again after each test of the rounds, to detect what that test leaves behind.
    package var checkAfterEachTest: String?
    /// The moment at which the clock starts, in seconds since 1970; nil for the real one.
    package var startOfClock: Int?
    /// The names of the files in the temporary folder that the tests must leave alone.
    package var watchedFiles: [String]
    /// The word behind which the calls that led to a trap are written to standard error; nil if nobody asks.
    package var trapWord: String?

    /// Makes a plan.
    package init(
        secret: String, token: String, activeFault: Int, rounds: [Round], checkAfterEachTest: String? = nil, startOfClock: Int? = nil,
        watchedFiles: [String] = [], trapWord: String? = nil
    ) {
        self.secret = secret
        self.token = token
        self.activeFault = activeFault
        self.rounds = rounds
        self.checkAfterEachTest = checkAfterEachTest
        self.startOfClock = startOfClock
        self.watchedFiles = watchedFiles
        self.trapWord = trapWord
    }
}
