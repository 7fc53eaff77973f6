internal import SwiftSyntax

extension ExprSyntax {
    /// Whether the expression is one of several truths that are looked at together.
    ///
    /// It is an element of a list such as `[hasAt, hasDot].allSatisfy { $0 }`, or of a tuple that is compared with one of `true` and `false`.
    var isOneOfSeveralTruths: Bool {
        if let list = parent?.parent?.parent?.as(ArrayExprSyntax.self), parent?.is(ArrayElementSyntax.self) == true {
            return list.elements.count > 1 && !self.is(BooleanLiteralExprSyntax.self) && list.isListOfTruths
        }
        if let segment = parent?.parent?.parent?.as(ExpressionSegmentSyntax.self) { return segment.isOneOfTruthsInAText }
        guard let element = parent?.as(LabeledExprSyntax.self), let tuple = element.parent?.parent?.as(TupleExprSyntax.self),
            tuple.elements.count > 1
        else { return false }
        let place = tuple.elements.prefix { $0.id != element.id }.count
        if let infix = tuple.parent?.as(InfixOperatorExprSyntax.self), ["==", "!="].contains(infix.operator.trimmedDescription) {
            let other = infix.leftOperand.id == ExprSyntax(tuple).id ? infix.rightOperand : infix.leftOperand
            return other.isTruth(at: place)
        }
        guard let choice = tuple.parent?.as(SwitchExprSyntax.self), choice.subject.id == ExprSyntax(tuple).id else { return false }
        let patterns = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap(NumberChoice.Way.all).map(\.elements)
        return patterns.contains { elements in
            guard elements.indices.contains(place), case .literal(let text) = elements[place] else { return false }
            return ["true", "false"].contains(text)
        }
    }

    /// Whether the expression is a negation that a way of a choice gives, or that a variable gets: `isValid ? !isLoading : false`.
    var isNegationThatIsAValue: Bool {
        guard let negation = self.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" else { return false }
        if let choice = parent?.as(TernaryExprSyntax.self) { return choice.condition.id != id }
        if let infix = parent?.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) {
            // A switch that is turned needs no third position.
            return infix.rightOperand.id == id && infix.leftOperand.trimmedDescription != negation.expression.trimmedDescription
        }
        let variable = parent?.is(InitializerClauseSyntax.self) == true ? parent?.parent?.as(PatternBindingSyntax.self) : nil
        return variable.map { !$0.isConstant } ?? false
    }

    /// Whether the expression is a tuple with `true` or `false` at a place.
    private func isTruth(at place: Int) -> Bool {
        self.as(TupleExprSyntax.self)?.elements.dropFirst(place).first?.expression.is(BooleanLiteralExprSyntax.self) ?? false
    }
}

extension ArrayExprSyntax {
    /// Whether the elements are asked whether all of them are true, or any of them is; the list may be a constant of its own.
    fileprivate var isListOfTruths: Bool {
        Syntax(self).isAskedForTruths || Syntax(self).isNamed(andUsedWhere: \.isAskedForTruths)
    }
}

extension Syntax {
    fileprivate var isAskedForTruths: Bool {
        if let other = comparedValue { return other.isListOfTruthLiterals }
        if let argument = parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) {
            if call.calledName == "Set" { return Syntax(call).isAskedForTruths }
            return call.calledName == "zip" && call.arguments.contains { $0.expression.isListOfTruthLiterals }
        }
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.base.map({ Syntax($0).id }) == id,
            let call = access.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        if access.declName.baseName.text == "elementsEqual" { return call.arguments.first?.expression.isListOfTruthLiterals == true }
        let question = call.trailingClosure?.statements.oneLine ?? call.arguments.first?.expression.oneLine
        return switch access.declName.baseName.text {
        case "allSatisfy", "filter", "count", "first", "firstIndex": ["$0", "!$0", "\\.self"].contains(question)
        case "map": question?.hasPrefix("$0 ?") == true
        case "reduce": ["$0 && $1", "$0 || $1", "$1 && $0", "$1 || $0"].contains(question)
        case "contains": ["true", "false", "$0", "!$0", "{ $0 }", "{ !$0 }"].contains(question)
        default: false
        }
    }
}

extension Syntax {
    /// The value with which it is compared by `==` or `!=`.
    fileprivate var comparedValue: ExprSyntax? {
        guard let infix = parent?.as(InfixOperatorExprSyntax.self), ["==", "!="].contains(infix.operator.trimmedDescription) else {
            return nil
        }
        return Syntax(infix.leftOperand).id == id ? infix.rightOperand : infix.leftOperand
    }
}

extension ExprSyntax {
    /// Whether it is a list of nothing but `true` and `false`.
    fileprivate var isListOfTruthLiterals: Bool {
        guard let list = self.as(ArrayExprSyntax.self), !list.elements.isEmpty else { return false }
        return list.elements.allSatisfy { $0.expression.is(BooleanLiteralExprSyntax.self) }
    }
}

extension ExpressionSegmentSyntax {
    /// Whether it is put into a text that is compared with one of truths, as in `"\(isOn)\(isOpen)" == "truefalse"`.
    fileprivate var isOneOfTruthsInAText: Bool {
        guard let text = parent?.parent?.as(StringLiteralExprSyntax.self),
            let other = Syntax(text).comparedValue?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        else { return false }
        return other.wholeMatch(of: /(?:[^a-z]*(?:true|false)){2,}[^a-z]*/) != nil
    }
}
