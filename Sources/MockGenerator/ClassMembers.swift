internal import SwiftSyntax

/// The members that a class declares, as far as a mock that inherits from it depends on them.
struct ClassMembers {
    /// Whether nobody can make an instance of a subclass, because each of its initializers is private.
    private(set) var hidesInitializers: Bool
    /// The argument labels of the initializers that subclasses inherit.
    private(set) var initializers: Set<[String]>
    /// Whether a subclass with an initializer of its own must repeat one that has parameters.
    private(set) var requiresInitializers: Bool
    /// Whether the initializer without parameters is a required one.
    private(set) var requiresPlainInitializer: Bool
    /// Whether a subclass can override a member, by the member's key.
    private var overridable: [String: Bool] = [:]

    init(_ node: ClassDeclSyntax) {
        let members = node.memberBlock.members.map(\.decl)
        let own = members.compactMap { $0.as(InitializerDeclSyntax.self) }.filter { !$0.modifiers.contains("convenience") }
        let visible = own.filter { !$0.modifiers.isHidden }
        hidesInitializers = !own.isEmpty && visible.isEmpty
        initializers = Set(visible.map(\.labels))
        let required = visible.filter { $0.modifiers.contains("required") }
        requiresInitializers = required.contains { !$0.labels.isEmpty }
        requiresPlainInitializer = required.contains(where: \.labels.isEmpty)
        read(members)
    }

    /// Adds what an extension declares, which no subclass can override.
    mutating func add(_ node: ExtensionDeclSyntax) {
        guard !node.modifiers.isHidden else { return }
        let known = overridable
        read(node.memberBlock.members.map(\.decl))
        for name in overridable.keys where known[name] == nil { overridable[name] = false }
    }

    private mutating func read(_ members: [DeclSyntax]) {
        for member in members {
            guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers, !modifiers.isHidden else { continue }
            let isOpen = !modifiers.contains("final") && !modifiers.contains("static")
            let isConstant = member.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
            let isStatic = modifiers.contains("static") || modifiers.contains("class")
            for name in member.membersNamed { overridable[ClassMembers.key(name, isStatic: isStatic)] = isOpen && !isConstant }
        }
    }

    /// Whether a subclass can override a member; nil if the class does not have it.
    func canOverride(_ member: Member) -> Bool? {
        let labels = member.parameters.isEmpty ? "" : member.labels.joined(separator: ":") + ":"
        let name = member.kind == .property ? member.name : "\(member.name)(\(labels))"
        return overridable[ClassMembers.key(name, isStatic: member.isStatic)]
    }

    private static func key(_ name: String, isStatic: Bool) -> String { (isStatic ? "static " : "") + name }
}

extension InitializerDeclSyntax {
    fileprivate var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

extension DeclModifierListSyntax {
    fileprivate func contains(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

    fileprivate var isHidden: Bool { contains("private") || contains("fileprivate") }
}

extension DeclSyntax {
    /// The members that the declaration adds, with labels as in `move(to:)`.
    fileprivate var membersNamed: [String] {
        if let function = self.as(FunctionDeclSyntax.self) {
            return [function.name.text + function.signature.parameterClause.parameters.labels]
        }
        if let subscripted = self.as(SubscriptDeclSyntax.self) {
            // The name in a subscript is no label unless there are two.
            let labels = subscripted.parameterClause.parameters.map { $0.secondName == nil ? "_:" : $0.firstName.text + ":" }
            return ["subscript(\(labels.joined()))"]
        }
        return self.as(VariableDeclSyntax.self)?.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text } ?? []
    }
}

extension FunctionParameterListSyntax {
    fileprivate var labels: String { "(\(map { $0.firstName.text + ":" }.joined()))" }
}
