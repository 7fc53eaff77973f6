internal import SwiftSyntax

extension Syntax {
    /// Whether the node is the first value of a private variable that every function sets before it reads it.
    ///
    /// A private function may read it at once, as it is called by the others.
    var isOverwrittenFirstValue: Bool {
        guard let binding = parent?.parent?.as(PatternBindingSyntax.self),
            let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self),
            declaration.bindingSpecifier.tokenKind == .keyword(.var), declaration.parent?.is(MemberBlockItemSyntax.self) == true,
            declaration.modifiers.isPrivate
        else { return false }
        if declaration.isSetByEveryInitializer(binding.pattern.trimmedDescription) { return true }
        let uses = VariableUses(of: binding)
        return uses.isSet && !uses.isReadFirst
    }
}

/// The functions, initializers and accessors of a file that use a variable, and whether they set it before they read it.
private final class VariableUses: SyntaxVisitor {
    private let name: String
    private let declaration: AbsolutePosition
    private let binding: Range<AbsolutePosition>
    private(set) var isSet = false
    private(set) var isReadFirst = false

    init(of variable: PatternBindingSyntax) {
        name = variable.pattern.trimmedDescription
        declaration = variable.position
        binding = variable.range
        super.init(viewMode: .sourceAccurate)
        walk(variable.root)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.body?.statements, isPrivate: node.modifiers.isPrivate)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.body?.statements, isPrivate: node.modifiers.isPrivate)
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter(let statements) = node.accessors else { return .visitChildren }
        return note(statements, isPrivate: false)
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.isObserver, binding.contains(node.position) else { return note(node.body?.statements, isPrivate: false) }
        // The variable's own observer reads the value that was just set, or the one before.
        if node.readsOldValue { isReadFirst = true }
        return .visitChildren
    }

    private func note(_ statements: CodeBlockItemListSyntax?, isPrivate: Bool) -> SyntaxVisitorContinueKind {
        let first = statements?.first { $0.identifiers.contains(name) && !$0.range.contains(declaration) }
        isSet = isSet || first?.sets(name) ?? false
        isReadFirst = isReadFirst || first.map { !isPrivate && !$0.sets(name) } ?? false
        return .visitChildren
    }
}

extension VariableDeclSyntax {
    /// Whether every initializer of the class around it sets a variable before anything reads it.
    fileprivate func isSetByEveryInitializer(_ name: String) -> Bool {
        guard let type = sequence(first: Syntax(self), next: \.parent).prefix(5).lazy.compactMap({ $0.as(ClassDeclSyntax.self) }).first
        else { return false }
        let initializers = type.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .filter { !$0.modifiers.isConvenience }
        return !initializers.isEmpty
            && initializers.allSatisfy { initializer in
                guard let statements = initializer.body?.statements, let first = statements.first(where: { $0.mentions(name) }) else {
                    return false
                }
                let before = statements.prefix { $0.id != first.id }
                // The whole instance, or a superclass, could read it by itself.
                return first.sets(name)
                    && before.allSatisfy { statement in
                        !statement.mentionsInstance
                            && statement.tokens(viewMode: .sourceAccurate).allSatisfy { $0.tokenKind != .keyword(.return) }
                    }
            }
    }
}

extension CodeBlockItemSyntax {
    /// Whether it uses the whole instance, beyond its members.
    fileprivate var mentionsInstance: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            if token.tokenKind == .keyword(.super) { return true }
            return token.tokenKind == .keyword(.self) && token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .period
        }
    }
}

extension AccessorDeclSyntax {
    fileprivate var isObserver: Bool {
        [.keyword(.didSet), .keyword(.willSet)].contains(accessorSpecifier.tokenKind)
    }

    /// Whether an observer may read the value from before.
    fileprivate var readsOldValue: Bool {
        accessorSpecifier.tokenKind == .keyword(.willSet) || parameters != nil
            || body?.statements.identifiers.contains("oldValue") == true
    }
}

extension CodeBlockItemSyntax {
    /// Whether it assigns a variable, by a value that does not depend on what the variable had.
    fileprivate func sets(_ name: String) -> Bool {
        guard let infix = item.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self) else { return false }
        return [name, "self.\(name)"].contains(infix.leftOperand.trimmedDescription) && !infix.rightOperand.identifiers.contains(name)
    }
}
