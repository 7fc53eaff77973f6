internal import SwiftSyntax

extension InfixOperatorExprSyntax {
    /// Whether it adds to a sum of which the code only asks whether a number divides it: the sum's sign does not matter.
    ///
    /// The sum begins with 0 and nothing else changes it: `sum += digit` in a loop, or `sum + digit` in the closure of a `reduce(0)`.
    var addsToSumThatIsOnlyDivided: Bool {
        switch self.operator.trimmedDescription {
        case "+=", "-=": return addsToDividedVariable || reduction?.isOnlyDivided ?? false
        case "+", "-": return reduction?.isOnlyDivided ?? false
        default: return false
        }
    }

    private var addsToDividedVariable: Bool {
        guard let name = leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        for scope in sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(CodeBlockItemListSyntax.self) }) {
            guard let declared = scope.firstBinding(of: name) else { continue }
            let uses = NameUses.of(name, in: scope)
            return declared.initializer?.value.trimmedDescription == "0"
                && uses.allSatisfy { $0.id == leftOperand.id || $0.isOnlyDivided }
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
}

extension ExprSyntax {
    /// Whether the code only asks whether a number divides this value, or the constant that holds it.
    fileprivate var isOnlyDivided: Bool {
        if let access = parent?.as(MemberAccessExprSyntax.self) { return access.declName.baseName.text == "isMultiple" }
        if let rest = parent?.as(InfixOperatorExprSyntax.self), rest.leftOperand.id == id {
            guard rest.operator.trimmedDescription == "%", let comparison = rest.parent?.as(InfixOperatorExprSyntax.self) else {
                return false
            }
            return ["==", "!="].contains(comparison.operator.trimmedDescription) && comparison.leftOperand.id == rest.id
                && comparison.rightOperand.trimmedDescription == "0"
        }
        if let name = nameOfPrivateThatReturns { return NameUses.isOnlyDivided(name, in: root) }
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
    /// The name of the private function or computed property that returns this value and no other; nil if others can ask for it.
    private var nameOfPrivateThatReturns: String? {
        for node in sequence(first: Syntax(self), next: \.parent) {
            guard let values = node.answers?.values else { continue }
            return values.map(\.id) == [id] ? Syntax(self).nameOfPrivateAround : nil
        }
        return nil
    }
}

extension PatternBindingSyntax {
    fileprivate var isConstant: Bool {
        parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
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

/// Collects the uses of a name in some statements.
private final class NameUses: SyntaxVisitor {
    private let name: String
    private var uses: [ExprSyntax] = []
    private var takesMembers = false

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    static func of(_ name: String, in statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
        let visitor = NameUses(name)
        visitor.walk(statements)
        return visitor.uses
    }

    /// Whether each use of a function or a property in a file only asks whether a number divides its value.
    static func isOnlyDivided(_ name: String, in tree: Syntax) -> Bool {
        let visitor = NameUses(name)
        visitor.takesMembers = true
        visitor.walk(tree)
        return !visitor.uses.isEmpty
            && visitor.uses.allSatisfy { use in
                let member = use.parent?.as(MemberAccessExprSyntax.self)?.declName.id == use.id ? use.parent?.as(ExprSyntax.self) : nil
                let value = member ?? use
                let call = value.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == value.id ? $0 : nil }
                return (call.map { ExprSyntax($0) } ?? value).isOnlyDivided
            }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if node.baseName.text == name, takesMembers || !isMember { uses.append(ExprSyntax(node)) }
        return .visitChildren
    }
}
