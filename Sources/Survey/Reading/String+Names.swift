internal import SwiftSyntax

extension String {
    var withoutBackticks: String { filter { $0 != "`" } }

    private static let doubleStarts = ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview", "Nop", "Noop", "NoOp", "UITests"]
    private static let doubleEnds = ["Mock", "Mocks", "Stub", "Stubs", "Fake", "Spy", "Dummy", "Preview", "Previews"]

    /// Whether the name is one of a test double or a preview.
    var namesDouble: Bool {
        Self.doubleEnds.contains(where: hasSuffix)
            || Self.doubleStarts.contains { hasPrefix($0) && dropFirst($0.count).first?.isUppercase != false }
    }

    /// Whether the name is one of a value that only has to differ from others.
    var namesIdentity: Bool {
        ["id", "uuid", "identity", "identifier"].contains(self)
            || ["ID", "Id", "Identifier", "Identity", "UUID"].contains(where: hasSuffix)
    }

    /// The name of the type in a spelled type: `Analytics` in `(any Analytics)?`.
    var plainTypeName: String? {
        let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
        let named = words.filter { !["any", "some", "weak", "Optional"].contains($0) && $0.first?.isLetter == true }
        guard !contains("->"), !contains("["), let first = named.first else { return nil }
        return first.split(separator: ".").last.map(String.init)
    }
}

extension TypeSyntax {
    /// The name of a type without its module, its outer types and its generic arguments.
    var typeName: String {
        if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.typeName }
        if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
        return trimmedDescription
    }
}

extension PatternSyntax {
    /// The names that a pattern declares.
    var boundNames: [String] {
        tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier(let name) = token.tokenKind { name.withoutBackticks } else { nil }
        }
    }
}

extension DeclSyntax {
    /// The names that a member declares.
    var declaredNames: [String] {
        if let function = self.as(FunctionDeclSyntax.self) { return [function.name.text.withoutBackticks] }
        if let variable = self.as(VariableDeclSyntax.self) { return variable.bindings.flatMap(\.pattern.boundNames) }
        return []
    }
}

extension PatternBindingSyntax {
    /// Whether the variable has storage of its own.
    var isStored: Bool {
        guard let accessorBlock else { return true }
        guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension AccessorBlockSyntax {
    /// Whether a getter is a single expression.
    var isConcise: Bool {
        switch accessors {
        case .getter(let items): items.count == 1
        case .accessors(let list): list.count == 1 && list.first?.body?.statements.count == 1
        @unknown default: false
        }
    }
}

extension AccessorBlockSyntax {
    /// The name of the type that a getter makes as its only statement.
    var madeType: String? {
        guard case .getter(let items) = accessors, items.count == 1, let item = items.first?.item else { return nil }
        return (item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression)?.madeType
    }
}

extension ExprSyntax {
    /// The name of the type that an initial value makes.
    var madeType: String? {
        if let inner = self.as(TryExprSyntax.self)?.expression { return inner.madeType }
        guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
        // `{ let x = X(); return x }()` makes its result.
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            return closure.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value.madeType
                ?? (closure.statements.first?.item.as(ExprSyntax.self)
                ?? closure.statements.first?.item.as(ReturnStmtSyntax.self)?.expression)?
                .madeType
        }
        guard let chain = Chain(call.calledExpression), chain.root == .name else { return nil }
        let names = chain.names.map(\.text)
        let name = names.last == "init" ? names.dropLast().last : names.last
        return name.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }
}

extension SyntaxProtocol {
    /// Whether the node is compiled in debug builds only.
    var isDebugOnly: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { node in
            node.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription.contains("DEBUG") == true
        }
    }
}

extension SourceFileSyntax {
    /// The types that begin the program.
    var mainTypes: Set<String> {
        var found: Set<String> = []
        for statement in statements {
            let name: TokenSyntax? =
                statement.item.as(ClassDeclSyntax.self)?.name ?? statement.item.as(StructDeclSyntax.self)?.name
                ?? statement.item.as(EnumDeclSyntax.self)?.name ?? statement.item.as(ActorDeclSyntax.self)?.name
            guard let name, let group = statement.item.asProtocol((any DeclGroupSyntax).self) else { continue }
            if group.attributes.contains(where: { $0.trimmedDescription.isMainAttribute }) { found.insert(name.text) }
        }
        return found
    }
}

extension String {
    fileprivate var isMainAttribute: Bool { ["@main", "@UIApplicationMain", "@NSApplicationMain"].contains(self) }
}
