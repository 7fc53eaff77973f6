internal import SwiftSyntax

/// Follows a number through the conditions of a function to the expression that it returns.
///
/// It knows `if`, `guard` and `return`, and gives up at any other statement behind the condition.
struct ReturnedText {
    /// The value that is compared with numbers.
    private let value: ExprSyntax
    private let number: Int
    /// A condition, and the answer that it is taken to have.
    private let assumed: (condition: ExprSyntax, answer: Bool)

    /// Whether the function returns the same, whatever answer a condition has for a number.
    ///
    /// In `if cents < 100 { return nil }; if cents >= 100 { return cents / 100 }; return nil`, the first condition does not matter for 99.
    static func isSame(whateverIs condition: ExprSyntax, for number: Int, of value: ExprSyntax) -> Bool {
        guard value.callNothing, let body = condition.bodyAround else { return false }
        let texts = [true, false].map { answer in
            Self(value: value, number: number, assumed: (condition, answer)).text(of: body[...], isValue: body.count == 1)
        }
        return texts[0] != nil && texts[0] == texts[1]
    }

    /// The text of the returned expression; nil if it is not known.
    ///
    /// - Parameters:
    ///   - statements: The statements to follow.
    ///   - isValue: Whether an expression that stands alone is the function's value.
    private func text(of statements: CodeBlockItemListSyntax.SubSequence, isValue: Bool) -> String? {
        for statement in statements {
            let isBefore = statement.endPosition <= assumed.condition.position
            if isBefore {
                // Every number comes past here: those that leave do not arrive at the condition.
                let isPassed =
                    statement.item.is(GuardStmtSyntax.self) || statement.branch != nil || statement.item.is(VariableDeclSyntax.self)
                if !isPassed || statement.newNames.contains(where: Set(value.identifiers).contains) { return nil }
            } else if let exit = statement.item.as(ReturnStmtSyntax.self) {
                return exit.expression.map(text(of:)) ?? ""
            } else if let way = statement.item.as(GuardStmtSyntax.self) {
                guard let goesOn = answer(to: way.conditions) else { return nil }
                if !goesOn { return text(of: way.body.statements[...], isValue: false) }
            } else if let branch = statement.branch {
                guard let isTaken = answer(to: branch.conditions) else { return nil }
                if isTaken { return text(of: branch.body.statements[...], isValue: isValue) }
                if let next = branch.elseBody { return text(of: next, isValue: isValue) }
            } else if isValue, statements.count == 1, case .expr(let expression) = statement.item {
                return text(of: expression)
            } else {
                return nil
            }
        }
        return nil
    }

    /// The text of an expression; nil if the condition is a part of it.
    private func text(of expression: ExprSyntax) -> String? {
        let hasCondition = expression.position <= assumed.condition.position && assumed.condition.endPosition <= expression.endPosition
        return hasCondition ? nil : expression.trimmedDescription
    }

    private func text(of branch: IfExprSyntax.ElseBody, isValue: Bool) -> String? {
        switch branch {
        case .codeBlock(let block): return text(of: block.statements[...], isValue: isValue)
        case .ifExpr(let next):
            guard let isTaken = answer(to: next.conditions) else { return nil }
            if isTaken { return text(of: next.body.statements[...], isValue: isValue) }
            return next.elseBody.flatMap { text(of: $0, isValue: isValue) }
        @unknown default: return nil
        }
    }

    /// The answer to all conditions of a list, as far as it depends on the number; nil if it does not.
    private func answer(to conditions: ConditionElementListSyntax) -> Bool? {
        let answers = conditions.map { element -> Bool? in
            if case .expression(let condition) = element.condition { answer(to: condition) } else { nil }
        }
        return decision(from: answers, isMadeBy: false, in: conditions)
    }

    /// The answer to several conditions of which one answer decides alone.
    ///
    /// Beside the condition in question, a part that depends on something else is taken to leave the decision to the others: elsewhere,
    /// what follows may differ.
    private func decision(from answers: [Bool?], isMadeBy decides: Bool, in code: some SyntaxProtocol) -> Bool? {
        if answers.contains(decides) { return decides }
        let isInQuestion = code.position <= assumed.condition.position && assumed.condition.endPosition <= code.endPosition
        return answers.contains(!decides) && (isInQuestion || !answers.contains(nil)) ? !decides : nil
    }

    private func answer(to condition: ExprSyntax) -> Bool? {
        if condition.id == assumed.condition.id { return assumed.answer }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return answer(to: inner.expression)
        }
        if let infix = condition.as(InfixOperatorExprSyntax.self), ["&&", "||"].contains(infix.operator.trimmedDescription) {
            let answers = [infix.leftOperand, infix.rightOperand].map(answer(to:))
            return decision(from: answers, isMadeBy: infix.operator.trimmedDescription == "||", in: infix)
        }
        return condition.numbers(of: value.trimmedDescription).map { $0.contains(number) }
    }
}

extension ExprSyntax {
    /// The body of the function, the closure or the getter around it.
    fileprivate var bodyAround: CodeBlockItemListSyntax? {
        let ends: Set<SyntaxKind> = [.functionDecl, .initializerDecl, .closureExpr, .accessorDecl, .accessorBlock]
        let around = sequence(first: Syntax(self), next: \.parent).prefix { !ends.contains($0.kind) }
        return around.compactMap { $0.as(CodeBlockItemListSyntax.self) }.last
    }
}
