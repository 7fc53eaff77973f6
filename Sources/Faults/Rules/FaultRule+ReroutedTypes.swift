internal import SwiftSyntax

extension FaultRule {
    /// A type that a test chooses as a generic argument is passed over for the real one.
    static let reroutedTypes = FaultRule(
        name: "rerouted-types", kind: .rerouted, summary: "A call goes to the real type instead of the type parameter.",
        advice: "Choose a type of the test as the generic argument, and expect that the call reaches it.",
        examples: [
            FaultExample(
                "a call of a type parameter", "func show<Tracking: EventTracking>(_: Tracking.Type) { Tracking.track() }",
                plants: ["Screen calls track() on LiveTracking instead of Tracking"]),
            FaultExample(
                "a type parameter with a where clause", "func show<T>(_: T.Type) where T: EventTracking { T.track() }",
                plants: ["Screen calls track() on LiveTracking instead of T"]),
            FaultExample("a type parameter without a protocol", "func show<T>(_: T.Type) { T.track() }", plants: []),
            FaultExample("a call of another type", "Tracking.track()", plants: []),
        ], subjects: [.katas]
    ) { node, context in
        guard let call = node.as(FunctionCallExprSyntax.self), let receiver = call.receiver?.as(DeclReferenceExprSyntax.self),
            let bound = node.bound(ofTypeParameter: receiver.baseName.text)
        else { return [] }
        return context.brought.realTypes.map { real in
            Fault(
                around: receiver.textRange, prefix: "seamsReroute(#, ", suffix: ".self as any (\(bound)).Type, to: \(real).self)",
                words: "\(node.subject) calls \(call.shown) on \(real) instead of \(receiver.oneLine)", before: call.oneLine,
                after: call.oneLine.replacing(receiver.oneLine, with: real, maxReplacements: 1))
        }
    }
}

extension SyntaxProtocol {
    /// Returns the protocol that a type parameter of the declarations around the node conforms to; nil without one.
    fileprivate func bound(ofTypeParameter name: String) -> String? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { node -> String? in
            let (parameters, clause) = node.typeParameters
            guard let parameter = parameters?.parameters.first(where: { $0.name.text == name }) else { return nil }
            if let type = parameter.inheritedType { return type.trimmedDescription }
            return clause?.requirements.lazy.compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
                .first { $0.leftType.trimmedDescription == name }?.rightType.trimmedDescription
        }.first
    }
}

extension Syntax {
    /// The type parameters of a declaration and the clause with their conditions.
    fileprivate var typeParameters: (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?) {
        if let type = self.as(ClassDeclSyntax.self) { return (type.genericParameterClause, type.genericWhereClause) }
        if let type = self.as(StructDeclSyntax.self) { return (type.genericParameterClause, type.genericWhereClause) }
        if let function = self.as(FunctionDeclSyntax.self) { return (function.genericParameterClause, function.genericWhereClause) }
        return (nil, nil)
    }
}
