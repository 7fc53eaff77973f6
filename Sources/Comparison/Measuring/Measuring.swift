internal import Building
internal import Foundation
internal import Workspace

/// One technique on the workbench, which builds programs from its code and runs them.
struct Measuring: Sendable {
    let technique: Technique
    let bench: Workbench

    /// The result of building and running a program.
    enum Outcome: Sendable {
        /// Compiler errors.
        case refused([String])
        /// A crash, a timeout or another failure, in words.
        case broke(String)
        /// The reported findings, by name.
        case found([String: Double])

        subscript(_ name: String) -> Double? {
            if case .found(let findings) = self { findings[name] } else { nil }
        }

        /// The reasons for missing findings.
        var trouble: [String] {
            switch self {
            case .refused(let errors): errors
            case .broke(let how): [how]
            case .found: []
            }
        }
    }

    /// A program made of the solution's own code, the glue and a probe.
    struct Program {
        var probe: String
        /// The changes to the code.
        var changes: [Change] = []
        var configuration = Configuration.debug
        /// The expression that makes a screen as production does; the kata's own if nil.
        var callSite: String?
        /// The code that replaces the solution's; none if nil.
        var production: SourceSet?
        /// Additional sources.
        var more = SourceSet(files: [])
        var hasGlue = true
    }

    /// Builds a program and runs it.
    func run(_ program: Program) async throws -> Outcome {
        let changed = { (sources: SourceSet) in program.changes.reduce(sources) { $1($0, technique.names) } }
        var sources = changed(program.production ?? technique.production)
        if program.hasGlue {
            sources = sources + changed(technique.glue)
            if !technique.bringsSpy { sources = sources + changed(try probe("Spy")) }
            if !technique.bringsScope { sources = sources + changed(try probe("Scope")) }
        }
        sources = sources + program.more + (try probe("Report")) + (try probe(program.probe))
        sources = sources + Self.maker("productionScreen", of: technique.names.screen, by: program.callSite ?? technique.names.callSite)
        let build = try await bench.build(
            technique.kata.module, sources, configuration: program.configuration,
            replacing: try replacedLibraries(changed, isTest: program.hasGlue))
        guard build.succeeded else { return .refused(build.errors.map(\.short)) }
        let run = try await bench.run(build)
        if let failure = run.failure { return .broke(failure) }
        return .found((try? JSONDecoder().decode([String: Double].self, from: run.answer)) ?? [:])
    }

    /// Checks that a double receives its event in the unchanged solution, without which no answer would be about the technique.
    ///
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)``.
    func requireSoundness() async throws {
        let outcome = try await run(.init(probe: "Use"))
        guard (outcome["events"] ?? 0) == 0 else { return }
        throw WorkspaceError.toolFailed(
            what: "Injecting a double with Solutions/\(technique.kata.module)/Comparison",
            output: outcome.trouble.first ?? "the double did not receive the event")
    }

    /// Writes a function that makes a screen as production does.
    ///
    /// The call site may use a variable `coder`, and may be a failable initializer, as a storyboard's is.
    static func maker(_ name: String, of type: String, by callSite: String) -> SourceSet {
        .text(
            """
            import Foundation

            func \(name)() -> \(type) {
                let coder = NSCoder()
                let made: \(type)? = \(callSite)
                _ = coder
                return made!
            }

            """, called: "\(name).swift")
    }

    private func probe(_ name: String) throws -> SourceSet {
        let folder = "Sources/Comparison/Probes"
        let files = try bench.workspace.sources(at: folder).files.filter { $0.path == "\(folder)/\(name).swift" }
        guard !files.isEmpty else { throw WorkspaceError.missing(path: "\(folder)/\(name).swift") }
        return SourceSet(files: files)
    }

    /// Returns the vendor's module by its name if a change affects it, or the one that takes its place in tests.
    private func replacedLibraries(_ changed: (SourceSet) -> SourceSet, isTest: Bool) throws -> [String: SourceSet] {
        if isTest, !technique.fakes.isEmpty { return technique.fakes.mapValues(changed) }
        let vendor = "AnalyticsSDK"
        let sources = try bench.workspace.sources(at: "Sources/\(vendor)")
        let different = changed(sources)
        return different.texts == sources.texts ? [:] : [vendor: different]
    }
}
