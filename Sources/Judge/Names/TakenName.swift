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
