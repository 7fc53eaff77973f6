internal import Building
internal import Foundation
internal import Synchronization
internal import Workspace

/// The package's built test program, which is started directly.
struct TestProgram: Sendable {
    /// The limits of a run.
    struct Limits {
        /// The processor time after which the program ends; nil for none.
        var processorSeconds: Double?
        /// The time that it may take while it waits for something.
        var seconds = 600.0
        var outputBytes = 64 << 20
    }

    let path: String
    let root: URL
    /// The folder for the scratch folders of the runs.
    let scratch: URL
    private static let runs = Atomic(0)

    /// Finds the program of a package that was built.
    ///
    /// - Throws: ``MutationError/noTests`` if there is none.
    init(of package: OwnPackage, in scratch: Scratch) throws {
        let products = scratch.build.appending(path: "debug")
        path = products.appending(path: "\(package.name)PackageTests.xctest").path
        root = package.root
        self.scratch = scratch.folder.appending(path: "runs")
        guard FileManager.default.isExecutableFile(atPath: path) else { throw MutationError.noTests }
    }

    /// Lists the tests that use XCTest.
    func xctests() async throws -> [TestCase] {
        let outcome = try await start(["--list-tests"], fault: nil, reach: nil, limits: Limits()).outcome
        let lines = String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n")
        return lines.filter { $0.contains(/^[^ .\/]+\.[^ \/]+\/[^ \/]+$/) }
            .map { TestCase(library: .xctest, filter: String($0), name: String($0), title: nil) }
    }

    /// Runs all tests of a library, as `swift test` does.
    ///
    /// - Parameters:
    ///   - library: The library.
    ///   - known: The tests that use XCTest.
    func runAll(_ library: TestCase.Library, known: [TestCase]) async throws -> (run: TestRun, tests: [TestCase]) {
        switch library {
        case .xctest: (try await run(known, everything: true), known)
        case .swiftTesting: try await runSwiftTesting([], collects: true, fault: nil, reach: nil, limits: Limits())
        }
    }

    /// Runs some tests of one library.
    ///
    /// - Parameters:
    ///   - tests: The tests.
    ///   - everything: Whether they are all tests of that library.
    ///   - fault: The number of the fault that is on.
    ///   - reach: The file that records which faults are reached.
    ///   - limits: The limits of the run.
    func run(
        _ tests: [TestCase], everything: Bool = false, fault: Int? = nil, reach: URL? = nil, limits: Limits = Limits()
    ) async throws -> TestRun {
        guard let library = tests.first?.library else { return TestRun() }
        if library == .swiftTesting {
            return try await runSwiftTesting(everything ? [] : tests, collects: false, fault: fault, reach: reach, limits: limits).run
        }
        let names = tests.map(\.filter).joined(separator: ",")
        // An argument has at most 128 KiB.
        let all = everything || names.utf8.count > 100_000
        let (outcome, seconds) = try await start(all ? [] : [names], fault: fault, reach: reach, limits: limits)
        var run = TestRun(outcome, seconds)
        run.read(xctest: outcome.standardOutput, of: Dictionary(tests.map { ($0.classAndMethod, $0.filter) }) { first, _ in first })
        return run
    }

    private func runSwiftTesting(
        _ tests: [TestCase], collects: Bool, fault: Int?, reach: URL?, limits: Limits
    ) async throws -> (run: TestRun, tests: [TestCase]) {
        let events = scratch.appending(path: "events-\(Self.newNumber)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        Cleanup.add(events)
        defer { Cleanup.remove(events) }
        var arguments = ["--testing-library", "swift-testing", "--event-stream-output-path", events.path, "--event-stream-version", "6.3"]
        for start in stride(from: 0, to: tests.count, by: 200) {
            let names = tests[start..<min(start + 200, tests.count)].map { NSRegularExpression.escapedPattern(for: $0.filter) }
            arguments += ["--filter", "^(?:\(names.joined(separator: "|")))$"]
        }
        let (outcome, seconds) = try await start(arguments, fault: fault, reach: reach, limits: limits)
        var run = TestRun(outcome, seconds)
        let found = run.read(events: (try? Data(contentsOf: events)) ?? Data(), collects: collects)
        // It ends with this code if there is no test.
        if collects, found.isEmpty { run = TestRun() }
        return (run, found)
    }

    private static var newNumber: Int { runs.add(1, ordering: .relaxed).newValue }

    private func start(
        _ arguments: [String], fault: Int?, reach: URL?, limits: Limits
    ) async throws -> (outcome: Subprocess.Outcome, seconds: Double) {
        let temporary = scratch.appending(path: "tmp-\(getpid())-\(Self.newNumber)")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        Cleanup.add(temporary)
        defer { Cleanup.remove(temporary) }
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = temporary.path
        // A trace of a crash takes seconds, and the message is what helps.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        // The order of sets must not decide about a fault.
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        environment[SwitchObject.Variable.fault] = fault.map(String.init)
        environment[SwitchObject.Variable.reach] = reach?.path
        environment[SwitchObject.Variable.milliseconds] = limits.processorSeconds.map { String(Int($0 * 1000)) }
        environment[SwitchObject.Variable.bytes] = limits.processorSeconds.map { _ in String(4 << 30) }
        let start = ContinuousClock.now
        let outcome = try await ProcessGroups.undisturbed {
            try await Subprocess(
                program: path, arguments: arguments, folder: root.path, environment: environment,
                limits: .init(seconds: limits.seconds, outputBytes: limits.outputBytes)
            ).answer(of: "The test program")
        }
        return (outcome, (ContinuousClock.now - start) / .seconds(1))
    }
}

extension TestRun {
    fileprivate init(_ outcome: Subprocess.Outcome, _ seconds: Double) {
        ending = outcome.ending
        crash = outcome.fatalError
        processorSeconds = outcome.processorSeconds
        self.seconds = seconds
    }
}

extension TestCase {
    /// The name in XCTest's output, which does not have the module.
    fileprivate var classAndMethod: String {
        let parts = filter.split(separator: "/")
        return "\(parts.first?.split(separator: ".").last ?? "").\(parts.last ?? "")"
    }
}
