internal import Building
internal import Foundation
internal import Synchronization
internal import Workspace

/// A built test program of the package, which is started directly.
struct TestProgram: Sendable {
    /// The limits of a run.
    struct Limits {
        /// The processor time after which the program ends; nil for none.
        var processorSeconds: Double?
        /// The time that it may take while it waits for something.
        var seconds = 600.0
        /// The time for which it may print nothing: each library prints when a test begins and ends.
        var silence: Double?
        var outputBytes = 64 << 20
    }

    let name: String
    private let path: String
    private let root: URL
    /// The folder for the scratch folders of the runs.
    private let scratch: URL
    /// The tests that use XCTest, without those that are left out.
    private(set) var xctests: [TestCase] = []
    /// The numbers of XCTest's tests by class, with those that are left out.
    private var sizes: [String: Int] = [:]
    private let skipped: [TestPattern]
    private var rights: TestRights
    /// The seconds in which a test must begin or end while no fault is on.
    private let patience: Double
    private static let runs = Atomic(0)

    /// Asks a program for its tests.
    ///
    /// - Parameters:
    ///   - product: The program.
    ///   - root: The package's folder.
    ///   - options: The tests that are left out, and the patience with the others.
    ///   - scratch: The folder for builds.
    ///   - rights: The folders that the tests may change.
    /// - Throws: ``MutationError/doesNotStart(program:reason:)``.
    init(
        _ product: BuildLayout.TestProduct, of root: URL, _ options: Mutation.Options, in scratch: Scratch, rights: TestRights
    ) async throws {
        self.rights = rights
        name = product.name
        path = product.path
        self.root = root
        self.scratch = scratch.runs
        skipped = options.skipped
        patience = options.patience
        let names = try await xctestNames()
        sizes = Dictionary(grouping: names) { $0.className }.mapValues(\.count)
        xctests = names.filter { name in !skipped.contains { $0.matches(name) } }
            .map { TestCase(library: .xctest, filter: String($0), name: String($0), title: nil, program: product.name) }
    }

    /// The same program, whose tests may change what the person may.
    var unlimited: TestProgram {
        var program = self
        program.rights = rights.unlimited
        return program
    }

    /// The names of its tests, with those that are left out.
    func names() async throws -> [Substring] {
        try await list(["--testing-library", "swift-testing", "--list-tests"]) + xctestNames()
    }

    private func xctestNames() async throws -> [Substring] {
        try await list(["--list-tests"]).filter { $0.contains(/^[^ .\/]+\.[^ \/]+\/[^ \/]+$/) }
    }

    /// The lines that the program prints with some arguments.
    private func list(_ arguments: [String]) async throws -> [Substring] {
        let outcome = try await start(arguments, fault: nil, reach: nil, limits: Limits()).outcome
        if outcome.ending == .exited(Self.libraryIsMissing) {
            let words = String(decoding: outcome.standardError, as: UTF8.self).split(separator: "\n").last ?? "a library is missing"
            throw MutationError.doesNotStart(program: name, reason: String(words.trimmingPrefix("\(path): ")))
        }
        return String(decoding: outcome.standardOutput, as: UTF8.self).split(separator: "\n")
    }

    /// Runs all tests of a library, as `swift test` does.
    ///
    /// - Parameters:
    ///   - library: The library.
    ///   - watch: Learns which tests are running.
    func runAll(_ library: TestCase.Library, _ watch: TestWatch) async throws -> (run: TestRun, tests: [TestCase]) {
        // A suite may take long, as long as its tests end.
        let limits = Limits(seconds: 3600, silence: patience)
        switch library {
        case .xctest: return (try await run(xctests, limits: limits, watch), xctests)
        case .swiftTesting: return try await runSwiftTesting([], collects: true, fault: nil, reach: nil, limits: limits, watch)
        }
    }

    /// Runs some tests of one library.
    ///
    /// - Parameters:
    ///   - tests: The tests.
    ///   - fault: The number of the fault that is on.
    ///   - reach: The file that records which faults are reached.
    ///   - limits: The limits of the run.
    ///   - watch: Learns which tests are running.
    func run(
        _ tests: [TestCase], fault: Int? = nil, reach: URL? = nil, limits: Limits = Limits(), _ watch: TestWatch? = nil
    ) async throws -> TestRun {
        guard let library = tests.first?.library else { return TestRun() }
        if library == .swiftTesting {
            return try await runSwiftTesting(tests, collects: false, fault: fault, reach: reach, limits: limits).run
        }
        let (outcome, seconds) = try await start(names(of: tests), fault: fault, reach: reach, limits: limits, watch)
        var run = TestRun(outcome, seconds)
        run.read(xctest: outcome.standardOutput, of: Dictionary(tests.map { ($0.classAndMethod, $0.filter) }) { first, _ in first })
        return run
    }

    /// The argument that names tests of XCTest, a whole class by its own name: an argument has at most 128 KiB.
    private func names(of tests: [TestCase]) -> [String] {
        if tests.count == sizes.values.reduce(0, +) { return [] }
        let classes = Dictionary(grouping: tests.map(\.filter), by: \.className)
        let names = classes.flatMap { name, tests in tests.count == sizes[name] ? [name] : tests }.sorted().joined(separator: ",")
        return [names.utf8.count > 100_000 ? classes.keys.sorted().joined(separator: ",") : names]
    }

    private func runSwiftTesting(
        _ tests: [TestCase], collects: Bool, fault: Int?, reach: URL?, limits: Limits, _ watch: TestWatch? = nil
    ) async throws -> (run: TestRun, tests: [TestCase]) {
        let events = scratch.appending(path: "events-\(Self.newNumber)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        Cleanup.add(events)
        defer { Cleanup.remove(events) }
        var arguments = ["--testing-library", "swift-testing", "--event-stream-output-path", events.path, "--event-stream-version", "6.3"]
        if tests.isEmpty { arguments += skipped.flatMap { $0.expressions.flatMap { ["--skip", $0] } } }
        for start in stride(from: 0, to: tests.count, by: 200) {
            let names = tests[start..<min(start + 200, tests.count)].map { NSRegularExpression.escapedPattern(for: $0.filter) }
            arguments += ["--filter", "^(?:\(names.joined(separator: "|")))$"]
        }
        let (outcome, seconds) = try await start(arguments, fault: fault, reach: reach, limits: limits, watch)
        var run = TestRun(outcome, seconds)
        let found = run.read(events: (try? Data(contentsOf: events)) ?? Data(), collects: collects, in: name)
        // It ends with this code if there is no test.
        if collects, found.isEmpty { run = TestRun() }
        return (run, found)
    }

    /// The exit code of the system's loader, in place of the program's.
    private static let libraryIsMissing: Int32 = 127

    private static var newNumber: Int { runs.add(1, ordering: .relaxed).newValue }

    private func start(
        _ arguments: [String], fault: Int?, reach: URL?, limits: Limits, _ watch: TestWatch? = nil
    ) async throws -> (outcome: Subprocess.Outcome, seconds: Double) {
        let number = Self.newNumber
        let temporary = scratch.appending(path: "tmp-\(getpid())-\(number)"), home = scratch.appending(path: "home-\(getpid())-\(number)")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        for folder in [temporary, home] { Cleanup.add(folder) }
        defer { for folder in [temporary, home] { Cleanup.remove(folder) } }
        var environment = ProcessInfo.processInfo.environment
        if let home = try rights.makeHome(at: home) {
            environment["HOME"] = home
            // Foundation looks there before it asks the system for the user's home.
            environment["CFFIXED_USER_HOME"] = home
        }
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
                limits: .init(seconds: limits.seconds, silence: limits.silence, outputBytes: limits.outputBytes),
                confinement: rights.confinement(in: scratch), whenPrinted: { watch?.read($0) }
            ).answer(of: "The test program")
        }
        return (outcome, (ContinuousClock.now - start) / .seconds(1))
    }
}

extension TestRun {
    fileprivate init(_ outcome: Subprocess.Outcome, _ seconds: Double) {
        ending = outcome.ending
        crash = outcome.fatalError
        lastLine = outcome.lastLine
        processorSeconds = outcome.processorSeconds
        self.seconds = seconds
    }
}

extension Subprocess.Outcome {
    /// The last line on standard error of a program that a signal ended, without the date and the process of a log.
    fileprivate var lastLine: String? {
        guard case .signalled = ending else { return nil }
        // Lines of a test library begin with a symbol.
        let lines = String(decoding: standardError, as: UTF8.self).split(separator: "\n")
        let words = lines.last { $0.first?.isASCII == true }?.trimmingPrefix(/[0-9]{4}-[0-9-]+ [0-9:.]+ \S+\[[0-9]+:[0-9a-f]+\]\s/)
        return words.map { String($0.prefix(200)) }
    }
}

extension StringProtocol {
    /// The `Module.Class` of a test's name.
    fileprivate var className: String { String(prefix { $0 != "/" }) }
}

extension TestCase {
    /// The name in XCTest's output, which does not have the module.
    fileprivate var classAndMethod: String {
        let parts = filter.split(separator: "/")
        return "\(parts.first?.split(separator: ".").last ?? "").\(parts.last ?? "")"
    }
}
