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
        let screen = measuring.technique.names.screen
        return try await lost(["\(screen)()", "\(screen)(nibName: nil, bundle: nil)", "\(screen)(coder: coder)"], in: measuring)
    }

    /// Counts the call sites that create the legacy screen but not the solution's.
    private static func lost(_ callSites: [String], in measuring: Measuring) async throws -> Fact {
        var lost: [String] = []
        for site in callSites {
            let legacy = Measuring.Program(probe: "CallSite", callSite: site, production: measuring.technique.start, hasGlue: false)
            guard try await measuring.run(legacy)["appeared"] != nil else { continue }
            let outcome = try await measuring.run(.init(probe: "CallSite", callSite: site, hasGlue: false))
            if outcome["appeared"] == nil { lost.append("\(site): \(outcome.trouble.first ?? "")") }
        }
        return .count(lost.count, lost)
    }
}
