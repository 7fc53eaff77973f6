extension Property {
    static let twoDoubles = Property(
        name: "two-doubles", title: "Two doubles at once", group: .tests,
        method: "Makes two screens, each with its own double, and lets both appear: yes if each double receives exactly one event.",
        good: ["yes"]
    ) { measuring in
        let outcome = try await measuring.run(.asItIs(probe: "TwoDoubles"))
        return .answer(
            outcome["first"] == 1 && outcome["second"] == 1,
            outcome.trouble
                + ["first", "second"].compactMap { name in outcome[name].map { "events received by the \(name) double: \(Int($0))" } })
    }

    static let doublesPerProgram = Property(
        name: "doubles-per-program", title: "Doubles per program", group: .tests,
        method: """
            Lets two tests of one program use a double each, one after the other: "many" if each double has its own events in the end, \
            "one" if both have the same.
            """, good: ["many"]
    ) { measuring in
        let outcome = try await measuring.run(.asItIs(probe: "DoublesInTurn"))
        guard let first = outcome["first"], let second = outcome["second"] else { return .word("?", outcome.trouble) }
        let evidence = ["events received by the first double: \(Int(first)) of 1", "by the second: \(Int(second)) of 2"]
        return .word((first, second) == (1, 2) ? "many" : "one", evidence)
    }

    static let concurrentFailures = Property(
        name: "concurrent-failures", title: "Failures of 50 at once", group: .tests,
        method: """
            Runs 50 tests in parallel, in which each injects its double, waits 20 ms and uses the screen, and counts the tests whose \
            double does not receive exactly one event.
            """, lessIsBetter: true
    ) { measuring in
        let outcome = try await measuring.run(.asItIs(probe: "Concurrency"))
        guard let failures = outcome["failures"] else { return .word("?", outcome.trouble) }
        return .count(Int(failures))
    }

    static let leak = Property(
        name: "leak", title: "Leaks to next test", group: .tests,
        method: "Injects a double in one test without a teardown and makes a screen in the next: yes if the old double receives its event.",
        good: ["no"]
    ) { measuring in
        let outcome = try await measuring.run(.asItIs(probe: "Leak"))
        guard let leaked = outcome["leaked"] else { return .word("?", outcome.trouble) }
        return .answer(leaked > 0, ["events of the next test received by the old double: \(Int(leaked))"])
    }
}
