/// The questions that are asked of a submission, in the order in which they are asked.
package enum Stage: String, Codable, CaseIterable, Sendable {
    /// Does it compile?
    case build
    /// Does production still do what it did?
    case behavior
    /// Is the requested seam there, and is the injected instance the one that is used?
    case seam
    /// Does the learner have tests, and do they pass?
    case tests
    /// Do the tests leave everything as it was?
    case isolation
    /// Would the tests notice if the code were wrong?
    case faults
}
