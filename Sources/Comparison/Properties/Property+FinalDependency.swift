extension Property {
    static let finalDependency = Property(
        name: "final-dependency", title: "Dependency is final", group: .reach,
        method: """
            Makes the dependency's class final: yes if a test can still inject a double into the solution as it is, "protocol" if it \
            can once the seam's type is a protocol that the class conforms to.
            """, good: ["yes"]
    ) { measuring in
        let asIs = try await measuring.run(.init(part: .probe("Use"), changes: [.finalDependency]))
        if asIs["events"] == 1 { return .word("yes") }
        let behind = try await measuring.run(.init(part: .probe("Use"), changes: [.finalDependency, .protocolDependency]))
        return .word(behind["events"] == 1 ? "protocol" : "no", asIs.trouble + behind.trouble)
    }
}
