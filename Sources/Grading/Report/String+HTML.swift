internal import Foundation
internal import Workspace

extension String {
    /// The escaped text with its parts in backticks as code.
    var marked: String {
        escaped.replacing(/`([^`]+)`/) { "<code>\($0.1)</code>" }
    }

    /// The text as a part of a link.
    var linked: String {
        addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-._~")))?.escaped ?? ""
    }
}

/// The lines of a small diff, with their signs in color.
func changes(_ lines: [String]) -> String {
    lines.map { line in
        let kind = line.hasPrefix("+") ? "new" : line.hasPrefix("-") ? "old" : "same"
        return "<span class=\"\(kind)\">\(line.escaped)</span>"
    }.joined(separator: "\n")
}

/// A page that needs nothing else: no script of others, no network.
func page(_ title: String, style: String, _ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="kata grade">
    <title>\(title.escaped)</title>
    <style>
    \(style)</style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
}
