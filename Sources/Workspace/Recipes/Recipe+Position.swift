internal import Foundation

extension Recipe {
    /// A place on the way: the step that somebody's work is most alike to.
    package struct Position: Equatable, Sendable {
        /// The number of steps that are done; 0 at the start.
        package var done: Int
        /// Whether the files are exactly those of the recipe.
        package var isExact: Bool

        package init(done: Int, isExact: Bool) {
            (self.done, self.isExact) = (done, isExact)
        }
    }

    /// Finds the place that a learner's files are closest to; the earliest one if several are.
    package func position(of work: Files) -> Position {
        if let exact = states.firstIndex(of: work) { return Position(done: exact, isExact: true) }
        let likeness = states.map { state in kata.parts.reduce(0) { $0 + Self.likeness(of: work, and: state, in: $1) } }
        let best = likeness.indices.max { likeness[$0] < likeness[$1] || likeness[$0] == likeness[$1] && $0 > $1 }
        return Position(done: best ?? 0, isExact: false)
    }

    /// The share of equal lines in a part of a kata, from 0 to 1: the coefficient of Dice for multisets.
    private static func likeness(of one: Files, and other: Files, in part: String) -> Double {
        let (one, other) = (lines(of: one, in: part), lines(of: other, in: part))
        let common = one.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) }
        let all = (Array(one.values) + other.values).reduce(0, +)
        return all == 0 ? 1 : Double(2 * common) / Double(all)
    }

    /// The number of each line without its indentation; empty lines do not count.
    private static func lines(of files: Files, in part: String) -> [String: Int] {
        let texts = files.filter { $0.key.hasPrefix(part + "/") }.values.map { String(decoding: $0, as: UTF8.self) }
        let lines = texts.flatMap { $0.split(whereSeparator: \.isNewline) }.map { $0.trimmingCharacters(in: .whitespaces) }
        return Dictionary(lines.filter { !$0.isEmpty }.map { ($0, 1) }, uniquingKeysWith: +)
    }
}
