internal import SwiftSyntax

extension ExprSyntax {
    /// The numbers that a name, a part of an object or the answer of a function may stand for, if they are known; empty for anything else.
    var knownValues: Set<Int> {
        guard wholeNumber == nil, !self.is(TernaryExprSyntax.self) else { return [] }
        return KnownValues().numbers(of: self) ?? []
    }
}

/// The search for the numbers that a value may be: through `? :`, names that the file declares once, and functions of the file.
private struct KnownValues {
    /// The declarations on the way, so that none leads to itself.
    private var followed: Set<SyntaxIdentifier> = []

    private static let longestWay = 6

    /// The numbers of an expression; nil if they are not known.
    func numbers(of expression: ExprSyntax) -> Set<Int>? {
        let expression = expression.withoutParentheses
        if let number = expression.knownNumber { return [number] }
        if let choice = expression.as(TernaryExprSyntax.self) { return numbers(of: [choice.thenExpression, choice.elseExpression]) }
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) { return numbers(of: expression.valuesOfBranches) }
        if let call = expression.as(FunctionCallExprSyntax.self) { return numbers(of: call) }
        if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base, expression.ownName == nil {
            return numbers(of: access.declName.baseName.text, partOf: base)
        }
        guard let name = expression.ownName else { return nil }
        if let arguments = ArrivingValues(atParameter: expression)?.values { return following(expression)?.numbers(of: arguments) }
        return expression.variableMeant(by: name).flatMap { numbers(of: $0, named: name) }
    }

    private func numbers(of expressions: [ExprSyntax]) -> Set<Int>? {
        var numbers: Set<Int> = []
        for expression in expressions {
            guard let those = self.numbers(of: expression) else { return nil }
            numbers.formUnion(those)
        }
        return numbers.isEmpty ? nil : numbers
    }

    /// The search behind a declaration or a use of one; nil if it was there already.
    private func following(_ declaration: some SyntaxProtocol) -> KnownValues? {
        var next = self
        guard next.followed.insert(declaration.id).inserted, next.followed.count <= Self.longestWay else { return nil }
        return next
    }

    private func numbers(of call: FunctionCallExprSyntax) -> Set<Int>? {
        if let closure = call.calledExpression.withoutParentheses.as(ClosureExprSyntax.self) {
            return following(closure)?.numbers(of: closure.valuesOfCall)
        }
        guard let function = OwnFunction.called(by: call) ?? OwnFunction.called(by: call, on: call.receiver?.typeOfNewObject),
            let answers = Syntax(function).answers?.values
        else { return nil }
        return following(function)?.numbers(of: answers)
    }

    /// The numbers that a constant, a computed property, or a variable to which only numbers are assigned may be.
    private func numbers(of variable: PatternBindingSyntax, named name: String) -> Set<Int>? {
        guard let next = following(variable) else { return nil }
        if variable.accessorBlock == nil, !variable.isConstant || variable.initializer == nil {
            let names = FileNames.of(variable.root)
            let assignments = names.assignments[name] ?? []
            guard variable.nearestStatement?.item.id == variable.parent?.parent?.id, !names.passed.contains(name),
                assignments.allSatisfy({ $0.operator.is(AssignmentExprSyntax.self) })
            else { return nil }
            return next.numbers(of: (variable.initializer.map { [$0.value] } ?? []) + assignments.map(\.rightOperand))
        }
        let answers = variable.isConstant ? variable.initializer?.value.valuesOfBranches : Syntax(variable).answers?.values
        return next.numbers(of: answers ?? [])
    }

    /// The numbers of a part of a tuple or of an object that the function makes.
    private func numbers(of part: String, partOf base: ExprSyntax) -> Set<Int>? {
        let made = base.madeValue
        if let tuple = made.as(TupleExprSyntax.self) {
            return tuple.elements.first { $0.label?.text == part }.flatMap { numbers(of: $0.expression) }
        }
        let type = made.typeOfNewObject
        if part == "rawValue" { return type.flatMap { RawValues.all(of: $0, in: base.root) } }
        let names = FileNames.of(base.root)
        guard let variable = names.onlyVariable(part), let owner = Syntax(variable).nameOfType else { return nil }
        // A private property of an extension belongs to whatever has it in this file.
        let isAdded = variable.isPrivatePartOfExtension && !["count", "first", "last"].contains(part)
        guard isAdded || type == owner else { return nil }
        if variable.accessorBlock != nil || variable.initializer != nil { return numbers(of: variable, named: part) }
        let assignments = (names.assignments[part] ?? []) + (names.assignments["self.\(part)"] ?? [])
        guard variable.isConstant, variable.isSetByInitializers, !assignments.isEmpty else { return nil }
        return following(variable)?.numbers(of: assignments.map(\.rightOperand))
    }
}

/// The raw values of an enumeration that writes each one.
private enum RawValues {
    static func all(of type: String, in tree: Syntax) -> Set<Int>? {
        let elements = FileNames.of(tree).cases.values.joined().filter { $0.nameOfType == type }
        let numbers = elements.map { $0.rawValue?.value.wholeNumber }
        return numbers.isEmpty || numbers.contains(nil) ? nil : Set(numbers.compactMap(\.self))
    }
}

extension ExprSyntax {
    /// The value behind the name of a constant, or else the expression itself.
    fileprivate var madeValue: ExprSyntax {
        guard let constant = namedConstant, isInReach(of: constant) else { return self }
        return constant
    }

    /// The type of an object that is made here or behind a constant's name: `Fee` in `Fee(rest: total)`.
    fileprivate var typeOfNewObject: String? {
        guard let name = madeValue.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            name.first?.isUppercase == true
        else { return nil }
        return name
    }
}

extension ExprSyntax {
    /// The variable that a name means: the only one, or one of two constants, of which the other hides it or has `Self.` before it.
    fileprivate func variableMeant(by name: String) -> PatternBindingSyntax? {
        let names = FileNames.of(root)
        if let only = names.onlyVariable(name) { return only }
        let all = names.variables(name)
        guard all.count == names.count(of: name), all.allSatisfy({ $0.isConstant && $0.initializer != nil }) else { return nil }
        let (members, locals) = (all.filter(\.isMember), all.filter { !$0.isMember })
        guard members.count == 1, locals.count == 1, let member = members.first, let local = locals.first else { return nil }
        if self.is(MemberAccessExprSyntax.self) { return member }
        let block = sequence(first: Syntax(local), next: \.parent).first { $0.is(CodeBlockItemListSyntax.self) }
        return position > local.endPosition && block?.range.contains(position) == true ? local : member
    }
}

extension PatternBindingSyntax {
    /// Whether it is a property, and no variable of a function.
    fileprivate var isMember: Bool { variable?.parent?.is(MemberBlockItemSyntax.self) == true }

    private var variable: VariableDeclSyntax? { parent?.parent?.as(VariableDeclSyntax.self) }

    /// Whether it is a private property that an extension adds to a type, or one of a private extension.
    fileprivate var isPrivatePartOfExtension: Bool {
        guard let variable, let owner = variable.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self) else { return false }
        return variable.modifiers.isPrivate || owner.modifiers.isPrivate
    }

    /// Whether its type's own initializers set it, so that none is written by the compiler.
    fileprivate var isSetByInitializers: Bool {
        guard let owner = variable?.parent?.parent?.parent?.parent, !owner.is(ExtensionDeclSyntax.self) else { return false }
        return owner.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
            ?? false
    }
}
