internal import SwiftSyntax

extension FaultRule {
    /// A truth that one way of a choice gives is the other one.
    ///
    /// `amount > 0 ? charge(amount) : false` needs a test that looks at the answer where nothing is charged.
    static let alteredFlags = FaultRule(
        name: "altered-flags", kind: .altered, summary: "A truth that one way of a choice gives is the other one.",
        advice: "Test the way on which this value is chosen, and expect the exact result.",
        examples: [
            FaultExample("a choice", "let isPaid = count > 0 ? charge() : false", plants: ["Screen chooses true instead of false"]),
            FaultExample(
                "a branch and a case that are values",
                "let x = if isOn { find() } else { true }; let y: Bool = switch count { case 1: find(); default: false }",
                plants: ["Screen chooses false instead of true", "Screen chooses true instead of false"]),
            FaultExample(
                "a value that is returned or passed", "func isOn() -> Bool { false }; start(true); list = [true, false]", plants: []),
            FaultExample("a branch that is a statement", "if isOn { x = true } else { x = false }", plants: []),
        ], subjects: [.katas]
    ) { node, _ in
        guard let flag = node.as(BooleanLiteralExprSyntax.self), flag.isOneOfSeveralValues else { return [] }
        let other = flag.literal.tokenKind == .keyword(.true) ? "false" : "true"
        return [
            Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? \(other) : ", suffix: ")",
                words: "\(node.subject) chooses \(other) instead of \(flag.literal.text)", before: flag.literal.text, after: other)
        ]
    }
}

extension BooleanLiteralExprSyntax {
    /// Whether it is what one way of a choice gives: of a `? :`, or of an `if` or a `switch` whose value is kept.
    fileprivate var isOneOfSeveralValues: Bool {
        if let choice = parent?.as(TernaryExprSyntax.self) { return choice.condition.id != ExprSyntax(self).id }
        guard let item = parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1
        else {
            return false
        }
        let choice = sequence(first: Syntax(list), next: \.parent).first { $0.is(IfExprSyntax.self) || $0.is(SwitchExprSyntax.self) }
        let outermost = choice.flatMap { sequence(first: $0) { $0.parent?.as(IfExprSyntax.self).map { Syntax($0) } }.map(\.self).last }
        return outermost?.parent?.is(InitializerClauseSyntax.self) == true
    }
}
