internal import Building
internal import Foundation

/// Measures which faults each test reaches, every test in a process of its own.
struct Probe: Sendable {
    let programs: TestPrograms
    let record: ReachRecord
    /// The faults in the programs, by their numbers.
    let faults: [Int: OwnFault]
    let sections: Sections
    let book: AnswerBook

    /// Measures some tests.
    ///
    /// A test that does not pass alone is measured with its class or suite, or else with all tests that a process can run.
    ///
    /// - Parameters:
    ///   - tests: The tests.
    ///   - jobs: The processes at a time.
    ///   - progress: Called after each test.
    func units(of tests: [TestCase], jobs: Int, progress: @escaping @Sendable () -> Void) async throws -> [TestUnit] {
        let numbers = Dictionary(uniqueKeysWithValues: faults.map { ($1.id, $0) })
        let alone = try await tests.mapInParallel(atOnce: jobs) { test -> TestUnit? in
            defer { progress() }
            if let known = book.measure(of: test) {
                return TestUnit(
                    tests: [test], reached: known.reached.compactMap { numbers[$0] }.sorted(), entered: known.entered,
                    processorSeconds: known.processorSeconds, seconds: known.seconds)
            }
            return try await unit([test])
        }
        var units = alone.compactMap(\.self)
        let dependent = zip(tests, alone).filter { $1 == nil }.map(\.0)
        for group in Dictionary(grouping: dependent, by: \.suite).sorted(by: { $0.key < $1.key }) {
            let company = tests.filter { $0.suite == group.key }
            if let unit = try await unit(company) {
                units.append(unit)
            } else {
                let all = tests.filter { $0.group == group.value[0].group }
                // They pass together: the baseline has shown it.
                if !units.contains(where: { $0.tests == all }), let unit = try await unit(all) {
                    units.append(unit)
                }
            }
        }
        return units
    }

    /// Runs tests together; nil if they do not all pass.
    private func unit(_ tests: [TestCase]) async throws -> TestUnit? {
        let (run, numbers) = try await record.during(faultNumbers + sections.numbers) { try await programs.run(tests, reach: $0) }
        guard run.isGreen(for: tests) else { return nil }
        let reached = numbers.filter { faults[$0] != nil }
        let entered = numbers.count - reached.count
        if tests.count == 1 {
            let measure = AnswerBook.Measure(
                reached: reached.compactMap { faults[$0]?.id }, entered: entered, processorSeconds: run.processorSeconds,
                seconds: run.seconds)
            book.keep(measure, of: tests[0], after: sections.plantedFunctions(numbered: numbers))
        }
        return TestUnit(tests: tests, reached: reached, entered: entered, processorSeconds: run.processorSeconds, seconds: run.seconds)
    }

    /// The numbers of the faults, by file.
    private var faultNumbers: [Range<Int>] { FileNumbers.ranges(of: faults.keys) }
}

extension TestCase {
    /// The class or suite around it.
    fileprivate var suite: String {
        program + " " + library.rawValue + " " + name.split(separator: "/").dropLast().joined(separator: "/")
    }
}
