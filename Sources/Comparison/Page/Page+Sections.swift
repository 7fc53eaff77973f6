extension Page {
    /// Returns the table in pieces that fit a page, one for each group of properties.
    static func tables(_ table: Table) -> String {
        Property.Group.allCases.map { group in
            let properties = table.properties.filter { $0.group == group }
            let heads = properties.enumerated().map { index, property in
                element(
                    "th", ["scope": "col", "role": "columnheader"],
                    element(
                        "button", ["type": "button", "data-column": "\(index + 1)", "title": property.method],
                        property.title.escaped + #" <span class="order" aria-hidden="true"></span>"#))
            }
            let first = element(
                "th", ["scope": "col", "role": "columnheader"],
                element("button", ["type": "button", "data-column": "0"], #"Technique <span class="order" aria-hidden="true"></span>"#))
            let rows = table.rows.map { row in
                let cells = properties.map { property in cell(row.facts[property.name], property, isBest: table.isBest(row, in: property)) }
                return element(
                    "tr", ["role": "row"], element("th", ["scope": "row", "role": "rowheader"], row.name.escaped) + cells.joined())
            }
            return element(
                "table", ["role": "table"],
                element("caption", [:], group.rawValue.escaped)
                    + element("thead", ["role": "rowgroup"], element("tr", ["role": "row"], first + heads.joined()))
                    + element("tbody", ["role": "rowgroup"], rows.joined(separator: "\n")))
        }.joined(separator: "\n")
    }

    private static func cell(_ fact: Fact?, _ property: Property, isBest: Bool) -> String {
        let text = property.text(fact)
        let speaks = fact?.word.flatMap { word in property.good.isEmpty || word == "?" ? nil : property.good.contains(word) }
        let mark = isBest || speaks == true ? "good" : speaks == false ? "less" : ""
        let key = fact?.number.map { "\($0)" } ?? text
        return element(
            "td", ["role": "cell", "data-label": property.title, "data-key": key, "class": mark], text.escaped)
    }

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
