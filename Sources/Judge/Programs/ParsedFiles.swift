internal import Building
internal import Faults

/// The files of a check with their syntax trees: each is parsed once.
struct ParsedFiles: Sendable {
    let production: ParsedSources
    let tests: ParsedSources
    /// The substitutes for modules of others.
    let fakes: ParsedSources
    /// The workspace's tests of the learner's module.
    let behaviorTests: ParsedSources
    let seamTests: ParsedSources
    /// The libraries that all of them import.
    let libraries: Set<String>

    /// Parses the files of a check.
    init(of check: Check) {
        production = ParsedSources(check.submission.production)
        tests = check.submission.parsedTests()
        fakes = ParsedSources(check.submission.fakes)
        behaviorTests = ParsedSources(check.behaviorTests)
        seamTests = ParsedSources(check.seamTests)
        let all = [production, tests, fakes, behaviorTests, seamTests]
        libraries = all.reduce(Set()) { $0.union($1.imports) }.intersection(Libraries.forKatas)
    }

    /// The first piece of the submission with which code could go around the judge.
    func refusedSyntax(in check: Check) -> RefusedSyntax? {
        [production, tests, fakes].lazy.compactMap { RefusedSyntax(in: $0, of: check.module) }.first
    }

    /// The first declaration of the submission that would take the place of a library's in the workspace's tests.
    func takenName(in check: Check) -> TakenName? {
        let uses = LibraryUses(in: [behaviorTests, seamTests], of: [ParsedSources(check.referenceSources)])
        return TakenName(in: production, from: uses) ?? TakenName(in: fakes, from: uses)
    }
}
