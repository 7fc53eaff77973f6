package import Foundation
package import Workspace

/// The faults in their files as one page for a browser, which loads nothing.
package enum MutationPage {
    /// The mark of a generated page, which may be replaced.
    package static let mark = PageDesign.mark(of: "mutate")

    /// Makes the page.
    ///
    /// - Parameters:
    ///   - report: The answers.
    ///   - root: The package's folder, from which the sources are read; a file that cannot be read is shown without its lines.
    ///   - design: The style sheet and the script.
    package static func html(_ report: MutationReport, sourcesIn root: URL, design: PageDesign) -> String {
        let sections = Dictionary(grouping: report.faults, by: \.file).sorted { $0.key < $1.key }.enumerated().map { index, file in
            FileSection(
                number: index + 1, path: file.key, faults: file.value, new: Set(report.new ?? []),
                text: try? String(contentsOf: root.appending(path: file.key), encoding: .utf8))
        }
        let comparison = report.comparison.map { " \($0.escaped)" } ?? ""
        return design.page(
            "Faults in \(report.package)", of: "mutate",
            """
            <a class="skip" href="#faults">Skip to the faults</a>
            <header><h1>Faults in \(report.package.escaped)</h1>
            <p>\(report.lines.grouped("line")), \(report.tests.counted("test")). \(report.summary.escaped)\(comparison)</p></header>
            <main>
            <section aria-labelledby="files"><h2 id="files">Files</h2>
            <table><caption>The faults of each file</caption><thead><tr><th scope="col">File</th>\
            \(["Score", "Survived", "Not run", "Caught", "Other"].map { "<th scope=\"col\" class=\"number\">\($0)</th>" }.joined())</tr></thead>
            <tbody>
            \(sections.map(\.row).joined(separator: "\n"))
            </tbody></table></section>
            <section aria-labelledby="faults"><h2 id="faults">Faults</h2>
            \(filter(report))
            \(sections.map(\.html).joined(separator: "\n"))
            </section>
            </main>
            """)
    }

    /// Returns the choice of states and kinds, and the buttons that lead from fault to fault; the script shows them.
    private static func filter(_ report: MutationReport) -> String {
        let states = Answer.Status.allCases.compactMap { status in
            choice("state", status.rawValue, status.words, report.faults(status).count, isChosen: [.survived, .notRun].contains(status))
        }
        let kinds = Dictionary(grouping: report.faults, by: \.kind).mapValues(\.count).sorted { $0.key < $1.key }.compactMap {
            choice("kind", $0.key, $0.key, $0.value, isChosen: true)
        }
        let new = choice("new", "new", "only those that the baseline does not have", report.new?.count ?? 0, isChosen: false) ?? ""
        return """
            <form id="filter" hidden>
            <fieldset><legend>State</legend>\(states.joined())\(new)</fieldset>
            <fieldset><legend>Kind</legend>\(kinds.joined())</fieldset>
            <p class="keys">The keys <kbd>n</kbd> and <kbd>p</kbd> go to the next and to the previous fault.</p>
            </form>
            <p class="steps" id="steps" hidden><button type="button" id="previous">Previous fault</button> \
            <button type="button" id="next">Next fault</button> <span id="shown" role="status"></span></p>
            """
    }

    private static func choice(_ name: String, _ value: String, _ words: String, _ count: Int, isChosen: Bool) -> String? {
        guard count > 0 else { return nil }
        return """
            <label><input type="checkbox" name="\(name)" value="\(value.escaped)"\(isChosen ? " checked" : "")> \
            \(words.escaped) (\(count.grouped))</label>
            """
    }
}

extension Answer.Status {
    /// The status as a word or two.
    var words: String {
        switch self {
        case .notRun: "not run"
        case .timedOut: "timed out"
        case .untried: "not tried"
        case .caught, .survived, .refused, .skipped: rawValue
        }
    }
}
