internal import Judge

extension Property {
    static let callSites = Property(
        name: "call-sites", title: "Call sites to change", group: .change,
        method: """
            Of the ways to make the legacy screen that compile and run (with no argument, from a nib, from a storyboard), those that no \
            longer do with the solution.
            """, lessIsBetter: true
    ) { measuring in
        let screen = measuring.technique.names.screen
        var broken: [String] = []
        for site in ["\(screen)()", "\(screen)(nibName: nil, bundle: nil)", "\(screen)(coder: coder)"] {
            let legacy = Measuring.Program(
                probe: "CallSite", callSite: site, production: measuring.technique.start, hasGlue: false)
            guard try await measuring.run(legacy)["appeared"] != nil else { continue }
            let outcome = try await measuring.run(.init(probe: "CallSite", callSite: site, hasGlue: false))
            if outcome["appeared"] == nil { broken.append("\(site): \(outcome.trouble.first ?? "")") }
        }
        return .count(broken.count, broken)
    }
}
