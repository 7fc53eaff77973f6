/// The ways in which a stage is not passed.
package enum Reason: String, Codable, Sendable {
    /// The code does not compile.
    case compileError = "compile-error"
    /// A test failed.
    case failed
    /// The test process ended by itself before the last test.
    case crashed
    /// No test was executed.
    case noTests = "no-tests"
    /// The time limit was reached.
    case timedOut = "timed-out"
    /// The output limit was reached.
    case outputLimit = "output-limit"
    /// A test left something behind.
    case leak
    /// No test caught a planted fault.
    case survived
}
