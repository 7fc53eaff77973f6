/// The measurements: a row for each technique, a column for each property.
package struct Table: Sendable {
    /// One technique with its facts.
    package struct Row: Sendable {
        package let technique: Technique
        /// By the names of the properties.
        package let facts: [String: Fact]

        package var name: String { technique.name }
    }

    package private(set) var rows: [Row]
    package private(set) var properties: [Property]

    package init(rows: [Row], properties: [Property]) {
        (self.rows, self.properties) = (rows, properties)
    }

    /// Adds measurements of techniques that it has.
    mutating func add(_ other: Table) {
        properties += other.properties.filter { property in !properties.contains { $0.name == property.name } }
        rows = rows.map { row in
            let more = other.rows.first { $0.name == row.name }?.facts ?? [:]
            return Row(technique: row.technique, facts: row.facts.merging(more) { $1 })
        }
    }

    /// Removes the techniques for which a condition does not hold.
    mutating func keep(where holds: (Row) -> Bool) {
        rows.removeAll { !holds($0) }
    }

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
