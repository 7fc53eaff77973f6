extension Page {
    /// Returns the description of each measurement, with the evidence for each value.
    static func methods(_ table: Table) -> String {
        table.properties.map { property in
            let facts = table.rows.map { row in
                let fact = row.facts[property.name]
                let evidence = fact.map(\.evidence)?.map { element("code", [:], $0.escaped) }.joined(separator: "<br>") ?? ""
                let command = element("code", [:], "./kata \(row.command(for: property))".escaped)
                return element("dt", [:], "\(row.name.escaped): \(property.text(fact).escaped)")
                    + element("dd", [:], (evidence.isEmpty ? "" : evidence + "<br>") + "Repeat: \(command)")
            }
            return element(
                "details", ["id": "how-\(property.name)"],
                element("summary", [:], property.title.escaped) + element("p", [:], property.method.escaped)
                    + element("dl", [:], facts.joined()))
        }.joined(separator: "\n")
    }

    static func guide(_ table: Table) -> String {
        let titles = Dictionary(uniqueKeysWithValues: table.properties.map { ($0.name, $0.title) })
        return element(
            "ul", ["class": "guide"],
            table.guide.map { advice in
                let rows = advice.rows.map { element("a", ["href": "#how-\($0)"], (titles[$0] ?? $0).escaped) }.joined(separator: ", ")
                return element("li", [:], "\(advice.sentence.escaped) <small>Based on \(rows).</small>")
            }.joined(separator: "\n"))
    }

    static func charts(_ table: Table) -> String {
        [
            chart("Cost per call relative to a direct call", .cost, table, mark: (1, "direct call")),
            chart("Lines added to the legacy code", .linesAdded, table), chart("Lines of the legacy code changed", .linesChanged, table),
        ].joined(separator: "\n")
    }

    private static func chart(_ title: String, _ property: Property, _ table: Table, mark: (Double, String)? = nil) -> String {
        let bars: [BarChart.Bar] = table.rows.compactMap { row in
            guard let fact = row.facts[property.name], let value = fact.number else { return nil }
            return BarChart.Bar(name: row.name, value: value, text: property.text(fact))
        }
        return element(
            "figure", [:], element("figcaption", [:], title.escaped) + BarChart(title: title, bars: bars, mark: mark).svg)
    }

    static func drawings(_ table: Table) -> String {
        table.rows.map { row in
            let drawing = Drawing(row: row)
            return element(
                "figure", [:],
                element("figcaption", [:], element("strong", [:], row.name.escaped) + "<br>" + row.technique.kata.technique.escaped)
                    + drawing.svg
                    + element("p", [:], drawing.words.escaped))
        }.joined(separator: "\n")
    }
}

/// Returns an element; its content is markup already.
func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String = "") -> String {
    let words = attributes.map { " \($0.key)=\"\($0.value.escaped)\"" }.joined()
    return "<\(name)\(words)>\(content)</\(name)>"
}
