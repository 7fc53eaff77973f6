extension Property {
    static let finalScreen = kind(
        "final-class", title: "Screen: final class", "Makes the screen a final class", .finalScreen)
    static let structScreen = kind(
        "struct", title: "Screen: struct", "Makes the screen a struct without a superclass", .structScreen)
    static let actorScreen = kind(
        "actor", title: "Screen: actor", "Makes the screen an actor, with awaited calls and closures on the main actor", .actorScreen)

    private static func kind(_ name: String, title: String, _ what: String, _ change: Change) -> Property {
        Property(
            name: "works-for-\(name)", title: title, group: .reach,
            method: "\(what), in the solution's own code: yes if it compiles and a test's double receives the event.", good: ["yes"]
        ) { measuring in
            // A storyboard cannot create a struct or an actor, even if it created the class.
            let screen: Measuring.Program.Screen =
                name == "final-class" ? .asInKata : .madeBy(callSite: "\(measuring.technique.names.screen)()")
            let outcome = try await measuring.run(.init(part: .probe("Use"), changes: [change], screen: screen))
            return .answer(outcome["events"] == 1, outcome.trouble)
        }
    }
}
