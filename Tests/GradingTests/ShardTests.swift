import TestSupport
import Testing

@testable import Grading

/// The parts of a run.
struct ShardTests {
    @Test func `every digest falls into one part`() throws {
        var generator = SeededGenerator(seed: 1)
        let digests = (0..<500).map { _ in String(generator.next(), radix: 16) + "0123456789abcdef" }
        let parts = try (1...7).map { try Shard("\($0)/7", environment: [:]) }

        for digest in digests { #expect(parts.count { $0.holds(digest) } == 1) }
        #expect(parts.allSatisfy { part in digests.contains(where: part.holds) })
        #expect(digests.allSatisfy(Shard.whole.holds))
    }

    @Test(arguments: [
        (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "8", "SLURM_ARRAY_TASK_MIN": "0"], 4, 8),
        (["SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_COUNT": "8", "SLURM_ARRAY_TASK_MIN": "1"], 3, 8),
        (["JOB_COMPLETION_INDEX": "0", "JOB_COMPLETIONS": "5"], 1, 5),
        (["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "5"], 5, 5),
    ])
    func `auto reads the variables of an engine`(_ environment: [String: String], _ number: Int, _ count: Int) throws {
        #expect(try Shard("auto", environment: environment) == Shard(number: number, count: count))
    }

    @Test(arguments: ["0/3", "4/3", "1/0", "-1/3", "3", "a/b", "1/2/3", "", "auto", "99999999999999999999/2"])
    func `a part that is none is an error`(_ word: String) {
        #expect(throws: GradingError.self) { try Shard(word, environment: [:]) }
    }

    @Test func `auto without the number of parts is an error`() {
        #expect(throws: GradingError.self) { try Shard("auto", environment: ["JOB_COMPLETION_INDEX": "0"]) }
    }
}
