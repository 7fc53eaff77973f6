/// The measurements: a row for each technique, a column for each property.
package struct Table: Sendable {
    /// One technique with its facts.
    package struct Row: Sendable {
        package let technique: Technique
        /// By the names of the properties.
        package let facts: [String: Fact]

        package var name: String { technique.name }
    }

    package let rows: [Row]
    package let properties: [Property]

    /// The properties that distinguish these techniques.
    package var differing: [Property] {
        properties.filter { property in Set(rows.map { property.text($0.facts[property.name]) }).count > 1 }
    }

    /// Returns whether a technique has the smallest number where smaller is better and the numbers differ.
    func isBest(_ row: Row, in property: Property) -> Bool {
        let numbers = rows.compactMap { $0.facts[property.name]?.number }
        guard property.lessIsBetter, Set(numbers).count > 1, let number = row.facts[property.name]?.number else { return false }
        return number == numbers.min()
    }
}
