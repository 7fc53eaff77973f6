internal import Building
internal import Workspace

extension Property {
    static let callSites = Property(
        name: "call-sites", title: "Call sites to change", group: .change,
        method:
            "Counts the production call sites named by the kata that compile and run with the legacy screen but not with the solution.",
        lessIsBetter: true
    ) { measuring in
        try await lost([measuring.technique.names.callSite], in: measuring)
    }

    static let initializersLost = Property(
        name: "initializers-lost", title: "Initializers lost", group: .change,
        method: """
            Counts the legacy screen's initializers (without arguments, from a nib, from a storyboard) that no longer compile or that \
            trap in the solution.
            """, lessIsBetter: true
    ) { measuring in
        try await lost(initializers(of: measuring.technique.names.screen), in: measuring)
    }

    private static func initializers(of screen: String) -> [String] {
        ["\(screen)()", "\(screen)(nibName: nil, bundle: nil)", "\(screen)(coder: coder)"]
    }

    /// Counts the call sites that create the legacy screen but not the solution's.
    private static func lost(_ callSites: [String], in measuring: Measuring) async throws -> Fact {
        let names = measuring.technique.names
        let other = initializers(of: names.screen).filter { $0 != names.callSite }
        // The parts of both properties, so that they are one program.
        let parts = ([names.callSite] + other).enumerated().map { number, site in
            (site, Measuring.Part.appearance(of: names.screen, madeBy: site, number: number))
        }
        var lost: [String] = []
        for (site, part) in parts where callSites.contains(site) {
            let others = parts.map(\.1).filter { $0.name != part.name }
            var program = Measuring.Program(
                part: part, others: others, screen: .none, production: measuring.technique.start, hasGlue: false)
            guard try await measuring.run(program)["appeared"] != nil else { continue }
            program.production = nil
            let outcome = try await measuring.run(program)
            if outcome["appeared"] == nil { lost.append("\(site): \(outcome.trouble.first ?? "")") }
        }
        return .count(lost.count, lost)
    }
}
