internal import SwiftSyntax

/// Collects the facts about a module's properties and enumerations for a ``FaultContext``.
final class ModuleFacts: SyntaxVisitor {
    private(set) var textConstants: Set<String> = []
    private(set) var propertyTypes: [String: String] = [:]
    /// The names of the properties that compute their value at each use and cannot be set; `subscript` stands for such a subscript.
    private(set) var computedProperties: Set<String> = []
    private(set) var hasTextEnums = false
    /// The names of the functions and properties whose value is used for more than output, and not only set.
    private(set) var usedNames: Set<String> = []
    /// The places that use a name.
    private(set) var uses: [String: [Syntax]] = [:]
    /// Whether anything is public.
    private(set) var isLibrary = false

    /// The types with a computed value that cannot be set, and the wrappers of the properties that have one.
    private var computingTypes: Set<String> = []
    private var wrappers: [(type: String, property: String)] = []

    init(_ trees: [Syntax]) {
        super.init(viewMode: .sourceAccurate)
        trees.forEach { walk($0) }
        computedProperties.formUnion(wrappers.filter { computingTypes.contains($0.type) }.map(\.property))
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.constantWithThisText, !node.isInConstantOfLetters { textConstants.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type.trimmedDescription { propertyTypes[node.pattern.trimmedDescription] = type }
        if case .getter = node.accessorBlock?.accessors {
            computedProperties.insert(node.pattern.trimmedDescription)
            if node.pattern.trimmedDescription == "wrappedValue", let type = node.nameOfType { computingTypes.insert(type) }
        }
        for case .attribute(let attribute) in node.parent?.parent?.as(VariableDeclSyntax.self)?.attributes ?? [] {
            let type = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
            wrappers.append((type ?? "", node.pattern.trimmedDescription))
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if case .getter = node.accessorBlock?.accessors { computedProperties.insert("subscript") }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isOnlyPrinted, !node.isOnlySet { usedNames.insert(node.baseName.text) }
        uses[node.baseName.text, default: []].append(Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.isPublic { isLibrary = true }
        return .skipChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.inheritanceClause?.inheritedTypes.contains(where: { $0.type.trimmedDescription == "String" }) == true {
            hasTextEnums = true
        }
        return .visitChildren
    }
}

extension DeclModifierSyntax {
    /// Whether code outside of the module can use what it stands before.
    var isPublic: Bool { [.keyword(.public), .keyword(.open), .keyword(.package)].contains(name.tokenKind) }
}

extension DeclReferenceExprSyntax {
    /// Whether it is the property that an assignment sets, also in another object.
    fileprivate var isOnlySet: Bool {
        let access = parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == id ? $0 : nil }
        return (access.map { Syntax($0) } ?? Syntax(self)).isAssigned
    }

    /// Whether it stands in a call that prints.
    fileprivate var isOnlyPrinted: Bool {
        liesIn(until: [.codeBlockItem]) { node in
            guard let call = node.as(FunctionCallExprSyntax.self), let name = call.calledName else { return false }
            return KnownFunctions.printing.contains(name) && call.calledExpression.is(DeclReferenceExprSyntax.self)
        }
    }
}
