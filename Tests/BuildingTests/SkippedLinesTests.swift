import SwiftParser
import Testing

@testable import Building

struct SkippedLinesTests {
    @Test func `a comment skips its line, or the declaration below it`() {
        let lines = SkippedLines(
            in: Parser.parse(
                source: """
                    func a() {
                        print(1) // seams:skip printed
                        print(2)
                        // seams:skip: slow
                        if x {
                            print(3)
                        }
                        print("// seams:skip no comment")
                    }
                    // seams:skip
                    @discardableResult
                    func b() -> Int {
                        1
                    }
                    // seams:skipped is another word
                    let c = 1
                    """))
        let reasons = (1...16).map { lines.reason(for: $0) ?? "-" }
        #expect(
            reasons == ["-", "printed", "-", "-", "slow", "slow", "slow", "-", "-", "-"]
                + Array(repeating: "no reason given", count: 4) + ["-", "-"])
    }
}
