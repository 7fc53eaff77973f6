internal import SwiftSyntax

/// The names of the members of the types that are declared in the module or in the libraries behind its seams.
struct TypeMembers: Sendable {
    /// The types that add no member of their own that code would call.
    private static let withoutMembers: Set = [
        "AnyObject", "Codable", "Comparable", "CustomStringConvertible", "Equatable", "Error", "Hashable", "Identifiable", "Sendable",
    ]

    /// The types that are declared, not only extended.
    private let declared: Set<String>
    /// The functions and properties of each type and its extensions.
    private let members: [String: Set<String>]
    /// The superclass and the protocols of each type.
    private let inherited: [String: Set<String>]

    /// Collects the names.
    ///
    /// - Parameter trees: The files of the module and of the libraries.
    init(in trees: [Syntax]) {
        let collector = Collector(viewMode: .sourceAccurate)
        trees.forEach { collector.walk($0) }
        (declared, members, inherited) = (collector.declared, collector.members, collector.inherited)
    }

    /// Whether an instance has a member, as far as the declarations tell; true if one of its types is declared elsewhere.
    ///
    /// - Parameter instance: An expression for the instance, such as `Analytics.shared` or `LiveAnalytics()`.
    func mayHave(_ member: String, instance: String) -> Bool {
        let type = instance.prefix { $0 != "(" }.split(separator: ".").last { $0.first?.isUppercase == true }
        var seen: Set<String> = []
        return type.map { mayHave(member, type: String($0), seen: &seen) } ?? true
    }

    private func mayHave(_ member: String, type: String, seen: inout Set<String>) -> Bool {
        guard !Self.withoutMembers.contains(type), seen.insert(type).inserted else { return false }
        guard declared.contains(type) else { return true }
        if members[type]?.contains(member) == true { return true }
        for inherited in inherited[type] ?? [] where mayHave(member, type: inherited, seen: &seen) { return true }
        return false
    }
}

private final class Collector: SyntaxVisitor {
    private(set) var declared: Set<String> = []
    private(set) var members: [String: Set<String>] = [:]
    private(set) var inherited: [String: Set<String>] = [:]

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name.text, to: \.members, at: node) }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        add(node.identifier.text, to: \.members, at: node)
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        let type = node.type.as(AttributedTypeSyntax.self)?.baseType ?? node.type
        let types = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
        types.forEach { _ = add($0.trimmedDescription, to: \.inherited, at: node) }
        return .visitChildren
    }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(name.text)
        return .visitChildren
    }

    private func add(
        _ name: String, to names: ReferenceWritableKeyPath<Collector, [String: Set<String>]>, at node: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        let type = node.nameOfType?.split(separator: ".").last.map(String.init)
        if let type { self[keyPath: names][type, default: []].insert(name) }
        return .visitChildren
    }
}
