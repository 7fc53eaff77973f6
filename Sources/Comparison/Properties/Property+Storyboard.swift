extension Property {
    /// The beginning of the evidence that a value does not hold for the solution as it is.
    package static let asWritten = "as written: "

    static let storyboard = Property(
        name: "works-for-storyboard", title: "Made by init(coder:)", group: .reach,
        method: """
            Makes a screen with init(coder:), as a storyboard does, and lets the test act only before and after: yes if its double \
            receives the event. An init(coder:) that traps is first rewritten with the defaults of the screen's own initializer.
            """, good: ["yes"]
    ) { measuring in
        let asWritten = try await measuring.run(.asItIs(probe: "Coder"))
        let outcome = try await measuring.run(.init(part: .probe("Coder"), changes: [.coderFromDefaults]))
        let evidence = asWritten.trouble.map { "\(Property.asWritten)\($0)" } + outcome.trouble
        return .answer(outcome["events"] == 1, evidence + (outcome["events"] == 0 ? ["the event went to the real instance"] : []))
    }
}
