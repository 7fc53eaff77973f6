internal import Building
internal import SwiftSyntax
internal import Workspace

extension Property {
    static let legacyCall = Property(
        name: "legacy-call", title: "Legacy code calls", group: .shape,
        method: "Reads in the legacy screen whether it calls a method of a singleton or of an instance, a static function, or a function."
    ) { measuring in
        let technique = measuring.technique
        let calls = technique.start.texts.flatMap(EventCalls.inSource).filter { $0.isInside(class: technique.names.screen) }
        guard let call = calls.first else { return .word("?") }
        return .word(call.receiver, [call.trimmedDescription])
    }
}

extension FunctionCallExprSyntax {
    /// The thing whose function is called.
    fileprivate var receiver: String {
        guard let base = calledExpression.as(MemberAccessExprSyntax.self)?.base else { return "function" }
        if base.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "shared" { return "singleton" }
        let isType = base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
        return isType ? "static function" : "instance"
    }
}
