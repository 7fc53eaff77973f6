internal import SwiftSyntax
internal import Workspace

extension FaultRule {
    /// An expression is the one that the kata's data has in its place.
    static let broughtFaults = FaultRule(
        name: "brought-faults", kind: .altered, summary: "The code does what the kata's data says.",
        advice: "Test a case in which the code as it is and the changed code differ, and expect what the code does today.",
        examples: [
            FaultExample("an expression", "let x = limit / 100 * 5", plants: ["the limit is rounded at the end"]),
            FaultExample("a member of the same object", "self.brought.start()", plants: ["another client is used"]),
            FaultExample("a member of the same object, if it is still there", "self?.brought.start()", plants: ["another client is used"]),
            FaultExample("a member of another object", "other.brought.start()", plants: []),
            FaultExample("an assignment", "brought = client", plants: []),
            FaultExample("a part of it", "let x = limit / 100", plants: []),
        ], subjects: [.katas]
    ) { node, context in
        guard let expression = node.as(ExprSyntax.self), !expression.isMemberName, !node.isAssigned else { return [] }
        let code = expression.trimmedDescription
        // Behind an object that may be gone, the chain goes on with an optional value.
        let isInChain = code.hasPrefix("self?.") && node.parent?.is(MemberAccessExprSyntax.self) == true
        return context.brought.faults.filter { $0.finds(code) }.map { brought in
            let instead = brought.isKept == true ? "seamsKept(#, by: self, \(brought.replace))" : brought.replace
            return Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? (\(instead)) : ", suffix: isInChain ? ")?" : ")", words: brought.words,
                before: code, after: brought.replace)
        }
    }
}

extension BroughtFault {
    /// Whether it is about an expression: the text of its own, with or without the object or the type before it.
    fileprivate func finds(_ code: String) -> Bool {
        finds(code, as: find) || also?.contains { finds(code, as: $0) } == true
    }

    private func finds(_ code: String, as find: String) -> Bool {
        guard !["", "self.", "self?.", "self!."].contains(where: { code == $0 + find }) else { return true }
        return find.hasPrefix(".") && code.hasSuffix(find) && code.dropLast(find.count).wholeMatch(of: /[A-Z]\w*/) != nil
    }
}

extension ExprSyntax {
    /// Whether the expression is the name of a member behind its object, as `start` in `client.start`.
    fileprivate var isMemberName: Bool { parent?.as(MemberAccessExprSyntax.self)?.declName.id == id }
}
