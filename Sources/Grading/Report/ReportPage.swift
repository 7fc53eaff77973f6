internal import Foundation
internal import Judge
internal import Workspace

/// The page that a facilitator opens before the debriefing.
struct ReportPage {
    let source: GradeFile.Source

    private var table: GradeTable { source.table }
    private var summary: Summary { table.summary }

    var text: String {
        let title = "\(table.kata.title): \(summary.submissions.counted("submission"))"
        return source.design.page(
            title, of: "grade",
            """
            <a class="skip" href="#all">Skip to the table</a>
            <header><h1>\(title.escaped)</h1>
            <p>\(summary.different) different. \(summary.missing.isEmpty ? "" : "\(summary.missing.count) have no result yet. ")\
            <a href="#mistakes">Common mistakes</a> <a href="#all">All submissions</a></p>\(absent)</header>
            <main>
            \(counts)
            \(mistakes)
            \(alike)
            \(submissions)
            </main>
            """)
    }

    /// The people of the roster who handed in nothing.
    private var absent: String {
        let labels = source.roster?.labels(without: table) ?? []
        return labels.isEmpty ? "" : "\n<p>Nothing handed in: \(labels.joined(separator: ", ").escaped).</p>"
    }

    /// The states with a bar for each; an unsolved kata is counted at its stage.
    private var counts: String {
        let stuck = table.stuck.map { ("unsolved at \($0.stage.rawValue)", $0.count) }
        let states = Grade.State.allCases.filter { $0 != .unsolved }.map { ($0.rawValue, summary.count($0)) }
        let lines = (states.prefix(1) + stuck + states.dropFirst()).filter { $0.1 > 0 }
        let most = max(lines.map(\.1).max() ?? 1, 1)
        let rows = lines.map { name, count in
            """
            <tr><th scope="row">\(name)</th><td class="number">\(count)</td>\
            <td class="bar"><span style="width: \(count * 100 / most)%"></span></td></tr>
            """
        }
        return """
            <section aria-labelledby="states"><h2 id="states">States</h2>
            <table class="counts"><caption>The submissions in each state</caption><thead><tr><th scope="col">state</th><th scope="col">number</th><td></td></tr></thead>
            <tbody>\(rows.joined(separator: "\n"))</tbody></table></section>
            """
    }

    private var mistakes: String {
        let items = table.mistakes.prefix(20).map { mistake in
            let links = mistake.labels.prefix(12).map { "<a href=\"back/\($0.linked).html\">\($0.escaped)</a>" }
            let more = mistake.labels.count - links.count
            return """
                <li><strong>\(mistake.labels.count)</strong> at \(mistake.stage.rawValue): \(mistake.words.marked)
                <p class="example">For example \(mistake.example.place.marked)</p>
                \(mistake.example.lines.isEmpty ? "" : "<pre>\(changes(mistake.example.lines))</pre>")
                <p>\(links.joined(separator: " "))\(more > 0 ? " and \(more) more" : "")</p></li>
                """
        }
        guard !items.isEmpty else { return "" }
        return """
            <section aria-labelledby="mistakes"><h2 id="mistakes">Common mistakes</h2>
            <ol class="mistakes">\(items.joined(separator: "\n"))</ol></section>
            """
    }

    /// A hint for a talk, in words that accuse nobody.
    private var alike: String {
        let items = table.alike.prefix(20).map { group in
            let links = group.labels.prefix(12).map { "<a href=\"back/\($0.linked).html\">\($0.escaped)</a>" }
            let more = group.labels.count - links.count
            return """
                <li>\(links.joined(separator: " "))\(more > 0 ? " and \(more) more" : "")
                <p class="example">\(Int(group.alike * 100)) percent of what they add to the start is the same, and at most \
                \(Int(group.reference * 100)) percent of it is in the reference.</p></li>
                """
        }
        guard !items.isEmpty else { return "" }
        return """
            <section aria-labelledby="alike"><h2 id="alike">Very alike</h2>
            <p>Names, literals, comments and layout do not count. This says nothing about how it came about: people work in pairs, follow the same
            hints, and a kata has few good answers.</p>
            <ol class="mistakes">\(items.joined(separator: "\n"))</ol></section>
            """
    }

    private var submissions: String {
        let heads = ["label", "state", "stage", "faults caught", "result"].enumerated().map { index, name in
            "<th scope=\"col\"><button type=\"button\" data-column=\"\(index)\">\(name)<span class=\"order\"></span></button></th>"
        }
        let rows = table.rows.map { row in
            let faults = row.grade.verdict?.faults ?? []
            let cells = [
                row.state.rawValue, row.grade.verdict?.failed?.rawValue ?? "",
                faults.isEmpty ? "" : "\(faults.count(where: \.caught)) of \(faults.count)",
                (row.original.map { "same as \($0): " } ?? "") + row.grade.message,
            ]
            return """
                <tr><th scope="row"><a href="back/\(row.label.linked).html">\(row.label.escaped)</a></th>\
                \(cells.map { "<td>\($0.marked)</td>" }.joined())</tr>
                """
        }
        return """
            <section aria-labelledby="all"><h2 id="all">All submissions</h2>
            <p><label>Show rows with <input id="filter" type="search"></label> <span id="shown" role="status"></span></p>
            <table class="all"><caption>A row for each label</caption><thead><tr>\(heads.joined())</tr></thead>
            <tbody>\(rows.joined(separator: "\n"))</tbody></table></section>
            """
    }
}
