internal import SwiftSyntax

/// The types that a submission declares, and that no type of a library can stand for.
struct OwnTypes {
    private(set) var names: Set<String>
    /// The types of which a literal may make a value.
    private let literal: Set<String>

    init(_ trees: [SourceFileSyntax]) {
        let finder = TypeFinder(viewMode: .all)
        trees.forEach { finder.walk($0) }
        let adopted = finder.conformances.filter { !finder.names.union(finder.protocols).contains($0.type) }.map(\.to)
        names = finder.names.union(finder.protocols.subtracting(adopted))
        literal = Set(finder.conformances.filter { $0.to.hasPrefix("ExpressibleBy") }.map(\.type))
    }

    /// Whether an operator compares or combines only values of these types.
    func areCompared(by function: FunctionDeclSyntax) -> Bool {
        let around = sequence(first: Syntax(function), next: \.parent).lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        let subject =
            around?.as(ExtensionDeclSyntax.self)?.extendedType.lastName ?? around?.asProtocol((any NamedDeclSyntax).self)?.name.name
        let parameters = function.genericParameterClause?.parameters.filter { parameter in
            parameter.inheritedType.map { mentions($0, nil) } == true
                || function.genericWhereClause?.requirements.contains { requirement in
                    let words = TokenNames.names(in: requirement)
                    return words.contains(parameter.name.name) && !words.isDisjoint(with: names)
                } == true
        }
        let generic = Set((parameters ?? []).map(\.name.name))
        let types = function.signature.parameterClause.parameters.map(\.type)
        let own = types.filter { mentions($0, subject, generic) }
        if own.count == types.count { return true }
        // A value of another type cannot be taken for one of these, unless it is a literal, a list or an optional.
        return own.contains { type in
            type.as(IdentifierTypeSyntax.self).map { !literal.contains($0.name.name == "Self" ? subject ?? "" : $0.name.name) } == true
        }
    }

    private func mentions(_ type: TypeSyntax, _ subject: String?, _ generic: Set<String> = []) -> Bool {
        TokenNames.names(in: type).contains { name in
            names.contains(name) || generic.contains(name) || (name == "Self" && subject.map(names.contains) == true)
        }
    }

    private final class TypeFinder: SyntaxVisitor {
        var names: Set<String> = []
        var protocols: Set<String> = []
        var conformances: [(type: String, to: String)] = []

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node) }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node) }
        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name, node) }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            protocols.insert(node.name.name)
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { conform(node.extendedType.lastName, node) }

        private func declare(_ name: TokenSyntax, _ group: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
            names.insert(name.name)
            return conform(name.name, group)
        }

        private func conform(_ name: String, _ group: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
            for inherited in group.inheritanceClause?.inheritedTypes ?? [] {
                conformances += TokenNames.names(in: inherited).map { (name, $0) }
            }
            return .visitChildren
        }
    }
}

/// The names in a piece of code.
private enum TokenNames {
    static func names(in node: some SyntaxProtocol) -> Set<String> {
        Set(node.tokens(viewMode: .all).compactMap { $0.tokenKind == .keyword(.Self) ? "Self" : $0.identifier?.name })
    }
}
