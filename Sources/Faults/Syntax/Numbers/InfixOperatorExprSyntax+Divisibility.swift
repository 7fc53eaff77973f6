internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// Whether it adds to a sum of which the code only asks whether a number divides it: the sum's sign does not matter.
    ///
    /// The sum begins with 0 and nothing else changes it: `sum += digit` or `sum = sum + digit` in a loop, or `sum + digit` in the closure
    /// of a `reduce(0)`.
    var addsToSumThatIsOnlyDivided: Bool {
        switch self.operator.trimmedDescription {
        case "+=", "-=":
            return addsToDividedVariable(besides: [leftOperand.id]) || (reduction ?? collection)?.isOnlyDivided ?? false
        case "+", "-": return addsToDividedVariable(besides: [leftOperand.id, variableSet]) || reduction?.isOnlyDivided ?? false
        default: return false
        }
    }

    /// The name of the variable before `=`, if it is the first part of the sum as well: `count` in `count = count + 1`.
    private var variableSet: SyntaxIdentifier? {
        guard let assignment = parent?.as(InfixOperatorExprSyntax.self), assignment.operator.is(AssignmentExprSyntax.self),
            assignment.rightOperand.id == id, assignment.leftOperand.trimmedDescription == leftOperand.trimmedDescription
        else { return nil }
        return assignment.leftOperand.id
    }

    /// Whether it adds to such a variable.
    ///
    /// - Parameter places: The places of the variable in the code that adds; nil for one that is missing there.
    private func addsToDividedVariable(besides places: [SyntaxIdentifier?]) -> Bool {
        guard !places.contains(nil), let name = leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        if let uses = HiddenSum.uses(of: name, in: root) {
            return uses.allSatisfy { places.contains($0.id) || $0.isOnlyDivided }
        }
        for scope in sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(CodeBlockItemListSyntax.self) }) {
            guard let declared = scope.firstBinding(of: name) else { continue }
            let uses = NameUses.of(name, in: scope)
            let others = uses.filter { !places.contains($0.id) }
            // Any number and its change have the same parity, up or down.
            return declared.initializer?.value.trimmedDescription == "0" && others.allSatisfy(\.isOnlyDivided)
                || declared.initializer?.value.wholeNumber != nil && others.allSatisfy { $0.isOnlyDivided && $0.isAskedForParity }
        }
        return false
    }

    /// The call of `reduce` with 0 whose closure has this sum as its value, and uses the sum until now nowhere else.
    private var reduction: ExprSyntax? {
        guard let statement = parent?.as(CodeBlockItemSyntax.self) ?? parent?.parent?.as(CodeBlockItemSyntax.self),
            let list = statement.parent?.as(CodeBlockItemListSyntax.self), list.last?.id == statement.id,
            let closure = list.parent?.as(ClosureExprSyntax.self), closure.firstParameter == leftOperand.trimmedDescription,
            NameUses.of(closure.firstParameter, in: list).count == 1,
            let call = closure.parent?.as(FunctionCallExprSyntax.self), call.calledName == "reduce", call.arguments.count == 1,
            call.arguments.first?.expression.trimmedDescription == "0"
        else { return nil }
        return ExprSyntax(call)
    }

    /// The call of `reduce(into: 0)` whose closure adds to the sum here, and uses it nowhere else.
    private var collection: ExprSyntax? {
        let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }.first
        guard let closure = around, closure.firstParameter == leftOperand.trimmedDescription,
            NameUses.of(closure.firstParameter, in: closure.statements).count == 1,
            let call = closure.parent?.as(FunctionCallExprSyntax.self), call.shown == "reduce(into:)",
            call.arguments.first?.expression.trimmedDescription == "0"
        else { return nil }
        return ExprSyntax(call)
    }
}

extension ExprSyntax {
    /// Whether the code only asks whether a number divides this value, or the constant that holds it.
    fileprivate var isOnlyDivided: Bool {
        if let access = parent?.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text == "isMultiple" }
        if let rest = parent?.as(InfixOperatorExprSyntax.self), rest.leftOperand.id == id {
            // The last bit tells whether 2 divides the number.
            if rest.operator.trimmedDescription == "&" { return rest.rightOperand.trimmedDescription == "1" }
            return rest.operator.trimmedDescription == "%" && ExprSyntax(rest).isOnlyComparedWithZero
        }
        if let uses = usesOfPrivateThatReturns { return !uses.isEmpty && uses.allSatisfy(\.isOnlyDivided) }
        guard let binding = parent?.parent?.as(PatternBindingSyntax.self), binding.isConstant,
            let scope = binding.nearestStatement?.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        // The closure that makes the value may call its parameter the same.
        let uses = NameUses.of(binding.pattern.trimmedDescription, in: scope).filter {
            !binding.textRange.contains($0.textRange.lowerBound)
        }
        return !uses.isEmpty && uses.allSatisfy { $0.parent?.parent?.is(PatternBindingSyntax.self) != true && $0.isOnlyDivided }
    }
}

extension ExprSyntax {
    /// Whether the code only asks whether this value is 0, here or where a private function that returns it is called.
    private var isOnlyComparedWithZero: Bool {
        if let comparison = parent?.as(InfixOperatorExprSyntax.self) {
            return ["==", "!="].contains(comparison.operator.trimmedDescription) && comparison.leftOperand.id == id
                && comparison.rightOperand.trimmedDescription == "0"
        }
        guard let uses = usesOfPrivateThatReturns else { return false }
        return !uses.isEmpty && uses.allSatisfy(\.isOnlyComparedWithZero)
    }

    /// Whether the number that may divide it here is 2.
    fileprivate var isAskedForParity: Bool {
        if let call = parent?.parent?.as(FunctionCallExprSyntax.self) { return call.trimmedDescription.hasSuffix(".isMultiple(of: 2)") }
        guard let rest = parent?.as(InfixOperatorExprSyntax.self), rest.leftOperand.id == id else { return false }
        return ["% 2", "& 1"].contains("\(rest.operator.trimmedDescription) \(rest.rightOperand.trimmedDescription)")
    }

    /// The call of the function that this expression names.
    private var callOfIt: ExprSyntax? {
        parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == id ? ExprSyntax($0) : nil }
    }

    /// The calls and uses of the private function or computed property that returns this value and no other; nil if others can ask for it.
    private var usesOfPrivateThatReturns: [ExprSyntax]? {
        for node in sequence(first: Syntax(self), next: \.parent) {
            guard let values = node.answers?.values else { continue }
            guard values.map(\.id) == [id], let name = Syntax(self).nameOfPrivateAround else { return nil }
            return NameUses.ofMember(name, in: root).compactMap { use in
                // A variable of the function may be called the same.
                use.callOfIt ?? (node.textRange.contains(use.textRange.lowerBound) ? nil : use)
            }
        }
        return nil
    }
}

/// The only declaration of a stored property that begins with 0 and that no test can see: it, or its type, is private.
private enum HiddenSum {
    /// The uses of such a property in its file; nil if the name belongs to anything else.
    static func uses(of name: String, in tree: Syntax) -> [ExprSyntax]? {
        guard let variable = FileNames.of(tree).onlyVariable(name), let declaration = variable.parent?.parent?.as(VariableDeclSyntax.self),
            declaration.parent?.is(MemberBlockItemSyntax.self) == true,
            declaration.attributes.isEmpty, variable.accessorBlock == nil, variable.initializer?.value.trimmedDescription == "0"
        else { return nil }
        let around = sequence(first: Syntax(declaration), next: \.parent).compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
        let isHidden = declaration.modifiers.isPrivate || around.contains { $0.modifiers.isPrivate }
        return isHidden ? NameUses.ofMember(name, in: tree) : nil
    }
}

extension CodeBlockItemListSyntax {
    fileprivate func firstBinding(of name: String) -> PatternBindingSyntax? {
        lazy.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings).first { $0.pattern.trimmedDescription == name }
    }
}

extension ClosureExprSyntax {
    /// The name of the first parameter.
    fileprivate var firstParameter: String {
        guard let parameters = signature?.parameterClause else { return "$0" }
        if let names = parameters.as(ClosureShorthandParameterListSyntax.self) { return names.first?.name.text ?? "" }
        let first = parameters.as(ClosureParameterClauseSyntax.self)?.parameters.first
        return first.map { ($0.secondName ?? $0.firstName).text } ?? ""
    }
}
