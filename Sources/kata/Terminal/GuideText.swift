internal import Comparison
internal import Learner

/// The comparison's guide for people: sentences, each with the properties that support it.
struct GuideText {
    let guide: [Advice]
    let system: System

    func print() {
        guard !guide.isEmpty else { return }
        system.say(system.style("When to use which", .bold))
        for advice in guide {
            system.say("- \(advice.sentence) (\(advice.rows.joined(separator: ", ")))".wrapped(to: system.width, indent: 2))
        }
    }
}

/// The evidence for people: the method of each property, and the observations behind each value.
struct EvidenceText {
    let table: Table
    let system: System

    func print() {
        for property in table.properties {
            system.say(system.style("\(property.title) (\(property.name))", .bold))
            system.say(property.method.wrapped(to: system.width))
            for row in table.rows {
                system.say("  \(row.name): \(property.text(row.facts[property.name]))")
                for line in row.facts[property.name]?.evidence ?? [] { system.say("    \(line)") }
                system.say("    repeat it: \(system.program) \(row.command(for: property))")
            }
        }
    }
}
