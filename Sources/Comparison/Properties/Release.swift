internal import Building
internal import Workspace

extension Property {
    static let testsInRelease = Property(
        name: "tests-in-release", title: "Tests build in release", group: .tests,
        method: "The solution's tests are compiled against an optimised build without DEBUG that tests may look into.", good: ["yes"]
    ) { measuring in
        let (bench, technique) = (measuring.bench, measuring.technique)
        let production = try await bench.build(technique.kata.module, technique.production, configuration: .testableRelease)
        let tests = try await bench.build(
            "\(technique.kata.module)Tests", technique.tests, configuration: .testableRelease, importing: [production])
        return .answer(tests.succeeded, (production.errors + tests.errors).map(\.short))
    }

    static let hookInRelease = Property(
        name: "hook-in-release", title: "Hook in release build", group: .tests,
        method: """
            Whether the seam's declaration is among the symbols of an optimised build without DEBUG. It is one that tests may look into, \
            as the optimizer leaves out what a module does not use itself.
            """, good: ["no"]
    ) { measuring in
        let (bench, technique) = (measuring.bench, measuring.technique)
        let release = try await bench.build(technique.kata.module, technique.production, configuration: .testableRelease)
        let debug = try await bench.build(technique.kata.module, technique.production)
        let seam = SeamDeclaration(technique.names.seam)
        let there = try await bench.symbols(of: release).filter(seam.isNamed)
        let before = try await bench.symbols(of: debug).filter(seam.isNamed)
        guard !before.isEmpty else { return .word("?", ["no symbol of the debug build is called \(seam.symbol)"]) }
        return .answer(
            !there.isEmpty, there.isEmpty ? ["none of the \(before.count) symbols of the debug build is left"] : Array(there.prefix(3)))
    }
}
