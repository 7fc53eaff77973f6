internal import Workspace

extension Property {
    static let readWhen = Property(
        name: "read-when", title: "Real instance is read", group: .time,
        method: """
            Counts the reads of the real instance while production makes a screen, and while the screen appears for the first and the \
            second time.
            """
    ) { measuring in
        let outcome = try await measuring.run(measuring.technique.counting(probe: "Reads"))
        guard let creation = outcome["creation"], let first = outcome["first"], let second = outcome["second"] else {
            return .word("?", outcome.trouble)
        }
        let evidence = ["reads: \(Int(creation)) at creation, \(Int(first)) at the first use, \(Int(second)) at the second"]
        return .word(second > 0 ? "each use" : first > 0 ? "first use" : creation > 0 ? "creation" : "never", evidence)
    }

    static let realTouched = Property(
        name: "real-touched", title: "Real instance touched", group: .time,
        method: "Counts the reads of the real instance while a test uses a double: yes if it is made or read nevertheless.", good: ["no"]
    ) { measuring in
        let outcome = try await measuring.run(measuring.technique.counting(probe: "ReadsInTest"))
        guard let replaced = outcome["replaced"] else { return .word("?", outcome.trouble) }
        return .answer(replaced > 0, ["reads: \(Int(replaced))"])
    }

    static let realInitialized = Property(
        name: "real-initialized", title: "Real initializer runs", group: .time,
        method: """
            Counts the initializations of the real class while a test makes its double and uses the screen: yes if its initializer runs \
            nevertheless, as that of the superclass of a double does.
            """, good: ["no"]
    ) { measuring in
        let outcome = try await measuring.run(measuring.technique.countingInitializations())
        guard let made = outcome["initializations"] else { return .word("?", outcome.trouble) }
        return .answer(made > 0, ["initializations: \(Int(made))"])
    }

    static let forgotten = Property(
        name: "forgotten-wiring", title: "Forgotten wiring", group: .time,
        method: """
            Injects nothing and removes the default arguments: "compiler" if that does not compile, "at run time" if the screen traps, \
            "never" if nothing reports it.
            """, good: ["compiler"]
    ) { measuring in
        let technique = measuring.technique
        let asIs = try await measuring.run(technique.counting(probe: "Forgotten"))
        let evidence =
            asIs["real"].map { [$0 > 0 ? "as written: the real instance is used" : "as written: nothing is sent"] } ?? asIs.trouble
        guard Change.withoutDefaults(technique.production, technique.names).texts != technique.production.texts else {
            return .word(asIs["real"] == nil ? "at run time" : "never", evidence)
        }
        let bare = try await measuring.run(technique.counting(["Forgotten"], for: "Forgotten", also: [.withoutDefaults], hasGlue: false))
        if case .refused(let errors) = bare { return .word("compiler", evidence + errors.map { "without the default: \($0)" }) }
        return .word("never", evidence)
    }
}

extension Technique {
    /// A program that counts the reads of the real instance, or its creations, without those by the dependency's own work.
    fileprivate func counting(probe: String) -> Measuring.Program {
        if fakes.isEmpty { return counting(["Reads", "ReadsInTest", "Forgotten"], for: probe, hasGlue: true) }
        return probe == "ReadsInTest"
            ? counting([probe], for: probe, hasGlue: true) : counting(["Reads", "Forgotten"], for: probe, hasGlue: false)
    }

    fileprivate func counting(
        _ together: [String], for probe: String, also changes: [Change] = [], hasGlue: Bool
    ) -> Measuring.Program {
        // A program with another module in place of the vendor's has no real instance to count.
        let hasReal = fakes.isEmpty || !hasGlue
        let counting = hasReal ? [sharesInstance ? Change.countedReads : .countedCreations] : []
        return Measuring.Program(
            part: .probe(probe), others: together.filter { $0 != probe }.map(Measuring.Part.probe),
            changes: (hasReal ? [.lightDependency] : []) + counting + changes,
            more: sharesInstance && hasReal ? SourceSet(files: []) : .text("var realReads = 0\n", called: "Counter.swift"), hasGlue: hasGlue
        )
    }

    /// A program that counts the initializations of the real class.
    fileprivate func countingInitializations() -> Measuring.Program {
        // A program with another module in place of the vendor's runs nothing of the vendor's.
        let hasReal = fakes.isEmpty
        return Measuring.Program(
            part: .probe("Initializations"), changes: hasReal ? [.lightDependency, .countedInitializations] : [],
            more: hasReal ? SourceSet(files: []) : .text("var realInitializations = 0\n", called: "Counter.swift"))
    }
}
