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

    /// Whether the node calculates the new value of a private property of which nobody reads the value, and the observer neither.
    var changesOnlyWhatIsObserved: Bool {
        guard let infix = self.as(InfixOperatorExprSyntax.self) ?? parent?.as(InfixOperatorExprSyntax.self),
            let name = infix.changedByCalculation, let binding = FileNames.of(root).onlyVariable(name),
            let observer = binding.accessorBlock,
            binding.parent?.parent?.as(VariableDeclSyntax.self)?.modifiers.isPrivate == true, binding.initializer != nil,
            Set(observer.identifiers).isDisjoint(with: [name, "oldValue", "newValue"])
        else { return false }
        return NameUses.ofMember(name, in: root).allSatisfy { use in
            let change = use.parent?.as(InfixOperatorExprSyntax.self)
            return change?.leftOperand.id == use.id && change?.changedByCalculation == name
        }
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
    /// The name of the variable that it changes, as `times` in `times += 1`; nil for any other operation.
    fileprivate var changedByCalculation: String? {
        NumberTrace.assignments[self.operator.trimmedDescription] == nil ? nil : leftOperand.ownName
    }

    fileprivate var compares: Bool { ["==", "!=", "<=", ">="].contains(self.operator.trimmedDescription) }
}
