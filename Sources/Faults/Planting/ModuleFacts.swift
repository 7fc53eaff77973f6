internal import SwiftSyntax

/// The facts about a module's properties and enumerations.
struct ModuleFacts: Sendable {
    /// The names of the constants of types and files that hold a plain text.
    fileprivate(set) var textConstants: Set<String> = []
    /// The names among them of the texts of `String` itself, as in `track(.opened)`.
    fileprivate(set) var textsOfString: Set<String> = []
    /// The types of the module's properties as they are written, by name.
    fileprivate(set) var propertyTypes: [String: String] = [:]
    /// The names of the properties that compute their value at each use and cannot be set; `subscript` stands for such a subscript.
    fileprivate(set) var computedProperties: Set<String> = []
    /// The names of the properties that computed ones do nothing but return, by the names of the computed ones.
    fileprivate(set) var propertiesBehind: [String: String] = [:]
    /// The names of the module's property wrappers.
    fileprivate(set) var propertyWrappers: Set<String> = []
    /// Whether an enumeration of the module has texts as its raw values.
    fileprivate(set) var hasTextEnums = false
    /// The names of the functions and properties whose value is used for more than output, and not only set.
    fileprivate(set) var usedNames: Set<String> = []
    /// The places that use a name, in all files of the module.
    fileprivate(set) var uses: [String: [Syntax]] = [:]
    /// Whether the module has a public interface, through which its tests can go.
    fileprivate(set) var isLibrary = false

    init(_ trees: [Syntax]) {
        let collector = Collector(viewMode: .sourceAccurate)
        trees.forEach { collector.walk($0) }
        self = collector.facts
        computedProperties.formUnion(collector.wrappers.filter { collector.computingTypes.contains($0.type) }.map(\.property))
    }

    fileprivate init() {}
}

private final class Collector: SyntaxVisitor {
    var facts = ModuleFacts()
    /// The types with a computed value that cannot be set.
    var computingTypes: Set<String> = []
    /// The wrappers of the properties that have one.
    var wrappers: [(type: String, property: String)] = []

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.constantWithThisText, node.isWholeValueOfConstant {
            facts.textConstants.insert(name)
            if Syntax(node).nameOfType == "String" { facts.textsOfString.insert(name) }
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type.trimmedDescription { facts.propertyTypes[node.pattern.trimmedDescription] = type }
        if node.pattern.trimmedDescription == "wrappedValue", let type = node.nameOfType { facts.propertyWrappers.insert(type) }
        if case .getter = node.accessorBlock?.accessors {
            facts.computedProperties.insert(node.pattern.trimmedDescription)
            if let values = Syntax(node).answers?.values, values.count == 1, let name = values[0].ownName {
                facts.propertiesBehind[node.pattern.trimmedDescription] = name
            }
            if node.pattern.trimmedDescription == "wrappedValue", let type = node.nameOfType { computingTypes.insert(type) }
        }
        for case .attribute(let attribute) in node.parent?.parent?.as(VariableDeclSyntax.self)?.attributes ?? [] {
            let type = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
            wrappers.append((type ?? "", node.pattern.trimmedDescription))
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if case .getter = node.accessorBlock?.accessors { facts.computedProperties.insert("subscript") }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if !node.isOnlyPrinted, !node.isOnlySet { facts.usedNames.insert(node.baseName.text) }
        facts.uses[node.baseName.text, default: []].append(Syntax(node))
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.isPublic { facts.isLibrary = true }
        return .skipChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.inheritanceClause?.inheritedTypes.contains(where: { $0.type.trimmedDescription == "String" }) == true {
            facts.hasTextEnums = true
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
