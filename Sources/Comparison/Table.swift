/// What was measured: a row for each technique, a column for each property.
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

    /// The properties in which these techniques are not all the same.
    package var differing: [Property] {
        properties.filter { property in Set(rows.map { property.text($0.facts[property.name]) }).count > 1 }
    }

    /// Whether a technique has the least of something of which less is better and of which not all have the same.
    func isBest(_ row: Row, in property: Property) -> Bool {
        let numbers = rows.compactMap { $0.facts[property.name]?.number }
        guard property.lessIsBetter, Set(numbers).count > 1, let number = row.facts[property.name]?.number else { return false }
        return number == numbers.min()
    }
}
