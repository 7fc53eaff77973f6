internal import Comparison
internal import Learner

/// The comparison for people: a line for each property and a column for each technique if they fit the terminal.
///
/// If they do not, each group of properties is a table of its own, with a line for each technique.
struct TableText {
    let table: Table
    let properties: [Property]
    let system: System

    private static let titleWidth = 22
    private static let gap = 2

    func print() {
        guard blocks.count == 1 else { return printTransposed() }
        for block in blocks {
            printHead(of: block)
            for group in Property.Group.allCases {
                let members = properties.filter { $0.group == group }
                guard !members.isEmpty else { continue }
                system.say("")
                system.say(system.style(group.rawValue, .bold))
                for property in members { system.say(line(property.title, block.map { ($0.width, cell($0.row, property)) })) }
            }
            system.say("")
        }
    }

    /// Prints tables with a line for each technique, and as many properties of one group side by side as fit.
    private func printTransposed() {
        let nameWidth = table.rows.map(\.name.count).max() ?? 0
        for group in Property.Group.allCases {
            var rest = properties.filter { $0.group == group }[...]
            while !rest.isEmpty {
                var columns: [(property: Property, words: [Substring], width: Int)] = []
                var used = nameWidth
                while let property = rest.first {
                    let words = property.title.split(separator: " ")
                    let width = (words.map(\.count) + table.rows.map { cell($0, property).count }).max() ?? 0
                    guard columns.isEmpty || used + Self.gap + width <= system.width else { break }
                    used += Self.gap + width
                    columns.append((property, words, width))
                    rest.removeFirst()
                }
                let height = columns.map(\.words.count).max() ?? 0
                for index in 0..<height {
                    let title = index == 0 ? group.rawValue.prefix(nameWidth) : ""
                    let words = columns.map { column in
                        let start = height - column.words.count
                        return (column.width, index >= start ? String(column.words[index - start]) : "")
                    }
                    system.say(system.style(line(String(title), words, titleWidth: nameWidth), .bold))
                }
                for row in table.rows {
                    system.say(line(row.name, columns.map { ($0.width, cell(row, $0.property)) }, titleWidth: nameWidth))
                }
                system.say("")
            }
        }
    }

    /// A technique with the width of its column.
    private struct Column {
        var row: Table.Row
        var width: Int
        var words: [Substring] { row.name.split(separator: "-") }
    }

    private var blocks: [[Column]] {
        var blocks: [[Column]] = [[]]
        var used = Self.titleWidth
        for row in table.rows {
            let texts = row.name.split(separator: "-").map(String.init) + properties.map { $0.text(row.facts[$0.name]) }
            let column = Column(row: row, width: texts.map(\.count).max() ?? 0)
            used += Self.gap + column.width
            if used > system.width, blocks.last?.isEmpty == false {
                blocks.append([])
                used = Self.titleWidth + Self.gap + column.width
            }
            blocks[blocks.count - 1].append(column)
        }
        return blocks
    }

    /// Prints the names with one word below the other, so that the columns stay narrow.
    private func printHead(of block: [Column]) {
        let height = block.map(\.words.count).max() ?? 0
        for index in 0..<height {
            let words = block.map { column in
                let start = height - column.words.count
                return (column.width, index >= start ? system.style(String(column.words[index - start]), .bold) : "")
            }
            let plain = block.map { column in
                let start = height - column.words.count
                return index >= start ? column.words[index - start].count : 0
            }
            system.say(line("", zip(words, plain).map { ($0.0, $0.1, $1) }))
        }
    }

    private func cell(_ row: Table.Row, _ property: Property) -> String {
        property.text(row.facts[property.name])
    }

    private func line(_ title: String, _ cells: [(width: Int, text: String)], titleWidth: Int = titleWidth) -> String {
        line(title, cells.map { ($0.width, $0.text, $0.text.count) }, titleWidth: titleWidth)
    }

    private func line(_ title: String, _ cells: [(width: Int, text: String, count: Int)], titleWidth: Int = titleWidth) -> String {
        var line = title.padded(to: titleWidth)
        for cell in cells {
            line += String(repeating: " ", count: Self.gap) + cell.text + String(repeating: " ", count: max(0, cell.width - cell.count))
        }
        return line.trimmingTrailingSpaces
    }
}
