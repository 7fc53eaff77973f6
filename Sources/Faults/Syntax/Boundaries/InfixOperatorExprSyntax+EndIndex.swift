internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// Whether it asks if a place lies before the end of a text, and nothing is found behind the end without that question either.
    ///
    /// The rest of the text is only asked for something that an empty one does not have: `next < mail.endIndex && mail[next...].contains(".")`.
    var isNeededForNoEmptyRest: Bool {
        let (sign, left, right) = (self.operator.trimmedDescription, leftOperand, rightOperand)
        guard let (place, end) = ["<", "!="].contains(sign) ? (left, right) : sign == ">" ? (right, left) : nil,
            let text = end.as(MemberAccessExprSyntax.self), text.declName.baseName.text == "endIndex", let base = text.base,
            place.is(DeclReferenceExprSyntax.self)
        else { return false }
        func questions() -> RestsOfTexts { RestsOfTexts(base.trimmedDescription, from: place.trimmedDescription) }
        if let next = conditionBehind, questions().isWholly(next) { return true }
        let finder = questions()
        let around = sequence(first: Syntax(self), next: \.parent).first {
            [.functionDecl, .accessorBlock, .closureExpr].contains($0.kind)
        }
        finder.walk(around ?? root)
        return finder.questions > 0 && finder.others == 0 && leadsToNothing
    }

    /// The condition that follows in the same list, whose failure has the same effect as this one's.
    private var conditionBehind: ConditionElementSyntax? {
        guard let element = parent?.as(ConditionElementSyntax.self), let list = element.parent?.as(ConditionElementListSyntax.self),
            let index = list.index(of: element)
        else { return nil }
        return list[list.index(after: index)...].first
    }

    /// Whether the code does without the place what it does with an empty rest: it is one of several conditions, or a `guard` leaves with
    /// `nil` or `false`.
    private var leadsToNothing: Bool {
        if let infix = parent?.as(InfixOperatorExprSyntax.self) { return infix.operator.trimmedDescription == "&&" }
        if let choice = parent?.as(TernaryExprSyntax.self) { return ["nil", "false"].contains(choice.elseExpression.trimmedDescription) }
        guard let element = parent?.as(ConditionElementSyntax.self), let list = element.parent?.as(ConditionElementListSyntax.self) else {
            return false
        }
        if element.id != list.last?.id { return true }
        let exit = list.parent?.as(GuardStmtSyntax.self)?.body.statements
        let value = exit?.first?.item.as(ReturnStmtSyntax.self)?.expression?.trimmedDescription
        return exit?.count == 1 && ["nil", "false"].contains(value)
    }
}

/// Counts the questions about the rest of a text from a place on, and the other uses of the text at that place.
private final class RestsOfTexts: SyntaxVisitor {
    private(set) var questions = 0
    private(set) var others = 0
    private let text: String
    private let place: String

    init(_ text: String, from place: String) {
        (self.text, self.place) = (text, place)
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether a condition is nothing but a question about that rest, which an empty one answers with no.
    func isWholly(_ condition: ConditionElementSyntax) -> Bool {
        let value: ExprSyntax? =
            switch condition.condition {
            case .expression(let question): question
            case .optionalBinding(let binding): binding.initializer?.value
            default: nil
            }
        guard let value, value.is(FunctionCallExprSyntax.self) || value.is(MemberAccessExprSyntax.self) else { return false }
        walk(condition)
        return questions == 1 && others == 0
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.trimmedDescription == text, node.arguments.count == 1,
            let index = node.arguments.first?.expression.trimmedDescription, index.contains(place)
        else { return .visitChildren }
        if index == "\(place)...", node.isAskedWhatItHas { questions += 1 } else { others += 1 }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // The place behind the last one is no place.
        if node.calledName == "index", node.arguments.first?.expression.trimmedDescription == place { others += 1 }
        return .visitChildren
    }
}

extension SubscriptCallExprSyntax {
    /// Whether the code asks for something in it, and goes on only if it is there.
    ///
    /// `!rest.contains("@")` and `rest.firstIndex(of: "@") == nil` are true of an empty rest.
    fileprivate var isAskedWhatItHas: Bool {
        let members: Set = ["contains", "firstIndex", "lastIndex", "first", "last", "range", "firstMatch", "firstRange"]
        guard let member = parent?.as(MemberAccessExprSyntax.self), members.contains(member.declName.baseName.text) else { return false }
        let call = member.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == member.id ? ExprSyntax($0) : nil }
        let question = call ?? ExprSyntax(member)
        guard let infix = question.parent?.as(InfixOperatorExprSyntax.self) else {
            return [.conditionElement, .initializerClause, .codeBlockItem, .returnStmt].contains(question.parent?.kind)
        }
        let other = infix.leftOperand.id == question.id ? infix.rightOperand : infix.leftOperand
        return switch infix.operator.trimmedDescription {
        case "&&": true
        case "!=": other.is(NilLiteralExprSyntax.self)
        case "==": other.is(StringLiteralExprSyntax.self)
        default: false
        }
    }
}
