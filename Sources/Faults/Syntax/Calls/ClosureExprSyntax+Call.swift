internal import SwiftSyntax

extension ClosureExprSyntax {
    /// The call that the closure is handed to, in its parentheses or behind them; nil if it is a value of its own.
    var callItIsHandedTo: FunctionCallExprSyntax? {
        parent?.as(FunctionCallExprSyntax.self) ?? parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
}
