internal import Building
internal import Workspace

extension Property {
    static let testsInRelease = Property(
        name: "tests-in-release", title: "Tests build in release", group: .tests,
        method: "Compiles the solution's tests against an optimized build without DEBUG but with testing enabled: yes if they compile.",
        good: ["yes"]
    ) { measuring in
        let (bench, technique) = (measuring.bench, measuring.technique)
        let production = try await bench.build(
            technique.kata.module, technique.production, configuration: .testableRelease, replacing: technique.fakes)
        let tests = try await bench.build(
            "\(technique.kata.module)Tests", technique.tests, configuration: .testableRelease, importing: [production],
            replacing: technique.fakes)
        return .answer(tests.succeeded, (production.errors + tests.errors).map(\.short))
    }

    static let hookInRelease = Property(
        name: "hook-in-release", title: "Hook in release build", group: .tests,
        method: """
            Searches the symbols of an optimized build without DEBUG for the seam's declaration: yes if it is there. Testing is enabled, \
            because the optimizer would otherwise remove declarations that the module does not use itself.
            """, good: ["no"]
    ) { measuring in
        let (bench, technique) = (measuring.bench, measuring.technique)
        let release = try await bench.build(technique.kata.module, technique.production, configuration: .testableRelease)
        let debug = try await bench.build(technique.kata.module, technique.production)
        let seam = SeamDeclaration(technique.names.seam)
        let there = try await bench.symbols(of: release).filter(seam.isNamed)
        var before = try await bench.symbols(of: debug).filter(seam.isNamed)
        for (name, sources) in technique.fakes {
            before += try await bench.symbols(of: bench.build(name, sources)).filter(seam.isNamed)
        }
        guard !before.isEmpty else { return .word("?", ["the debug build has no symbol named \(seam.symbol)"]) }
        return .answer(
            !there.isEmpty,
            there.isEmpty ? ["the release build has none of the debug build's \(before.count) symbols"] : Array(there.prefix(3)))
    }
}
