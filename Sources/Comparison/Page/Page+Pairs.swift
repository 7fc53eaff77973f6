internal import Building
internal import Foundation
internal import Workspace

extension Page {
    /// The highlighted code of all techniques, and the alignment of any two of them.
    struct Code: Encodable {
        struct Side: Encodable {
            var name: String
            /// The lines as markup, by file name.
            var files: [String: [String]]
        }

        /// By file name, rows of three numbers: the line on each side, from 1 or 0 for none, and 1 if both are equal.
        typealias Rows = [String: [[Int]]]

        var sides: [Side]
        /// The alignments, by the indexes of two sides such as "0 1".
        var pairs: [String: Rows]
        /// The files in the order in which they are shown.
        var order: [String]

        init(of comparison: Comparison, _ table: Table) async throws {
            (sides, pairs, order) = ([], [:], [])
            for row in table.rows {
                var files: [String: [String]] = [:]
                for part in [row.technique.production, row.technique.tests] {
                    for file in try await comparison.bench.lined(part) {
                        if !order.contains(file.name) { order.append(file.name) }
                        files[file.name] = Highlighter.lines(of: file.lines.joined(separator: "\n"))
                    }
                }
                sides.append(Side(name: row.name, files: files))
            }
            for (left, one) in table.rows.enumerated() {
                for (right, other) in table.rows.enumerated() where left != right {
                    pairs["\(left) \(right)"] = try await Self.rows(comparison.alignments(of: one.technique, other.technique))
                }
            }
        }

        private static func rows(_ alignments: [Alignment]) -> Rows {
            var rows: Rows = [:]
            for alignment in alignments {
                var (left, right) = (0, 0)
                rows[alignment.name] = alignment.rows.map { row in
                    if row.left != nil { left += 1 }
                    if row.right != nil { right += 1 }
                    return [row.left == nil ? 0 : left, row.right == nil ? 0 : right, row.isSame ? 1 : 0]
                }
            }
            return rows
        }

        /// The code as JSON that is safe inside a page.
        var json: String {
            get throws {
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                return String(decoding: try encoder.encode(self), as: UTF8.self).replacing("<", with: "\\u003c")
            }
        }
    }

    static func choices(_ table: Table) -> String {
        func choice(_ id: String, _ label: String, chosen: Int) -> String {
            let options = table.rows.enumerated().map { index, row in
                "<option value=\"\(index)\"\(index == chosen ? " selected" : "")>\(row.name.escaped)</option>"
            }
            return element("span", [:], element("label", ["for": id], label) + " " + element("select", ["id": id], options.joined()))
        }
        return element(
            "p", ["class": "choices"], choice("left", "A", chosen: 0) + " " + choice("right", "B", chosen: min(1, table.rows.count - 1)))
    }
}
