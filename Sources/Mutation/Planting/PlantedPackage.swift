internal import Building
internal import Faults
internal import Foundation
internal import Workspace

/// A package with all faults planted, and built.
struct PlantedPackage: Sendable {
    let package: OwnPackage
    let manager: PackageManager
    let scratch: Scratch
    private(set) var modules: [PlantedModule]
    /// The modules with all faults of this run.
    private let whole: [PlantedModule]
    /// Every fault that was found, by module; those that were refused, and those of other shards, included.
    let found: [[OwnFault]]
    /// The faults that this run does not plant: those of other shards.
    private let others: Set<String>
    /// The faults that the compiler rejects, and its sentence about each.
    private(set) var refused: [String: String] = [:]
    /// The faults that the compiler was asked about alone.
    private var askedAlone: Set<String> = []
    /// The functions that cannot record that they are entered.
    private var closed: Set<String> = []
    private let overlay: Overlay
    private let switchObject: String

    /// Plants modules.
    ///
    /// A shard plants its own faults only, so its machine has less to compile; all faults keep their identities and numbers.
    init(
        _ modules: [PlantedModule], of package: OwnPackage, shard: Shard?, manager: PackageManager, scratch: Scratch, switchObject: String
    ) {
        self.package = package
        self.manager = manager
        self.scratch = scratch
        self.switchObject = switchObject
        let found = modules.enumerated().map { $1.faults(module: $0) }
        let own = found.map { $0.filter { shard?.includes($0.id) ?? true } }
        others = Set(found.joined().map(\.id)).subtracting(own.joined().map(\.id))
        self.modules = zip(modules, own).map { module, own in
            var module = module
            module.sources.keep(Set(own.map(\.planted.number)))
            return module
        }
        whole = self.modules
        self.found = found
        overlay = Overlay(root: package.root, scratch: scratch)
    }

    /// The faults that are in the program.
    var faults: [OwnFault] { found.joined().filter(isPlanted) }

    /// Whether a fault is in the program.
    func isPlanted(_ fault: OwnFault) -> Bool { refused[fault.id] == nil && !others.contains(fault.id) }

    /// Leaves out everything that earlier builds rejected.
    @discardableResult mutating func leaveOutKnown() -> KnownFaults {
        let known = KnownFaults.read(from: scratch, builtBy: manager)
        leaveOut(known.refused)
        for (index, module) in modules.enumerated() { leaveOut(module.sources.entries.filter { known.closed.contains($0.id) }, of: index) }
        return known
    }

    /// Leaves faults out, for the reasons that the compiler gives.
    private mutating func leaveOut(_ reasons: [String: String]) {
        for (index, faults) in found.enumerated() {
            for fault in faults where isPlanted(fault) {
                guard let reason = reasons[fault.id] else { continue }
                modules[index].sources.leaveOut(fault.planted.number)
                // One that the compiler accepts alone is rejected because of its neighbors only.
                refused[fault.id] = askedAlone.contains(fault.id) ? Answer.refusedBesideOthers : reason
            }
        }
    }

    /// Leaves the entries of functions out.
    private mutating func leaveOut(_ entries: [FunctionEntry], of module: Int) {
        for entry in entries {
            modules[module].sources.leaveOut(entry)
            closed.insert(entry.id)
        }
    }

    /// Builds it without a fault if the compiler will be asked about many, and says whether it did.
    ///
    /// - Throws: ``MutationError/doesNotBuild(reason:)`` if it does not build.
    mutating func buildPlain(progress: @Sendable (Mutation.Step) -> Void) async throws -> Bool {
        guard asksAboutMany(leaveOutKnown()) else { return false }
        progress(.building(faults: 0, refused: 0))
        try await expectCleanBuild()
        return true
    }

    /// Whether the compiler is asked about the new faults: a handful of them is cheaper to build.
    private func asksAboutMany(_ known: KnownFaults) -> Bool {
        faults.count { !known.contains($0.id) } > (known.accepted.isEmpty ? 0 : 60)
    }

    /// Builds it after ``buildPlain(progress:)``, and takes out the faults that the compiler rejects until it builds.
    ///
    /// - Parameters:
    ///   - jobs: The compilers at a time.
    ///   - progress: Called before each step.
    /// - Throws: ``MutationError/doesNotBuild(reason:)`` if it does not build without a fault either.
    mutating func build(jobs: Int, progress: @escaping @Sendable (Mutation.Step) -> Void) async throws {
        var known = leaveOutKnown()
        askedAlone = Set(refused.keys)
        var unasked = Set(faults.filter { !known.contains($0.id) }.map(\.id))
        if asksAboutMany(known) {
            try await leaveOutRejected(among: unasked, jobs: jobs, progress: progress)
            unasked = []
        }
        while true {
            progress(.building(faults: faults.count, refused: refused.count))
            try overlay.write(modules.reduce(into: [:]) { $0.merge($1.texts) { first, _ in first } })
            let outcome = try await manager.build(
                overlay.arguments + ["-Xswiftc", "-no-warnings-as-errors", "-Xlinker", switchObject])
            if outcome.ending == .exited(0) {
                if try await settle(jobs: jobs, progress: progress) { break }
                continue
            }
            if leaveOutBlamed(outcome) { continue }
            if unasked.isEmpty {
                try await leaveOutSuspects(outcome)
            } else {
                progress(.building(faults: 0, refused: 0))
                try await expectCleanBuild()
                try await leaveOutRejected(among: unasked, jobs: jobs, progress: progress)
                unasked = []
            }
        }
        try known.keep(found.joined().filter { !others.contains($0.id) }, refused: refused, closed: closed, in: scratch)
    }

    /// Asks the compiler about many faults of a package that was built without one.
    private mutating func leaveOutRejected(
        among ids: Set<String>, jobs: Int, progress: @escaping @Sendable (Mutation.Step) -> Void
    ) async throws {
        let check = ModuleCheck(
            toolchain: manager.toolchain, calls: CompilerCalls(of: manager), root: package.root, scratch: scratch)
        let count = ids.count
        let answered = { @Sendable in progress(.checking(faults: count)) }
        answered()
        var rightlyTyped: [(module: Int, numbers: Set<Int>)] = []
        for (index, module) in modules.enumerated() {
            let asked = Set(found[index].filter { ids.contains($0.id) }.map(\.planted.number))
            let mistyped = try await TypeChecks(check: check).rejected(in: module, among: asked, jobs: jobs, progress: answered)
            leaveOut(numbered: mistyped, of: index)
            rightlyTyped.append((index, asked.subtracting(mistyped.keys)))
        }
        let modules = modules
        let stuck = try await rightlyTyped.mapInParallel(atOnce: jobs) { index, numbers in
            try await FlowChecks(check: check).rejected(in: modules[index], among: numbers, progress: answered)
        }
        for (index, numbers) in stuck.enumerated() {
            leaveOut(numbered: Dictionary(uniqueKeysWithValues: numbers.map { ($0, Answer.refusedBesideOthers) }), of: index)
        }
        _ = try await settle(jobs: jobs, progress: progress)
    }

    /// Asks about each fault that was left out alone, and plants again those that the compiler accepts so.
    ///
    /// - Returns: Whether everything stays as it was built.
    private mutating func settle(jobs: Int, progress: @escaping @Sendable (Mutation.Step) -> Void) async throws -> Bool {
        let doubtful = Set(refused.keys).subtracting(askedAlone)
        if doubtful.isEmpty { return true }
        askedAlone.formUnion(doubtful)
        let answered = { @Sendable in progress(.checking(faults: doubtful.count)) }
        answered()
        let check = LoneChecks(
            check: ModuleCheck(toolchain: manager.toolchain, calls: CompilerCalls(of: manager), root: package.root, scratch: scratch))
        var isSettled = true
        for (index, module) in whole.enumerated() {
            let faults = found[index].filter { doubtful.contains($0.id) }
            let numbers = Set(faults.map(\.planted.number))
            let answers = try await check.answers(about: numbers, in: module, jobs: jobs, progress: answered)
            for fault in faults {
                if let sentence = answers.rejected[fault.planted.number] { refused[fault.id] = sentence }
                if answers.accepted.contains(fault.planted.number) { refused[fault.id] = nil }
            }
            guard !answers.accepted.isEmpty else { continue }
            isSettled = false
            plantAgain(index)
        }
        return isSettled
    }

    /// Plants all faults of a module that are not refused.
    private mutating func plantAgain(_ index: Int) {
        modules[index].sources = whole[index].sources
        modules[index].sources.keep(Set(found[index].filter(isPlanted).map(\.planted.number)))
        for entry in whole[index].sources.entries where closed.contains(entry.id) { modules[index].sources.leaveOut(entry) }
    }

    /// Leaves faults of a module out, by their numbers there.
    private mutating func leaveOut(numbered reasons: [Int: String], of module: Int) {
        let faults = found[module].compactMap { fault in reasons[fault.planted.number].map { (fault.id, $0) } }
        leaveOut(Dictionary(faults) { first, _ in first })
    }

    /// Takes out the faults, or the entries of functions, that a failed build's errors point into, and says whether there were any.
    private mutating func leaveOutBlamed(_ outcome: Subprocess.Outcome) -> Bool {
        let errors = errors(of: outcome)
        if leaveOutEntries({ sources in errors.compactMap { sources.entry(at: $0.place) } }) { return true }
        let before = refused.count
        let blamed = modules.map { module in
            errors.filter { module.original[$0.place.file] != nil }.compactMap { error in
                module.sources.culprit(error.place).map { ($0, error.message) }
            }
        }
        for (index, blamed) in blamed.enumerated() { leaveOut(numbered: Dictionary(blamed) { first, _ in first }, of: index) }
        return refused.count > before
    }

    /// Takes out whatever is around the errors of a failed build.
    private mutating func leaveOutSuspects(_ outcome: Subprocess.Outcome) async throws {
        try await expectCleanBuild()
        let errors = errors(of: outcome)
        if leaveOutEntries({ sources in errors.compactMap { sources.entry(around: $0.place) } }) { return }
        let output = String(decoding: outcome.standardOutput + outcome.standardError, as: UTF8.self)
        let suspects = suspects(errors, output)
        guard !suspects.isEmpty else { throw MutationError.cannotPlant(reason: PackageManager.reason(in: outcome)) }
        leaveOut(suspects)
    }

    /// A failed build's errors in the package.
    private func errors(of outcome: Subprocess.Outcome) -> [BuildError] {
        let output = String(decoding: outcome.standardOutput + outcome.standardError, as: UTF8.self)
        return BuildError.all(in: Diagnostic.parse(output), below: package.root)
    }

    /// Takes entries out that errors point at, and says whether there were any.
    private mutating func leaveOutEntries(_ blamed: (PlantedSources) -> [FunctionEntry]) -> Bool {
        let before = closed.count
        for index in modules.indices { leaveOut(blamed(modules[index].sources), of: index) }
        return closed.count > before
    }

    /// The faults around errors that point at none: on the line, or else in the file, or else in a module that is named.
    private func suspects(_ errors: [BuildError], _ output: String) -> [String: String] {
        let places = errors.map(\.place)
        let files = faults.filter { fault in places.contains { $0.file == fault.planted.path } }
        let lines = files.filter { fault in places.contains { $0.file == fault.planted.path && $0.line == fault.planted.line } }
        let nearest = lines.isEmpty ? files : lines
        if !nearest.isEmpty { return Self.reasons(nearest, errors.first?.message) }
        // A crash of the compiler names the file at best.
        let named = faults.filter { output.contains($0.planted.path) }
        return Self.reasons(named.isEmpty ? faults : named, errors.first?.message)
    }

    /// The reasons of suspects: the compiler's sentence is about one of them, and nobody knows which.
    private static func reasons(_ suspects: [OwnFault], _ message: String?) -> [String: String] {
        let reason = suspects.count == 1 ? message : nil
        return Dictionary(suspects.map { ($0.id, reason ?? Answer.refusedBesideOthers) }) { first, _ in first }
    }

    /// Builds without faults, to see who is to blame.
    private func expectCleanBuild() async throws {
        try overlay.write([:])
        let outcome = try await manager.build(["-Xswiftc", "-no-warnings-as-errors"])
        if outcome.ending == .exited(0) { return }
        throw MutationError.doesNotBuild(reason: PackageManager.reason(in: outcome))
    }
}

extension FunctionEntry {
    /// The identity, which stays the same when the code around it moves.
    var id: String { "\(path) \(name)" }
}
