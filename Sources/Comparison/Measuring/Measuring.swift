internal import Building
internal import Foundation
internal import Workspace

/// One technique on the workbench: the programs that are made of it, and what they find.
struct Measuring: Sendable {
    let technique: Technique
    let bench: Workbench

    /// What came of a program.
    enum Outcome: Sendable {
        /// The compiler refused it.
        case refused([String])
        /// It did not end well.
        case broke(String)
        /// What it reported.
        case found([String: Double])

        subscript(_ name: String) -> Double? {
            if case .found(let findings) = self { findings[name] } else { nil }
        }

        /// Why there are no findings.
        var trouble: [String] {
            switch self {
            case .refused(let errors): errors
            case .broke(let how): [how]
            case .found: []
            }
        }
    }

    /// A program of the solution's own code, the glue and a probe.
    struct Program {
        var probe: String
        /// What is different from the solution's own code.
        var changes: [Change] = []
        var configuration = Configuration.debug
        /// How production makes a screen; as the kata says if nil.
        var callSite: String?
        /// The code in the place of the solution's.
        var production: SourceSet?
        /// Sources besides.
        var more = SourceSet(files: [])
        var hasGlue = true
    }

    /// Builds a program and runs it.
    func run(_ program: Program) async throws -> Outcome {
        let changed = { (sources: SourceSet) in program.changes.reduce(sources) { $1($0, technique.names) } }
        var sources = changed(program.production ?? technique.production)
        if program.hasGlue { sources = sources + changed(technique.glue) + changed(try probe("Spy")) }
        sources = sources + program.more + (try probe("Report")) + (try probe(program.probe))
        sources = sources + Self.maker("productionScreen", of: technique.names.screen, by: program.callSite ?? technique.names.callSite)
        let build = try await bench.build(
            technique.kata.module, sources, configuration: program.configuration, replacing: try replacedLibraries(changed))
        guard build.succeeded else { return .refused(build.errors.map(\.short)) }
        let run = try await bench.run(build)
        if let failure = run.failure { return .broke(failure) }
        return .found((try? JSONDecoder().decode([String: Double].self, from: run.answer)) ?? [:])
    }

    /// Makes sure that a double gets its event in the solution as it is: else every "no" would say nothing about the technique.
    ///
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)``.
    func requireSoundness() async throws {
        let outcome = try await run(.init(probe: "Use"))
        guard (outcome["events"] ?? 0) == 0 else { return }
        throw WorkspaceError.toolFailed(
            what: "Putting a double in place as Solutions/\(technique.kata.module)/Comparison says",
            output: outcome.trouble.first ?? "it did not get the event")
    }

    /// A function that makes a screen in the way that production does; a storyboard's initializer may fail, and brings a coder.
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

    /// The vendor's module, if a change is about it.
    private func replacedLibraries(_ changed: (SourceSet) -> SourceSet) throws -> [String: SourceSet] {
        let vendor = "AnalyticsSDK"
        let sources = try bench.workspace.sources(at: "Sources/\(vendor)")
        let different = changed(sources)
        return different.texts == sources.texts ? [:] : [vendor: different]
    }
}
