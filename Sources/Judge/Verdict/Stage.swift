/// The questions that are asked of a submission, in the order in which they are asked.
public enum Stage: String, Codable, CaseIterable, Sendable {
    /// Does it compile?
    case build
    /// Does production still do what it did?
    case behavior
    /// Is the asked seam there, and is what goes in what gets used?
    case seam
    /// Does the learner have tests, and do they pass?
    case tests
    /// Do the tests leave everything as it was?
    case isolation
    /// Would the tests notice if the code were wrong?
    case faults
}

/// In which way a stage was not passed.
public enum Reason: String, Codable, Sendable {
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
    /// A planted fault went unnoticed.
    case survived
}
