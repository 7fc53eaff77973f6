import Foundation
import Testing

@testable import Judge

/// A verdict is read again where it was kept, also by a later version.
struct VerdictTests {
    private static let verdict = Verdict(
        kata: "one", verdict: .unsolved, failed: .faults, reason: .survived, message: "It is not.", next: "Go on.", stages: [], faults: [],
        leftOut: [LeftOutFault(kind: .swapped, rule: "swapped-arguments", file: "A.swift", line: 1, description: "x", change: [])],
        notes: [])

    @Test func `a verdict is read as it was written`() throws {
        #expect(try JSONDecoder().decode(Verdict.self, from: JSONEncoder().encode(Self.verdict)) == Self.verdict)
    }

    @Test func `a verdict from before it named the faults that the compiler rejects has none`() throws {
        var values = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(Self.verdict)) as? [String: Any])
        #expect(values.removeValue(forKey: "left_out") != nil)

        let read = try JSONDecoder().decode(Verdict.self, from: JSONSerialization.data(withJSONObject: values))

        #expect(read.leftOut.isEmpty && read.message == Self.verdict.message)
    }
}
