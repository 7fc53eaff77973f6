internal import Building

/// The learner's module as a release build has it, without `DEBUG` and assertions, and the runs of the workspace's tests with it.
///
/// The learner's tests run in a debug build only, so they say nothing about code that is compiled in a release build alone.
struct ReleaseBuild: Sendable {
    /// The kinds of code for which it is made.
    let causes: Set<DebugCode>
    /// The module, which may not have compiled.
    let production: CompiledModule
    /// The runs of the characterization tests; nil if there is no module to test.
    var behavior: AcceptanceRuns?
    /// The runs of the tests of the seam; nil if the kata asks for a seam in debug builds only.
    var seam: AcceptanceRuns?

    /// The end of a sentence about code that does its work in a debug build.
    var words: String {
        let parts = (causes.contains(.condition) ? ["DEBUG"] : []) + (causes.contains(.assertion) ? ["assertions"] : [])
        return "in a release build, without \(parts.joined(separator: " and "))"
    }

    /// The next step for such code.
    ///
    /// - Parameter step: The end of a sentence about the code that a release build has.
    func next(_ step: String) -> String {
        let condition = "A release build has only the code after `#else` and outside of `#if DEBUG`: \(step)"
        let assertion =
            "A release build evaluates no argument of `assert`, goes on behind `assertionFailure`, and takes `_isDebugAssertConfiguration()` "
            + "for false: write the call as a statement of its own, and end the process with `fatalError` where it must end."
        return ((causes.contains(.condition) ? [condition] : []) + (causes.contains(.assertion) ? [assertion] : [])).joined(separator: " ")
    }
}
