/// A measured value that a technique must have to fit a situation.
package struct Need: Sendable {
    package let property: Property
    private let isMetBy: @Sendable (Fact) -> Bool

    /// Returns a need for a property that says one of some words.
    static func says(_ property: Property, _ words: String...) -> Need {
        Need(property: property) { $0.word.map(words.contains) ?? false }
    }

    /// Returns a need for a property with a number that is small enough.
    static func isAtMost(_ most: Double, _ property: Property) -> Need {
        Need(property: property) { $0.number.map { $0 <= most } ?? false }
    }

    private init(property: Property, isMetBy: @escaping @Sendable (Fact) -> Bool) {
        self.property = property
        self.isMetBy = isMetBy
    }

    /// Returns whether a technique meets it; a property that was not measured meets nothing.
    package func isMet(by row: Table.Row) -> Bool {
        row.facts[property.name].map(isMetBy) ?? false
    }
}
