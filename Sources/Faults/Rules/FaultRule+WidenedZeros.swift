internal import SwiftSyntax

extension FaultRule {
    /// A quotient that is compared with 0 has a boundary that the code does not show: the first value of which it is 1.
    static let widenedZeros = FaultRule(
        name: "widened-zeros", kind: .flipped, summary: "A whole quotient of 1 counts as 0 as well.",
        advice: "Test the first value of which the quotient is 1, and the last one of which it is 0.",
        otherwise: "If both give the same result, the code needs no boundary there.",
        examples: [
            FaultExample(
                "a quotient", "let x = cents / 100 == 0",
                plants: ["Screen takes 1 for 0 in `cents / 100 == 0`"]),
            FaultExample(
                "a quotient with a name", "var points = cents / 100 * 2; let x = points != 0 && isOn",
                plants: ["Screen takes 1 for 0 in `points != 0`"]),
            FaultExample("another number, and a remainder", "let x = count == 0; let y = count % 3 == 0", plants: []),
            FaultExample("a quotient that is compared with another number", "let x = cents / 100 == 2", plants: []),
        ], subjects: [.katas]
    ) { node, _ in
        guard let infix = node.as(InfixOperatorExprSyntax.self), ["==", "!="].contains(infix.operator.trimmedDescription),
            infix.rightOperand.wholeNumber == 0, infix.leftOperand.isQuotient()
        else { return [] }
        let (value, sign) = (infix.leftOperand.oneLine, infix.operator.trimmedDescription == "!=" ? "!" : "")
        let changed = "\(sign)(0...1).contains(\(value))"
        return [
            Fault(
                around: infix.textRange, prefix: "(seamsFault(#) ? \(changed) : ", suffix: ")",
                words: "\(node.subject) takes 1 for 0 in `\(infix.oneLine)`", before: infix.oneLine, after: changed)
        ]
    }
}

extension ExprSyntax {
    /// Whether it is a number that is divided by a whole one, as a product's part and under a name, too.
    ///
    /// - Parameter followed: The names that led here; one of them again stands for something else.
    fileprivate func isQuotient(after followed: Set<String> = []) -> Bool {
        let expression = withoutParentheses
        if let infix = expression.as(InfixOperatorExprSyntax.self) {
            switch infix.operator.trimmedDescription {
            case "/": return infix.rightOperand.wholeNumber.map { $0 > 1 } ?? false
            case "*": return infix.leftOperand.isQuotient(after: followed) || infix.rightOperand.isQuotient(after: followed)
            default: return false
            }
        }
        guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, !followed.contains(name) else { return false }
        return FileNames.of(root).onlyVariable(name)?.initializer?.value.isQuotient(after: followed.union([name])) ?? false
    }
}
