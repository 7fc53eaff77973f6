internal import SwiftSyntax

extension Change {
    /// Removes the default arguments of the screen's initializers.
    static let withoutDefaults = Change(by: WithoutDefaults.self)
    /// Makes an `init(coder:)` that only traps do the work of the screen's own initializer with its defaults.
    static let coderFromDefaults = Change(by: CoderFromDefaults.self)
}

private final class WithoutDefaults: ChangeVisitor {
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.defaultValue, node.isInside(class: names.owner) { remove(value) }
        return .skipChildren
    }
}

private final class CoderFromDefaults: ChangeVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        guard node.name.text == names.owner, let coder = initializers.first(where: \.isForCoder)?.body,
            coder.description.contains("fatalError"), let own = initializers.first(where: { !$0.isForCoder }), let body = own.body
        else { return .skipChildren }
        let parameters = own.signature.parameterClause.parameters
        let values = parameters.map { parameter in
            let type = parameter.type.trimmedDescription.replacing("@escaping ", with: "")
            return "let \(parameter.firstName.text): \(type) \(parameter.defaultValue?.trimmedDescription ?? "")"
        }
        let statements = body.statements.map(\.trimmedDescription).filter { !$0.hasPrefix("super.init") }
        replace(coder, with: (["{"] + values + statements + ["super.init(coder: coder)", "}"]).joined(separator: "\n"))
        return .skipChildren
    }
}
