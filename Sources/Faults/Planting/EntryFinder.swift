internal import SwiftSyntax

/// Finds the functions that can record that they are entered.
///
/// A function in a function belongs to the outer one. A body that a result builder may read, that begins with `#if`, or whose value is an
/// `if` or `switch`, takes no statement in front of it.
final class EntryFinder: SyntaxVisitor {
    struct Found {
        var name: String
        var statements: Range<Int>
        /// The bytes that belong to it alone.
        var own: Range<Int>
        /// Whether the body is one expression, whose value it returns.
        var returns: Bool
    }

    private(set) var found: [Found] = []
    private let areTests: Bool
    private var counts: [String: Int] = [:]

    init(areTests: Bool) {
        self.areTests = areTests
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
        let type = node.signature.returnClause?.type
        add(
            node.body?.statements, of: node, named: "\(node.name.text)(\(labels))", answering: type,
            whole: areTests && node.isTest)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
        add(node.body?.statements, of: node, named: "init(\(labels))", answering: nil)
        return .skipChildren
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.body?.statements, of: node, named: "deinit", answering: nil)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        // A wrapper or a macro may read the body in its own way.
        guard node.attributes.areHarmless else { return .skipChildren }
        for binding in node.bindings {
            add(binding.accessorBlock, named: binding.pattern.trimmedDescription, answering: binding.typeAnnotation?.type)
        }
        return .skipChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.areHarmless else { return .skipChildren }
        add(node.accessorBlock, named: "subscript", answering: node.returnClause.type)
        return .skipChildren
    }

    /// Code outside of functions, such as that of a script, runs in no order that an entry could tell.
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        node.item.is(DeclSyntax.self) ? .visitChildren : .skipChildren
    }

    private func add(_ block: AccessorBlockSyntax?, named name: String, answering type: TypeSyntax?) {
        if case .getter(let statements) = block?.accessors { add(statements, of: block, named: name, answering: type) }
        guard case .accessors(let accessors) = block?.accessors else { return }
        for accessor in accessors where ["get", "set", "didSet", "willSet"].contains(accessor.accessorSpecifier.text) {
            let word = accessor.accessorSpecifier.text
            add(accessor.body?.statements, of: accessor, named: "\(name).\(word)", answering: word == "get" ? type : nil)
        }
    }

    private func add(
        _ statements: CodeBlockItemListSyntax?, of node: (any SyntaxProtocol)?, named name: String, answering type: TypeSyntax?,
        whole: Bool = false
    ) {
        guard let statements, let node, let first = statements.first, let last = statements.last, !first.item.isConditional else { return }
        guard (node.asProtocol((any WithAttributesSyntax).self)?.attributes.areHarmless ?? true), type?.isHarmless ?? true else { return }
        let answers = type.map { !["Void", "()", "Never"].contains($0.trimmedDescription) } ?? false
        let only = statements.count == 1 ? first.item : nil
        if answers, let only, only.is(ExpressionStmtSyntax.self) || only.isTrap { return }
        let range = first.textRange.lowerBound..<last.textRange.upperBound
        let own = whole ? node.textRange : range
        let fullName = (node.namesAround + [name]).joined(separator: ".")
        let count = counts[fullName, default: 0] + 1
        counts[fullName] = count
        found.append(
            Found(
                name: count == 1 ? fullName : "\(fullName)#\(count)", statements: range, own: own,
                returns: answers && only?.is(ExprSyntax.self) == true))
    }
}

extension SyntaxProtocol {
    /// The names of the types around it.
    fileprivate var namesAround: [String] {
        sequence(first: Syntax(self), next: \.parent).compactMap { node in
            node.asProtocol((any NamedDeclSyntax).self).flatMap { node.is(FunctionDeclSyntax.self) ? nil : $0.name.text }
                ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        }.reversed()
    }
}

extension CodeBlockItemSyntax.Item {
    /// Whether it is an `#if`, which must begin its line.
    fileprivate var isConditional: Bool { self.as(DeclSyntax.self)?.is(IfConfigDeclSyntax.self) == true }

    /// Whether it ends the process, and so has no value to return.
    fileprivate var isTrap: Bool {
        ["fatalError", "preconditionFailure", "exit", "abort"].contains(self.as(FunctionCallExprSyntax.self)?.calledName)
    }
}

extension TypeSyntax {
    /// Whether it is written out: an opaque type may come from a result builder, and depends on the body.
    fileprivate var isHarmless: Bool {
        !tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
    }
}

extension AttributeListSyntax {
    private static let harmless: Set = [
        "objc", "nonobjc", "discardableResult", "MainActor", "inlinable", "usableFromInline", "inline", "available", "preconcurrency",
        "Sendable",
        "Test", "IBAction", "warn_unqualified_access", "concurrent",
    ]

    /// Whether none of its attributes may read the body in a way of its own, as a result builder or a macro does.
    fileprivate var areHarmless: Bool {
        allSatisfy { element in
            guard case .attribute(let attribute) = element else { return false }
            return Self.harmless.contains(attribute.attributeName.trimmedDescription)
        }
    }
}

extension FunctionDeclSyntax {
    /// Whether a test library calls it.
    fileprivate var isTest: Bool {
        let isMarked = attributes.contains { element in
            if case .attribute(let attribute) = element { attribute.attributeName.trimmedDescription == "Test" } else { false }
        }
        return isMarked || name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
    }
}
