internal import Building
internal import Foundation

/// The built test programs of a package: one with all tests, or one for each target of tests.
struct TestPrograms: Sendable {
    private var programs: [TestProgram]
    /// The folder of the package.
    let root: URL
    private let skipsTests: Bool
    /// The folders that the tests may change.
    let rights: TestRights

    /// Finds the programs of a package that was built.
    ///
    /// - Parameters:
    ///   - package: The package.
    ///   - options: The tests that are left out, and the patience with the others.
    ///   - scratch: The folder for builds.
    ///   - manager: The package manager that built it.
    ///   - rights: The folders that the tests may change.
    /// - Throws: ``MutationError/noTests`` if there is none, ``MutationError/noTest(_:)`` if a pattern matches none.
    init(
        of package: OwnPackage, _ options: Mutation.Options, in scratch: Scratch, builtBy manager: PackageManager, rights: TestRights
    ) async throws {
        (root, skipsTests, self.rights) = (package.root, !options.skipped.isEmpty, rights)
        var programs: [TestProgram] = []
        for product in try await manager.testProducts(of: package) {
            programs.append(try await TestProgram(product, of: package.root, options, in: scratch, rights: rights))
        }
        self.programs = programs
        guard !programs.isEmpty else { throw MutationError.noTests }
        guard skipsTests else { return }
        var all: [Substring] = []
        for program in programs { all += try await program.names() }
        if let useless = options.skipped.first(where: { pattern in !all.contains { pattern.matches($0) } }) {
            throw MutationError.noTest(useless.text)
        }
    }

    /// The same programs, whose tests may change what the person may.
    var unlimited: TestPrograms {
        var all = self
        all.programs = programs.map(\.unlimited)
        return all
    }

    /// The groups that may have tests: whether there are any of Swift Testing, only a run tells.
    var groups: [TestCase.Group] {
        programs.flatMap { program in
            let libraries: [TestCase.Library] = program.xctests.isEmpty ? [.swiftTesting] : [.swiftTesting, .xctest]
            return libraries.map { TestCase.Group(library: $0, program: program.name) }
        }
    }

    /// The error that there is no test, with the reason if it is known.
    var noTests: MutationError {
        if skipsTests { return .everyTestSkipped }
        let path = ["Tests/LinuxMain.swift", "Tests/XCTMain.swift"].first {
            FileManager.default.fileExists(atPath: root.appending(path: $0).path)
        }
        return path.map { .ownTestProgram($0) } ?? .noTests
    }

    /// Runs all tests of a group, as `swift test` does.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - watch: Learns which tests are running.
    func runAll(_ group: TestCase.Group, _ watch: TestWatch) async throws -> (run: TestRun, tests: [TestCase]) {
        guard let program = program(of: group) else { return (TestRun(), []) }
        return try await program.runAll(group.library, watch)
    }

    /// Runs some tests of one group.
    ///
    /// - Parameters:
    ///   - tests: The tests.
    ///   - fault: The number of the fault that is on.
    ///   - reach: The file that records which faults are reached.
    ///   - limits: The limits of the run.
    func run(
        _ tests: [TestCase], fault: Int? = nil, reach: URL? = nil, limits: TestProgram.Limits = TestProgram.Limits()
    ) async throws -> TestRun {
        guard let group = tests.first?.group, let program = program(of: group) else { return TestRun() }
        return try await program.run(tests, fault: fault, reach: reach, limits: limits)
    }

    private func program(of group: TestCase.Group) -> TestProgram? { programs.first { $0.name == group.program } }
}
