internal import SwiftSyntax

/// A range with an end that has a name, with which a value is compared.
struct NamedRange {
    private let expression: ExprSyntax
    private let place: MatchedPlace
    private let sign: String
    private let first: ExprSyntax?
    private let last: ExprSyntax?

    /// Makes the range; nil if the node is none, or if no end has a name.
    init?(_ node: Syntax) {
        guard let expression = node.as(ExprSyntax.self), expression.canStandOnOneLine else { return nil }
        if let infix = expression.as(InfixOperatorExprSyntax.self) {
            (sign, first, last) = (infix.operator.trimmedDescription, infix.leftOperand, infix.rightOperand)
        } else if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
            (sign, first, last) = (prefix.operator.text, nil, prefix.expression)
        } else if let postfix = expression.as(PostfixOperatorExprSyntax.self) {
            (sign, first, last) = (postfix.operator.text, postfix.expression, nil)
        } else {
            return nil
        }
        // Literals move by themselves.
        let hasName = [first, last].compactMap(\.self).contains { $0.wholeNumber == nil && !$0.isGreatest }
        guard hasName, ["...", "..<"].contains(sign), let place = IntegerRange.matchedPlace(of: expression) else { return nil }
        (self.expression, self.place) = (expression, place)
    }

    /// Makes the faults that it ends one earlier or later, and that it begins one later if it has no end.
    ///
    /// An earlier case with the same name may have taken the value at that end.
    func movingEnds() -> [Fault] {
        guard let end = last ?? first, let name = end.lastName, !place.isMentionedBefore(name) else { return [] }
        if let first, end.isGreatest || DefaultValue.isGreatest(name, in: expression.root) {
            // Nothing lies beyond the greatest value, so the range has only one end to move.
            let after = "\(first.oneLine) + 1"
            return [
                fault(around: Syntax(first), "(seamsFault(#) ? \(after) : ", ")", after, first.oneLine, in: " in `\(expression.oneLine)`")
            ]
        }
        if let first, let last {
            if let number = last.knownNumber, place.isSame(moving: number) { return [] }
            let after = "\(first.oneLine)\(sign == "..." ? "..<" : "...")\(last.oneLine)"
            return [fault(around: Syntax(expression), "seamsMoved(#, \(after), ", ")", after, expression.oneLine)]
        }
        // Ranges with one end have a type for each operator.
        let after = "\(end.oneLine) \(sign == "..." && last != nil ? "-" : "+") 1"
        return [
            fault(around: Syntax(end), "(seamsFault(#) ? \(after) : ", ")", after, end.oneLine, in: " in `\(expression.oneLine)`")
        ]
    }

    private func fault(
        around node: Syntax, _ prefix: String, _ suffix: String, _ after: String, _ before: String, in whole: String = ""
    ) -> Fault {
        Fault(
            around: node.textRange, prefix: prefix, suffix: suffix,
            words: "\(expression.subject) matches \(after) instead of \(before)\(whole)", before: before, after: after)
    }
}

extension ExprSyntax {
    /// The name that the expression is, or ends with, such as `limit` in `Rules.limit`; nil for any other expression.
    fileprivate var lastName: String? {
        if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

/// The value that a property has if nobody gives it another one.
private enum DefaultValue {
    /// Whether the only property of a name is the greatest value, and no initializer is handed another one.
    static func isGreatest(_ name: String, in tree: Syntax) -> Bool {
        let names = FileNames.of(tree)
        return names.onlyVariable(name)?.initializer?.value.isGreatest == true && names.labels[name] == nil
            && !names.lastAssigned.contains(name)
    }
}
