internal import Building
internal import Foundation
internal import Workspace

/// The comparison as one file for a browser.
package enum Page {
    /// By which a page is known as one that may be replaced.
    package static let mark = #"<meta name="generator" content="kata compare">"#
}

extension Comparison {
    /// The page with everything in it; it loads nothing.
    package func page(of table: Table) async throws -> String {
        let asset = { (name: String) throws in
            do {
                return try String(contentsOf: root.appending(path: "Sources/Comparison/Page/\(name)"), encoding: .utf8)
            } catch {
                throw WorkspaceError.missing(path: root.appending(path: "Sources/Comparison/Page/\(name)").path)
            }
        }
        let code = try await Page.Code(of: self, table).json
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            \(Page.mark)
            <title>Ways to open a seam, measured</title>
            <style>
            \(try asset("page.css"))</style>
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
            \(Page.guide(table))
            </section>
            <section aria-labelledby="table"><h2 id="table">Table</h2>
            <p>A heading sorts its table. What speaks for a technique has a tick before it.</p>
            \(Page.tables(table))
            </section>
            <section aria-labelledby="charts"><h2 id="charts">Charts</h2>
            <div class="figures wide">
            \(Page.charts(table))
            </div></section>
            <section aria-labelledby="drawings"><h2 id="drawings">Who makes it, who holds it, where the seam is</h2>
            <div class="figures">
            \(Page.drawings(table))
            </div></section>
            <section aria-labelledby="code"><h2 id="code">Side by side</h2>
            \(Page.choices(table))
            <p id="status" role="status"></p>
            <div id="pair"><noscript>Choosing two techniques needs JavaScript; \
            <code>swift run kata compare A B</code> shows the same.</noscript></div>
            </section>
            <section aria-labelledby="how"><h2 id="how">How it is measured</h2>
            \(Page.methods(table))
            </section>
            </main>
            <script id="data" type="application/json">\(code)</script>
            <script>
            \(try asset("page.js"))</script>
            </body>
            </html>

            """
    }
}
