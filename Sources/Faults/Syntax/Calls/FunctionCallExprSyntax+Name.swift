internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The name that is called, such as `track`.
    var calledName: String? {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The name with its labels, such as `track(event:)`.
    var shown: String {
        let labels = arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        return "\(calledName ?? calledExpression.oneLine)(\(labels))"
    }

    /// The expression whose member is called, without optional chaining; nil for a function that stands by itself.
    var receiver: ExprSyntax? {
        let base = calledExpression.as(MemberAccessExprSyntax.self)?.base
        return base?.as(OptionalChainingExprSyntax.self)?.expression ?? base
    }

    /// Whether the call hands over to another initializer, as `self.init()` does.
    var isInitializerDelegation: Bool {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`)
    }
}
