internal import Building
internal import Foundation

/// Measures which faults each test reaches, every test in a process of its own.
struct Probe: Sendable {
    let program: TestProgram
    /// The numbers of the planted faults.
    let numbers: [Range<Int>]
    /// The bytes of a record.
    let bytes: Int

    /// Measures some tests.
    ///
    /// A test that does not pass alone is measured with its class or suite, or else with all tests of its library.
    ///
    /// - Parameters:
    ///   - tests: The tests.
    ///   - jobs: The processes at a time.
    ///   - progress: Called after each test.
    func units(of tests: [TestCase], jobs: Int, progress: @escaping @Sendable () -> Void) async throws -> [TestUnit] {
        let alone = try await tests.mapInParallel(atOnce: jobs) { test in
            let unit = try await unit([test])
            progress()
            return unit
        }
        var units = alone.compactMap(\.self)
        let dependent = zip(tests, alone).filter { $1 == nil }.map(\.0)
        for group in Dictionary(grouping: dependent, by: \.suite).sorted(by: { $0.key < $1.key }) {
            let company = tests.filter { $0.suite == group.key }
            if let unit = try await unit(company) {
                units.append(unit)
            } else {
                let all = tests.filter { $0.library == group.value[0].library }
                // They pass together: the baseline has shown it.
                if !units.contains(where: { $0.tests.count == all.count }), let unit = try await unit(all) {
                    units.append(unit)
                }
            }
        }
        return units
    }

    /// Runs tests together; nil if they do not all pass.
    private func unit(_ tests: [TestCase]) async throws -> TestUnit? {
        let file = program.scratch.appending(path: "reach-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: program.scratch, withIntermediateDirectories: true)
        Cleanup.add(file)
        defer { Cleanup.remove(file) }
        let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        ftruncate(descriptor, off_t(bytes))
        let run = try await program.run(tests, reach: file)
        guard run.isGreen(for: tests) else { return nil }
        var reached: [Int] = []
        for range in numbers {
            var record = [UInt8](repeating: 0, count: range.count)
            guard pread(descriptor, &record, range.count, off_t(range.lowerBound)) == range.count else { continue }
            reached += record.indices.filter { record[$0] != 0 }.map { range.lowerBound + $0 }
        }
        return TestUnit(tests: tests, reached: reached, processorSeconds: run.processorSeconds, seconds: run.seconds)
    }
}

extension TestCase {
    /// The class or suite around it.
    fileprivate var suite: String {
        library.rawValue + " " + name.split(separator: "/").dropLast().joined(separator: "/")
    }
}
