internal import Building
internal import Foundation

extension Baseline {
    /// The tests that crash are looked for up to this number: each costs a run.
    private static let mostCrashes = 200

    /// The error about a crash that happened in both rounds; nil if there is none.
    ///
    /// - Parameters:
    ///   - rounds: The runs of all tests, each twice.
    ///   - tests: The tests.
    ///   - programs: The test programs.
    static func crash(in rounds: [[TestRun]], of tests: [TestCase], _ programs: TestPrograms) async throws -> MutationError? {
        let crashes = rounds.map { $0.first(where: \.endedByItself) }
        guard let first = crashes.first ?? nil, let last = crashes.last ?? nil else { return nil }
        let known = Dictionary(tests.map { ($0.filter, $0) }) { first, _ in first }
        var culprits = try await culprits(of: last, known, programs)
        // XCTest runs one test after another, so a crash hides those of the rest.
        var run = last
        var seen: Set<String> = []
        while let name = run.unfinished.first, let crashed = known[name], crashed.library == .xctest, culprits.count < mostCrashes {
            seen.formUnion(run.passed.union(run.skipped).union(run.failed + run.unfinished))
            let rest = tests.filter { $0.group == crashed.group && !seen.contains($0.filter) }
            guard !rest.isEmpty else { break }
            run = try await programs.run(rest)
            guard run.endedByItself else { break }
            culprits += try await Self.culprits(of: run, known, programs)
        }
        return .testsCrash(culprits.map(\.name), skip: pattern(of: culprits, among: tests), how: first.lastWords)
    }

    /// The value of `--skip` that leaves out some tests: whole classes and suites where all of theirs are among them.
    private static func pattern(of culprits: [TestCase], among tests: [TestCase]) -> String {
        func suite(_ test: TestCase) -> String { test.name.split(separator: "/").first.map { "\($0)/" } ?? test.name }
        let all = Dictionary(grouping: tests, by: suite)
        let names = culprits.map { test in
            all[suite(test)]?.allSatisfy { other in culprits.contains { $0.name == other.name } } == true ? suite(test) : test.name
        }
        return Set(names).sorted().joined(separator: ",")
    }

    /// The tests that were running at a crash; of several, those that crash alone, too.
    private static func culprits(of run: TestRun, _ known: [String: TestCase], _ programs: TestPrograms) async throws -> [TestCase] {
        let running = run.unfinished.compactMap { known[$0] }
        guard running.count > 1 else { return running }
        var culprits: [TestCase] = []
        for test in running where culprits.count < mostCrashes {
            if try await programs.run([test]).endedByItself { culprits.append(test) }
        }
        return culprits.isEmpty ? running : culprits
    }
}

extension TestRun {
    /// Whether the process ended before its tests did, and no limit was the reason.
    fileprivate var endedByItself: Bool {
        switch ending {
        case .signalled: !wasStopped
        case .exited: !unfinished.isEmpty
        default: false
        }
    }

    /// The way in which the process ended, with its last words.
    fileprivate var lastWords: String {
        let way =
            switch ending {
            case .signalled(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
            case .exited(let code): "exit code \(code)"
            default: "no exit code"
            }
        let words = crash ?? lastLine
        return words.map { "\(way). The last words: \($0)" } ?? way
    }
}
