internal import Building
internal import Foundation
internal import Workspace

/// The comparison as one file for a browser.
package enum Page {
    /// By which a page is known as one that may be replaced.
    package static let mark = #"<meta name="generator" content="kata compare">"#

    /// The page.
    ///
    /// - Parameters:
    ///   - table: What was measured.
    ///   - code: The techniques' code as JSON, see ``Code``.
    ///   - style: The style sheet.
    ///   - script: The script.
    static func html(_ table: Table, code: String, style: String, script: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        \(mark)
        <title>Ways to open a seam, measured</title>
        <style>
        \(style)</style>
        </head>
        <body>
        <a class="skip" href="#main">To the content</a>
        <header>
        <h1>Ways to open a seam, measured</h1>
        <p>The same screen, made testable in \(table.rows.count) ways. \
        Every value comes from building and running the code; how, is told \
        <a href="#how">below</a>.</p>
        <nav aria-label="Sections"><a href="#guide">When to use which</a> <a href="#table">Table</a> <a href="#charts">Charts</a> \
        <a href="#drawings">Drawings</a> <a href="#code">Side by side</a> <a href="#how">How it is measured</a></nav>
        </header>
        <main id="main">
        <section aria-labelledby="guide"><h2 id="guide">When to use which</h2>
        \(guide(table))
        </section>
        <section aria-labelledby="table"><h2 id="table">Table</h2>
        <p>A heading sorts its table. What speaks for a technique has a tick before it.</p>
        \(tables(table))
        </section>
        <section aria-labelledby="charts"><h2 id="charts">Charts</h2>
        <div class="figures wide">
        \(charts(table))
        </div></section>
        <section aria-labelledby="drawings"><h2 id="drawings">Who makes it, who holds it, where the seam is</h2>
        <div class="figures">
        \(drawings(table))
        </div></section>
        <section aria-labelledby="code"><h2 id="code">Side by side</h2>
        \(choices(table))
        <p id="status" role="status"></p>
        <div id="pair"><noscript>Choosing two techniques needs JavaScript; \
        <code>swift run kata compare A B</code> shows the same.</noscript></div>
        </section>
        <section aria-labelledby="how"><h2 id="how">How it is measured</h2>
        \(methods(table))
        </section>
        </main>
        <script id="data" type="application/json">\(code)</script>
        <script>
        \(script)</script>
        </body>
        </html>

        """
    }
}

extension Comparison {
    /// The page with everything in it; it loads nothing.
    package func page(of table: Table) async throws -> String {
        try await Page.html(
            table, code: Page.Code(of: self, table).json, style: asset("page.css"), script: asset("page.js"))
    }

    private func asset(_ name: String) throws(WorkspaceError) -> String {
        let file = root.appending(path: "Sources/Comparison/Page/\(name)")
        do {
            return try String(contentsOf: file, encoding: .utf8)
        } catch {
            throw .missing(path: file.path)
        }
    }
}
