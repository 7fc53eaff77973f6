internal import SwiftSyntax

extension FaultRule {
    /// A flag or a number is another one where no other rule alters it.
    static let alteredLiterals = FaultRule(
        name: "altered-literals", kind: .altered, summary: "A flag is the other one, or a number is greater by one.",
        advice: "Expect a result that depends on this value.",
        examples: [
            FaultExample("a first value", "let isOn = true", plants: ["Screen uses false instead of true"]),
            FaultExample("an argument", "start(3)", plants: ["Screen uses 4 instead of 3"]),
            FaultExample("an end of a range", "for x in 0..<count { start(x) }", plants: ["Screen uses 1 instead of 0"]),
            FaultExample(
                "values of other rules", "let x = count + 1; if count < 5, isOn == true { }; func f() -> Bool { return true }", plants: []),
            FaultExample("a value that is passed through a seam", "protocol View { func show(_ x: Bool) }; view.show(true)", plants: []),
            FaultExample(
                "ranges that other rules move", "for x in first..<8 { start(x) }; let y = (1...8).contains(last); let z = 1...3 ~= last",
                plants: []),
            FaultExample("the end of a range that holds it", "for x in first...8 { start(x) }", plants: ["Screen uses 9 instead of 8"]),
            FaultExample("a pattern", "switch count { case 1: break\ndefault: break }", plants: []),
        ], subjects: [.ownCode]
    ) { node, context in
        guard let other = node.greaterNumber ?? node.otherFlag, !node.isLiteralOfOtherRule, !node.isAlteredValue(context) else {
            return []
        }
        return [
            Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? \(other) : ", suffix: ")",
                words: "\(node.subject) uses \(other) instead of \(node.oneLine)", before: node.oneLine, after: other)
        ]
    }
}

extension Syntax {
    fileprivate var isLiteralOfOtherRule: Bool {
        guard let parent, namedCalculation == nil else { return true }
        if let infix = parent.as(InfixOperatorExprSyntax.self) {
            let sign = infix.operator.trimmedDescription
            // A range that ends behind another number is moved the same way by its operator.
            if sign == "..<", Syntax(infix.rightOperand).id == id, infix.endMoves { return true }
            if ["==", "!=", "<", "<=", ">", ">=", "&&", "||"].contains(sign) || infix.exchangedOperator != nil { return true }
        }
        if let number = self.as(IntegerLiteralExprSyntax.self), IntegerRange(boundedBy: number)?.matchedPlaces.isEmpty == false {
            return true
        }
        return [.returnStmt, .codeBlockItem, .expressionPattern, .conditionElement].contains(parent.kind)
    }
}
