internal import SwiftSyntax

extension FaultRule {
    /// A boundary that is written without a comparison is moved by one: as the end of a list of numbers, or as a length that is taken.
    static let hiddenBoundaries = FaultRule(
        name: "hidden-boundaries", kind: .flipped, summary: "A boundary that is written without a comparison is moved by one.",
        advice: "Test the values right at the boundary, on both sides.",
        otherwise: "If both give the same result, the code needs no boundary there.",
        examples: [
            FaultExample(
                "a list of numbers", "let x = [3, 4, 5].contains(count)",
                plants: [
                    "Screen leaves 3 out of `[3, 4, 5]`", "Screen leaves 5 out of `[3, 4, 5]`", "Screen takes 2 as well in `[3, 4, 5]`",
                    "Screen takes 6 as well in `[3, 4, 5]`",
                ]),
            FaultExample(
                "the hours of a night", "let x = [22, 23, 0, 1].contains(hour)",
                plants: [
                    "Screen leaves 1 out of `[22, 23, 0, 1]`", "Screen leaves 22 out of `[22, 23, 0, 1]`",
                    "Screen takes 2 as well in `[22, 23, 0, 1]`", "Screen takes 21 as well in `[22, 23, 0, 1]`",
                ]),
            FaultExample(
                "hours as texts", #"let x = ["22", "23", "00", "01"].contains(hour); let y = ["200", "404"].contains(name)"#,
                plants: [
                    "Screen leaves \"01\" out of `[\"22\", \"23\", \"00\", \"01\"]`",
                    "Screen leaves \"22\" out of `[\"22\", \"23\", \"00\", \"01\"]`",
                    "Screen takes \"02\" as well in `[\"22\", \"23\", \"00\", \"01\"]`",
                    "Screen takes \"21\" as well in `[\"22\", \"23\", \"00\", \"01\"]`",
                ]),
            FaultExample(
                "a set of numbers", "let x = Set([5, 6, 7]).contains(count)",
                plants: [
                    "Screen leaves 5 out of `[5, 6, 7]`", "Screen leaves 7 out of `[5, 6, 7]`", "Screen takes 4 as well in `[5, 6, 7]`",
                    "Screen takes 8 as well in `[5, 6, 7]`",
                ]),
            FaultExample(
                "numbers of a case",
                "switch hour { case 22, 23, 0...5: start(); case _: stop() }; switch count { case 3, 4: start(); default: stop() }",
                plants: ["Screen takes 21 as well in `case 22, 23, 0...5:`"]),
            FaultExample(
                "numbers of a case beside those of another one",
                "switch hour { case 22, 23, 0...5: start(); case 21: show(); default: stop() }", plants: []),
            FaultExample(
                "two numbers", "let x = [200, 201].contains(count)",
                plants: ["Screen leaves 200 out of `[200, 201]`", "Screen leaves 201 out of `[200, 201]`"]),
            FaultExample(
                "numbers that stand alone", "let x = [1, 5].contains(count)",
                plants: ["Screen leaves 1 out of `[1, 5]`", "Screen leaves 5 out of `[1, 5]`"]),
            FaultExample(
                "a length", "let x = name.prefix(64) == name; let y = !name.dropFirst(8).isEmpty",
                plants: [
                    "Screen takes 63 instead of 64 in `name.prefix(64)`", "Screen takes 65 instead of 64 in `name.prefix(64)`",
                    "Screen takes 7 instead of 8 in `name.dropFirst(8)`", "Screen takes 9 instead of 8 in `name.dropFirst(8)`",
                ]),
            FaultExample(
                "an index", "let x = name.index(name.startIndex, offsetBy: 9, limitedBy: name.endIndex) != nil",
                plants: [
                    "Screen takes 10 instead of 9 in `name.index(name.startIndex, offsetBy: 9, limitedBy: name.endIndex)`",
                    "Screen takes 8 instead of 9 in `name.index(name.startIndex, offsetBy: 9, limitedBy: name.endIndex)`",
                ]),
            FaultExample(
                "a length that is counted", "let x = name.prefix(9).count == 9",
                plants: [
                    "Screen takes 10 instead of 9 in `name.prefix(9).count == 9`",
                    "Screen takes 8 instead of 9 in `name.prefix(9).count == 9`",
                ]),
            FaultExample(
                "numbers that limit a value", "let x = min(count, 9) == 9; let y = min(max(hour, 6), 21) != hour",
                plants: [
                    "Screen takes 10 instead of 9 in `min(count, 9) == 9`",
                    "Screen takes 20 instead of 21 in `min(max(hour, 6), 21) != hour`",
                    "Screen takes 22 instead of 21 in `min(max(hour, 6), 21) != hour`",
                    "Screen takes 5 instead of 6 in `min(max(hour, 6), 21) != hour`",
                    "Screen takes 7 instead of 6 in `min(max(hour, 6), 21) != hour`", "Screen takes 8 instead of 9 in `min(count, 9) == 9`",
                ]),
            FaultExample(
                "places", "let x = name.indices.contains(8); let y = zip(1..., name).contains { $0.0 == 9 }",
                plants: [
                    "Screen takes 10 instead of 9 in `$0.0 == 9`", "Screen takes 7 instead of 8 in `name.indices.contains(8)`",
                    "Screen takes 8 instead of 9 in `$0.0 == 9`", "Screen takes 9 instead of 8 in `name.indices.contains(8)`",
                ]),
            FaultExample(
                "repetitions of a regular expression", "let x = name.wholeMatch(of: Regex { Repeat(0...64) { letter } })",
                plants: [
                    "Screen takes 63 instead of 64 in `Repeat(0...64) { letter }`",
                    "Screen takes 65 instead of 64 in `Repeat(0...64) { letter }`",
                ]),
            FaultExample(
                "a comparison with a name, and a length that is made to compare with it",
                "let x = Double(count).isLess(than: 65); let y = Array(repeating: 0, count: 9).indices.contains(count)",
                plants: [
                    "Screen takes 10 instead of 9 in `Array(repeating: 0, count: 9)`",
                    "Screen takes 64 instead of 65 in `Double(count).isLess(than: 65)`",
                    "Screen takes 66 instead of 65 in `Double(count).isLess(than: 65)`",
                    "Screen takes 8 instead of 9 in `Array(repeating: 0, count: 9)`",
                ]),
            FaultExample(
                "truths for numbers", "let x = [true, true, false][count]",
                plants: [
                    "Screen takes false for 1 in `[true, true, false][count]`", "Screen takes true for 2 in `[true, true, false][count]`",
                ]),
            FaultExample(
                "truths that are repeated", "let x = (Array(repeating: true, count: 6) + Array(repeating: false, count: 16))[hour]",
                plants: [
                    "Screen has true 5 times instead of 6 before it is false", "Screen has true 7 times instead of 6 before it is false",
                ]),
            FaultExample(
                "keys", "let x = [3: true, 4: true, 5: true][count] ?? false",
                plants: [
                    "Screen leaves 3 out of `[3: true, 4: true, 5: true]`", "Screen leaves 5 out of `[3: true, 4: true, 5: true]`",
                    "Screen takes 2 as well in `[3: true, 4: true, 5: true]`", "Screen takes 6 as well in `[3: true, 4: true, 5: true]`",
                ]),
            FaultExample(
                "bits", "let x = 0b0110 >> count & 1 == 1; let y = 0b11 & (1 << hour) != 0",
                plants: [
                    "Screen leaves 1 out of `0b0110`", "Screen leaves 1 out of `0b11`",
                    "Screen leaves 2 out of `0b0110`", "Screen takes 0 as well in `0b0110`", "Screen takes 2 as well in `0b11`",
                    "Screen takes 3 as well in `0b0110`",
                ]),
            FaultExample(
                "limits that are used as they are, and bits of a constant", "let x = min(count, 9); let y = 0b11 & mask; let z = 1 << 4",
                plants: []),
            FaultExample(
                "numbers that are handed to a comparison",
                "func fits(_ x: Int, _ most: Int) -> Bool { x <= most }; let x = fits(count, 64); struct Rule { let least: Int; func takes(_ x: Int) -> Bool { x >= least } }; let y = Rule(least: 8)",
                plants: [
                    "Screen takes 63 instead of 64 in `fits(count, 64)`", "Screen takes 65 instead of 64 in `fits(count, 64)`",
                    "Screen takes 7 instead of 8 in `Rule(least: 8)`", "Screen takes 9 instead of 8 in `Rule(least: 8)`",
                ]),
            FaultExample(
                "numbers that are handed in square brackets, by a closure, and by default",
                "} }; extension Int { subscript(atLeast least: Int) -> Bool { self >= least }; func reaches(_ least: () -> Int) -> Bool { self >= least() }; func isLarge(from least: Int = 5000) -> Bool { self >= least } }; struct Post { func run() { let x = count[atLeast: 12]; let y = count.reaches { 64 }",
                plants: [
                    "Int takes 4999 instead of 5000 in `from least: Int = 5000`",
                    "Int takes 5001 instead of 5000 in `from least: Int = 5000`", "Post takes 11 instead of 12 in `count[atLeast: 12]`",
                    "Post takes 13 instead of 12 in `count[atLeast: 12]`", "Post takes 63 instead of 64 in `count.reaches { 64 }`",
                    "Post takes 65 instead of 64 in `count.reaches { 64 }`",
                ]),
            FaultExample(
                "numbers of a type that can be compared",
                "struct Grams: Comparable { static let kilogram = Grams(1000); let number: Int; init(_ number: Int) { self.number = number }; static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number } }; let x = Grams(count) < .kilogram",
                plants: ["Grams takes 1001 instead of 1000 in `Grams(1000)`", "Grams takes 999 instead of 1000 in `Grams(1000)`"]),
            FaultExample(
                "limits of 0 and 1, and a first count that is compared, too",
                "func fits(_ x: Int, _ least: Int) -> Bool { x >= least }; let x = fits(count, 1) || fits(first, 0); struct Item { var times: Int; func isMore(_ x: Int) -> Bool { times > x }; func twice() -> Int { times * 2 } }; let y = Item(times: 1)",
                plants: [
                    "Screen takes 0 instead of 1 in `fits(count, 1)`", "Screen takes 1 instead of 0 in `fits(first, 0)`",
                    "Screen takes 2 instead of 1 in `fits(count, 1)`",
                ]),
            FaultExample(
                "numbers in a case",
                "enum Rule { case atMost(Int), other; func takes(_ x: Int) -> Bool { switch self { case .atMost(let most): x <= most\ndefault: false } } }; let x = Rule.atMost(64)",
                plants: ["Screen takes 63 instead of 64 in `Rule.atMost(64)`", "Screen takes 65 instead of 64 in `Rule.atMost(64)`"]),
            FaultExample(
                "a comparison that is handed on, and one that sorts",
                "func check(_ x: Int, _ most: Int, by fits: (Int, Int) -> Bool) -> Bool { fits(x, most) }; let x = check(count, 64, by: <=); list.sort(by: <)",
                plants: [
                    "Screen takes 63 instead of 64 in `check(count, 64, by: <=)`",
                    "Screen takes 65 instead of 64 in `check(count, 64, by: <=)`",
                    "Screen uses < instead of <= in `check(count, 64, by: <=)`",
                ]),
            FaultExample(
                "numbers that are compared with a fixed one",
                "func price(_ grams: Int) -> Int { grams > 1000 ? 490 : 390 }; let x = price(500)", plants: []),
            FaultExample(
                "numbers that are compared with a constant of a type, whose name has other meanings",
                "} }; struct Limits { static let most = 8 }; struct Post { func pay(most: Int) { }; func price(_ grams: Int) -> Int { grams > Limits.most ? 490 : 390 }; func run() { let x = price(500)",
                plants: []),
            FaultExample(
                "a part of numbers in a row",
                "let hours = Array(0..<24); let x = hours[6..<22].contains(hour) || list.indices.dropFirst(6).contains(hour)",
                plants: [
                    "Screen takes 21 instead of 22 in `hours[6..<22]`", "Screen takes 23 instead of 22 in `hours[6..<22]`",
                    "Screen takes 5 instead of 6 in `hours[6..<22]`", "Screen takes 7 instead of 6 in `hours[6..<22]`",
                    "Screen takes 5 instead of 6 in `list.indices.dropFirst(6)`",
                    "Screen takes 7 instead of 6 in `list.indices.dropFirst(6)`",
                ]),
            FaultExample("a part of a list that is looked through", "let x = list.dropFirst(2).contains(name)", plants: []),
            FaultExample("a length that decides nothing", "last = name.prefix(64)", plants: []),
            FaultExample("a list of something else", "let x = [count, 4].contains(last)", plants: []),
        ]
    ) { node, context in
        if let list = node.as(ArrayExprSyntax.self) {
            return NumberList(list)?.movedEnds(node.subject) ?? list.movedTruths
        }
        if let number = node.as(IntegerLiteralExprSyntax.self), let run = CaseNumbers(around: number) {
            let taking = run.movedEnd(of: number)
            if !taking.isEmpty { return taking }
        }
        if let list = node.as(DictionaryExprSyntax.self) { return list.movedKeys }
        if let sum = node.as(InfixOperatorExprSyntax.self) { return sum.movedTruths }
        if let sign = node.as(DeclReferenceExprSyntax.self) { return sign.exchanged(context) }
        guard let number = node.as(IntegerLiteralExprSyntax.self), let value = number.representedLiteralValue, value >= 0, value < .max
        else { return [] }
        if value > 0, let bits = BitMask(number) { return bits.movedEnds }
        if let call = Syntax(number).callThatCompares(context, isOnlyForLimits: value <= 1) {
            return moving(number, by: [number], in: call)
        }
        if value == 0 { return [] }
        guard let place = DecidingNumber(number) else { return [] }
        return moving(number, by: place.literals, in: place.code)
    }

    /// Makes the faults that a number is one less, and one more.
    private static func moving(_ number: IntegerLiteralExprSyntax, by literals: [IntegerLiteralExprSyntax], in code: String) -> [Fault] {
        let value = number.representedLiteralValue ?? 0
        return [value - 1, value + 1].filter { $0 >= 0 }.map { other in
            Fault(
                literals.map { .init(range: $0.textRange, prefix: "(seamsFault(#) ? \(other) : ", suffix: ")") },
                of: [Syntax(number)], at: number, words: "\(number.subject) takes \(other) instead of \(number.oneLine) in `\(code)`",
                before: number.oneLine, after: "\(other)")
        }
    }
}

/// A list of numbers, or of texts that are some, that a value is looked up in.
private struct NumberList {
    private let list: ArrayExprSyntax
    private let elements: [(literal: ExprSyntax, number: Int)]
    /// The numbers that the value can be.
    private let possible: RangeSet<Int>
    /// The number of digits of each text; nil for a list of numbers.
    private let digits: Int?

    init?(_ list: ArrayExprSyntax) {
        let texts = Set(list.elements.map { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue })
        digits = Set(texts.map { $0?.count }).count == 1 ? texts.first??.count : nil
        let numbers = list.elements.compactMap { element in
            let text = element.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            return (element.expression.wholeNumber ?? text.flatMap { Int($0) }).map { (element.expression, $0) }
        }
        let value = list.setMadeOfIt ?? ExprSyntax(list)
        let uses = MatchedPlace(value).map { [$0] } ?? KeptRanges.uses(of: value)
        // Texts of one length are hours or the like; others are words that happen to be numbers.
        guard numbers.count == list.elements.count, numbers.count > 1, texts == [nil] || digits == 2, let use = uses.first,
            list.canStandOnOneLine
        else { return nil }
        self.list = list
        elements = numbers
        possible = use.askedFor?.possibleNumbers ?? .all
    }

    /// Makes the faults that the first or last number of a run is left out, and that the one beyond it is taken as well.
    func movedEnds(_ subject: String) -> [Fault] {
        let all = Set(elements.map(\.number))
        return elements.flatMap { literal, number -> [Fault] in
            guard number > .min, number < .max else { return [] }
            let missing = [number - 1, number + 1].filter {
                $0 >= 0 && !all.contains($0) && possible.contains($0) && !all.isHoursOfNight(with: $0)
            }
            guard !missing.isEmpty, let other = all.subtracting([number]).min(by: { abs($0 - number) < abs($1 - number) }) else {
                return []
            }
            let text = list.oneLine
            let leaving = Fault(
                around: literal.textRange, prefix: "(seamsFault(#) ? \(written(other)) : ", suffix: ")",
                words: "\(subject) leaves \(literal.oneLine) out of `\(text)`", before: text,
                after: changed(literal, to: written(other)))
            // Beside one or two numbers that stand alone, nobody expects others.
            guard missing.count == 1, run(of: number, in: all) > 2 else { return [leaving] }
            let longer = changed(literal, to: "\(literal.oneLine), \(written(missing[0]))")
            let taking = Fault(
                around: list.textRange, prefix: "(seamsFault(#) ? \(longer) : ", suffix: ")",
                words: "\(subject) takes \(written(missing[0])) as well in `\(text)`", before: text, after: longer)
            return [leaving, taking]
        }
    }

    /// A number as the list has it: `7`, or `"07"`.
    private func written(_ number: Int) -> String {
        digits.map { "\"\(String(repeating: "0", count: max(0, $0 - "\(number)".count)))\(number)\"" } ?? "\(number)"
    }

    /// The list as code, with other code in place of a number.
    private func changed(_ literal: ExprSyntax, to other: String) -> String {
        "[\(elements.map { $0.literal.id == literal.id ? other : $0.literal.oneLine }.joined(separator: ", "))]"
    }

    /// Counts the numbers in a row around a number; a row that reaches the end of what is possible may go on at the other end.
    private func run(of number: Int, in all: Set<Int>) -> Int {
        all.run(around: number) { !possible.contains($0) }
    }
}
