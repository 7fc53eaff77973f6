internal import Workspace

extension Table {
    /// The sentences that recommend techniques.
    ///
    /// The facts alone decide which techniques a sentence names. A situation with a property that was not measured is left out.
    package var guide: [Advice] {
        Question.all.flatMap(\.answers).compactMap { advice(on: $0) } + [least(.linesAdded), least(.cost)].compactMap { $0 }
    }

    private func advice(on answer: Question.Answer) -> Advice? {
        let rows = answer.needs.map(\.property.name)
        guard let situation = answer.situation, !self.rows.isEmpty,
            rows.allSatisfy({ row in properties.contains { $0.name == row } })
        else { return nil }
        let fitting = self.rows.filter(answer.fits)
        let others = self.rows.filter { !answer.fits($0) }
        let advice =
            switch (fitting.count, others.count) {
            case (0, _): "none of them works as it is"
            case (_, 0): "any of them works"
            case (...Choice.most, _): "use \(Self.list(fitting.map(\.name), "or"))"
            case (_, ...Choice.most): "use any except \(Self.list(others.map(\.name), "and"))"
            default: Self.shortened(fitting)
            }
        let price = answer.price.map { ", at the price of \($0)" } ?? ""
        return Advice(sentence: "If \(situation)\(price), \(advice).", rows: rows)
    }

    /// Names the few techniques that change least, and counts the others.
    private static func shortened(_ rows: [Row]) -> String {
        let others = rows.count - Choice.most
        return
            "use \(list(rows.smallestChanges.map(\.name), "or")), which change least; \(others.counted("other")) \(others == 1 ? "works" : "work"), too"
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
