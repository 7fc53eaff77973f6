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
}
