internal import SwiftSyntax

/// Several values that are compared together with as many expected ones: in tuples, lists, or new values of one type.
struct ComparedParts {
    /// Each value, and the text of the one that is expected in its place, which may stand for a longer one.
    let pairs: [(value: ExprSyntax, expected: String, code: String)]
    /// Whether the values are put into a text, so that those that are expected are texts.
    let isText: Bool
    /// The comparison, or the pattern, on one line.
    let text: String

    /// Reads a comparison of two expressions in any form, or a pattern of a tuple; nil for any other node.
    init?(_ node: Syntax) {
        if let both = ComparedExpressions(node) {
            let (one, other) = (both.one.constant, both.other.constant)
            if let texts = TextParts(one, other) ?? TextParts(other, one) {
                self.init(texts, in: node.oneLine)
            } else if let entry = DictionaryEntry(one, other) ?? DictionaryEntry(other, one) {
                self.init(entry.pairs, in: node.oneLine)
            } else {
                self.init(one, other, in: node.oneLine)
            }
        } else if let condition = node.as(MatchingPatternConditionSyntax.self) {
            self.init(condition.initializer.value, matchedBy: condition.pattern, in: condition.oneLine)
        } else if let item = node.as(SwitchCaseItemSyntax.self), item.whereClause == nil, let choice = item.choice {
            self.init(choice.subject, matchedBy: item.pattern, in: "case \(item.pattern.oneLine)")
        } else {
            return nil
        }
    }

    private init(_ texts: TextParts, in text: String) {
        (pairs, self.text, isText) = (texts.pairs.map { ($0, $1, $1) }, text, texts.isInterpolated)
    }

    private init?(_ one: ExprSyntax, _ other: ExprSyntax, in text: String) {
        if let (values, list) = Self.valuesAndList(one, other) ?? Self.valuesAndList(other, one) {
            self.init(values, of: list, in: text)
            return
        }
        guard let ones = one.parts, let others = other.parts, ones.kind == others.kind, ones.values.count == others.values.count
        else { return nil }
        let isReversed = ones.values.allSatisfy(\.isPlain)
        let (values, expected) = isReversed ? (others.values, ones.values) : (ones.values, others.values)
        self.init(Array(zip(values, expected)), in: text)
    }

    private init(_ values: [ExprSyntax], of list: ExprSyntax, in text: String) {
        pairs = values.enumerated().filter { !$0.element.isPlain }.map { place, value in
            let code = "\(list.oneLine).dropFirst(\(place)).first ?? \(value.oneLine)"
            return (value, "\(list.oneLine)[\(place)]", code)
        }
        (self.text, isText) = (text, false)
    }

    /// The values of a written list, and the name of another list that it is compared with, or the text that is split to one.
    private static func valuesAndList(_ one: ExprSyntax, _ other: ExprSyntax) -> ([ExprSyntax], ExprSyntax)? {
        guard let list = one.as(ArrayExprSyntax.self), list.elements.count > 1, one.canStandOnOneLine, other.canStandOnOneLine,
            other.isNameOfList || other.isSplitText
        else { return nil }
        return (list.elements.map(\.expression), other)
    }

    private init?(_ subject: ExprSyntax, matchedBy pattern: PatternSyntax, in text: String) {
        guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
        guard let expected = expression.as(TupleExprSyntax.self), let tuple = subject.as(TupleExprSyntax.self) else {
            if let texts = TextParts(subject, expression) {
                self.init(texts, in: text)
            } else {
                self.init(subject, expression, in: text)
            }
            return
        }
        guard tuple.elements.count == expected.elements.count else { return nil }
        self.init(Array(zip(tuple.elements.map(\.expression), expected.elements.map(\.expression.withoutQuestionMark))), in: text)
    }

    private init?(_ pairs: [(ExprSyntax, ExprSyntax)], in text: String) {
        // With one value there is nothing beside it, and truths that are compared are conditions.
        guard pairs.count > 1, pairs.contains(where: \.1.isPlain), !pairs.contains(where: \.1.isTruth),
            !pairs.contains(where: { $0.1.is(DiscardAssignmentExprSyntax.self) || $0.1.is(PatternExprSyntax.self) })
        else { return nil }
        self.pairs = pairs.filter { !$0.0.isPlain && $0.0.oneLine != $0.1.oneLine }.map { ($0.0, $0.1.oneLine, $0.1.oneLine) }
        self.text = text
        isText = false
    }
}

extension SwitchCaseItemSyntax {
    fileprivate var choice: SwitchExprSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first
    }
}

extension ExprSyntax {
    /// The values that a tuple, a list, or a call such as `Address(scheme: scheme)` holds, and what holds them; nil for anything else.
    fileprivate var parts: (kind: String, values: [ExprSyntax])? {
        if let tuple = self.as(TupleExprSyntax.self) { return ("tuple", tuple.elements.map(\.expression)) }
        if let list = self.as(ArrayExprSyntax.self) { return ("list", list.elements.map(\.expression)) }
        if let list = elementsOfSet { return ("list", list) }
        guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil, let name = call.calledName,
            name.first?.isUppercase == true
        else { return nil }
        return ("\(name)(\(call.arguments.map { $0.label?.text ?? "_" }))", call.arguments.map(\.expression))
    }

    /// Whether it is the name of a constant or a variable, which may be a list; the compiler rejects the fault if it is none.
    fileprivate var isNameOfList: Bool {
        guard namedConstant == nil else { return true }
        return self.is(DeclReferenceExprSyntax.self) || self.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
    }

    /// Whether it is a plain text that is split: `"seams checkout".split(separator: " ")`, also as texts.
    fileprivate var isSplitText: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        if call.calledName == "map" { return call.receiver?.isSplitText ?? false }
        return ["split", "components"].contains(call.calledName ?? "")
            && call.receiver?.as(StringLiteralExprSyntax.self)?.representedLiteralValue != nil
    }

    private var elementsOfSet: [ExprSyntax]? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.calledName == "Set", call.arguments.count == 1 else { return nil }
        return call.arguments.first?.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression)
    }

    /// The list, tuple or text that a constant of the file stands for; the expression itself if it is no such constant.
    fileprivate var constant: ExprSyntax {
        let name = self.as(DeclReferenceExprSyntax.self) ?? self.as(MemberAccessExprSyntax.self)?.declName
        guard let value = namedConstant ?? name.flatMap({ FileNames.of(root).onlyConstant($0.baseName.text) }),
            [.arrayExpr, .tupleExpr, .stringLiteralExpr].contains(value.kind)
        else { return self }
        return value
    }

    /// Whether it is a literal, `nil`, or a case such as `.member`.
    fileprivate var isPlain: Bool {
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base == nil }
        if let text = self.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue != nil }
        return [.integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr, .booleanLiteralExpr].contains(kind)
    }

    fileprivate var isTruth: Bool { self.is(BooleanLiteralExprSyntax.self) }

    /// The value that a pattern such as `"seams"?` asks for.
    fileprivate var withoutQuestionMark: ExprSyntax { self.as(OptionalChainingExprSyntax.self)?.expression ?? self }
}
