internal import SwiftSyntax

extension FaultRule {
    /// A statement that assigns is left out, unless that changes nothing or could make a loop endless.
    static let unsetAssignments = FaultRule { node, _ in
        guard let statement = node.as(CodeBlockItemSyntax.self), case .expr(let expression) = statement.item,
            let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            !infix.leftOperand.is(DiscardAssignmentExprSyntax.self), !isDemanded(infix), !statement.mayEndALoop
        else { return [] }
        return [
            Fault(
                .unset, around: statement.item.textRange, prefix: "if !seamsFault(#) { ", suffix: " }",
                words: "\(node.subject) does not set \(infix.leftOperand.oneLine)", before: infix.oneLine, after: "")
        ]
    }
}

/// Whether an assignment in an initializer must stay or may as well: the language demands one to a property that has no value
/// before, and one of the value that the property has before does nothing.
private func isDemanded(_ assignment: InfixOperatorExprSyntax) -> Bool {
    let ancestors = Array(sequence(first: Syntax(assignment), next: \.parent))
    guard ancestors.contains(where: { $0.is(InitializerDeclSyntax.self) }),
        let members = ancestors.lazy.compactMap({ $0.as(MemberBlockSyntax.self) }).first,
        let name = assignment.leftOperand.trimmedDescription.split(separator: ".").last
    else { return false }
    let bindings = members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap { declaration in
        declaration.bindings.map { (isConstant: declaration.bindingSpecifier.tokenKind == .keyword(.let), binding: $0) }
    }
    guard let (isConstant, binding) = bindings.first(where: { $0.binding.pattern.trimmedDescription == name }) else { return false }
    let isOptional = binding.typeAnnotation.map { $0.type.is(OptionalTypeSyntax.self) } ?? false
    let valueBefore = binding.initializer?.value.trimmedDescription ?? (isOptional ? "nil" : nil)
    if valueBefore == assignment.rightOperand.trimmedDescription { return true }
    return isConstant || (binding.initializer == nil && !isOptional)
}
