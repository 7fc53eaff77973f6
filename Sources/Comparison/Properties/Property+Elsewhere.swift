extension Property {
    static let task = elsewhere("task", title: "Works in a Task", "in a task")
    static let detachedTask = elsewhere("detached", title: "Works in detached Task", "in a detached task")
    static let queue = elsewhere("queue", title: "Works on a queue", "on the main queue")

    private static func elsewhere(_ way: String, title: String, _ place: String) -> Property {
        Property(
            name: "holds-\(way)", title: title, group: .tests,
            method: """
                Lets the screen appear \(place): yes if the double receives the event even after the test's teardown, "awaited" if \
                only when the test waits before its teardown.
                """, good: ["yes"]
        ) { measuring in
            let outcome = try await measuring.run(.asItIs(probe: "Elsewhere"))
            guard let awaited = outcome["\(way) awaited"], let late = outcome["\(way) late"] else { return .word("?", outcome.trouble) }
            let evidence = ["awaited: \(Int(awaited)) of 1 events", "after teardown: \(Int(late)) of 1 events"]
            return .word(awaited == 1 ? late == 1 ? "yes" : "awaited" : "no", evidence)
        }
    }
}
