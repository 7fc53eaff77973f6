/// The way in which a stage was not passed.
package enum Reason: String, Codable, Sendable {
    /// The compiler refused the code.
    case compileError = "compile-error"
    /// A test failed.
    case failed
    /// The test process ended by itself before the tests were through.
    case crashed
    /// No test was executed.
    case noTests = "no-tests"
    /// The time limit ended it.
    case timedOut = "timed-out"
    /// The output limit ended it.
    case outputLimit = "output-limit"
    /// A test left something behind.
    case leak
    /// No test caught a planted fault.
    case survived
}
