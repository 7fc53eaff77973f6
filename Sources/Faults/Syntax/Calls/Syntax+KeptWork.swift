internal import SwiftSyntax

extension Syntax {
    /// Whether the node keeps a result, as `known = new; return new` does, or returns it, as `if let known { return known }` does before.
    ///
    /// It is more than work that is saved if the result comes from another object, which sees how often it is called.
    func keepsWork(_ facts: FunctionFacts) -> Bool {
        let body = sequence(first: self, next: \.parent).first { [.functionDecl, .accessorDecl, .accessorBlock].contains($0.kind) }
        if body?.identifiers.contains(where: facts.collaborating.contains) == true { return false }
        if let statement = self.as(CodeBlockItemSyntax.self), statement.keepsWhatNeverChanges { return true }
        if let statement = self.as(CodeBlockItemSyntax.self) {
            return statement.isKeepingResult && statement.isAskedBefore(in: body) || statement.branchThatFindsItAgain != nil
        }
        guard self.is(ConditionElementSyntax.self), let branch = parent?.parent?.as(IfExprSyntax.self) else { return false }
        return branch.keeper != nil
    }

    /// Whether the node is a value that `if let kept = place { return kept }` returns, in a function that assigns the same place.
    var isKeptAnswer: Bool {
        guard let branch = nearestStatement?.parent?.parent?.parent?.as(IfExprSyntax.self),
            let body = sequence(first: self, next: \.parent).first(where: {
                $0.is(FunctionDeclSyntax.self) || $0.is(AccessorBlockSyntax.self)
            })
        else { return false }
        if branch.keeper != nil { return true }
        let variables = LocalNames.of(body)
        let places = branch.conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
            .filter { $0.pattern.trimmedDescription == trimmedDescription }
            .map { $0.initializer?.value.trimmedDescription ?? trimmedDescription }
            // What a variable of the function keeps is gone in the next call.
            .filter { !variables.contains($0) }
        return AssignedNames.of(body).contains { places.contains($0) }
    }
}

/// Collects what is assigned in a body.
private final class AssignedNames: SyntaxVisitor {
    private var names: [String] = []

    static func of(_ body: Syntax) -> [String] {
        let visitor = AssignedNames(viewMode: .sourceAccurate)
        visitor.walk(body)
        return visitor.names
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.assignedName { names.append(name) }
        return .visitChildren
    }
}

/// Collects the variables that a body declares.
private final class LocalNames: SyntaxVisitor {
    private var names: Set<String> = []

    static func of(_ body: Syntax) -> Set<String> {
        let visitor = LocalNames(viewMode: .sourceAccurate)
        visitor.walk(body)
        return visitor.names
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.pattern.trimmedDescription)
        return .visitChildren
    }
}

extension CodeBlockItemSyntax {
    /// Whether it keeps an instance that is always the same in a private place, which only one function or property asks: without it, the
    /// same instance is found again.
    ///
    /// `storage = .shared` in `if let storage { return storage }; storage = .shared; return .shared` is such a statement.
    fileprivate var keepsWhatNeverChanges: Bool {
        guard let name = assignedName, case .expr(let expression) = item, let infix = expression.as(InfixOperatorExprSyntax.self),
            infix.rightOperand.isSharedInstance(orFrom: name),
            let property = FileNames.of(root).variables(name).first(where: \.isPrivateMember)
        else { return false }
        let uses = NameUses.ofMember(name, in: root).filter { use in
            use.parent?.as(InfixOperatorExprSyntax.self).map { $0.operator.is(AssignmentExprSyntax.self) && $0.leftOperand.id == use.id }
                != true
        }
        let owners = Set(uses.map { use in sequence(first: Syntax(use), next: \.parent).first { $0.is(MemberBlockItemSyntax.self) }?.id })
        return owners.count == 1 && property.initializer == nil
    }
}

extension PatternBindingSyntax {
    fileprivate var isPrivateMember: Bool {
        let declaration = parent?.parent?.as(VariableDeclSyntax.self)
        return declaration?.parent?.is(MemberBlockItemSyntax.self) == true && declaration?.modifiers.isPrivate == true
    }
}

extension ExprSyntax {
    /// Whether it is the instance that a type shares, or a place's value or else that instance, also by the name of a constant.
    fileprivate func isSharedInstance(orFrom place: String) -> Bool {
        if let access = self.as(MemberAccessExprSyntax.self) {
            return access.declName.baseName.text == "shared" && access.base?.trimmedDescription.first?.isLowercase != true
        }
        if let choice = self.as(InfixOperatorExprSyntax.self), choice.operator.trimmedDescription == "??" {
            return choice.leftOperand.ownName == place && choice.rightOperand.isSharedInstance(orFrom: place)
        }
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let value = Syntax(self).constantBefore(named: name) ?? FileNames.of(root).onlyConstant(name)
        else { return false }
        return value.ownName != name && value.isSharedInstance(orFrom: place)
    }
}

extension CodeBlockItemSyntax {
    /// The variable that this statement assigns, without `self.`.
    fileprivate var assignedName: String? {
        guard case .expr(let expression) = item, let infix = expression.as(InfixOperatorExprSyntax.self),
            infix.operator.is(AssignmentExprSyntax.self)
        else { return nil }
        let name = infix.leftOperand.trimmedDescription
        return name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    }

    /// Whether it assigns a value that the next statement returns.
    fileprivate var isKeepingResult: Bool { keptForm == .itself }

    /// Whether a condition before it asks for what it assigns: a result that nobody finds again there is kept for somebody else.
    fileprivate func isAskedBefore(in body: Syntax?) -> Bool {
        guard let body, let target = item.as(InfixOperatorExprSyntax.self)?.leftOperand,
            let name = target.identifiers.first(where: { $0 != "self" })
        else { return false }
        return NameUses.ofMember(name, in: body).contains { use in
            use.position < position && use.liesIn(until: [.codeBlockItem]) { $0.is(ConditionElementSyntax.self) }
        }
    }

    /// The `if let known { return known[name] }` before `known = new; return new[name]`.
    fileprivate var branchThatFindsItAgain: IfExprSyntax? {
        parent?.as(CodeBlockItemListSyntax.self)?.lazy.compactMap { $0.branch }.first { $0.keeper?.id == id }
    }

    /// The value that the next statement returns, if it depends on the one that this statement assigns.
    fileprivate var keptForm: KeptForm? {
        guard assignedName != nil, case .expr(let expression) = item, let list = parent?.as(CodeBlockItemListSyntax.self),
            let value = expression.as(InfixOperatorExprSyntax.self)?.rightOperand, let index = list.firstIndex(where: { $0.id == id })
        else { return nil }
        let next = list.index(after: index)
        guard next != list.endIndex, let exit = list[next].item.as(ReturnStmtSyntax.self) else { return nil }
        return exit.expression.flatMap { KeptForm($0, of: value) }
    }

    /// The branch that the statement is, with or without a value.
    var branch: IfExprSyntax? {
        item.as(IfExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    }
}

/// An expression without the name of the value that it depends on: `known[name]` and `new[name]` have the same form.
private struct KeptForm: Equatable {
    static let itself = KeptForm(words: ["#"])

    private let words: [String]

    private init(words: [String]) { self.words = words }

    init?(_ expression: ExprSyntax, of value: some SyntaxProtocol) {
        let name = value.trimmedDescription
        if expression.trimmedDescription == name {
            self = .itself
            return
        }
        let words = expression.tokens(viewMode: .sourceAccurate).map(\.text)
        guard words.contains(name) else { return nil }
        self.init(words: words.map { $0 == name ? "#" : $0 })
    }
}

extension IfExprSyntax {
    /// The statement after this branch that keeps the value which the branch finds again and returns.
    fileprivate var keeper: CodeBlockItemSyntax? {
        guard body.statements.count == 1, let exit = body.statements.first?.item.as(ReturnStmtSyntax.self)?.expression,
            let binding = conditions.lazy.compactMap({ $0.condition.as(OptionalBindingConditionSyntax.self) }).first,
            let form = KeptForm(exit, of: binding.pattern)
        else { return nil }
        let kept = binding.initializer?.value.trimmedDescription ?? binding.pattern.trimmedDescription
        let block = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }.first
        return block?.first { $0.assignedName == kept && $0.keptForm == form }
    }
}

extension Syntax {
    /// The value of the constant with a name that a statement before the node, or before one around it, declares in the same function.
    fileprivate func constantBefore(named name: String) -> ExprSyntax? {
        for node in sequence(first: self, next: \.parent) {
            if node.is(MemberBlockItemSyntax.self) { return nil }
            guard let list = node.parent?.as(CodeBlockItemListSyntax.self) else { continue }
            let bindings = list.prefix { $0.id != node.id }.compactMap { $0.item.as(VariableDeclSyntax.self) }
                .filter { $0.bindingSpecifier.tokenKind == .keyword(.let) }.flatMap(\.bindings)
            if let value = bindings.last(where: { $0.pattern.trimmedDescription == name })?.initializer?.value { return value }
        }
        return nil
    }
}
