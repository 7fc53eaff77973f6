internal import SwiftSyntax

extension FaultRule {
    /// A text is longer than it should be, at its beginning, at its end and before each value in it, and a single letter is another one.
    ///
    /// The text of a constant is altered where it is used: a test may use the constant, too. A part of a list or of another value is
    /// altered where it is written, if no test can use the constant.
    static let alteredTexts = FaultRule(
        name: "altered-texts", kind: .altered, summary: "A text that is passed, returned, stored or compared is another one.",
        advice: "Expect the whole text, letter by letter.",
        examples: [
            FaultExample("a text that is stored", "let event = \"shown\"", plants: atBothEnds("\"shown\"")),
            FaultExample("a single letter", "start(\"/\")", plants: ["Screen uses \"¤\" instead of \"/\""]),
            FaultExample("a text of nothing", "let event = \"\"", plants: ["Screen uses another text instead of \"\""]),
            FaultExample("a text that is passed", "start(\"\\(event) 1\")", plants: atBothEnds("\"\\(event) 1\"")),
            FaultExample(
                "values in the middle", "func pay(cents: Int) { start(\"\\(name) paid \\(cents) for \\(item) - \\(last)\") }",
                plants: [
                    "Screen uses another value than `cents` in \"\\(name) paid \\(cents) for \\(item) - \\(last)\"",
                    "Screen uses another text for `\\(item)` in \"\\(name) paid \\(cents) for \\(item) - \\(last)\"",
                ] + atBothEnds("\"\\(name) paid \\(cents) for \\(item) - \\(last)\"")),
            FaultExample("a raw text", "let event = #\"shown\"#", plants: atBothEnds("#\"shown\"#")),
            FaultExample(
                "a text of several lines", "let event = \"\"\"\n    shown\n    \"\"\"", plants: atBothEnds("\"\"\" shown \"\"\"")),
            FaultExample(
                "a constant at its use", "struct Names { static let shown = \"shown\" }; start(Names.shown)",
                plants: atBothEnds("Names.shown")),
            FaultExample(
                "a constant of `String` at its use",
                "} }\nextension String { static let shown = \"shown\" }\nclass Other { func show() { start(.shown); stop(.hidden)",
                plants: ["beginning", "end"].map { "Other uses another text at the \($0) of .shown" }),
            FaultExample(
                "a raw value at its use", "enum Names: String { case shown = \"shown\" }; start(Names.shown.rawValue)",
                plants: atBothEnds("Names.shown.rawValue")),
            FaultExample(
                "a constant that is made of a text", "struct Names { static let shown = Name(\"shown\") }; start(Names.shown)",
                plants: atBothEnds("Names.shown")),
            FaultExample(
                "a text that is cut at its end", "let name = \"\\(event)(1)\".split(separator: \"(\")[0]",
                plants: [
                    "Screen uses another text at the beginning of \"\\(event)(1)\"",
                    "Screen uses another text at the end of \"\\(event)(1)\".split(separator: \"(\")[0]",
                    "Screen uses \"¤\" instead of \"(\"",
                ]),
            FaultExample(
                "a constant that is a letter, and one that is a list",
                "struct Names { static let dot: Character = \".\"; static let all: [String] = [\"a\"] }; start(Names.dot, Names.all)",
                plants: [
                    "Names uses \"¤\" instead of \".\"",
                    "Names uses \"¤\" instead of \"a\"",
                ]),
            FaultExample(
                "a table whose type is not written",
                "struct Names { static let all = [\"a\": 1]; static let few = Set([\"b\"]) }; start(Names.all, Names.few)",
                plants: [
                    "Names uses \"¤\" instead of \"a\"",
                    "Names uses \"¤\" instead of \"b\"",
                ]),
            FaultExample(
                "a table that no test can use", "}; private static let all = [true: \"shown\"]; func show() { use(Self.all[isOn])",
                plants: [
                    "Screen uses another text at the beginning of \"shown\"",
                    "Screen uses another text at the end of \"shown\"",
                ]),
            FaultExample(
                "a table that is only printed", "}; private static let all = [true: \"shown\"]; func show() { print(Self.all[isOn])",
                plants: []),
            FaultExample(
                "a value with a text that no test can use",
                "}; private static let night = Place(name: \"b\", row: 1); func show() { use(Self.night)",
                plants: ["Screen uses \"¤\" instead of \"b\""]),
            FaultExample("a constant that is not used", "struct Names { static let shown = \"shown\" }", plants: []),
            FaultExample("a number that is a raw value", "start(count.rawValue)", plants: []),
            FaultExample("an empty text", "last = String()", plants: ["Screen uses another text instead of String()"]),
        ]
    ) { node, context in
        if let literal = node.as(StringLiteralExprSyntax.self) {
            if let name = literal.constantWithThisText, !literal.isPartOfHiddenConstant || !context.facts.usedNames.contains(name) {
                return []
            }
            let ends = literal.openingQuote.tokenKind == .stringQuote ? altered(literal) : altered(text: node)
            return ends + (node.cutAtItsEnd == nil ? literal.innerValues.map { altered($0, in: literal) } : [])
        }
        if node.isEmptyText { return [altered(text: node, at: nil, by: "seamsAlteredEnd")] }
        return node.isUseOfText(context) ? altered(text: node) : []
    }

    /// Alters a literal by a copy of it, so that it can be of any type that has literals.
    private static func altered(_ literal: StringLiteralExprSyntax) -> [Fault] {
        let text = literal.trimmedDescription
        if let letter = literal.representedLiteralValue, letter.count == 1 {
            // It may be a character, which a longer text cannot be. Few texts have this letter, so that it stands for no other one.
            let other = letter == "¤" ? "\"§\"" : "\"¤\""
            var fault = Fault(
                around: literal.textRange, prefix: "(seamsFault(#) ? \(other) : ", suffix: ")",
                words: "\(literal.subject) uses \(other) instead of \(text)", before: text, after: other)
            if literal.parent?.as(InfixOperatorExprSyntax.self).map({ ["...", "..<"].contains($0.operator.trimmedDescription) }) == true {
                fault.advice = "Test the signs at the end of this range, and those right behind it: the end \(text) decides about them."
            }
            return [fault]
        }
        let opening = (literal.openingPounds?.text ?? "") + literal.openingQuote.text
        let closing = literal.closingQuote.text + (literal.closingPounds?.text ?? "")
        if literal.representedLiteralValue == "" { return [altered(literal, at: nil, as: opening + "altered" + closing)] }
        let end = altered(literal, at: "end", as: text.dropLast(closing.count) + " altered" + closing)
        if Syntax(literal).isCutAtItsBeginning { return [end] }
        let beginning = altered(literal, at: "beginning", as: opening + "altered " + text.dropFirst(opening.count))
        if let cut = Syntax(literal).cutAtItsEnd { return [beginning, altered(text: cut, at: "end", by: "seamsAlteredEnd")] }
        return [beginning, end]
    }

    /// - Parameter place: The end that is altered; nil for an empty text.
    private static func altered(_ literal: StringLiteralExprSyntax, at place: String?, as altered: String) -> Fault {
        var fault = Fault(
            around: literal.textRange, prefix: "(seamsFault(#) ? \(altered) : ", suffix: ")",
            words: "\(literal.subject) uses another text \(words(for: place)) \(literal.oneLine)", before: literal.trimmedDescription,
            after: altered)
        if let argument = literal.parent?.as(LabeledExprSyntax.self), argument.label?.text == "forKey",
            argument.parent?.children(viewMode: .sourceAccurate).count == 1
        {
            fault.advice = "Set a value under the key \(literal.oneLine) in the test, and expect what the code makes of it."
        }
        return fault
    }

    /// Alters a value inside of a literal: a number is another one, and before any other value there is more text.
    private static func altered(_ value: ExpressionSegmentSyntax, in literal: StringLiteralExprSyntax) -> Fault {
        let words = "\(literal.subject) uses another"
        if let number = value.number {
            return Fault(
                around: number.textRange, prefix: "seamsOther(#, ", suffix: ")",
                words: "\(words) value than `\(number.oneLine)` in \(literal.oneLine)", before: number.oneLine,
                after: "\(number.oneLine) + 1")
        }
        let opening = "\\" + (literal.openingPounds?.text ?? "")
        return Fault(
            around: value.textRange, prefix: "\(opening)(seamsFault(#) ? \"altered \" : \"\")", suffix: "",
            words: "\(words) text for `\(value.oneLine)` in \(literal.oneLine)", before: value.oneLine, after: "altered \(value.oneLine)")
    }

    private static func altered(text node: Syntax) -> [Fault] {
        [
            altered(text: node, at: "beginning", by: "seamsAlteredBeginning"),
            altered(text: node.cutAtItsEnd ?? node, at: "end", by: "seamsAlteredEnd"),
        ]
    }

    private static func altered(text node: Syntax, at place: String?, by function: String) -> Fault {
        Fault(
            around: node.textRange, prefix: "\(function)(#, ", suffix: ")",
            words: "\(node.subject) uses another text \(words(for: place)) \(node.oneLine)", before: node.oneLine,
            after: place == "beginning" ? "\"altered \" + \(node.oneLine)" : "\(node.oneLine) + \" altered\"")
    }

    private static func words(for place: String?) -> String { place.map { "at the \($0) of" } ?? "instead of" }

    private static func atBothEnds(_ text: String) -> [String] {
        ["beginning", "end"].map { "Screen uses another text at the \($0) of \(text)" }
    }
}

extension Syntax {
    /// Whether it is an empty text in the form of a call.
    fileprivate var isEmptyText: Bool { self.as(FunctionCallExprSyntax.self)?.oneLine == "String()" }
}
