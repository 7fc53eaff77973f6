internal import SwiftSyntax

/// A rewriter of the names in a requirement, which the mock sees from outside the protocol and the types around it.
///
/// The protocol's own type aliases are replaced by their types, types from the protocol's surroundings get their qualified names, and generic
/// parameters that have the name of an associated type get another one.
final class TypeNames: SyntaxRewriter {
    private let aliases: [String: TypeAliasDeclSyntax]
    private let declarations: Declarations
    private let scope: [String]
    private var shadowed: Set<String>
    private var renamed: [String: TypeSyntax] = [:]
    private var expanding: Set<String> = []

    /// - Parameters:
    ///   - found: The protocol that declares the requirement.
    ///   - aliases: The type aliases that it declares or inherits.
    ///   - associatedNames: The mock's generic parameters.
    init(_ found: FoundProtocol, aliases: [String: TypeAliasDeclSyntax], associatedNames: Set<String>, in declarations: Declarations) {
        self.aliases = aliases
        self.declarations = declarations
        scope = found.scope + [found.plainName]
        shadowed = associatedNames.union(["Self"])
    }

    /// Returns a requirement as the mock writes it.
    func rewrite(_ declaration: DeclSyntax) -> DeclSyntax {
        let clause =
            declaration.as(FunctionDeclSyntax.self)?.genericParameterClause
            ?? declaration.as(SubscriptDeclSyntax.self)?.genericParameterClause
            ?? declaration.as(InitializerDeclSyntax.self)?.genericParameterClause
        let generics = clause?.parameters.map(\.name.text) ?? []
        for name in generics where shadowed.contains(name) {
            renamed[name] = TypeSyntax(IdentifierTypeSyntax(name: .identifier("Other" + name)))
        }
        shadowed.formUnion(generics)
        return super.rewrite(declaration).cast(DeclSyntax.self)
    }

    func rewrite(_ type: TypeSyntax) -> TypeSyntax { super.rewrite(type).cast(TypeSyntax.self) }

    override func visit(_ node: GenericParameterSyntax) -> GenericParameterSyntax {
        let new = renamed[node.name.text]?.as(IdentifierTypeSyntax.self)?.name.text
        return super.visit(new.map { node.with(\.name, .identifier($0)) } ?? node)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        let name = node.name.text
        if let new = renamed[name] { return new }
        if let alias = aliases[name], !shadowed.contains(name) { return expand(alias, node.genericArgumentClause) ?? super.visit(node) }
        guard !shadowed.contains(name), let qualified = declarations.qualified(name, in: scope), qualified != name else {
            return super.visit(node)
        }
        return super.visit(node.with(\.name, .identifier(qualified)))
    }

    override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
        let name = node.name.text
        if node.baseType.plainText == "Self", let alias = aliases[name] {
            return expand(alias, node.genericArgumentClause) ?? super.visit(node)
        }
        return super.visit(node)
    }

    /// Returns the type of an alias, or nil if it refers to itself.
    private func expand(_ alias: TypeAliasDeclSyntax, _ arguments: GenericArgumentClauseSyntax?) -> TypeSyntax? {
        let name = alias.name.text
        guard expanding.insert(name).inserted else { return nil }
        let (outer, outerShadowed) = (renamed, shadowed)
        defer {
            expanding.remove(name)
            (renamed, shadowed) = (outer, outerShadowed)
        }
        let values = arguments?.arguments.compactMap { $0.argument.as(TypeSyntax.self).map { visit($0) } } ?? []
        for (parameter, value) in zip(alias.genericParameterClause?.parameters.map(\.name.text) ?? [], values) {
            renamed[parameter] = value
            shadowed.insert(parameter)
        }
        let type = visit(alias.initializer.value.trimmed)
        return type.needsParentheses ? TypeSyntax(TupleTypeSyntax(elements: [TupleTypeElementSyntax(type: type)])) : type
    }
}

extension TypeSyntax {
    /// Whether the type means something else with a question mark or an attribute beside it.
    fileprivate var needsParentheses: Bool {
        self.is(FunctionTypeSyntax.self) || self.is(AttributedTypeSyntax.self) || self.is(SomeOrAnyTypeSyntax.self)
            || self.is(CompositionTypeSyntax.self)
    }
}
