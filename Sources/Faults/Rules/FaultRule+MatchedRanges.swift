internal import SwiftSyntax

extension FaultRule {
    /// A range that a value is compared with begins or ends one earlier or later: in a `case`, before `~=`, or before `.contains`.
    static let matchedRanges = FaultRule(
        name: "matched-ranges", kind: .flipped, summary: "A range that a value must lie in begins or ends one earlier or one later.",
        advice: "Test the values right at both ends of the range: the last one outside of it, and the first one inside.",
        examples: [
            FaultExample(
                "the cases of a choice", "switch count { case ..<10: start(); case 10..<20: stop(); default: break }",
                plants: [
                    "Screen matches 9 instead of 10 in `..<10`", "Screen matches 11 instead of 10 in `..<10`",
                    "Screen matches 11 instead of 10 in `10..<20`", "Screen matches 19 instead of 20 in `10..<20`",
                    "Screen matches 21 instead of 20 in `10..<20`",
                ]),
            FaultExample(
                "a question", "let x = (0...64).contains(count)",
                plants: [
                    "Screen matches 1 instead of 0 in `0...64`", "Screen matches 63 instead of 64 in `0...64`",
                    "Screen matches 65 instead of 64 in `0...64`",
                ]),
            FaultExample(
                "a question that is all of a function", "func isFree(_ x: Int) -> Bool { (...64).contains(x) }",
                plants: ["Screen matches 63 instead of 64 in `...64`", "Screen matches 65 instead of 64 in `...64`"]),
            FaultExample(
                "an operator", "let x = 8... ~= count",
                plants: ["Screen matches 7 instead of 8 in `8...`", "Screen matches 9 instead of 8 in `8...`"]),
            FaultExample(
                "numbers that are not decimal", "let x = (0x0A90...0x0fef).contains(count) || 0b11... ~= count",
                plants: [
                    "Screen matches 0x0A8F instead of 0x0A90 in `0x0A90...0x0fef`",
                    "Screen matches 0x0A91 instead of 0x0A90 in `0x0A90...0x0fef`",
                    "Screen matches 0x0fee instead of 0x0fef in `0x0A90...0x0fef`",
                    "Screen matches 0x0ff0 instead of 0x0fef in `0x0A90...0x0fef`",
                    "Screen matches 0b10 instead of 0b11 in `0b11...`", "Screen matches 0b100 instead of 0b11 in `0b11...`",
                ]),
            FaultExample(
                "the hours of an evening", "let x = (18..<24).contains(hour)",
                plants: [
                    "Screen matches 17 instead of 18 in `18..<24`", "Screen matches 19 instead of 18 in `18..<24`",
                    "Screen matches 23 instead of 24 in `18..<24`",
                ]),
            FaultExample(
                "the months", "let x = (1...12).contains(month)",
                plants: ["Screen matches 2 instead of 1 in `1...12`", "Screen matches 11 instead of 12 in `1...12`"]),
            FaultExample(
                "the parts of a tuple", "switch (count, name) { case (..<0, _): stop(); case (0...64, last): start(); default: break }",
                plants: [
                    "Screen matches 1 instead of 0 in `..<0`",
                    "Screen matches 1 instead of 0 in `0...64`", "Screen matches 63 instead of 64 in `0...64`",
                    "Screen matches 65 instead of 64 in `0...64`",
                ]),
            FaultExample(
                "the parts of a tuple behind a condition",
                "switch (count, name) { case let (size, _) where size <= 0: stop(); case (1...64, _): start(); default: break }",
                plants: [
                    "Screen matches 2 instead of 1 in `1...64`", "Screen matches 63 instead of 64 in `1...64`",
                    "Screen matches 65 instead of 64 in `1...64`",
                ]),
            FaultExample(
                "a part behind a condition that asks for more",
                "switch (count, name) { case let (size, _) where size <= 0 && isOn: stop(); case (1...64, _): start(); default: break }",
                plants: [
                    "Screen matches 0 instead of 1 in `1...64`", "Screen matches 2 instead of 1 in `1...64`",
                    "Screen matches 63 instead of 64 in `1...64`", "Screen matches 65 instead of 64 in `1...64`",
                ]),
            FaultExample(
                "a number behind a condition",
                "switch count { case let size where size <= 0: stop(); case 1...64: start(); default: break }",
                plants: [
                    "Screen matches 2 instead of 1 in `1...64`", "Screen matches 63 instead of 64 in `1...64`",
                    "Screen matches 65 instead of 64 in `1...64`",
                ]),
            FaultExample(
                "numbers in a row", "let x = stride(from: 0, through: 64, by: 1).contains(count)",
                plants: [
                    "Screen matches 1 instead of 0 in `stride(from: 0, through: 64, by: 1)`",
                    "Screen matches 63 instead of 64 in `stride(from: 0, through: 64, by: 1)`",
                    "Screen matches 65 instead of 64 in `stride(from: 0, through: 64, by: 1)`",
                ]),
            FaultExample(
                "ranges that are made by calls",
                "let x = NSRange(location: 4, length: 5).contains(count); let y = Range(uncheckedBounds: (2, 9)) ~= hour",
                plants: [
                    "Screen matches 3 instead of 4 in `NSRange(location: 4, length: 5)`",
                    "Screen matches 5 instead of 4 in `NSRange(location: 4, length: 5)`",
                    "Screen matches 4 instead of 5 in `NSRange(location: 4, length: 5)`",
                    "Screen matches 6 instead of 5 in `NSRange(location: 4, length: 5)`",
                    "Screen matches 1 instead of 2 in `Range(uncheckedBounds: (2, 9))`",
                    "Screen matches 3 instead of 2 in `Range(uncheckedBounds: (2, 9))`",
                    "Screen matches 8 instead of 9 in `Range(uncheckedBounds: (2, 9))`",
                    "Screen matches 10 instead of 9 in `Range(uncheckedBounds: (2, 9))`",
                ]),
            FaultExample(
                "a constant of a function", "let few = 1...9; let x = few.contains(count)",
                plants: [
                    "Screen matches 0 instead of 1 in `1...9`", "Screen matches 2 instead of 1 in `1...9`",
                    "Screen matches 8 instead of 9 in `1...9`", "Screen matches 10 instead of 9 in `1...9`",
                ]),
            FaultExample(
                "ends with names", "switch count { case ..<first: stop(); case first..<last: start(); default: break }",
                plants: [
                    "Screen matches first + 1 instead of first in `..<first`", "Screen matches first...last instead of first..<last",
                ]),
            FaultExample(
                "a range up to the greatest number", "switch count { case 5000...Int.max: stop(); default: break }",
                plants: [
                    "Screen matches 4999 instead of 5000 in `5000...Int.max`", "Screen matches 5001 instead of 5000 in `5000...Int.max`",
                ]),
            FaultExample(
                "an end that is the greatest number unless somebody says otherwise",
                "struct Rule { var least = 0; var most = Int.max; func takes(_ x: Int) -> Bool { least...most ~= x } }",
                plants: ["Rule matches least + 1 instead of least in `least...most`"]),
            FaultExample(
                "a beginning with a name", "let x = (limit...).contains(count)",
                plants: ["Screen matches limit + 1 instead of limit in `limit...`"]),
            FaultExample(
                "a choice behind a condition that leaves",
                "guard count >= 10 else { return }; switch count { case 10..<20: start(); default: break }",
                plants: [
                    "Screen matches 11 instead of 10 in `10..<20`", "Screen matches 19 instead of 20 in `10..<20`",
                    "Screen matches 21 instead of 20 in `10..<20`",
                ]),
            FaultExample(
                "an interval of time",
                "let x = DateInterval(start: first, end: last.addingTimeInterval(16 * 3600)).contains(now); let y = DateInterval(start: first, duration: 60)",
                plants: [
                    "Screen matches first - 1 instead of first in `DateInterval(start: first, end: last.addingTimeInterval(16 * 3600))`",
                    "Screen matches first + 1 instead of first in `DateInterval(start: first, end: last.addingTimeInterval(16 * 3600))`",
                    "Screen matches last.addingTimeInterval(16 * 3600) - 3600 instead of last.addingTimeInterval(16 * 3600) in `DateInterval(start: first, end: last.addingTimeInterval(16 * 3600))`",
                    "Screen matches last.addingTimeInterval(16 * 3600) + 3600 instead of last.addingTimeInterval(16 * 3600) in `DateInterval(start: first, end: last.addingTimeInterval(16 * 3600))`",
                ]),
            FaultExample("a range that is kept, and one of texts", "let x = 1...9; let y = (\"a\"...\"f\").contains(name)", plants: []),
            FaultExample(
                "a case of a tuple behind one that takes the number",
                "switch (weight, count) { case (..<5000, ..<1000): start(); case (..<5000, 1000...): stop(); default: break }",
                plants: [
                    "Screen matches 1001 instead of 1000 in `..<1000`", "Screen matches 1001 instead of 1000 in `1000...`",
                    "Screen matches 4999 instead of 5000 in `..<5000`", "Screen matches 4999 instead of 5000 in `..<5000`",
                    "Screen matches 5001 instead of 5000 in `..<5000`", "Screen matches 5001 instead of 5000 in `..<5000`",
                    "Screen matches 999 instead of 1000 in `..<1000`",
                ]),
            FaultExample(
                "a case of a tuple behind one that takes the number for other values",
                "switch (weight, count) { case (..<3000, ..<1000): start(); case (..<5000, 1000...): stop(); default: break }",
                plants: [
                    "Screen matches 1001 instead of 1000 in `..<1000`", "Screen matches 1001 instead of 1000 in `1000...`",
                    "Screen matches 2999 instead of 3000 in `..<3000`", "Screen matches 3001 instead of 3000 in `..<3000`",
                    "Screen matches 4999 instead of 5000 in `..<5000`", "Screen matches 5001 instead of 5000 in `..<5000`",
                    "Screen matches 999 instead of 1000 in `..<1000`", "Screen matches 999 instead of 1000 in `1000...`",
                ]),
            FaultExample(
                "ranges in a list, and those of another list",
                "let x = [0..<6, 22..<24].contains { $0.contains(hour) }; let y = [0..<6].map { $0.count }",
                plants: [
                    "Screen matches 1 instead of 0 in `0..<6`", "Screen matches 21 instead of 22 in `22..<24`",
                    "Screen matches 23 instead of 22 in `22..<24`", "Screen matches 23 instead of 24 in `22..<24`",
                    "Screen matches 5 instead of 6 in `0..<6`", "Screen matches 7 instead of 6 in `0..<6`",
                ]),
            FaultExample(
                "ranges in a list with a name, of which one takes what the other does not",
                "}; private static let night = [1..<6, 6..<8]; func show() { let x = Self.night.first { $0 ~= count } != nil",
                plants: [
                    "Screen matches 0 instead of 1 in `1..<6`", "Screen matches 2 instead of 1 in `1..<6`",
                    "Screen matches 5 instead of 6 in `1..<6`", "Screen matches 7 instead of 6 in `6..<8`",
                    "Screen matches 7 instead of 8 in `6..<8`", "Screen matches 9 instead of 8 in `6..<8`",
                ]),
        ]
    ) { node, _ in
        if let range = NamedRange(node) { return range.movingEnds() }
        if let interval = MatchedInterval(node) { return interval.movingEnds() }
        guard let number = node.as(IntegerLiteralExprSyntax.self), let range = IntegerRange(boundedBy: number),
            range.expression.canStandOnOneLine
        else { return [] }
        let others = range.othersInList
        guard others != nil || !range.matchedPlaces.isEmpty else { return [] }
        // What another range of the list takes anyway makes no difference.
        let ends =
            others.map { others in range.movedEnds(by: number) { changed in others.contains { $0.contains(changed) } } }
            ?? range.movedEnds(by: number)
        return ends.map(number.written).map { end in
            Fault(
                around: number.textRange, prefix: "(seamsFault(#) ? \(end) : ", suffix: ")",
                words: "\(node.subject) matches \(end) instead of \(number.literal.text) in `\(range.expression.oneLine)`",
                before: number.literal.text, after: end)
        }
    }
}
