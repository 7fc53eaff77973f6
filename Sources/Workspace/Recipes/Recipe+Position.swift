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

    /// The places on the way with their lines, to compare work with.
    package struct Places: Sendable {
        private let recipe: Recipe
        private let lines: [[LineRuns]]

        package init(of recipe: Recipe) {
            self.recipe = recipe
            lines = recipe.states.map { LineRuns.parts(of: $0, in: recipe.kata, length: 1) }
        }

        /// Finds the place that a learner's files are closest to; the earliest one if several are.
        ///
        /// Production decides first: who has opened the seam is not at the start, although the tests still are. Places with the same
        /// lines, as code that only moves has them, differ in the pairs of lines that follow each other.
        package func position(of work: Files) -> Position {
            let (kata, states) = (recipe.kata, recipe.states)
            if let exact = states.firstIndex(of: work) { return Position(done: exact, isExact: true) }
            let lines = LineRuns.parts(of: work, in: kata, length: 1)
            let all = Array(zip(states.indices, self.lines))
            let sameProduction = Self.nearest(to: Array(lines.prefix(1)), in: all.map { ($0.0, Array($0.1.prefix(1))) })
            var nearest = Self.nearest(to: lines, in: sameProduction.map { ($0, self.lines[$0]) })
            if nearest.count > 1 {
                let pairs = nearest.map { ($0, LineRuns.parts(of: states[$0], in: kata, length: 2)) }
                nearest = Self.nearest(to: LineRuns.parts(of: work, in: kata, length: 2), in: pairs)
            }
            return Position(done: nearest.first ?? 0, isExact: false)
        }

        private static func nearest(to work: [LineRuns], in places: [(done: Int, parts: [LineRuns])]) -> [Int] {
            let likeness = places.map { zip(work, $0.parts).reduce(0) { $0 + $1.0.likeness(to: $1.1) } }
            return zip(places, likeness).filter { $0.1 == likeness.max() }.map(\.0.done)
        }
    }
}

/// The number of each run of successive lines, without their indentation and without empty lines.
private struct LineRuns {
    private let counts: [String: Int]

    /// The runs in each part of a kata.
    static func parts(of files: Recipe.Files, in kata: Kata, length: Int) -> [LineRuns] {
        kata.parts.map { part in LineRuns(length: length, files: files.filter { $0.key.hasPrefix(part + "/") }) }
    }

    private init(length: Int, files: Recipe.Files) {
        let runs = files.values.flatMap { bytes in
            let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            let texts = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            return texts.indices.dropLast(length - 1).map { texts[$0..<$0 + length].joined(separator: "\n") }
        }
        counts = Dictionary(runs.map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// The share of equal runs, from 0 to 1: the coefficient of Dice for multisets.
    func likeness(to other: LineRuns) -> Double {
        let common = counts.reduce(0) { $0 + min($1.value, other.counts[$1.key] ?? 0) }
        let all = counts.values.reduce(0, +) + other.counts.values.reduce(0, +)
        return all == 0 ? 1 : Double(2 * common) / Double(all)
    }
}
