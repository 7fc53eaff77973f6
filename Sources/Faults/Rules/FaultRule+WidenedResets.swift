internal import SwiftSyntax

extension FaultRule {
    static let widenedResets = FaultRule(
        name: "widened-resets", kind: .altered, summary: "A reset of a part of a factory resets everything.",
        advice: "Register a double before the reset, and expect that it is still registered afterwards.",
        examples: [
            FaultExample("a scope", "_ = cache.reset(.scope)", plants: ["Screen resets everything instead of `.scope`"]),
            FaultExample(
                "the contexts of a container", "container.reset(options: .context)",
                plants: ["Screen resets everything instead of `.context`"]),
            FaultExample("everything", "cache.reset(.all); cache.reset()", plants: []),
            FaultExample("a function of the module", "func reset(_ part: Part) { first = part }; reset(.scope)", plants: []),
            FaultExample("another function", "view.turn(.scope)", plants: []),
        ]
    ) { node, context in
        guard let call = node.as(FunctionCallExprSyntax.self), call.isKnown(among: ["reset(_:)", "reset(options:)"], context.functions),
            let option = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            ["scope", "registration", "context"].contains(option.declName.baseName.text)
        else { return [] }
        return [
            Fault(
                around: option.textRange, prefix: "(seamsFault(#) ? .all : ", suffix: ")",
                words: "\(node.subject) resets everything instead of `\(option.oneLine)`", before: call.oneLine,
                after: call.oneLine.replacing(option.oneLine, with: ".all"))
        ]
    }
}
