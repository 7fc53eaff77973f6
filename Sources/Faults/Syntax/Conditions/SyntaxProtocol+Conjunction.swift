internal import SwiftSyntax

extension SyntaxProtocol {
    /// The conditions that must all be true for the whole of which this node is one, as in `a && b && c`, or in `guard a, b, c`.
    ///
    /// The node is a condition, or a part of one.
    fileprivate var conjunction: [ExprSyntax] {
        var around = Syntax(self)
        while let parent = around.parent, Self.partsOfConditions.contains(parent.kind) {
            if let infix = parent.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription != "&&" { break }
            around = parent
        }
        if let list = around.parent?.parent?.as(ConditionElementListSyntax.self) {
            return list.compactMap { element in
                if case .expression(let condition) = element.condition { condition } else { nil }
            }.flatMap(\.conjuncts)
        }
        return around.as(ExprSyntax.self)?.conjuncts ?? []
    }

    private static var partsOfConditions: Set<SyntaxKind> {
        [.infixOperatorExpr, .tupleExpr, .labeledExpr, .labeledExprList]
    }

    /// Whether a text with so many characters is refused anyway, since the conditions beside this one ask for more.
    ///
    /// In `mail.contains("@") && (1...64).contains(mail.count)`, no empty text is accepted, whatever the range says.
    func isRefusedBeside(_ count: Int, of value: ExprSyntax) -> Bool {
        guard count >= 0, let access = value.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "count",
            let text = access.base?.trimmedDescription
        else { return false }
        return count < Set(conjunction.compactMap { $0.characterAskedFor(in: text) }).count
    }
}

extension ExprSyntax {
    /// The parts of a connection by `&&`, or the expression itself.
    fileprivate var conjuncts: [ExprSyntax] {
        let condition = withoutParentheses
        guard let infix = condition.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "&&" else { return [condition] }
        return infix.leftOperand.conjuncts + infix.rightOperand.conjuncts
    }

    /// The character of `text.contains("@")`; nil for any other condition.
    fileprivate func characterAskedFor(in text: String) -> String? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.count == 1, call.trailingClosure == nil,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "contains",
            access.base?.trimmedDescription == text,
            let literal = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue, literal.count == 1
        else { return nil }
        return literal
    }

    /// Whether it asks that a value is not nil, and a condition beside it compares the value with another one that is never nil.
    ///
    /// `sender != nil && sender === button` is true for the same senders as `sender === button`.
    var isImpliedByEquality: Bool {
        guard let question = withoutParentheses.as(InfixOperatorExprSyntax.self), question.operator.trimmedDescription == "!=",
            question.rightOperand.is(NilLiteralExprSyntax.self), question.leftOperand.onlyReads
        else { return false }
        let value = question.leftOperand.trimmedDescription
        return conjunction.contains { other in
            guard let comparison = other.as(InfixOperatorExprSyntax.self),
                ["==", "==="].contains(comparison.operator.trimmedDescription)
            else { return false }
            let (left, right) = (comparison.leftOperand, comparison.rightOperand)
            return left.trimmedDescription == value && right.isNeverNil || right.trimmedDescription == value && left.isNeverNil
        }
    }

    /// Whether it is a literal, `self`, or the name of something that is declared once, with a type that is not optional.
    private var isNeverNil: Bool {
        if [.stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr].contains(kind) { return true }
        guard let name = ownName else { return trimmedDescription == "self" }
        let names = FileNames.of(root)
        guard names.count(of: name) == 1, let declaration = names.declarations[name]?.first else { return false }
        let variable = declaration.as(PatternBindingSyntax.self)
        if let type = variable?.typeAnnotation?.type ?? declaration.as(FunctionParameterSyntax.self)?.type {
            return [.identifierType, .arrayType, .dictionaryType].contains(type.kind) && !type.trimmedDescription.hasPrefix("Optional<")
        }
        // An initializer without arguments does not fail.
        let call = variable?.initializer?.value.as(FunctionCallExprSyntax.self)
        return call?.calledName?.first?.isUppercase == true && call?.arguments.isEmpty == true && call?.trailingClosure == nil
    }

    /// Whether it asks that a text or a list is not empty, and other conditions beside it ask for elements in it, or for a greater count.
    var isImpliedByElements: Bool {
        guard let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!",
            let access = negation.expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "isEmpty",
            let text = access.base?.trimmedDescription
        else { return false }
        return conjunction.contains { other in
            guard other.id != id else { return false }
            return other.characterAskedFor(in: text) != nil || other.numbers(of: "\(text).count").map { !$0.contains(0) } == true
        }
    }
}
