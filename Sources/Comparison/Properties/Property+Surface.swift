internal import Building
internal import Workspace

extension Property {
    static let accessWidened = Property(
        name: "access-widened", title: "Access widened", group: .change,
        method: "Counts the declarations that other files can see or set now and could not before, in the compiler's symbol graph.",
        lessIsBetter: true
    ) { measuring in
        let added = try await measuring.addedDeclarations().map(\.name).sorted()
        return .count(added.count, added)
    }

    static let mutabilityAdded = Property(
        name: "mutability-added", title: "Mutability added", group: .change,
        method: "Counts the declarations that other files can set now and could not before, in the compiler's symbol graph.",
        lessIsBetter: true
    ) { measuring in
        let added = try await measuring.addedDeclarations().filter(\.isSettable).map(\.name).sorted()
        return .count(added.count, added)
    }
}

extension Measuring {
    fileprivate func addedDeclarations() async throws -> [SymbolGraph.Declaration] {
        let before = try await bench.declarations(of: bench.build(technique.kata.module, technique.start))
        let after = try await bench.declarations(of: bench.build(technique.kata.module, technique.production))
        return after.subtracting(before).filter { declaration in !before.contains { $0.name == declaration.name } || declaration.isSettable
        }
    }
}
