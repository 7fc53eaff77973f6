internal import Foundation
internal import SwiftIfConfig

/// The modules and programs that a check is about.
struct Programs: Sendable {
    let check: Check
    let libraries: [CompiledModule]
    let compiler: Compiler
    let linker: Linker

    /// The learner's module.
    func production(configuration: Configuration = .debug) async throws -> CompiledModule {
        try await compiler.compile(
            check.module, check.submission.production, against: libraries, flags: Compiler.appCode, configuration: configuration)
    }

    /// A module of tests for the learner's module.
    func tests(_ name: String, _ sources: SourceSet, of production: CompiledModule) async throws -> CompiledModule {
        try await compiler.compile(name, sources, against: libraries + [production], flags: Compiler.appCode)
    }

    /// The learner's module with faults in it; those that the compiler refuses are taken out.
    ///
    /// - Returns: The module, or nil if there is no fault to plant.
    func planted() async throws -> (PlantedSources, CompiledModule)? {
        var planted = PlantedSources(
            in: check.submission.production, given: check.kata.description.given ?? [], realInstances: check.kata.description.real ?? [],
            conditions: try await compiler.conditions())
        while !planted.faults.isEmpty {
            try Task.checkCancellation()
            let module = try await compile(planted)
            if module.succeeded { return (planted, module) }
            let errors = module.diagnostics.filter { $0.severity == .error }
            if !planted.leaveOut(errors) { try await leaveOutOneByOne(&planted) }
        }
        return nil
    }

    private func compile(_ planted: PlantedSources) async throws -> CompiledModule {
        try await compiler.compile(check.module, planted.sources, against: libraries, flags: Compiler.appCode)
    }

    /// For errors that point at no fault: takes out those that do not compile alone, and at least one.
    private func leaveOutOneByOne(_ planted: inout PlantedSources) async throws {
        let before = planted.faults.count
        for fault in planted.faults {
            let alone = planted.only(fault.number)
            if try await !compile(alone).succeeded { planted.leaveOut(fault.number) }
        }
        if planted.faults.count == before, let last = planted.faults.last { planted.leaveOut(last.number) }
    }

    /// A test program.
    ///
    /// - Parameters:
    ///   - modules: The learner's module and the modules of tests.
    ///   - learnerTests: The learner's tests, whose XCTest methods must be listed.
    func program(_ modules: [CompiledModule], learnerTests: CompiledModule?) async throws -> String {
        let list = try await xctests(in: learnerTests == nil ? nil : check.submission.tests)
        return try await linker.link(libraries + modules + [try await list.compiled(by: compiler, against: libraries + modules)])
    }

    /// The learner's test classes that no test run finds.
    func privateTestClasses() async throws -> [String] {
        try await xctests(in: check.submission.tests).privateClasses
    }

    private func xctests(in sources: SourceSet?) async throws -> XCTestList {
        XCTestList(sources, module: "\(check.module)Tests", conditions: try await compiler.conditions())
    }
}
