internal import Foundation
internal import Learner
internal import Workspace

/// A kata on one sheet of paper.
struct Handout {
    let kata: Kata
    /// The README, in the little Markdown that READMEs of katas use: headings, paragraphs, lists, tables, and code that is indented.
    let readme: String

    private static let width = 78

    var lines: [String] {
        let stages = Self.stages.map { "  \($0.name.rawValue.padded(to: 11))\($0.question)" }
        let afterwards = kata.description.question.map { "A question for afterwards. \($0)".lines(wrappedTo: Self.width) }
        let parts = blocks + [["The check asks, in this order:"] + stages] + [afterwards].compactMap(\.self)
        return Array(parts.joined(separator: [""]))
    }

    private static let stages: [(name: Stage, question: String)] = [
        (.build, "does the code compile?"), (.behavior, "does production do what it did before?"),
        (.seam, "is the seam there, and is the injected instance used?"), (.tests, "do your tests pass, in any order?"),
        (.isolation, "do your tests leave everything as it was?"), (.faults, "do your tests fail when a fault is planted in the code?"),
    ]

    /// The README's paragraphs, each wrapped; a line of code is broken only if it is too long for the page.
    private var blocks: [[String]] {
        readme.split(separator: "\n\n").map { block in
            let lines = block.split(separator: "\n").map(String.init)
            if lines[0].hasPrefix("    ") { return lines.flatMap { $0.lines(wrappedTo: Self.width, indent: 8) } }
            if lines[0].hasPrefix("#") {
                let title = lines[0].drop { "# ".contains($0) }
                return [title.uppercased()]
            }
            if lines[0].hasPrefix("|") { return Self.rows(of: lines).flatMap { $0.lines(wrappedTo: Self.width, indent: 4) } }
            return Self.items(in: lines).flatMap { item in
                item.wrapped.lines(wrappedTo: Self.width, indent: item.indent)
            }
        }
    }

    /// The rows of a table, without the line below its head.
    private static func rows(of lines: [String]) -> [String] {
        lines.filter { $0.contains { !"|-: ".contains($0) } }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            return "  " + cells.map(plain).joined(separator: " | ")
        }
    }

    /// The items of a list, or a whole paragraph, each without its line ends.
    private static func items(in lines: [String]) -> [(wrapped: String, indent: Int)] {
        lines.reduce(into: []) { items, line in
            let sign = line.prefixMatch(of: /(?:[0-9]+\.|-) +/)?.output
            if sign != nil || items.isEmpty {
                items.append((plain(line), sign?.count ?? 0))
            } else {
                items[items.count - 1].wrapped += " " + plain(line.drop { $0 == " " }.description)
            }
        }
    }

    /// The text without the signs that paper does not need.
    private static func plain(_ text: String) -> String {
        text.replacing("**", with: "").replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
    }
}
