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
