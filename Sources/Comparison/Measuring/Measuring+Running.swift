internal import Building
internal import Foundation
internal import Workspace

extension Measuring {
    /// A program made of the solution's own code, the glue and a part.
    struct Program {
        var part: Part
        /// Other parts for the same code, which cost less in one program than in many.
        var others: [Part] = []
        /// The changes to the code.
        var changes: [Change] = []
        var configuration = Configuration.debug
        var screen = Screen.asInKata
        /// The code that replaces the solution's; none if nil.
        var production: SourceSet?
        /// Additional sources.
        var more = SourceSet(files: [])
        var hasGlue = true

        /// The function `productionScreen`, which makes a screen as production does.
        enum Screen {
            /// With the call site that the kata names.
            case asInKata
            case madeBy(callSite: String)
            case none
        }

        /// The probes that need nothing but the solution's code and the glue.
        private static let ofUnchangedCode = ["Use", "Leak", "TwoDoubles", "DoublesInTurn", "Concurrency", "Elsewhere", "Coder"]

        /// The solution's code as it is, with one of the probes for it.
        static func asItIs(probe: String) -> Program {
            Program(part: .probe(probe), others: ofUnchangedCode.filter { $0 != probe }.map(Part.probe))
        }
    }

    /// Builds a program and runs it.
    func run(_ program: Program) async throws -> Outcome {
        var others = program.others
        var module = try await build(program, with: others)
        while !module.succeeded {
            let own = module.errors.filter { $0.isAbout(program.part) }
            guard own.isEmpty, !others.isEmpty else { return .refused((own.isEmpty ? module.errors : own).map(\.short)) }
            // Without the parts that do not compile; without all others if it is none of them.
            let rest = others.filter { other in !module.errors.contains { $0.isAbout(other) } }
            others = rest.count < others.count ? rest : []
            module = try await build(program, with: others)
        }
        let run = try await bench.run(module, arguments: [program.part.name])
        if let failure = run.failure { return .broke(failure) }
        return .found((try? JSONDecoder().decode([String: Double].self, from: run.answer)) ?? [:])
    }

    private func build(_ program: Program, with others: [Part]) async throws -> CompiledModule {
        // The order is the same for each of the parts, so that they are one program.
        let parts = ([program.part] + others).sorted { $0.name < $1.name }
        let changed = { (sources: SourceSet) in program.changes.reduce(sources) { $1($0, technique.names) } }
        var sources = changed(program.production ?? technique.production)
        if program.hasGlue {
            sources = sources + changed(technique.glue)
            if !technique.bringsSpy { sources = sources + changed(try probe("Spy")) }
            if !technique.bringsScope { sources = sources + changed(try probe("Scope")) }
        }
        sources = sources + program.more + (try probe("Report")) + Self.main(of: parts)
        for part in parts { sources = sources + (try part.sources ?? probe(part.name)) }
        if let callSite = technique.callSite(of: program.screen) {
            sources = sources + Self.maker("productionScreen", of: technique.names.screen, by: callSite)
        }
        return try await bench.build(
            technique.kata.module, sources, configuration: program.configuration,
            replacing: try replacedLibraries(changed, isTest: program.hasGlue))
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

extension Technique {
    fileprivate func callSite(of screen: Measuring.Program.Screen) -> String? {
        switch screen {
        case .asInKata: names.callSite
        case .madeBy(let callSite): callSite
        case .none: nil
        }
    }
}

extension Diagnostic {
    /// Whether the message is about the sources of a part.
    fileprivate func isAbout(_ part: Measuring.Part) -> Bool {
        guard let file = place?.file.split(separator: "/").last else { return false }
        return file == "\(part.name).swift" || file == "make\(part.name).swift"
    }
}
