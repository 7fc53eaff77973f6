internal import Foundation
package import Workspace

/// The findings as one page for a browser, which loads nothing.
package struct SurveyPage: Sendable {
    /// The mark of a generated page, which may be replaced.
    package static let mark = PageDesign.mark(of: "survey")

    /// The page.
    package let html: String

    /// Makes the page.
    ///
    /// - Parameters:
    ///   - report: The findings.
    ///   - workspace: The clone that has the page's style and script.
    /// - Throws: `WorkspaceError.missing(path:)`.
    package init(_ report: SurveyReport, in workspace: Workspace) throws(WorkspaceError) {
        let design = try PageDesign("Sources/Survey/Page/page", below: workspace.root)
        html = design.page("Hard dependencies of \(report.package)", of: "survey", Self.body(report))
    }

    private static func body(_ report: SurveyReport) -> String {
        let findings = report.newFindings
        let known = report.new == nil ? "" : " that the baseline does not have"
        return """
            <a class="skip" href="#findings">Skip to the findings</a>
            <header><h1>Hard dependencies of \(report.package.escaped)</h1>
            <p>\(report.files.counted("file")), \(report.lines.grouped("line")) of code, \
            \(findings.counted("finding"))\(known). \(report.indexed ? "Read with the index of a debug build." : "Read without an index: only names that are spelled out were seen.")\(report.note.map { " All files outside of tests were read. The reason: \($0.escaped)" } ?? "")</p>
            </header>
            <main>
            \(sections(findings))
            </main>
            """
    }

    private static func sections(_ findings: [HardDependency]) -> String {
        if findings.isEmpty { return "<p id=\"findings\">No hard dependency found.</p>" }
        return """
            <section aria-labelledby="kinds"><h2 id="kinds">Categories</h2>
            <table><caption>The findings of each category</caption><thead><tr><th scope="col">Category</th><th scope="col" class="number">Findings</th><th scope="col">Why it is hard to test</th></tr></thead>
            <tbody>
            \(categories(findings))
            </tbody></table></section>
            <section aria-labelledby="findings"><h2 id="findings">Findings, the most costly first</h2>
            <p class="filter"><label for="filter">Show only findings with these words:</label> <input id="filter" type="search"> \
            <span id="shown" role="status"></span></p>
            <ol class="findings">
            \(findings.map(item).joined(separator: "\n"))
            </ol>
            <p class="how">The score is lines behind the dependency × callers × commits of twelve months ÷ lines that the technique costs; \
            each factor counts as at least 1.</p>
            </section>
            """
    }

    private static func categories(_ findings: [HardDependency]) -> String {
        Category.all.compactMap { category in
            let count = findings.count { $0.category == category.name }
            guard count > 0 else { return nil }
            return """
                <tr><th scope="row">\(category.title.escaped)</th><td class="number">\(count)</td><td>\(category.reason.escaped)</td></tr>
                """
        }.joined(separator: "\n")
    }

    private static func item(_ finding: HardDependency) -> String {
        let title = Category.all.first { $0.name == finding.category }?.title ?? finding.category
        let others = finding.places.dropFirst().map { "<li><code>\($0.file.escaped):\($0.line)</code></li>" }
        let places =
            others.isEmpty ? "" : "<details><summary>\(others.count.counted("more line"))</summary><ul>\(others.joined())</ul></details>"
        let facts = [
            ("Score", finding.score.formatted(.number.locale(.init(identifier: "en")))), ("Lines behind it", "\(finding.linesBehind)"),
            ("Callers", "\(finding.callers)"), ("Commits", "\(finding.commits)"),
            ("Cost", finding.cost.counted("line")),
        ].map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>" }.joined()
        return """
            <li><h3><code>\(finding.what.escaped)</code> in <code>\(finding.user.escaped)</code></h3>
            <p><code>\(finding.file.escaped):\(finding.line)</code></p>
            <p>\(title.escaped); reaches \(finding.reaches.escaped)</p>
            <dl>\(facts)</dl>
            <p class="next">\(finding.technique.escaped): <code>kata check \(finding.kata)</code></p>\(places)</li>
            """
    }
}

extension [HardDependency] {
    fileprivate func counted(_ noun: String) -> String { count.counted(noun) }
}
