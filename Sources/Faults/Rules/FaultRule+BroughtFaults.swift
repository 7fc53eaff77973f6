internal import SwiftSyntax
internal import Workspace

extension FaultRule {
    /// An expression is the one that the kata's data has in its place.
    static let broughtFaults = FaultRule(
        name: "brought-faults", kind: .altered, summary: "The code does what the kata's data says.",
        advice: "Test a case in which the code as it is and the changed code differ, and expect what the code does today.",
        examples: [
            FaultExample("an expression", "let x = limit / 100 * 5", plants: ["the limit is rounded at the end"]),
            FaultExample("an expression over two lines", "let x = limit / 100\n    * 5", plants: ["the limit is rounded at the end"]),
            FaultExample("a member of the same object", "self.brought.start()", plants: ["another client is used"]),
            FaultExample("a member of the same object, if it is still there", "self?.brought.start()", plants: ["another client is used"]),
            FaultExample("a member of another object", "other.brought.start()", plants: []),
            FaultExample(
                "the name of a module before it", "let x = Foundation.limit / 100 * 5; let y = Other.limit / 100 * 5",
                plants: ["the limit is rounded at the end"]),
            FaultExample(
                "the property behind it", "}; private let inner = Client(); var brought: Client { inner }; func show() { inner.start()",
                plants: ["another client is used"]),
            FaultExample("an assignment", "brought = client", plants: []),
            FaultExample(
                "a name for something else", "let brought = Client(); brought.start(); if let brought = kept { brought.stop() }", plants: []
            ),
            FaultExample(
                "a property of the type", "}; let brought = Client(); func show() { brought.start()", plants: ["another client is used"]),
            FaultExample(
                "a copy of it", "let brought = self.brought; brought.start()", plants: ["another client is used", "another client is used"]),
            FaultExample(
                "a number with a name", "let share = 100; let x = limit / share * 5", plants: ["the limit is rounded at the end"]),
            FaultExample(
                "an expression with anything in it",
                "let x = Int(seconds(of: now)) / 60 % 24; let y = days.part(.hour, of: (now, 1)); let z = (days.part(.hour), of: now)",
                plants: ["five o'clock counts as six", "five o'clock counts as six"]),
            FaultExample("a part of it", "let x = limit / 100", plants: []),
            FaultExample("a question whether it is there", "let x = brought != nil", plants: []),
        ], subjects: [.katas]
    ) { node, context in
        guard let expression = node.as(ExprSyntax.self), !expression.isMemberName, !node.isAssigned, !expression.isComparedWithNil else {
            return []
        }
        // Behind an object that may be gone, the chain goes on with an optional value.
        let isInChain = expression.trimmedDescription.hasPrefix("self?.") && node.parent?.is(MemberAccessExprSyntax.self) == true
        return context.brought.patterns.compactMap { pattern in
            guard let replacement = pattern.replacement(of: expression) else { return nil }
            let brought = pattern.fault
            let instead = brought.isKept == true ? "seamsKept(#, by: self, \(replacement))" : replacement
            return Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? (\(instead)) : ", suffix: isInChain ? ")?" : ")", words: brought.words,
                before: expression.oneLine, after: replacement)
        }
    }
}

extension ExprSyntax {
    /// Whether the code only asks whether the value is there, and not which one it is.
    fileprivate var isComparedWithNil: Bool {
        guard let infix = parent?.as(InfixOperatorExprSyntax.self), ["==", "!="].contains(infix.operator.trimmedDescription) else {
            return false
        }
        return infix.leftOperand.is(NilLiteralExprSyntax.self) || infix.rightOperand.is(NilLiteralExprSyntax.self)
    }

    /// Whether the expression is the name of a member behind its object, as `start` in `client.start`.
    fileprivate var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}
