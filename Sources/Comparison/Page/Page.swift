internal import Building
internal import Foundation
internal import Workspace

/// The comparison as one file for a browser.
package enum Page {
    /// The mark of a generated page, which may be replaced.
    package static let mark = PageDesign.mark(of: "compare")

    /// Returns the page.
    ///
    /// - Parameters:
    ///   - table: The measurements.
    ///   - code: The techniques' code as JSON, see ``Code``.
    ///   - design: The style sheet and the script.
    static func html(_ table: Table, code: String, design: PageDesign) -> String {
        design.page(
            "Ways to open a seam, measured", of: "compare",
            """
            <a class="skip" href="#main">Skip to content</a>
            <header>
            <h1>Ways to open a seam, measured</h1>
            <p>The same screen, made testable in \(table.rows.count) ways. \
            Every value comes from building and running the code, as <a href="#how">described below</a>.</p>
            <nav aria-label="Sections"><a href="#guide">When to use which</a> <a href="#table">Table</a> <a href="#charts">Charts</a> \
            <a href="#drawings">Structure</a> <a href="#code">Side by side</a> <a href="#how">Measurements</a></nav>
            </header>
            <main id="main">
            <section aria-labelledby="guide"><h2 id="guide">When to use which</h2>
            \(guide(table))
            </section>
            <section aria-labelledby="table"><h2 id="table">Table</h2>
            <p>Click a heading to sort its table. A check mark shows a value in a technique's favor.</p>
            \(filter(table))
            <div id="matrix">
            \(tables(table))
            </div></section>
            <section aria-labelledby="charts"><h2 id="charts">Charts</h2>
            <div class="figures wide">
            \(charts(table))
            </div></section>
            <section aria-labelledby="drawings"><h2 id="drawings">Structure of each technique</h2>
            <div class="figures">
            \(drawings(table))
            </div></section>
            <section aria-labelledby="code"><h2 id="code">Side by side</h2>
            \(choices(table))
            <p id="status" role="status"></p>
            <div id="pair"><noscript>Choosing two techniques needs JavaScript; \
            <code>./kata compare A B</code> shows the same code.</noscript></div>
            </section>
            <section aria-labelledby="how"><h2 id="how">Measurements</h2>
            \(methods(table))
            </section>
            </main>
            <script id="data" type="application/json">\(code)</script>
            """)
    }
}

extension Comparison {
    /// Returns the page with its code, style and script; it loads nothing.
    package func page(of table: Table) async throws -> String {
        try await Page.html(
            table, code: Page.Code(of: self, table).json, design: PageDesign("Sources/Comparison/Page/page", below: root))
    }
}
