import Testing

@testable import Mutation

struct ShardTests {
    @Test(arguments: ["", "1", "0/2", "3/2", "a/b", "1/2/3", "1/0", "-1/2", "1/1001"]) func `other texts are no parts`(_ text: String) {
        #expect(Shard(text) == nil)
    }

    @Test func `every fault belongs to exactly one part`() throws {
        let shards = try (1...3).map { try #require(Shard("\($0)/3")) }
        for number in 0..<50 as Range<UInt64> {
            let id = String(number &* 0x9e37_79b9_7f4a_7c15, radix: 16)
            #expect(shards.count { $0.includes(id) } == 1)
        }
    }
}
