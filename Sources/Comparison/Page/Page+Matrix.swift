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
                    "tr", ["role": "row", "data-fits": fits(row)],
                    element("th", ["scope": "row", "role": "rowheader"], row.name.escaped) + cells.joined())
            }
            let content = element(
                "table", ["role": "table"],
                element("caption", [:], group.rawValue.escaped)
                    + element("thead", ["role": "rowgroup"], element("tr", ["role": "row"], first + heads.joined()))
                    + element("tbody", ["role": "rowgroup"], rows.joined(separator: "\n")))
            return element("div", ["class": "scroll", "role": "region", "tabindex": "0", "aria-label": group.rawValue], content)
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

    /// Returns the situations that choose the techniques to show, and the switch that exchanges rows and columns; the script shows them.
    static func filter(_ table: Table) -> String {
        let choices = situations(in: table).map { choice in
            element("label", [:], #"<input type="checkbox" value="\#(choice.value)"> \#(choice.words.escaped)"#)
        }
        let fieldset = element(
            "fieldset", [:], element("legend", [:], "Show only techniques that fit if") + choices.joined(separator: "\n"))
        return element(
            "div", ["id": "filter", "hidden": ""],
            element("details", [:], element("summary", [:], "Choose by what your code needs") + fieldset)
                + element("label", [:], #"<input type="checkbox" id="turned"> a column for each technique"#)
                + element("p", ["id": "fitting", "role": "status"]))
    }

    /// The situations that some of the techniques fit and others do not.
    private static func situations(in table: Table) -> [(value: String, words: String)] {
        let measured = Set(table.properties.map(\.name))
        return Question.all.flatMap { question in
            question.answers.compactMap { answer in
                guard let words = answer.situation, answer.needs.allSatisfy({ measured.contains($0.property.name) }),
                    Set(table.rows.map(answer.fits)).count > 1
                else { return nil }
                return ("\(question.name)=\(answer.name)", words)
            }
        }
    }

    /// The answers that a technique fits, as words between spaces.
    private static func fits(_ row: Table.Row) -> String {
        Question.all.flatMap { question in question.answers.filter { $0.fits(row) }.map { "\(question.name)=\($0.name)" } }
            .joined(separator: " ")
    }
}
