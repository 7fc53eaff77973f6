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

    @Test func `a comment with kinds of faults skips these, and nothing else`() {
        let lines = SkippedLines(
            in: Parser.parse(
                source: """
                    func f() {
                        a() // seams:skip(doubled, dropped) the second call does nothing
                        b() // seams:skip(doubled)
                        // seams:skip(flipped): any order will do
                        if c {
                            d()
                        }
                        e()
                    }
                    """))
        #expect(lines.reason(for: 2, kind: "doubled") == "the second call does nothing")
        #expect(lines.reason(for: 2, kind: "dropped") == "the second call does nothing")
        #expect(lines.reason(for: 2, kind: "flipped") == nil && lines.reason(for: 2) == nil)
        #expect(lines.reason(for: 3, kind: "doubled") == "no reason given")
        #expect((4...8).map { lines.reason(for: $0, kind: "flipped") != nil } == [false, true, true, true, false])
    }
}
