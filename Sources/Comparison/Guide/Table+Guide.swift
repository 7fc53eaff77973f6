extension Table {
    /// What the table says about when to use which technique.
    ///
    /// Every sentence is made from the facts: which techniques are named follows from their values alone. A situation of which a
    /// property was not measured is left out.
    package var guide: [Advice] {
        Situation.all.compactMap(advice) + [least(.linesAdded), least(.cost)].compactMap { $0 }
    }

    private func advice(on situation: Situation) -> Advice? {
        let rows = situation.needs.map(\.property)
        guard rows.allSatisfy({ row in properties.contains { $0.name == row } }), !self.rows.isEmpty else { return nil }
        let fitting = self.rows.filter { row in situation.needs.allSatisfy { need in row.facts[need.property].map(need.isMet) ?? false } }
        let others = self.rows.filter { row in !fitting.contains { $0.name == row.name } }
        let answer: String =
            if fitting.isEmpty { "none of them does as it stands" } else if others.isEmpty {
                "any of them does"
            } else if fitting.count
                <= others.count
            { "take \(Self.list(fitting.map(\.name), "or"))" } else { "take any but \(Self.list(others.map(\.name), "and"))" }
        return Advice(sentence: "\(situation.text), \(answer).", rows: rows)
    }

    /// The technique with the least of something.
    private func least(_ property: Property) -> Advice? {
        let numbers = rows.compactMap { $0.facts[property.name]?.number }
        guard let best = numbers.min(), numbers.count == rows.count, rows.count > 1,
            properties.contains(where: { $0.name == property.name })
        else { return nil }
        let names = rows.filter { $0.facts[property.name]?.number == best }.map(\.name)
        let value = property.text(Fact(.number(best)))
        return Advice(sentence: "Least in \"\(property.title)\" (\(value)): \(Self.list(names, "and")).", rows: [property.name])
    }

    private static func list(_ names: [String], _ conjunction: String) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
