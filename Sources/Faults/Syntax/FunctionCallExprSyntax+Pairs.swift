internal import SwiftSyntax

extension FunctionCallExprSyntax {
    /// Whether it makes pairs of which each is only asked whether its elements are equal: `zip(first, second).allSatisfy { $0 == $1 }`.
    var pairsWhatIsCompared: Bool {
        guard calledName == "zip", let access = parent?.as(MemberAccessExprSyntax.self),
            let question = access.parent?.as(FunctionCallExprSyntax.self),
            ["allSatisfy", "contains"].contains(access.declName.baseName.text)
        else { return false }
        let argument = question.arguments.first?.expression
        let closure = question.trailingClosure ?? argument?.as(ClosureExprSyntax.self)
        let asked = closure?.statements.oneLine ?? argument?.oneLine
        return asked.map { ["$0 == $1", "$0 != $1", "$0.0 == $0.1", "$0.0 != $0.1", "==", "!="].contains($0) } ?? false
    }
}
