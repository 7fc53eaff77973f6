internal import Building
internal import Faults

/// The learner's files with their syntax trees: each is parsed once for a whole check.
struct ParsedFiles: Sendable {
    let production: ParsedSources
    let tests: ParsedSources
    /// The substitutes for modules of others.
    let fakes: ParsedSources
    /// The libraries that they and the workspace's tests of them import.
    let libraries: Set<String>

    /// Parses the files of a check.
    init(of check: Check) {
        production = ParsedSources(check.submission.production)
        tests = ParsedSources(check.submission.tests)
        fakes = ParsedSources(check.submission.fakes)
        let imports = [production.imports, tests.imports, fakes.imports, check.behaviorTests.imports, check.seamTests.imports]
        libraries = imports.reduce(Set()) { $0.union($1) }.intersection(Libraries.forKatas)
    }
}
