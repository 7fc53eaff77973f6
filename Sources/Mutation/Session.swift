internal import Building
internal import Faults
internal import Foundation
internal import Synchronization
internal import Workspace

/// One run of ``Mutation``, step by step.
struct Session: Sendable {
    let root: URL
    let scratch: Scratch
    let options: Mutation.Options
    let workspace: Workspace?
    let searchPath: String
    let progress: @Sendable (Mutation.Step) -> Void
    let started: @Sendable (Mutation.Start) -> Void

    /// Plants, builds and tries all faults, and begins again if a file is saved before the build is done.
    func report() async throws -> MutationReport {
        for _ in 0..<3 {
            if let report = try await attempt() { return report }
        }
        throw MutationError.busyPackage
    }

    /// Makes the report; nil if the package changed while it was built.
    private func attempt() async throws -> MutationReport? {
        let clock = ContinuousClock()
        progress(.reading)
        let cache = try Cache(folder: scratch.cache)
        let toolchain = try await Toolchain(searchPath: searchPath, cache: cache)
        let manager = try await manager(toolchain, cache)
        let locals = LocalPackages(in: scratch)
        func present() -> PackageState { PackageState(of: root, and: locals, builtBy: manager) }
        var state = present()
        if let kept = KeptReport.find(for: state, options, in: scratch) {
            started(kept.start)
            return kept.report
        }
        let (unbuilt, choice, numbers) = try await plan(manager, cache)
        var planted = unbuilt
        let package = planted.package
        if planted.found.joined().isEmpty {
            guard options.since != nil else { throw MutationError.nothingToPlant }
            // A change of documents or tests alone is no error.
            var report = MutationReport(package: package.name, lines: 0, tests: 0, faults: [])
            report.shard = part(of: package, planted, choice, toolchain)
            return report
        }
        guard package.targets.contains(where: \.isTest) else { throw MutationError.noTestTarget }
        let rights = TestRights(launcher: try await launcher(), root: root, scratch: scratch, named: options.writable)
        func testPrograms() async throws -> TestPrograms {
            progress(.testing)
            return try await TestPrograms(of: package, options, in: scratch, builtBy: manager, rights: rights)
        }
        var buildSeconds = 0.0
        // The compiler rejects a file that is saved while it reads it.
        func built(_ build: () async throws -> Void) async throws -> Bool {
            let start = clock.now
            defer { buildSeconds += (clock.now - start) / .seconds(1) }
            do { try await build() } catch  where present() != state { return false }
            return present() == state
        }
        var isPlain = false
        guard try await built({ isPlain = try await planted.buildPlain(progress: progress) }) else { return nil }
        if isPlain {
            let saved = PackageState.saved(in: root, and: locals)
            try await expectPassing(testPrograms())
            guard PackageState.saved(in: root, and: locals) == saved else { return nil }
            // Tests may write files.
            state = present()
        }
        guard try await built({ try await planted.build(jobs: options.jobs, progress: progress) }) else { return nil }
        // The answers are about the files as they were when they were planted.
        let built = LocalPackages(in: scratch)
        let sections = Sections(of: planted, and: built)

        let programs = try await testPrograms()
        try DiskRoom.expect(in: scratch.folder, while: "to run the tests")
        let baseline = try await baseline(of: programs)
        let tests = baseline.active
        let start = Mutation.Start(
            package: package.name, lines: planted.modules.filter { !$0.target.isTest }.reduce(0) { $0 + $1.lines }, tests: tests.count,
            testSeconds: baseline.seconds, faults: planted.faults.count, buildSeconds: buildSeconds, testsAreUnlimited: !rights.areLimited)
        started(start)

        let book = AnswerBook(of: sections, in: scratch)
        let record = ReachRecord(folder: scratch.runs, bytes: numbers.bytes)
        let faults = Dictionary(uniqueKeysWithValues: planted.faults.map { ($0.number, $0) })
        let probe = Probe(programs: programs, record: record, faults: faults, sections: sections, book: book)
        let probed = Mutex(0)
        progress(.probing(done: 0, tests: tests.count))
        let units = try await probe.units(of: tests, jobs: options.jobs) {
            let done = probed.withLock { done in
                done += 1
                return done
            }
            progress(.probing(done: done, tests: tests.count))
        }
        let trial = Trial(
            programs: programs, record: record, functions: sections.numbers, units: units, whole: baseline.processorSeconds,
            wall: baseline.wallSeconds)
        // A part of the package, or a change, may well have no test.
        let isWhole = options.targets.isEmpty && options.files.isEmpty && options.since == nil && options.shard == nil
        if isWhole, !planted.faults.contains(where: trial.isReached) { throw MutationError.nothingReached }
        let chosen = planted.found.joined().filter { choice.includes($0) }
        let answers = try await answers(for: chosen, refused: planted.refused, trial, sections, book)
        var report = MutationReport(
            package: package.name, lines: start.lines, tests: tests.count, faults: zip(chosen, answers).map { FaultAnswer($0, $1) })
        report.shard = part(of: package, planted, choice, toolchain)
        if present() == state {
            // The first build has said which local packages there are.
            let whole = built == locals ? state : PackageState(of: root, and: built, builtBy: manager)
            KeptReport(report, start, of: whole, options)?.write(to: scratch)
        }
        return report
    }

    /// The facts about the whole that the report of one part has; nil if no part was asked for.
    private func part(of package: OwnPackage, _ planted: PlantedPackage, _ choice: Choice, _ toolchain: Toolchain) -> ReportPart? {
        options.shard.map {
            ReportPart(
                $0, of: planted.found.joined().filter(choice.includesInAnyShard), in: package, without: options.skipped,
                toolchain: toolchain)
        }
    }

    /// Runs the tests of the package as it is, so that nobody waits for the compiler's opinion of all faults to hear of a test that fails.
    private func expectPassing(_ programs: TestPrograms) async throws {
        let isPassing = try await watchingTests { watch in
            for group in programs.groups {
                let run = try await programs.runAll(group, watch).run
                if run.ending != .exited(0) || !run.failed.isEmpty { return false }
            }
            return true
        }
        // The baseline tells a test that fails each time from one that does not, and from one that has too few rights.
        if !isPassing { _ = try await baseline(of: programs) }
    }

    /// Runs the tests twice without a fault.
    private func baseline(of programs: TestPrograms) async throws -> Baseline {
        try await watchingTests { watch in
            do {
                return try await Baseline(of: programs, watch: watch)
            } catch let error as MutationError where programs.rights.areLimited && error.failedTests != nil {
                // Without a fault, they may do what they do in `swift test`.
                guard (try? await Baseline(of: programs.unlimited, watch: watch)) != nil else { throw error }
                throw MutationError.testsWriteElsewhere(error.failedTests ?? [], how: error.firstFailure)
            }
        }
    }

    /// Runs tests, and tells about one that takes long.
    private func watchingTests<Result>(_ run: (TestWatch) async throws -> Result) async throws -> Result {
        let watch = TestWatch()
        let clock = Task {
            while (try? await Task.sleep(for: .seconds(1))) != nil {
                if let slow = watch.slowest() { progress(.slowTest(slow.test, seconds: slow.seconds)) }
            }
        }
        defer { clock.cancel() }
        return try await run(watch)
    }

    /// The program that confines the tests; nil without a workspace.
    ///
    /// - Throws: `WorkspaceError` if it cannot be built: tests must not run unconfined without a word.
    private func launcher() async throws -> String? {
        guard let workspace else { return nil }
        return try await Workbench(workspace: workspace, searchPath: searchPath).launcher
    }

    /// The package manager with the chosen build system.
    private func manager(_ toolchain: Toolchain, _ cache: Cache) async throws -> PackageManager {
        let buildSystem = if let chosen = options.buildSystem { chosen } else { try await toolchain.defaultBuildSystem(cache: cache) }
        return PackageManager(root: root, toolchain: toolchain, buildFolder: scratch.build, buildSystem: buildSystem)
    }

    /// Reads the package and plants all faults, without a build.
    private func plan(
        _ manager: PackageManager, _ cache: Cache
    ) async throws -> (planted: PlantedPackage, choice: Choice, numbers: FileNumbers) {
        let package = try await OwnPackage(root: root, manager: manager)
        let choice = try await Choice(options, of: package)
        progress(.planting)
        var numbers = FileNumbers.read(from: scratch)
        let compiler = Compiler(toolchain: manager.toolchain, cache: cache)
        let targets = (choice.targets + package.targets.filter(\.isTest)).map { target in
            let chosen = target.sources.filter { target.isTest || choice.includes($0) }
            return (target: target, chosen: Set(chosen), numbers: numbers.first(of: chosen))
        }
        let modules = try await targets.mapInParallel(atOnce: options.jobs) { target, chosen, numbers in
            try await PlantedModule(target, of: package, compiler: compiler, choosing: chosen.contains, countedFrom: numbers)
        }.compactMap(\.self)
        try numbers.write(to: scratch)
        let switchObject = try await SwitchObject.path(in: cache, toolchain: manager.toolchain)
        let planted = PlantedPackage(
            modules, of: package, shard: options.shard, manager: manager, scratch: scratch, switchObject: switchObject)
        return (planted, choice, numbers)
    }

    /// Lists the faults on a line, with what is known about them, and those that are left out; nothing is built and no test runs.
    func explanation(of place: Place) async throws -> LineReport {
        progress(.reading)
        let cache = try Cache(folder: scratch.cache)
        let toolchain = try await Toolchain(searchPath: searchPath, cache: cache)
        var (planted, _, _) = try await plan(manager(toolchain, cache), cache)
        // Without tests no run will ever try a fault.
        guard planted.package.targets.contains(where: \.isTest) else { throw MutationError.noTestTarget }
        planted.leaveOutKnown()
        let book = AnswerBook(of: Sections(of: planted, and: LocalPackages(in: scratch)), in: scratch)
        return try LineReport(place, in: planted) { book.answer(about: $0) }
    }

    /// Tries faults, as many at a time as there are jobs.
    private func answers(
        for faults: [OwnFault], refused: [String: String], _ trial: Trial, _ sections: Sections, _ book: AnswerBook
    ) async throws -> [Answer] {
        let tried = faults.count { refused[$0.id] == nil && $0.skipped == nil && trial.isReached($0) }
        let counts = Mutex((done: 0, survived: 0))
        let end = options.seconds.map { ContinuousClock.now + .seconds($0) }
        @Sendable func isOver() -> Bool { end.map { ContinuousClock.now >= $0 } ?? false }
        progress(.running(done: 0, faults: tried, survived: 0))
        @Sendable func known(about fault: OwnFault) -> Answer? {
            book.answer(about: fault, reachedBy: trial.tests(reaching: fault).map(\.name))
        }
        @Sendable func keep(_ result: Trial.Result, about fault: OwnFault) {
            book.keep(result.answer, about: fault, after: sections.functions(numbered: Array(result.entered)))
        }
        var answers = try await faults.mapInParallel(atOnce: options.jobs) { fault in
            if let reason = fault.skipped { return Answer(status: .skipped, reason: reason) }
            if let reason = refused[fault.id] { return Answer(status: .refused, reason: reason) }
            guard trial.isReached(fault) else {
                // Kept for those who ask about the line only: each run finds out anew which faults the tests reach.
                let answer = Answer(status: .notRun)
                if book.answer(about: fault)?.status != .notRun { book.keep(answer, about: fault, after: []) }
                return answer
            }
            let known = known(about: fault)
            if known == nil, isOver() { return Answer(status: .untried) }
            let answer: Answer
            if let known {
                answer = known
            } else {
                let result = try await trial.answer(for: fault, likely: book.earlierCatchers(of: fault))
                answer = result.answer
                // On a full disk tests fail for a reason of their own.
                if answer.status == .caught { try DiskRoom.expect(in: scratch.folder, while: "to run the tests") }
                if answer.status != .timedOut { keep(result, about: fault) }
            }
            let (done, survived) = counts.withLock { counts in
                counts.done += 1
                counts.survived += answer.status == .survived ? 1 : 0
                return counts
            }
            progress(.running(done: done, faults: tried, survived: survived))
            return answer
        }
        // A time-out counts once it is confirmed alone, with more time.
        let unfinished = answers.indices.filter { answers[$0].status == .timedOut && known(about: faults[$0]) == nil }
        for (done, index) in unfinished.enumerated() {
            if isOver() {
                answers[index] = Answer(status: .untried)
                continue
            }
            progress(.confirming(done: done, timeOuts: unfinished.count))
            let result = try await trial.confirmation(of: answers[index], for: faults[index])
            answers[index] = result.answer
            keep(result, about: faults[index])
        }
        return answers
    }
}

extension FileNumbers {
    private static let name = "numbers.json"

    /// The numbers of the last run.
    fileprivate static func read(from scratch: Scratch) -> FileNumbers {
        (try? CachedFile(scratch.folder, name).value()) ?? FileNumbers()
    }

    fileprivate func write(to scratch: Scratch) throws {
        try CachedFile(scratch.folder, Self.name).write(json: self)
    }
}
