internal import SwiftSyntax

extension SyntaxProtocol {
    /// The type of a parameter of the functions and initializers around the node, as it is written.
    func parameterType(of name: String) -> String? {
        for node in sequence(first: Syntax(self), next: \.parent) {
            let signature = node.as(FunctionDeclSyntax.self)?.signature ?? node.as(InitializerDeclSyntax.self)?.signature
            let parameter = signature?.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
            if let parameter { return parameter.type.trimmedDescription }
        }
        return nil
    }
}

extension ExprSyntax {
    /// Whether the expression is known to be a text or a collection, for which `-` does not exist.
    func isTextOrCollection(_ context: FaultContext) -> Bool {
        if [.stringLiteralExpr, .arrayExpr, .dictionaryExpr].contains(kind) { return true }
        if let infix = self.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "+" {
            return infix.leftOperand.isTextOrCollection(context) || infix.rightOperand.isTextOrCollection(context)
        }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return inner.expression.isTextOrCollection(context)
        }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledName.map(Self.functionsOfTexts.contains) ?? false }
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        let type = parameterType(of: name) ?? context.facts.propertyTypes[name]
        return type.map { $0 == "String" || $0.hasPrefix("[") } ?? false
    }

    /// The functions of the libraries whose results are texts, or lists of lists.
    private static let functionsOfTexts: Set = [
        "String", "joined", "lowercased", "replacingOccurrences", "trimmingCharacters", "uppercased",
    ]
}
