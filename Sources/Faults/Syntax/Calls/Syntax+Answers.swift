internal import SwiftSyntax

extension Syntax {
    /// The expressions that a function or a getter returns, if the node is one: after `return`, or where the value of the body stands alone.
    ///
    /// They come with the type as it is written.
    var answers: (type: TypeSyntax, values: [ExprSyntax])? {
        if let function = self.as(FunctionDeclSyntax.self), let type = function.signature.returnClause?.type, let body = function.body {
            return (type, Answers.values(of: body.statements))
        }
        if let binding = self.as(PatternBindingSyntax.self), let type = binding.typeAnnotation?.type, let body = binding.getter {
            return (type, Answers.values(of: body))
        }
        if let closure = self.as(ClosureExprSyntax.self), let type = closure.declaredAnswer {
            return (type, Answers.values(of: closure.statements))
        }
        return nil
    }

    /// The name of the private function or property whose body the node stands in; nil if others can reach it.
    var nameOfPrivateAround: String? {
        for node in sequence(first: self, next: \.parent) {
            if let function = node.as(FunctionDeclSyntax.self) {
                return function.modifiers.isPrivate && function.isCalledByName ? function.name.text : nil
            }
            if let variable = node.as(VariableDeclSyntax.self), variable.parent?.is(MemberBlockItemSyntax.self) == true {
                return variable.modifiers.isPrivate ? variable.bindings.first?.pattern.trimmedDescription : nil
            }
        }
        return nil
    }
}

extension ExprSyntax {
    /// The values of the branches of an `if` or a `switch` that gives one; of anything else, the expression alone.
    var valuesOfBranches: [ExprSyntax] { Answers.values(of: self) }
}

extension FunctionDeclSyntax {
    /// Whether code that calls it names it: an operator's sign is no name, and the language itself calls `callAsFunction`.
    var isCalledByName: Bool {
        guard case .identifier(let name) = name.tokenKind else { return false }
        return name != "callAsFunction" && name != "dynamicallyCall" && !name.hasPrefix("build")
    }
}

extension FunctionDeclSyntax {
    /// Whether its type conforms to something, through which others may call it: only a function that is private to its type cannot serve.
    var mayServeProtocol: Bool {
        guard !modifiers.contains(where: { $0.name.tokenKind == .keyword(.private) }) else { return false }
        let type = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        return type?.inheritanceClause != nil
    }
}

extension PatternBindingSyntax {
    /// The statements of a computed property's getter.
    var getter: CodeBlockItemListSyntax? {
        if case .getter(let statements) = accessorBlock?.accessors { return statements }
        guard case .accessors(let list) = accessorBlock?.accessors else { return nil }
        return list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    }
}

extension ClosureExprSyntax {
    /// The type of its value, if it is a constant with parameters, or one of a list that is: nobody puts another closure in its place.
    fileprivate var declaredAnswer: TypeSyntax? {
        guard let binding = constantAround, let type = binding.typeAnnotation?.type else { return nil }
        let isInList = parent?.is(ArrayElementSyntax.self) == true
        let function = (isInList ? type.as(ArrayTypeSyntax.self)?.element : type)?.functionType
        return function.flatMap { $0.parameters.isEmpty ? nil : $0.returnClause.type }
    }

    /// The values that a call of it may have.
    var valuesOfCall: [ExprSyntax] { Answers.values(of: statements) }

    /// The constant whose value the closure is, by itself or in a list.
    var constantAround: PatternBindingSyntax? {
        let list = parent?.is(ArrayElementSyntax.self) == true ? parent?.parent?.parent : nil
        guard let binding = (list ?? Syntax(self)).parent?.parent?.as(PatternBindingSyntax.self),
            binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
        else { return nil }
        return binding
    }
}

extension TypeSyntax {
    fileprivate var functionType: FunctionTypeSyntax? {
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 { return tuple.elements.first?.type.functionType }
        return self.as(AttributedTypeSyntax.self)?.baseType.functionType ?? self.as(FunctionTypeSyntax.self)
    }
}

/// Collects the expressions after `return` in a body, but not those of functions and closures in it.
private final class Answers: SyntaxVisitor {
    private var values: [ExprSyntax] = []

    static func values(of statements: CodeBlockItemListSyntax) -> [ExprSyntax] {
        let visitor = Answers(viewMode: .sourceAccurate)
        visitor.walk(statements)
        visitor.addOnlyValue(of: statements)
        return visitor.values
    }

    static func values(of expression: ExprSyntax) -> [ExprSyntax] {
        let visitor = Answers(viewMode: .sourceAccurate)
        visitor.add(expression)
        return visitor.values
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression { add(value) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        node.accessorBlock == nil ? .visitChildren : .skipChildren
    }

    private func addOnlyValue(of statements: CodeBlockItemListSyntax) {
        guard statements.count == 1, let only = statements.first?.item else { return }
        if let value = only.as(ExprSyntax.self) ?? only.as(ExpressionStmtSyntax.self)?.expression { add(value) }
    }

    /// Adds a value, or the values of its branches.
    private func add(_ value: ExprSyntax) {
        if let choice = value.as(IfExprSyntax.self) {
            addOnlyValue(of: choice.body.statements)
            if case .codeBlock(let body) = choice.elseBody { addOnlyValue(of: body.statements) }
            if case .ifExpr(let next) = choice.elseBody { add(ExprSyntax(next)) }
        } else if let choice = value.as(SwitchExprSyntax.self) {
            for case .switchCase(let branch) in choice.cases { addOnlyValue(of: branch.statements) }
        } else if let attempt = value.as(TryExprSyntax.self), attempt.questionOrExclamationMark == nil {
            add(attempt.expression)
        } else if let wait = value.as(AwaitExprSyntax.self) {
            add(wait.expression)
        } else {
            values.append(value)
        }
    }
}
