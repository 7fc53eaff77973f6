package import Foundation

/// The style sheet and the script of a page for a browser, which loads nothing.
package struct PageDesign: Sendable {
    private let style: String
    private let script: String

    package init(style: String, script: String) {
        (self.style, self.script) = (style, script)
    }

    /// Reads the files of a page in a clone: the style sheet that all pages share, and the page's own one and its script.
    ///
    /// - Parameters:
    ///   - path: The path of its files below the clone's folder, without `.css` and `.js`.
    ///   - root: The clone's folder.
    /// - Throws: ``WorkspaceError/missing(path:)``.
    package init(_ path: String, below root: URL) throws(WorkspaceError) {
        func text(_ path: String) throws(WorkspaceError) -> String {
            let file = root.appending(path: path)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .missing(path: file.path) }
            return text
        }
        style = try text("Sources/Workspace/Page/page.css") + text("\(path).css")
        script = try text("\(path).js")
    }

    /// The mark of a page that a command wrote, by which it is known as one to replace.
    package static func mark(of command: String) -> String { "<meta name=\"generator\" content=\"kata \(command)\">" }

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - command: The name of the command that writes it.
    ///   - body: The markup of its body.
    ///   - isScripted: Whether the script runs at its end.
    package func page(_ title: String, of command: String, isScripted: Bool = true, _ body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        \(Self.mark(of: command))
        <title>\(title.escaped)</title>
        <style>
        \(style)</style>
        </head>
        <body>
        \(body)\(isScripted ? "\n<script>\n\(script)</script>" : "")
        </body>
        </html>

        """
    }
}
