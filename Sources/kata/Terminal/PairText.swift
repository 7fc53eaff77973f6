internal import Comparison
internal import Learner

/// Two techniques side by side: their code, and the properties in which they differ.
struct PairText {
    let comparison: Comparison
    let table: Table
    let system: System

    /// The least width of a terminal for two columns of code.
    private static let leastWidthForTwo = 100
    private static let marks = (same: "", changed: "changed", left: "A only", right: "B only")
    private static let markWidth = 7

    func print() async throws {
        guard let a = table.rows.first, let b = table.rows.last, table.rows.count == 2 else { return }
        system.say("A  \(system.style(a.name, .bold))  \(a.technique.kata.technique)")
        system.say("B  \(system.style(b.name, .bold))  \(b.technique.kata.technique)")
        for alignment in try await comparison.alignments(of: a.technique, b.technique) {
            system.say("")
            system.say(system.style(alignment.name, .bold))
            if alignment.rows.allSatisfy(\.isSame) {
                system.say("  the same in both")
            } else if system.width >= Self.leastWidthForTwo {
                printBeside(alignment)
            } else {
                printBelow(alignment)
            }
        }
        system.say("")
        system.say("The properties in which they differ")
        TableText(table: table, properties: table.differing, system: system).print()
    }

    private func printBeside(_ alignment: Alignment) {
        let width = (system.width - Self.markWidth - 4) / 2
        for row in alignment.rows {
            let mark =
                row.isSame ? Self.marks.same : row.left == nil ? Self.marks.right : row.right == nil ? Self.marks.left : Self.marks.changed
            let (left, right) = ((row.left ?? "").folded(to: width), (row.right ?? "").folded(to: width))
            for index in 0..<max(left.count, right.count) {
                let one = (index < left.count ? left[index] : "").padded(to: width)
                let other = index < right.count ? right[index] : ""
                let word = (index == 0 ? mark : "").padded(to: Self.markWidth)
                let text =
                    row.isSame
                    ? "\(one)  \(word)  \(other)"
                    : "\(system.style(one, .red))  \(system.style(word, .yellow))  \(system.style(other, .green))"
                system.say(text.trimmingTrailingSpaces)
            }
        }
    }

    private func printBelow(_ alignment: Alignment) {
        var pending: [String] = []
        func flush() {
            pending.forEach(system.say)
            pending = []
        }
        for row in alignment.rows {
            if row.isSame {
                flush()
                system.say("\("".padded(to: Self.markWidth)) \(row.left ?? "")".trimmingTrailingSpaces)
            } else {
                if let left = row.left { system.say(system.style("\(Self.marks.left.padded(to: Self.markWidth)) \(left)", .red)) }
                if let right = row.right { pending.append(system.style("\(Self.marks.right.padded(to: Self.markWidth)) \(right)", .green)) }
            }
        }
        flush()
    }
}

extension String {
    /// Splits the text into pieces of at most `width` columns; code is not broken between words.
    fileprivate func folded(to width: Int) -> [String] {
        var pieces: [String] = []
        var rest = self[...]
        repeat {
            pieces.append(String(rest.prefix(width)))
            rest = rest.dropFirst(width)
        } while !rest.isEmpty
        return pieces
    }
}
