extension Table {
    /// The sentences that recommend techniques.
    ///
    /// The facts alone decide which techniques a sentence names. A situation with a property that was not measured is left out.
    package var guide: [Advice] {
        Situation.all.compactMap(advice) + [least(.linesAdded), least(.cost)].compactMap { $0 }
    }

    private func advice(on situation: Situation) -> Advice? {
        let rows = situation.needs.map(\.property)
        guard rows.allSatisfy({ row in properties.contains { $0.name == row } }), !self.rows.isEmpty else { return nil }
        let fitting = self.rows.filter { row in situation.needs.allSatisfy { need in row.facts[need.property].map(need.isMet) ?? false } }
        let others = self.rows.filter { row in !fitting.contains { $0.name == row.name } }
        let answer =
            switch (fitting.count, others.count) {
            case (0, _): "none of them works as it is"
            case (_, 0): "any of them works"
            case (...others.count, _): "use \(Self.list(fitting.map(\.name), "or"))"
            default: "use any except \(Self.list(others.map(\.name), "and"))"
            }
        return Advice(sentence: "\(situation.text), \(answer).", rows: rows)
    }

    /// Names the techniques with the lowest value of a property.
    private func least(_ property: Property) -> Advice? {
        let numbers = rows.compactMap { $0.facts[property.name]?.number }
        guard let best = numbers.min(), numbers.count == rows.count, rows.count > 1,
            properties.contains(where: { $0.name == property.name })
        else { return nil }
        let names = rows.filter { $0.facts[property.name]?.number == best }.map(\.name)
        let value = property.text(Fact(.number(best)))
        return Advice(sentence: "Lowest value for \"\(property.title)\" (\(value)): \(Self.list(names, "and")).", rows: [property.name])
    }

    private static func list(_ names: [String], _ conjunction: String) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
