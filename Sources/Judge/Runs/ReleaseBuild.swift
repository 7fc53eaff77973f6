internal import Building

/// The learner's module without `DEBUG`, as a release build has it, and the runs of the workspace's tests with it.
///
/// The learner's tests run in a debug build only, so they say nothing about code that is compiled in a release build alone.
struct ReleaseBuild: Sendable {
    /// The module, which may not have compiled.
    let production: CompiledModule
    /// The runs of the characterization tests; nil if there is no module to test.
    var behavior: AcceptanceRuns?
    /// The runs of the tests of the seam; nil if the kata asks for a seam in debug builds only.
    var seam: AcceptanceRuns?

    /// The end of a sentence about code that does its work in a debug build.
    static let words = "in a release build, without DEBUG"
    /// The next step for such code.
    static let next = "A release build has only the code after `#else` and outside of `#if DEBUG`: "
}
