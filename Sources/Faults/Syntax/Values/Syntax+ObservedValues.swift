internal import SwiftSyntax

extension Syntax {
    /// Whether the node is a condition in `didSet` that asks for the only value that the module ever assigns to the private property.
    ///
    /// - Parameter uses: The places that use a name.
    func isAnswerOfItsObserver(_ uses: [String: [Syntax]]) -> Bool {
        guard let binding = observedProperty, let asked = askedValue(of: binding.pattern.trimmedDescription),
            FileNames.of(root).count(of: binding.pattern.trimmedDescription) == 1
        else { return false }
        let places = uses[binding.pattern.trimmedDescription] ?? []
        let values = places.compactMap(\.valueSet)
        return !values.isEmpty && values.allSatisfy { $0 == asked }
            && places.allSatisfy { $0.root.id == root.id && ($0.valueSet != nil || $0.onlyReadsIt) }
    }

    /// The private property in whose `didSet` the node stands.
    private var observedProperty: PatternBindingSyntax? {
        let around = sequence(first: self, next: \.parent).prefix { !$0.is(FunctionDeclSyntax.self) && !$0.is(ClosureExprSyntax.self) }
        guard let observer = around.lazy.compactMap({ $0.as(AccessorDeclSyntax.self) }).first,
            observer.accessorSpecifier.tokenKind == .keyword(.didSet),
            let binding = observer.parent?.parent?.parent?.as(PatternBindingSyntax.self),
            binding.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.isPrivate == true
        else { return nil }
        return binding
    }

    /// The value of a property for which a condition at this node asks, as text.
    private func askedValue(of property: String) -> String? {
        let element = self.as(ConditionElementSyntax.self)
        if case .matchingPattern(let pattern)? = element?.condition {
            return pattern.initializer.value.ownName == property ? pattern.pattern.trimmedDescription : nil
        }
        guard let condition = self.as(ExprSyntax.self) else { return nil }
        if condition.ownName == property { return "true" }
        guard let infix = condition.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "==",
            infix.leftOperand.ownName == property
        else { return nil }
        return infix.rightOperand.trimmedDescription
    }

    /// The use of a name with the `self.` before it.
    private var access: Syntax {
        parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == id ? Syntax($0) : nil } ?? self
    }

    /// The plain value that is assigned to the name here, as text; nil if nothing is.
    private var valueSet: String? {
        guard access.isAssigned, let infix = access.parent?.as(InfixOperatorExprSyntax.self) else { return nil }
        return infix.rightOperand.trimmedDescription
    }

    /// Whether this use of the name neither changes the value nor hands it to code that may.
    private var onlyReadsIt: Bool {
        guard let around = access.parent, !access.isAssigned else { return false }
        if let infix = around.as(InfixOperatorExprSyntax.self) {
            return !infix.operator.trimmedDescription.hasSuffix("=") || infix.compares
        }
        return ![.memberAccessExpr, .inOutExpr, .optionalChainingExpr, .subscriptCallExpr, .keyPathPropertyComponent].contains(around.kind)
    }
}

extension InfixOperatorExprSyntax {
    fileprivate var compares: Bool { ["==", "!=", "<=", ">="].contains(self.operator.trimmedDescription) }
}
