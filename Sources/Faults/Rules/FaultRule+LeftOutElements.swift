internal import SwiftSyntax

extension FaultRule {
    /// One of several letters, texts or cases that a question is about is left out.
    ///
    /// `"@.".allSatisfy(mail.contains)` needs a test without the `@` and one without the dot, and not only one without both.
    static let leftOutElements = FaultRule(
        name: "left-out-elements", kind: .always, summary: "One of the letters, texts or cases that a question is about is left out.",
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
            FaultExample(
                "key paths", "let x = [\\Self.isOn, \\.isOpen].allSatisfy { self[keyPath: $0] }",
                plants: [
                    "Screen leaves \\Self.isOn out of `[\\Self.isOn, \\.isOpen]`",
                    "Screen leaves \\.isOpen out of `[\\Self.isOn, \\.isOpen]`",
                ]),
            FaultExample(
                "answers in a list", "let x = [\"at\", \"dot\"].lazy.map { name.contains($0) }.contains(false)",
                plants: ["Screen leaves \"at\" out of `[\"at\", \"dot\"]`", "Screen leaves \"dot\" out of `[\"at\", \"dot\"]`"]),
            FaultExample(
                "a list with a name", "let signs = [\"at\", \"dot\"]; let x = signs.allSatisfy { name.contains($0) }",
                plants: ["Screen leaves \"at\" out of `[\"at\", \"dot\"]`", "Screen leaves \"dot\" out of `[\"at\", \"dot\"]`"]),
            FaultExample(
                "elements that are counted, and elements that are expected",
                "let x = Set(\"ab\").intersection(name).count == 2; let y = \"ab\".filter(name.contains) == \"ab\"",
                plants: [
                    "Screen leaves \"a\" out of `\"ab\"`", "Screen leaves \"b\" out of `\"ab\"`", "Screen leaves \"a\" out of `\"ab\"`",
                    "Screen leaves \"b\" out of `\"ab\"`",
                ]),
            FaultExample("elements of which something is made", "list = [\"at\", \"dot\"].map { sign($0) }", plants: []),
            FaultExample(
                "what a regular expression looks ahead for", "let x = name.contains(/^(?=.*@)(?=.*[.])/)",
                plants: ["Screen leaves (?=.*@) out of `/^(?=.*@)(?=.*[.])/`", "Screen leaves (?=.*[.]) out of `/^(?=.*@)(?=.*[.])/`"]),
            FaultExample(
                "the elements of a loop that leaves", "for sign in [\"@\", \".\"] where !name.contains(sign) { return }",
                plants: [
                    "Screen leaves \"@\" out of `[\"@\", \".\"]`", "Screen leaves \".\" out of `[\"@\", \".\"]`",
                ]),
            FaultExample("the elements of a loop that goes on", "for sign in [\"@\", \".\"] { start(sign) }", plants: []),
            FaultExample(
                "the cases of an enumeration",
                "enum Launch: String, CaseIterable { case mock, error }; list = Launch.allCases.map(\\.rawValue)",
                plants: ["Screen leaves .error out of `Launch.allCases`", "Screen leaves .mock out of `Launch.allCases`"]),
            FaultExample(
                "a case that is taken where none is found",
                "enum Rate: Int, CaseIterable { case single, double }; rate = Rate.allCases.last { $0.rawValue <= count } ?? .single",
                plants: ["Screen leaves .double out of `Rate.allCases`"]),
            FaultExample("the cases of another type", "list = Kind.allCases.map(\\.rawValue)", plants: []),
            FaultExample("a list in which a text is looked up", "let x = [\"at\", \"dot\"].contains(name)", plants: []),
            FaultExample(
                "one text, and a text that is asked for a part", "let x = Set(\"@\"); let y = \"seams\".contains(\"s\")", plants: []),
        ], subjects: [.katas]
    ) { node, _ in
        if let text = node.as(StringLiteralExprSyntax.self), let value = text.representedLiteralValue, (2...8).contains(value.count),
            value.allSatisfy({ !"\\\"".contains($0) }), Syntax(text).isSetInAQuestion
        {
            let other = ExpectedElements(of: node, text.oneLine, count: Set(value).count)
            return zip(value, value.dropFirst() + value.prefix(1)).map { letter, next in
                let instead = "\"\(String(value.map { $0 == letter ? next : $0 }))\""
                return fault(
                    at: node, leaving: "\"\(letter)\"", outOf: text.oneLine, instead: instead,
                    and: other.map { ($0.node, $0.changed(instead)) })
            }
        }
        if let pattern = LookaheadPattern(node) {
            return pattern.parts.map { part in fault(at: node, leaving: part.text, outOf: node.oneLine, instead: part.without) }
        }
        if let all = node.as(MemberAccessExprSyntax.self), let cases = all.casesOfOwnType {
            return cases.filter { !all.isStandInForOther($0) }.map { one in
                fault(at: node, leaving: ".\(one)", outOf: all.oneLine, instead: "\(all.oneLine).filter { $0 != .\(one) }")
            }
        }
        guard let list = node.as(ArrayExprSyntax.self), list.elements.count > 1,
            node.isSetInAQuestion || node.isNamed(andUsedWhere: \.isSetInAQuestion),
            case let texts = list.elements.map(\.expression).filter(\.isTextOrQuestion), texts.count == list.elements.count
        else { return [] }
        let expected = ExpectedElements(of: node, list.oneLine, count: texts.count)
        return texts.enumerated().map { place, text in
            // The next text is in the list anyway, and a question about it twice is one about it once.
            let other = texts[(place + 1) % texts.count].oneLine
            let same = "[\(texts.indices.map { $0 == place ? other : texts[$0].oneLine }.joined(separator: ", "))]"
            return fault(
                at: Syntax(text), leaving: text.oneLine, outOf: list.oneLine, instead: other,
                and: expected.map { ($0.node, $0.changed(same)) })
        }
    }

    private static func fault(
        at node: Syntax, leaving element: String, outOf text: String, instead: String, and other: (node: Syntax, instead: String)? = nil
    ) -> Fault {
        let changes = [(node, instead)] + (other.map { [($0.node, $0.instead)] } ?? [])
        return Fault(
            changes.map { node, instead in
                .init(range: node.textRange, prefix: "(seamsFault(#) ? \(instead) : ", suffix: ")")
            }, of: [node], at: node,
            words: "\(node.subject) leaves \(element) out of `\(text)`", before: text, after: "without \(element)")
    }
}

extension MemberAccessExprSyntax {
    /// The cases of the module's enumeration whose `allCases` it asks for; nil for any other member, and for a single case.
    fileprivate var casesOfOwnType: [String]? {
        guard declName.baseName.text == "allCases", let type = base?.oneLine.split(separator: ".").last else { return nil }
        let own = ModuleDeclarations.current.enumerations.filter { $0.type == type }
        return own.count == 1 && own[0].cases.count > 1 ? own[0].cases : nil
    }

    /// Whether a case is taken anyway where no case is found: `Rate.allCases.last { $0.from <= cents } ?? .single`.
    fileprivate func isStandInForOther(_ name: String) -> Bool {
        liesIn(until: [.codeBlockItem, .memberBlockItem]) { node in
            guard let choice = node.as(InfixOperatorExprSyntax.self), choice.operator.trimmedDescription == "??" else { return false }
            return choice.rightOperand.oneLine.split(separator: ".").last.map(String.init) == name
        }
    }
}

extension ExprSyntax {
    /// Whether it is a plain text, or a key path such as `\.hasDot`.
    fileprivate var isTextOrQuestion: Bool { self.is(StringLiteralExprSyntax.self) || self.is(KeyPathExprSyntax.self) }
}

extension Syntax {
    /// Whether a question is asked about all or any of its elements, or of the set that is made of it.
    fileprivate var isSetInAQuestion: Bool {
        if let loop = parent?.as(ForStmtSyntax.self) { return loop.sequence.id == self.as(ExprSyntax.self)?.id && loop.leaves }
        if let argument = parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) {
            let name = call.calledName ?? ""
            if argument.label == nil, ["Set", "Array"].contains(name) { return Syntax(call).isSetInAQuestion }
            return [nil, "of", "with"].contains(argument.label?.text) && Self.questionsAboutSets.contains(name)
        }
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.base.map({ Syntax($0).id }) == id else { return false }
        if access.declName.baseName.text == "lazy" { return Syntax(access).isSetInAQuestion }
        guard let call = access.parent?.as(FunctionCallExprSyntax.self) else { return false }
        let name = access.declName.baseName.text
        if Self.questionsAboutSets.contains(name) { return true }
        if ["map", "compactMap"].contains(name) { return Syntax(call).isCompared }
        if name == "reduce" { return call.arguments.first?.expression.is(BooleanLiteralExprSyntax.self) == true }
        let hasCondition =
            call.trailingClosure != nil || call.arguments.first?.label?.text == "where" || ["allSatisfy", "filter"].contains(name)
        return ["allSatisfy", "contains", "filter", "count", "first"].contains(name) && hasCondition
    }

    /// Whether the list, or its count, is compared, or asked for a truth.
    private var isCompared: Bool {
        if let infix = parent?.as(InfixOperatorExprSyntax.self) { return ["==", "!="].contains(infix.operator.trimmedDescription) }
        guard let access = parent?.as(MemberAccessExprSyntax.self) else { return false }
        let name = access.declName.baseName.text
        return ["contains", "allSatisfy"].contains(name) || name == "count" && Syntax(access).isCompared
    }

    private static let questionsAboutSets: Set = [
        "isSubset", "isSuperset", "isStrictSubset", "isStrictSuperset", "isDisjoint", "intersection", "subtracting",
    ]
}

extension ForStmtSyntax {
    /// Whether its body leaves the function for one of the elements, so that each of them is asked a question.
    fileprivate var leaves: Bool {
        body.statements.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.return) }
    }
}
