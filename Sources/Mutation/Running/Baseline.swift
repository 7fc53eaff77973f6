internal import Building
internal import Foundation

/// The tests of the package, which pass twice with every fault off.
struct Baseline: Sendable {
    let tests: [TestCase]
    /// The time of the quicker of the two runs.
    let seconds: Double
    /// The processor time of all tests of a library in one process.
    let processorSeconds: [TestCase.Library: Double]
    /// The time of all tests of a library in one process.
    let wallSeconds: [TestCase.Library: Double]
    /// The tests that are skipped or disabled.
    let skipped: Set<String>

    /// The tests that run.
    var active: [TestCase] { tests.filter { !skipped.contains($0.filter) } }

    /// Runs all tests twice.
    ///
    /// - Parameters:
    ///   - program: The test program.
    ///   - watch: Learns which tests are running.
    /// - Throws: ``MutationError`` if a test fails or does not end, or there is none.
    init(of program: TestProgram, watch: TestWatch) async throws {
        let xctests = program.xctests
        var rounds: [[TestRun]] = []
        var found: [TestCase] = []
        for _ in 0..<2 {
            let (modern, tests) = try await program.runAll(.swiftTesting, watch)
            var runs = [modern]
            if !xctests.isEmpty { runs.append(try await program.runAll(.xctest, watch).run) }
            found = tests
            if let endless = runs.first(where: { $0.ending == .timedOut }) {
                let name = (xctests + tests).first { $0.filter == endless.running }?.name
                throw MutationError.testsDoNotEnd(running: name ?? endless.running)
            }
            rounds.append(runs)
        }
        let all = xctests + found
        let names = Dictionary(all.map { ($0.filter, $0.name) }) { first, _ in first }
        if let crash = try await Self.crash(in: rounds, of: all, program) { throw crash }
        let failures = rounds.map { runs in Set(runs.flatMap { Self.failures(in: $0, names) }) }
        if failures.contains(where: { !$0.isEmpty }) {
            let both = failures[0].intersection(failures[1])
            throw both.isEmpty ? MutationError.flaky(failures[0].union(failures[1]).sorted()) : .testsFail(both.sorted())
        }
        let passed = rounds.map { $0.reduce(into: Set<String>()) { $0.formUnion($1.passed) } }
        guard passed[0] == passed[1] else {
            throw MutationError.flaky(passed[0].symmetricDifference(passed[1]).map { names[$0] ?? $0 }.sorted())
        }
        guard !passed[0].isEmpty else { throw program.noTests }
        tests = all
        skipped = Set(all.map(\.filter)).subtracting(passed[0])
        processorSeconds = [
            .swiftTesting: rounds.map { $0[0].processorSeconds }.min() ?? 0,
            .xctest: rounds.compactMap { $0.dropFirst().first?.processorSeconds }.min() ?? 0,
        ]
        wallSeconds = [
            .swiftTesting: rounds.map { $0[0].seconds }.max() ?? 0,
            .xctest: rounds.compactMap { $0.dropFirst().first?.seconds }.max() ?? 0,
        ]
        seconds = rounds.map { $0.reduce(0) { $0 + $1.seconds } }.min() ?? 0
    }

    /// The failed tests of a run, or else the way in which it failed.
    private static func failures(in run: TestRun, _ names: [String: String]) -> [String] {
        let failed = run.failed + [run.running].compactMap(\.self)
        if !failed.isEmpty { return failed.map { names[$0] ?? $0 } }
        return run.ending == .exited(0) ? [] : [run.reason]
    }
}
