internal import SwiftSyntax

extension Syntax {
    /// The expression around a text that leaves only its beginning, such as `text.split(separator: "(")[0]`; nil if nothing cuts its end.
    ///
    /// What is added to the end of the text never gets through.
    var cutAtItsEnd: Syntax? {
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id,
            let call = access.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        switch access.declName.baseName.text {
        case "prefix": return Syntax(call)
        case "split", "components": return Syntax(call).firstElement
        default: return nil
        }
    }

    /// The expression that takes the first element of the list that the node is; nil if none does.
    private var firstElement: Syntax? {
        if let element = parent?.as(SubscriptCallExprSyntax.self), element.calledExpression.id == id {
            return element.arguments.map(\.expression.trimmedDescription) == ["0"] ? Syntax(element) : nil
        }
        let access = parent?.as(MemberAccessExprSyntax.self)
        return access?.base?.id == id && access?.declName.baseName.text == "first" ? access.map { Syntax($0) } : nil
    }
}
