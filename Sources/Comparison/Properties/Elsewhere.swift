extension Property {
    static let task = elsewhere("task", title: "Holds in a Task", "a task")
    static let detachedTask = elsewhere("detached", title: "Holds in detached Task", "a detached task")
    static let queue = elsewhere("queue", title: "Holds on a queue", "the main queue")

    private static func elsewhere(_ way: String, title: String, _ place: String) -> Property {
        Property(
            name: "holds-\(way)", title: title, group: .tests,
            method: """
                The screen appears in \(place): yes if the double gets the event even when the test has torn down before, \
                "awaited" if only when the test waits for it first.
                """, good: ["yes"]
        ) { measuring in
            let outcome = try await measuring.run(.init(probe: "Elsewhere"))
            guard let awaited = outcome["\(way) awaited"], let late = outcome["\(way) late"] else { return .word("?", outcome.trouble) }
            let evidence = ["awaited: \(Int(awaited)) of 1 events", "after the tear-down: \(Int(late)) of 1 events"]
            return .word(awaited == 1 ? late == 1 ? "yes" : "awaited" : "no", evidence)
        }
    }
}
