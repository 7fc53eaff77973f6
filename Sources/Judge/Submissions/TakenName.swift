internal import Faults
internal import SwiftSyntax
internal import Workspace

/// A declaration of a submission that would take the place of a library's in the workspace's own tests, such as `==` for lists of texts.
///
/// The workspace's tests see all that the submission declares, and the compiler prefers what is declared nearer or fits better: they would ask
/// the submission whether they hold. A name that the reference declares as well, or that only types of the submission's own have, is fine.
struct TakenName {
    var place: Place
    /// The reason, as the end of a sentence.
    var reason: String
    /// The next step.
    var next: String

    /// Looks through a submission's files; nil if there is nothing to refuse.
    ///
    /// - Parameters:
    ///   - sources: The files that the workspace's tests see.
    ///   - uses: The names that the workspace's tests use of libraries.
    init?(in sources: ParsedSources, from uses: LibraryUses) {
        let types = OwnTypes(sources.trees)
        for (file, tree) in zip(sources.sources.files, sources.trees) {
            let finder = Finder(uses, types)
            finder.walk(tree)
            guard let (declaration, name, isOperator) = finder.found else { continue }
            let converter = SourceLocationConverter(fileName: file.path, tree: tree)
            place = Place(file.path, line: converter.location(for: declaration).line)
            reason = "`\(name)` would take the place of a library's in the judge's tests"
            next =
                isOperator
                ? "Give `\(name)` parameters of a type that your code declares, or use a function with another name."
                : "Give `\(name)` another name."
            return
        }
        return nil
    }

    private final class Finder: SyntaxVisitor {
        var found: (place: AbsolutePosition, name: String, isOperator: Bool)?
        private let uses: LibraryUses
        private let types: OwnTypes

        init(_ uses: LibraryUses, _ types: OwnTypes) {
            (self.uses, self.types) = (uses, types)
            super.init(viewMode: .all)
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard !node.modifiers.isPrivate else { return .skipChildren }
            if case .binaryOperator = node.name.tokenKind {
                if uses.operators.contains(node.name.text), !types.areCompared(by: node) { take(node.name, isOperator: true) }
            } else if isFree(node) {
                if uses.names.contains(node.name.name) { take(node.name) }
            } else if isForeignMember(node) {
                let labels = node.signature.parameterClause.parameters.map { $0.firstName.text }
                if uses.members[node.name.name]?.contains(where: { $0.isSubsequence(of: labels) }) == true { take(node.name) }
            }
            return .skipChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard !node.modifiers.isPrivate else { return .skipChildren }
            for name in node.bindings.compactMap({ $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }) {
                if isFree(node), uses.names.contains(name.name) { take(name) }
                if isForeignMember(node), uses.members[name.name]?.contains([]) == true { take(name) }
            }
            return .skipChildren
        }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.modifiers) }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.modifiers) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.modifiers) }
        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.modifiers) }
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.modifiers) }
        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node, node.modifiers) }
        override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
            if LibraryUses.macros.contains(node.name.name) { take(node.name) }
            return .skipChildren
        }

        private func declare(_ node: some NamedDeclSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
            if !modifiers.isPrivate, isFree(node), uses.names.contains(node.name.name) { take(node.name) }
            return .visitChildren
        }

        private func take(_ name: TokenSyntax, isOperator: Bool = false) {
            if found == nil { found = (name.positionAfterSkippingLeadingTrivia, name.name, isOperator) }
        }

        /// Whether a declaration is outside of any type.
        private func isFree(_ node: some SyntaxProtocol) -> Bool {
            node.parent?.is(CodeBlockItemSyntax.self) == true
        }

        /// Whether a declaration adds a member to a type, or to any type through a protocol, that is not the submission's own.
        private func isForeignMember(_ node: some SyntaxProtocol) -> Bool {
            let around = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
            if let extended = around?.as(ExtensionDeclSyntax.self) {
                return !extended.modifiers.isPrivate && !types.names.contains(extended.extendedType.lastName)
            }
            return false
        }
    }
}

/// The names that the workspace's tests of a kata use of libraries.
struct LibraryUses {
    /// Names without anything before them: types, functions and values.
    private(set) var names: Set<String>
    /// Names behind a dot, each with the labels of the arguments in parentheses.
    private(set) var members: [String: Set<[String]>]
    private(set) var operators: Set<String>

    /// Finds the names in tests.
    ///
    /// - Parameters:
    ///   - tests: The workspace's tests.
    ///   - reference: The code for which they are written: its names are the kata's.
    init(in tests: [ParsedSources], of reference: [ParsedSources]) {
        let finder = UseFinder(viewMode: .sourceAccurate)
        let declared = DeclarationFinder(viewMode: .all)
        for tree in tests.flatMap(\.trees) {
            finder.walk(tree)
            declared.walk(tree)
        }
        let known = DeclarationFinder(viewMode: .all)
        reference.flatMap(\.trees).forEach { known.walk($0) }
        names = finder.names.union(Self.alwaysUsed).subtracting(declared.names).subtracting(known.names)
        members = finder.members.filter { !known.names.contains($0.key) }
        operators = finder.operators.union(["==", "!="])
    }

    /// The names that the compiler and macros use for somebody who does not write them.
    private static let alwaysUsed: Set = [
        "Testing", "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType", "StringLiteralType",
        "UnicodeScalarType",
    ]

    /// The macros of the workspace's tests, where they are compiled as they are written.
    static let macros: Set = ["expect", "require", "Test", "Suite"]

    private final class UseFinder: SyntaxVisitor {
        var names: Set<String> = []
        var members: [String: Set<[String]>] = [:]
        var operators: Set<String> = []

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.name.name)
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.baseName.name
            if case .binaryOperator = node.baseName.tokenKind { operators.insert(name) }
            guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id else {
                names.insert(name)
                return .visitChildren
            }
            let call = access.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == access.id ? $0 : nil }
            members[name, default: []].insert(call?.arguments.map { $0.label?.text ?? "_" } ?? [])
            return .visitChildren
        }

        override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            operators.insert(node.operator.text)
            return .visitChildren
        }
    }
}

/// The types that a submission declares, and that no type of a library can stand for.
private struct OwnTypes {
    private(set) var names: Set<String>
    /// Those of which a literal may make a value.
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
        let subject = around?.as(ExtensionDeclSyntax.self)?.extendedType.lastName ?? around?.asProtocol((any NamedDeclSyntax).self)?.name.name
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

private final class DeclarationFinder: SyntaxVisitor {
    var names: Set<String> = []

    override func visitPost(_ node: FunctionDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: StructDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: ClassDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: EnumDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: ActorDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: ProtocolDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: TypeAliasDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: IdentifierPatternSyntax) { names.insert(node.identifier.name) }
    override func visitPost(_ node: FunctionParameterSyntax) { names.insert((node.secondName ?? node.firstName).name) }
    override func visitPost(_ node: ClosureParameterSyntax) { names.insert((node.secondName ?? node.firstName).name) }
    override func visitPost(_ node: ClosureShorthandParameterSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: EnumCaseElementSyntax) { names.insert(node.name.name) }
}

/// The names in a piece of code.
private enum TokenNames {
    static func names(in node: some SyntaxProtocol) -> Set<String> {
        Set(node.tokens(viewMode: .all).compactMap { $0.tokenKind == .keyword(.Self) ? "Self" : $0.identifier?.name })
    }
}

extension TypeSyntax {
    /// The name of the type, without those of the types around it.
    fileprivate var lastName: String {
        self.as(MemberTypeSyntax.self)?.name.name ?? self.as(IdentifierTypeSyntax.self)?.name.name ?? trimmedDescription
    }
}

extension TokenSyntax {
    /// The name, without backticks.
    fileprivate var name: String { identifier?.name ?? text }
}

extension DeclModifierListSyntax {
    fileprivate var isPrivate: Bool { contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) } }
}

extension [String] {
    /// Whether another list has these values in this order, among others.
    fileprivate func isSubsequence(of other: [String]) -> Bool {
        var rest = self[...]
        for value in other where value == rest.first { rest.removeFirst() }
        return rest.isEmpty
    }
}
