extension Property {
    static let twoDoubles = Property(
        name: "two-doubles", title: "Two doubles at once", group: .tests,
        method: "Two screens are made, each with a double of its own, and both appear: yes if each double gets the one event.",
        good: ["yes"]
    ) { measuring in
        let outcome = try await measuring.run(.init(probe: "TwoDoubles"))
        return .answer(
            outcome["first"] == 1 && outcome["second"] == 1,
            outcome.trouble + ["first", "second"].compactMap { name in outcome[name].map { "the \(name) double got \(Int($0))" } })
    }

    static let concurrentFailures = Property(
        name: "concurrent-failures", title: "Failures of 50 at once", group: .tests,
        method:
            "50 tests at the same time, each puts its double in place, waits 20 ms and uses the screen: those that miss their one event.",
        lessIsBetter: true
    ) { measuring in
        let outcome = try await measuring.run(.init(probe: "Concurrency"))
        guard let failures = outcome["failures"] else { return .word("?", outcome.trouble) }
        return .count(Int(failures))
    }

    static let leak = Property(
        name: "leak", title: "Leaks to next test", group: .tests,
        method: "A test puts a double in place and forgets to tear down; the next makes a screen: yes if the old double gets its event.",
        good: ["no"]
    ) { measuring in
        let outcome = try await measuring.run(.init(probe: "Leak"))
        guard let leaked = outcome["leaked"] else { return .word("?", outcome.trouble) }
        return .answer(leaked > 0, ["events of the next test that the old double got: \(Int(leaked))"])
    }
}
