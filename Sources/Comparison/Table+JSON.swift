extension Table: Encodable {
    private struct Column: Encodable {
        var name: String
        var title: String
        var group: String
        var unit: Property.Unit
        var method: String
    }

    private struct Entry: Encodable {
        var name: String
        var title: String
        var folder: String
        var facts: [String: Cell]
    }

    private struct Cell: Encodable {
        var value: Fact.Value
        var text: String
        var evidence: [String]
        var command: String
    }

    private enum Key: CodingKey {
        case version, properties, techniques, guide
    }

    /// Encodes version 1 of the form that programs read.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(1, forKey: .version)
        try container.encode(
            properties.map { Column(name: $0.name, title: $0.title, group: $0.group.rawValue, unit: $0.unit, method: $0.method) },
            forKey: .properties)
        try container.encode(
            rows.map { row in
                Entry(
                    name: row.name, title: row.technique.kata.title, folder: "Solutions/\(row.technique.kata.module)",
                    facts: Dictionary(
                        uniqueKeysWithValues: properties.compactMap { property in
                            row.facts[property.name].map { fact in
                                let cell = Cell(
                                    value: fact.value, text: property.text(fact), evidence: fact.evidence,
                                    command: "kata \(row.command(for: property))")
                                return (property.name, cell)
                            }
                        }))
            }, forKey: .techniques)
        try container.encode(guide, forKey: .guide)
    }
}

extension Table.Row {
    /// Returns the arguments of `kata` that repeat the measurement of one cell.
    package func command(for property: Property) -> String {
        "compare \(name) --only \(property.name) --again"
    }
}
