internal import Building
internal import Foundation

/// The tests of the package, which pass twice with every fault off.
struct Baseline: Sendable {
    let tests: [TestCase]
    /// The time of the quicker of the two runs.
    let seconds: Double
    /// The processor time of all tests of a group in one process.
    let processorSeconds: [TestCase.Group: Double]
    /// The time of all tests of a group in one process.
    let wallSeconds: [TestCase.Group: Double]
    /// The tests that are skipped or disabled.
    let skipped: Set<String>

    /// The tests that run.
    var active: [TestCase] { tests.filter { !skipped.contains($0.filter) } }

    /// Runs all tests twice.
    ///
    /// - Parameters:
    ///   - programs: The test programs.
    ///   - watch: Learns which tests are running.
    /// - Throws: ``MutationError`` if a test fails or does not end, or there is none.
    init(of programs: TestPrograms, watch: TestWatch) async throws {
        let groups = programs.groups
        var rounds: [[TestRun]] = []
        var found: [TestCase] = []
        for _ in 0..<2 {
            var runs: [TestRun] = []
            found = []
            for group in groups {
                let (run, tests) = try await programs.runAll(group, watch)
                runs.append(run)
                found += tests
                guard run.ending == .timedOut else { continue }
                throw MutationError.testsDoNotEnd(running: tests.first { $0.filter == run.running }?.name ?? run.running)
            }
            rounds.append(runs)
        }
        // Several programs may have the tests of a library that helps tests, and each build system lists tests in an order of its own.
        var seen: Set<String> = []
        let all = found.sorted { ($0.group, $0.name) < ($1.group, $1.name) }.filter { seen.insert($0.filter).inserted }
        let names = Dictionary(all.map { ($0.filter, $0.name) }) { first, _ in first }
        if let crash = try await Self.crash(in: rounds, of: all, programs) { throw crash }
        let failures = rounds.map { runs in Set(runs.flatMap { Self.failures(in: $0, names) }) }
        if failures.contains(where: { !$0.isEmpty }) {
            let both = failures[0].intersection(failures[1])
            let first = rounds[1].lazy.compactMap { $0.firstFailure(below: programs.root) }.first
            throw both.isEmpty ? MutationError.flaky(failures[0].union(failures[1]).sorted()) : .testsFail(both.sorted(), first: first)
        }
        let passed = rounds.map { $0.reduce(into: Set<String>()) { $0.formUnion($1.passed) } }
        guard passed[0] == passed[1] else {
            throw MutationError.flaky(passed[0].symmetricDifference(passed[1]).map { names[$0] ?? $0 }.sorted())
        }
        guard !passed[0].isEmpty else { throw programs.noTests }
        tests = all
        skipped = Set(all.map(\.filter)).subtracting(passed[0])
        let times = rounds.flatMap { zip(groups, $0) }
        processorSeconds = Dictionary(times.map { ($0, $1.processorSeconds) }, uniquingKeysWith: min)
        wallSeconds = Dictionary(times.map { ($0, $1.seconds) }, uniquingKeysWith: max)
        seconds = rounds.map { $0.reduce(0) { $0 + $1.seconds } }.min() ?? 0
    }

    /// The failed tests of a run, or else the way in which it failed.
    private static func failures(in run: TestRun, _ names: [String: String]) -> [String] {
        let failed = run.failed + [run.running].compactMap(\.self)
        if !failed.isEmpty { return failed.map { names[$0] ?? $0 } }
        return run.ending == .exited(0) ? [] : [run.reason]
    }
}
