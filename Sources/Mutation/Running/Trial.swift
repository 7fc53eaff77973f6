internal import Building
internal import Foundation
internal import Synchronization

/// Runs the tests that reach a fault while it is on.
final class Trial: Sendable {
    /// The answer about a fault, with the numbers of the functions that decide about it: those that its runs have entered.
    struct Result: Sendable {
        var answer: Answer
        var entered: Set<Int> = []
    }

    private let programs: TestPrograms
    private let record: ReachRecord
    /// The numbers of the functions.
    private let functions: [Range<Int>]
    private let units: [TestUnit]
    /// The places of the units that reach a fault, by its number.
    private let reaching: [Int: [Int]]
    /// The processor time of a process that does nothing.
    private let start: Double
    /// The part of the measured times of the tests that is their own work, by group; the rest is chance.
    private let shares: [TestCase.Group: Double]
    /// The time of all tests of a group in one process: the sum of single ones is mostly the start of processes.
    private let wall: [TestCase.Group: Double]
    /// Whether some tests pass together with every fault off, by their places.
    private let controls = Mutex<[[Int]: Task<(passes: Bool, entered: Set<Int>), any Error>]>([:])

    /// Prepares trials.
    ///
    /// - Parameters:
    ///   - programs: The test programs.
    ///   - record: Records which functions a run enters.
    ///   - functions: The numbers of the functions.
    ///   - units: The tests, with the faults that they reach.
    ///   - whole: The processor time of all tests of a group in one process.
    ///   - wall: Their time.
    init(
        programs: TestPrograms, record: ReachRecord, functions: [Range<Int>], units: [TestUnit], whole: [TestCase.Group: Double],
        wall: [TestCase.Group: Double]
    ) {
        self.programs = programs
        self.record = record
        self.functions = functions
        self.units = units
        self.wall = wall
        var reaching: [Int: [Int]] = [:]
        for (index, unit) in units.enumerated() { for number in unit.reached { reaching[number, default: []].append(index) } }
        let start = units.map(\.processorSeconds).min() ?? 0
        self.start = start
        shares = whole.mapValues { _ in 1 }.merging(
            whole.map { group, seconds in
                let sum = units.filter { $0.tests[0].group == group }.reduce(0) { $0 + max(0, $1.processorSeconds - start) }
                return (group, sum == 0 ? 1 : min(1, max(0, seconds - start) / sum))
            }
        ) { $1 }
        // The quickest first, in steps, and among these the most specific.
        func rank(_ index: Int) -> (Int, Int, Int) {
            (Int((units[index].processorSeconds - start) / 0.02), units[index].entered, index)
        }
        self.reaching = reaching.mapValues { $0.sorted { rank($0) < rank($1) } }
    }

    /// Whether any test reaches a fault.
    func isReached(_ fault: OwnFault) -> Bool { reaching[fault.number] != nil }

    /// The tests that reach a fault, the closest first: the one that enters the fewest functions.
    func tests(reaching fault: OwnFault) -> [TestCase] {
        (reaching[fault.number] ?? []).sorted { (units[$0].entered, $0) < (units[$1].entered, $1) }.flatMap { units[$0].tests }
    }

    /// Tries a fault.
    ///
    /// - Parameters:
    ///   - fault: The fault.
    ///   - likely: The names of tests that are likely to catch it. The first of them runs by itself before the others: an answer of one test
    ///     depends on less code than one of many.
    func answer(for fault: OwnFault, likely: [String] = []) async throws -> Result {
        let first = (reaching[fault.number] ?? []).first { units[$0].tests.count == 1 && likely.contains(units[$0].tests[0].name) }
        return try await answer(for: fault, first: first, patience: 1)
    }

    /// Tries a fault again whose tests did not finish: first the test that did not, with more time.
    func confirmation(of answer: Answer, for fault: OwnFault) async throws -> Result {
        var confirmed = answer
        let unfinished = (reaching[fault.number] ?? []).first { index in
            units[index].tests.count == 1 && answer.caughtBy.contains(units[index].tests[0].name)
        }
        if let unfinished {
            let tests = units[unfinished].tests
            let limits = TestProgram.Limits(
                processorSeconds: 0.2 + 20 * own(unfinished), seconds: 5 + 20 * seconds(of: [unfinished]), outputBytes: 16 << 20)
            let (run, entered) = try await run(tests, fault: fault, limits)
            confirmed.seconds += run.processorSeconds
            confirmed.reason = run.reason
            if run.wasStopped { return Result(answer: confirmed, entered: entered) }
            if !run.isGreen(for: tests) {
                confirmed.status = .caught
                return Result(answer: confirmed, entered: entered)
            }
        }
        var result = try await self.answer(for: fault, patience: 8)
        result.answer.seconds += answer.seconds
        return result
    }

    private func answer(for fault: OwnFault, first: Int? = nil, patience: Double) async throws -> Result {
        let indices = reaching[fault.number] ?? []
        let reachedBy = tests(reaching: fault).map(\.name)
        guard !indices.isEmpty else { return Result(answer: Answer(status: .notRun)) }
        var used = 0.0
        var entered: Set<Int> = []
        func result(_ status: Answer.Status, by run: TestRun? = nil, entered: Set<Int>) -> Result {
            let names = Dictionary(indices.flatMap { units[$0].tests }.map { ($0.filter, $0.name) }) { first, _ in first }
            let failed = run.map { $0.failed + [$0.running].compactMap(\.self) } ?? []
            let answer = Answer(
                status: status, reachedBy: reachedBy, caughtBy: failed.compactMap { names[$0] }, reason: run.map(\.reason), seconds: used)
            return Result(answer: answer, entered: entered)
        }
        for batch in [first].compactMap({ $0.map { [$0] } }) + batches(of: indices.filter { $0 != first }) {
            let together = try await run(batch, fault: fault, patience: patience)
            used += together.run.processorSeconds
            entered.formUnion(together.entered)
            if together.isGreen { continue }
            if together.run.wasStopped, together.run.failed.isEmpty {
                return result(.timedOut, by: together.run, entered: together.entered)
            }
            if batch.count == 1 { return result(.caught, by: together.run, entered: together.entered) }
            let control = try await control(of: batch)
            entered.formUnion(control.entered)
            if control.passes { return result(.caught, by: together.run, entered: together.entered.union(control.entered)) }
            // These tests disturb each other, so each is asked alone.
            for index in batch {
                let alone = try await run([index], fault: fault, patience: patience)
                used += alone.run.processorSeconds
                entered.formUnion(alone.entered)
                if alone.isGreen { continue }
                let status: Answer.Status = alone.run.wasStopped && alone.run.failed.isEmpty ? .timedOut : .caught
                return result(status, by: alone.run, entered: alone.entered)
            }
        }
        return result(.survived, entered: entered)
    }

    /// Splits the units into batches, each for a process: a quick one first, as most faults are caught there.
    private func batches(of indices: [Int]) -> [[Int]] {
        var batches: [[Int]] = []
        var limit = 0.05
        var rest = indices[...]
        while !rest.isEmpty {
            var batch: [Int] = []
            var seconds = 0.0
            while let next = rest.first, batch.isEmpty || seconds + own(next) <= limit {
                batch.append(next)
                seconds += own(next)
                rest.removeFirst()
            }
            let parts = Dictionary(grouping: batch) { units[$0].tests[0].group }
            batches += parts.sorted { $0.key < $1.key }.map(\.value)
            limit *= 10
        }
        return batches
    }

    /// The processor time of a unit's tests.
    private func own(_ index: Int) -> Double {
        max(0, units[index].processorSeconds - start) * shares[units[index].tests[0].group, default: 1]
    }

    /// The time of the tests of a batch.
    private func seconds(of batch: [Int]) -> Double {
        let sum = batch.reduce(0) { $0 + units[$1].seconds }
        return min(sum, batch.first.flatMap { wall[units[$0].tests[0].group] } ?? sum)
    }

    /// Runs a batch.
    private func run(
        _ batch: [Int], fault: OwnFault?, patience: Double
    ) async throws -> (run: TestRun, isGreen: Bool, entered: Set<Int>) {
        let tests = batch.flatMap { units[$0].tests }
        let work = batch.reduce(0) { $0 + own($1) }
        let wait = seconds(of: batch)
        // While a process is ready to run, only its processor time counts. So a busy machine makes no wait longer.
        let limits = TestProgram.Limits(
            processorSeconds: (0.05 + 4 * work) * patience, seconds: (3 + 10 * wait) * min(patience, 2), outputBytes: 16 << 20)
        let (run, entered) = try await run(tests, fault: fault, limits)
        return (run, run.isGreen(for: tests), entered)
    }

    private func run(
        _ tests: [TestCase], fault: OwnFault?, _ limits: TestProgram.Limits
    ) async throws -> (run: TestRun, entered: Set<Int>) {
        let (run, reached) = try await record.during(functions) { file in
            try await programs.run(tests, fault: fault?.number, reach: file, limits: limits)
        }
        return (run, Set(reached))
    }

    /// Whether the tests of a batch pass together without a fault.
    private func control(of batch: [Int]) async throws -> (passes: Bool, entered: Set<Int>) {
        let task = controls.withLock { controls in
            let task =
                controls[batch]
                ?? Task {
                    let control = try await run(batch, fault: nil, patience: 8)
                    return (control.isGreen, control.entered)
                }
            controls[batch] = task
            return task
        }
        return try await task.value
    }
}
