import Foundation
import Testing

@testable import SproutClass

struct LoyaltyPointsTests {
    nonisolated static let table: KeyValuePairs<Int, String?> = [
        0: nil, 99: nil, 100: ">>points 1", 199: ">>points 1", 200: ">>points 2",
        4999: ">>points 49", 5000: ">>points 100", 5099: ">>points 100", 5100: ">>points 102",
    ]

    @Test(arguments: table.map { ($0.key, $0.value) })
    func members(cents: Int, line: String?) {
        #expect(LoyaltyPoints(isMember: true).line(for: cents) == line)
    }

    @Test(arguments: [0, 100, 5000])
    func others(cents: Int) throws {
        try #require(LoyaltyPoints(isMember: false).line(for: cents) == nil)
    }
}
