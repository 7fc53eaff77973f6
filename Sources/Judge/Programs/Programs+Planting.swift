internal import Building
internal import Faults
internal import SwiftSyntax
internal import Workspace

extension Programs {
    /// Links the learner's tests with the learner's module that has faults in it.
    ///
    /// - Returns: The program, or nil if there is no fault to plant or no test.
    func plantedProgram() async throws -> (sources: PlantedSources, program: String)? {
        guard let planted = try await plantedModule(), let tests = try await testsModule(of: productionModule()) else { return nil }
        // The planted module comes before the module that the tests were compiled against, and replaces it.
        return (planted.sources, try await program([planted.module], with: tests))
    }

    /// Plants faults in the learner's module, and leaves out the ones that the compiler rejects.
    ///
    /// - Returns: The module, or nil if there is no fault to plant.
    func plantedModule() async throws -> (sources: PlantedSources, module: CompiledModule)? {
        // With a substitute that does not fit, each fault would seem to be one that the compiler rejects.
        if !fakes.isEmpty, try await !productionModule().succeeded { return nil }
        let description = check.kata.description
        var planted = PlantedSources(
            in: production,
            given: GivenCode(
                description.given ?? [], start: check.startSources.map { ParsedSources($0).trees } ?? [],
                reference: description.given == nil ? [] : ParsedSources(check.referenceSources).trees, humble: description.humble ?? []),
            brought: try await broughtFacts(), within: AddedLines(of: check).numbers,
            conditions: try await conditions())
        var effort: Effort = .short
        var leftOutBefore = 0
        while !planted.faults.isEmpty {
            try Task.checkCancellation()
            let module = try await compile(planted, effort)
            if module.succeeded {
                return try await withInnocent(planted.leftOut.prefix(leftOutBefore), in: planted, effort) ?? (planted, module)
            }
            leftOutBefore = planted.leftOut.count
            // A statement for an expression is no value of a closure, whose end the error is about.
            if planted.leaveOut(before: module.errors.filter { $0.message.hasPrefix("missing return in closure") }.compactMap(\.place)) {
                continue
            }
            // Each fault compiles alone. Together they are too much for the type checker, so fewer of them are tried, not one after the other.
            let tooMuch = module.errors.filter { $0.message.contains("in reasonable time") }.compactMap(\.place)
            if planted.spread(onLinesOf: tooMuch) { continue }
            let others = module.errors.compactMap(\.place).filter { !tooMuch.contains($0) }
            if planted.gather(at: others) { continue }
            if planted.leaveOut(at: others) { continue }
            if !tooMuch.isEmpty, effort == .short {
                effort = .full
                continue
            }
            if planted.leaveOutHalf(onLinesOf: tooMuch) { continue }
            // A missing value is reported at the end of a function or a closure, so the fault to blame is most likely in the same one.
            let near = members(around: module.errors.compactMap(\.place))
            if try await !leaveOutOneByOne(&planted, where: { fault in near.contains { $0.contains(fault) } }) {
                if try await !leaveOutOneByOne(&planted, where: { _ in true }), let last = planted.faults.last {
                    planted.leaveOut(last.number)
                }
            }
        }
        return nil
    }

    /// Puts faults back that were blamed before the one that may have brought their errors, as a name of another type does in a loop.
    ///
    /// - Returns: The module with them, or nil if it does not compile or there is none that matters.
    private func withInnocent(
        _ blamed: some Collection<PlantedFault>, in planted: PlantedSources, _ effort: Effort
    ) async throws -> (sources: PlantedSources, module: CompiledModule)? {
        let faults = blamed.filter(\.decidesMuch)
        guard !faults.isEmpty else { return nil }
        var planted = planted
        planted.bringBack(faults)
        let module = try await compile(planted, effort)
        return module.succeeded ? (planted, module) : nil
    }

    private func broughtFacts() async throws -> BroughtFacts {
        let description = check.kata.description
        let behindSeams = try await libraries.sources(of: Libraries.behindSeams.intersection(production.imports))
        return BroughtFacts(
            realInstances: description.real ?? [], lateValues: Set(description.late ?? []), freshValues: Set(description.fresh ?? []),
            callsMadeOnce: Set(description.once ?? []), faults: description.faults ?? [], extraCalls: description.extra ?? [],
            libraries: behindSeams.flatMap { ParsedSources($0).trees })
    }

    /// A function, an initializer or a property as a range of lines of a file.
    private struct Member {
        var path: String
        var lines: ClosedRange<Int>

        func contains(_ fault: PlantedFault) -> Bool { fault.path == path && lines.contains(fault.line) }
    }

    /// Finds the innermost members around places.
    private func members(around places: [Place]) -> [Member] {
        zip(production.sources.files, production.trees).flatMap { file, tree in
            let converter = SourceLocationConverter(fileName: file.path, tree: tree)
            return places.filter { $0.file == file.path }.compactMap { place in
                place.line.flatMap { MemberLines.innermost(around: $0, in: tree, converter) }.map { Member(path: file.path, lines: $0) }
            }
        }
    }

    /// The work that the type checker may put into an expression with faults.
    private enum Effort {
        /// So little that it gives up after about a second.
        case short
        case full

        var flags: [String] { self == .short ? ["-solver-scope-threshold=50000"] : [] }
    }

    private func compile(_ planted: PlantedSources, _ effort: Effort = .full) async throws -> CompiledModule {
        try await compile(check.module, planted.sources, importing: production.imports, flags: effort.flags)
    }

    /// Leaves out those of some faults that do not compile alone.
    ///
    /// - Returns: Whether there was one.
    private func leaveOutOneByOne(_ planted: inout PlantedSources, where isTried: (PlantedFault) -> Bool) async throws -> Bool {
        let before = planted.faults.count
        for fault in planted.faults.filter(isTried) {
            let alone = planted.only(fault.number)
            if try await !compile(alone).succeeded { planted.leaveOut(fault.number) }
        }
        return planted.faults.count < before
    }
}

/// Finds the lines of the innermost member around a line.
private final class MemberLines: SyntaxVisitor {
    private let line: Int
    private let converter: SourceLocationConverter
    private var found: ClosedRange<Int>?

    static func innermost(around line: Int, in tree: SourceFileSyntax, _ converter: SourceLocationConverter) -> ClosedRange<Int>? {
        let finder = MemberLines(line, converter)
        finder.walk(tree)
        return finder.found
    }

    private init(_ line: Int, _ converter: SourceLocationConverter) {
        (self.line, self.converter) = (line, converter)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }

    private func note(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        let lines = node.startLocation(converter: converter).line...node.endLocation(converter: converter).line
        if lines.contains(line) { found = lines }
        return .visitChildren
    }
}
