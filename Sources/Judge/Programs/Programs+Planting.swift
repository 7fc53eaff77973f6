internal import Building
internal import Faults
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
            realInstances: description.real ?? [], lateValues: description.late ?? [], freshValues: description.fresh ?? [],
            callsMadeOnce: description.once ?? [], brought: description.faults ?? [], within: AddedLines(of: check).numbers,
            extraCalls: description.extra ?? [],
            libraries: try await libraries.sources(of: Libraries.behindSeams.intersection(production.imports)).flatMap {
                ParsedSources($0).trees
            },
            conditions: try await conditions())
        while !planted.faults.isEmpty {
            try Task.checkCancellation()
            let module = try await compile(planted)
            if module.succeeded { return (planted, module) }
            if planted.leaveOut(at: module.errors.compactMap(\.place)) { continue }
            // Each fault compiles alone. Together they are too much for the type checker, so fewer of them are tried, not one after the other.
            let tooMuch = module.errors.filter { $0.message.contains("in reasonable time") }.compactMap(\.place)
            if !planted.leaveOutHalf(onLinesOf: tooMuch) { try await leaveOutOneByOne(&planted) }
        }
        return nil
    }

    private func compile(_ planted: PlantedSources) async throws -> CompiledModule {
        try await compile(check.module, planted.sources, importing: production.imports)
    }

    /// Leaves out the faults that do not compile alone, and at least one, where errors point at no fault.
    private func leaveOutOneByOne(_ planted: inout PlantedSources) async throws {
        let before = planted.faults.count
        for fault in planted.faults {
            let alone = planted.only(fault.number)
            if try await !compile(alone).succeeded { planted.leaveOut(fault.number) }
        }
        if planted.faults.count == before, let last = planted.faults.last { planted.leaveOut(last.number) }
    }
}
