internal import SwiftSyntax

extension FaultRule {
    /// One of several letters or texts that a question is about is left out.
    ///
    /// `"@.".allSatisfy(mail.contains)` needs a test without the `@` and one without the dot, and not only one without both.
    static let leftOutElements = FaultRule(
        name: "left-out-elements", kind: .always, summary: "One of the letters or texts that a question is about is left out.",
        advice: "For each of them, test a case in which only this one makes the difference, and expect a different result.",
        examples: [
            FaultExample(
                "letters", "let x = \"@.\".allSatisfy(name.contains); let y = Set(\"ab\").isSubset(of: name)",
                plants: [
                    "Screen leaves \"@\" out of `\"@.\"`", "Screen leaves \".\" out of `\"@.\"`", "Screen leaves \"a\" out of `\"ab\"`",
                    "Screen leaves \"b\" out of `\"ab\"`",
                ]),
            FaultExample(
                "texts", "let x = [\"at\", \"dot\"].allSatisfy { name.contains($0) }",
                plants: ["Screen leaves \"at\" out of `[\"at\", \"dot\"]`", "Screen leaves \"dot\" out of `[\"at\", \"dot\"]`"]),
            FaultExample(
                "elements of another set", "let x = Set(name).isSuperset(of: [\"@\", \".\"])",
                plants: ["Screen leaves \"@\" out of `[\"@\", \".\"]`", "Screen leaves \".\" out of `[\"@\", \".\"]`"]),
            FaultExample("a list in which a text is looked up", "let x = [\"at\", \"dot\"].contains(name)", plants: []),
            FaultExample(
                "one text, and a text that is asked for a part", "let x = Set(\"@\"); let y = \"seams\".contains(\"s\")", plants: []),
        ], subjects: [.katas]
    ) { node, _ in
        if let text = node.as(StringLiteralExprSyntax.self), let value = text.representedLiteralValue, (2...8).contains(value.count),
            value.allSatisfy({ !"\\\"".contains($0) }), Syntax(text).isSetInAQuestion
        {
            return value.map { letter in
                fault(at: node, leaving: "\"\(letter)\"", outOf: text.oneLine, instead: "\"\(value.filter { $0 != letter })\"")
            }
        }
        guard let list = node.as(ArrayExprSyntax.self), list.elements.count > 1, node.isSetInAQuestion,
            case let texts = list.elements.compactMap({ $0.expression.as(StringLiteralExprSyntax.self) }),
            texts.count == list.elements.count
        else { return [] }
        return texts.enumerated().map { place, text in
            // The next text is in the list anyway, and a question about it twice is one about it once.
            let other = texts[(place + 1) % texts.count].oneLine
            return fault(at: Syntax(text), leaving: text.oneLine, outOf: list.oneLine, instead: other)
        }
    }

    private static func fault(at node: Syntax, leaving element: String, outOf text: String, instead: String) -> Fault {
        Fault(
            around: node.textRange, prefix: "(seamsFault(#) ? \(instead) : ", suffix: ")",
            words: "\(node.subject) leaves \(element) out of `\(text)`", before: text, after: "without \(element)")
    }
}

extension Syntax {
    /// Whether a question is asked about all or any of its elements, or of the set that is made of it.
    fileprivate var isSetInAQuestion: Bool {
        if let argument = parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) {
            let name = call.calledName ?? ""
            if argument.label == nil, ["Set", "Array"].contains(name) { return Syntax(call).isSetInAQuestion }
            return [nil, "of", "with"].contains(argument.label?.text) && Self.questionsAboutSets.contains(name)
        }
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.base.map({ Syntax($0).id }) == id,
            let call = access.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        let name = access.declName.baseName.text
        if Self.questionsAboutSets.contains(name) { return true }
        let hasCondition = call.trailingClosure != nil || call.arguments.first?.label?.text == "where" || name == "allSatisfy"
        return ["allSatisfy", "contains", "filter", "count", "first"].contains(name) && hasCondition
    }

    private static let questionsAboutSets: Set = [
        "isSubset", "isSuperset", "isStrictSubset", "isStrictSuperset", "isDisjoint", "intersection", "subtracting",
    ]
}
