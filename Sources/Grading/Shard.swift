/// A part of all submissions, for one of several machines: equal bytes always fall into the same part.
package struct Shard: CustomStringConvertible, Equatable, Sendable {
    /// The number of the part, counted from 1.
    package var number: Int
    /// The number of parts.
    package var count: Int

    /// As it is typed.
    package var description: String { "\(number)/\(count)" }

    /// All of them.
    package static let whole = Shard(number: 1, count: 1)

    /// The variables in which an engine tells a task its number and the number of tasks.
    private struct Engine {
        var number: String
        var count: String
        /// The number of the first task.
        var first: @Sendable ([String: String]) -> Int
    }

    /// The engines that `auto` knows, by their own documentation.
    private static let engines = [
        Engine(number: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT") { Int($0["SLURM_ARRAY_TASK_MIN"] ?? "") ?? 0 },
        // The number of completions is not told, so the recipe sets it.
        Engine(number: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS") { _ in 0 },
        Engine(number: "CI_NODE_INDEX", count: "CI_NODE_TOTAL") { _ in 1 },
        Engine(number: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE") { _ in 0 },
    ]

    init(number: Int, count: Int) {
        (self.number, self.count) = (number, count)
    }

    /// Reads a part as it is typed: `3/64`, or `auto` for the variables of an engine.
    ///
    /// - Throws: ``GradingError/badShard(_:reason:)``.
    package init(_ word: String, environment: [String: String]) throws(GradingError) {
        if word == "auto" {
            guard let engine = Self.engines.first(where: { environment[$0.number] != nil }) else {
                throw .badShard(word, reason: "none of \(Self.engines.map(\.number).joined(separator: ", ")) is set")
            }
            guard let index = Int(environment[engine.number] ?? ""), let count = Int(environment[engine.count] ?? "") else {
                throw .badShard(word, reason: "\(engine.number) is set, and \(engine.count) is not a number")
            }
            self.init(number: index - engine.first(environment) + 1, count: count)
        } else {
            let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 2, let number = parts[0], let count = parts[1] else {
                throw .badShard(word, reason: "it must be two numbers, as in 3/64, or auto")
            }
            self.init(number: number, count: count)
        }
        guard count >= 1, (1...max(count, 1)).contains(number) else {
            throw .badShard(word, reason: "there is no part \(number) of \(count)")
        }
    }

    /// Whether the element at an index, counted from 0, falls into this part.
    func holds(_ index: Int) -> Bool { index % count == number - 1 }

    /// Whether a digest falls into this part.
    func holds(_ digest: String) -> Bool {
        (UInt64(digest.prefix(15), radix: 16) ?? 0) % UInt64(count) == UInt64(number - 1)
    }
}
