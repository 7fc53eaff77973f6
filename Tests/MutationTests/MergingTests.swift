import Foundation
import TestSupport
import Testing

@testable import Mutation

/// Reports of parts, put together.
struct MergingTests {
    private static let faults = (0..<40).map { (number: Int) -> FaultAnswer in
        let hash: UInt64 = 0x9e37_79b9_7f4a_7c15 &* UInt64(number + 1)
        return FaultAnswer(
            id: String(hash, radix: 16), file: "Sources/App/\(number % 3).swift", line: number / 2,
            column: number % 5, kind: "flipped", rule: "moved-boundaries", status: Answer.Status.allCases[number % 6], before: "a",
            after: "b", words: "A does \(number)", next: "Test it.", reachedBy: ["T/a"], caughtBy: [], reason: nil,
            seconds: Double(number) / 1000)
    }
    private static let whole = MutationReport(package: "App", lines: 90, tests: 4, faults: faults)

    /// The reports of some of the parts, each with its name.
    private static func parts(_ numbers: [Int], of count: Int = 4) -> [(name: String, report: MutationReport)] {
        numbers.map { number in
            let shard = Shard("\(number)/\(count)")!
            var report = MutationReport(package: "App", lines: 90, tests: 4, faults: faults.filter { shard.includes($0.id) })
            report.shard = ReportPart(
                parts: [number], of: count, code: "c0de", faults: ReportPart.hash(faults.map(\.id)), toolchain: "Swift 6.3")
            return ("\(number).json", report)
        }
    }

    private static func bytes(_ report: MutationReport) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(report)
    }

    @Test(arguments: [[1, 2, 3, 4], [4, 2, 3, 1], [3, 3, 1, 4, 2, 1]])
    func `all parts in any order are byte for byte the whole`(_ numbers: [Int]) throws {
        let merged = try MutationReport(merging: Self.parts(numbers))
        #expect(try Self.bytes(merged) == Self.bytes(Self.whole))
        let again = try MutationReport(merging: [("whole.json", #require(MutationReport(json: Self.bytes(merged))))])
        #expect(try Self.bytes(again) == Self.bytes(Self.whole))
    }

    @Test func `a merge of some parts says which are missing, and the others can be added later`() throws {
        let some = try MutationReport(merging: Self.parts([4, 2]))
        #expect(some.shard?.parts == [2, 4] && some.shard?.missing == [1, 3])
        let all = try MutationReport(merging: Self.parts([3]) + [("some.json", some)] + Self.parts([1]))
        #expect(try Self.bytes(all) == Self.bytes(Self.whole))
    }

    @Test func `of two answers about a fault, one that was tried counts, and a survivor before a caught one, in any order`() throws {
        var parts = Self.parts([1, 1])
        parts[0].report.faults[0].status = .untried
        parts[1].report.faults[0].status = .caught
        parts[0].report.faults[1].status = .survived
        parts[1].report.faults[1].status = .caught
        for reports in [parts, parts.reversed()] {
            #expect(try MutationReport(merging: reports).faults.prefix(2).map(\.status) == [.caught, .survived])
        }
    }

    /// A change of the second of two parts, and the error that it leads to.
    struct Stranger: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var name = "2.json"
        var change: @Sendable (inout MutationReport) -> Void
    }

    private static let strangers = [
        Stranger(testDescription: #"is about the package "Bpp", and "1.json" is about "App""#) { $0.package = "Bpp" },
        Stranger(testDescription: #"is a part of 3, and "1.json" is a part of 2"#) { $0.shard?.of = 3 },
        Stranger(testDescription: #"was made with Swift 6.4, and "1.json" with Swift 6.3"#) { $0.shard?.toolchain = "Swift 6.4" },
        Stranger(testDescription: #"was made from other source files than "1.json": use the same commit"#) { $0.shard?.code = "other" },
        Stranger(testDescription: #"is about other faults than "1.json": use the same options and the same version of Seams"#) {
            $0.shard?.faults = "other"
        },
        Stranger(testDescription: #"was made with 5 tests, and "1.json" with 4"#) { $0.tests = 5 },
        Stranger(testDescription: "is the report of a whole run, so it cannot be merged with others") { $0.shard = nil },
        Stranger(testDescription: "or a report that it was merged with does not have all faults of its part", name: "1.json") {
            $0.faults.removeLast()
        },
    ]

    @Test(arguments: strangers) func `a report of another run is refused`(_ stranger: Stranger) throws {
        var parts = Self.parts([1, 2], of: 2)
        stranger.change(&parts[1].report)
        #expect(throws: MutationReport.Mismatch(name: stranger.name, reason: stranger.testDescription)) {
            _ = try MutationReport(merging: parts)
        }
    }

    @Test(arguments: [
        "", "[]", #"{"version":1,"package":"App","indexed":true,"findings":[]}"#,
        #"{"version":2,"package":"App","lines":1,"tests":1,"faults":[]}"#,
        #"{"version":1,"package":"App","lines":1,"tests":1,"faults":[],"shard":{"parts":[1],"of":4000000000,"code":"","faults":"","toolchain":""}}"#,
        #"{"version":1,"package":"App","lines":1,"tests":1,"faults":[],"shard":{"parts":[3],"of":2,"code":"","faults":"","toolchain":""}}"#,
    ]) func `other bytes are no report`(_ text: String) {
        #expect(MutationReport(json: Data(text.utf8)) == nil)
        #expect(MutationReport(json: Data(#"{"version":1,"package":"App","lines":1,"tests":1,"faults":[]}"#.utf8)) != nil)
    }
}
