internal import SwiftSyntax

/// The names of an expression such as `Analytics.shared.track`.
struct Chain {
    let root: Reference.Root
    let names: [TokenSyntax]

    /// Whether it is the object itself.
    var isSelf: Bool { root == .own && names.isEmpty }

    /// Takes an expression apart; nil if it names nothing.
    init?(_ expression: ExprSyntax) {
        var names: [TokenSyntax] = []
        var current = expression
        while true {
            if let member = current.as(MemberAccessExprSyntax.self) {
                names.insert(member.declName.baseName, at: 0)
                guard let base = member.base else {
                    self.init(root: .implicit, names: names)
                    return
                }
                current = base
            } else if let inner = current.unwrapped {
                current = inner
            } else if let name = current.as(DeclReferenceExprSyntax.self)?.baseName {
                if name.text == "self" {
                    self.init(root: .own, names: names)
                } else {
                    self.init(root: .name, names: [name] + names)
                }
                return
            } else if let call = current.as(FunctionCallExprSyntax.self), !names.isEmpty, let made = Chain(call.calledExpression),
                made.root == .name, made.names.last?.text.first?.isUppercase == true
            {
                self.init(root: .made, names: made.names.suffix(1) + names)
                return
            } else {
                guard !names.isEmpty else { return nil }
                self.init(root: .value, names: names)
                return
            }
        }
    }

    private init(root: Reference.Root, names: [TokenSyntax]) {
        self.root = root
        self.names = names
    }
}

extension ExprSyntax {
    /// The expression before `?`, `!` or the arguments of a generic type.
    fileprivate var unwrapped: ExprSyntax? {
        self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression
            ?? self.as(GenericSpecializationExprSyntax.self)?.expression
    }
}

extension Syntax {
    /// Whether a larger chain or a call contains the node as its beginning or as a name.
    var isInsideChain: Bool {
        guard let parent else { return false }
        if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == id }
        if parent.is(MemberAccessExprSyntax.self) { return true }
        if ExprSyntax(parent)?.unwrapped?.id == id { return parent.isInsideChain }
        return false
    }
}
