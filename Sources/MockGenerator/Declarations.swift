internal import SwiftSyntax

/// The declarations of a file, and of the files beside it, as far as a mock depends on them.
struct Declarations {
    /// The protocols from which others may inherit; the first of a name counts.
    var protocols: [FoundProtocol] = []
    /// The type aliases outside protocols, by qualified name.
    private(set) var aliases: [String: [TypeAliasDeclSyntax]] = [:]
    /// The types, by qualified name.
    private(set) var nominals: [String: Nominal] = [:]
    /// Whether the protocols' own module declares a name outside types.
    var moduleDeclares: (String) -> Bool = { _ in true }
    /// Whether the protocols belong to the main actor unless they say something else.
    var areOnMainActor = false
    /// Whether the package has a type with the name of the protocol of all errors.
    var hidesError = false
    /// The protocols that extensions add to a type.
    private(set) var added: [String: [String]] = [:]
    /// The extensions, by the name of the type that they extend.
    private var extensions: [String: [ExtensionDeclSyntax]] = [:]

    mutating func add(_ nominal: Nominal, in scope: [String]) {
        let name = (scope + [nominal.name]).joined(separator: ".")
        nominals[name] = nominals[name] ?? nominal
    }

    mutating func add(_ alias: TypeAliasDeclSyntax, in scope: [String]) {
        aliases[(scope + [alias.name.text]).joined(separator: "."), default: []].append(alias)
    }

    mutating func add(_ extended: ExtensionDeclSyntax, of name: String) {
        extensions[name, default: []].append(extended)
        let isUnavailable = extended.attributes.contains { $0.plainText.contains("unavailable") }
        guard let inherited = extended.inheritanceClause, !isUnavailable, extended.genericWhereClause == nil else { return }
        added[name, default: []] += inherited.inheritedTypes.flatMap { InheritedPart.parts(of: $0.type).map(\.name) }
    }

    /// Adds the declarations of another file; those that are already known take precedence.
    mutating func add(_ other: Declarations) {
        protocols += other.protocols.filter { !$0.isHidden }
        aliases.merge(other.aliases) { known, _ in known }
        nominals.merge(other.nominals) { known, _ in known }
        added.merge(other.added, uniquingKeysWith: +)
        extensions.merge(other.extensions, uniquingKeysWith: +)
    }

    /// The type of any error.
    var anyError: String { hidesError ? "any Swift.Error" : "any Error" }

    /// Returns the members of a class, those in its extensions included.
    func members(ofClass name: String) -> ClassMembers? {
        guard var members = nominals[name]?.members else { return nil }
        for extended in extensions[name] ?? [] { members.add(extended) }
        return members
    }

    /// Returns whether an extension of one of some protocols implements a method without parameters, for all that conform.
    func extensions(of protocols: Set<String>, implement method: Member) -> Bool {
        let unconstrained = protocols.flatMap { extensions[$0] ?? [] }.filter { $0.genericWhereClause == nil }
        return unconstrained.flatMap(\.memberBlock.members).contains { item in
            guard let function = item.decl.as(FunctionDeclSyntax.self), function.name.text == method.name,
                function.signature.parameterClause.parameters.isEmpty
            else { return false }
            return function.modifiers.contains { $0.name.text == "static" } == method.isStatic
        }
    }

    /// Returns the qualified name that a name stands for inside some types, innermost first.
    func qualified(_ name: String, in scope: [String]) -> String? {
        for depth in (0...scope.count).reversed() {
            let candidate = (scope.prefix(depth) + [name]).joined(separator: ".")
            if nominals[candidate] != nil || aliases[candidate] != nil { return candidate }
        }
        return nil
    }

    /// Returns the protocol that a name in an inheritance clause stands for.
    func parent(_ name: String, of found: FoundProtocol) -> FoundProtocol? {
        let others = protocols.filter { $0.name != found.name }
        let scope = found.scope + [found.plainName]
        let candidates = (0...scope.count).reversed().map { (scope.prefix($0) + [name]).joined(separator: ".") }
        return candidates.lazy.compactMap { candidate in others.first { $0.name == candidate } }.first
            ?? others.first { $0.plainName == name && aliases[name] == nil }
    }

    /// Returns whether an attribute is a global actor: by its declaration, or else by its name.
    func isGlobalActor(_ attribute: String, in scope: [String]) -> Bool {
        let name = String(attribute.trimmingPrefix("@"))
        guard let known = qualified(name, in: scope) else { return attribute.hasSuffix("Actor") }
        if let alias = aliases[known]?.first { return isGlobalActor("@" + alias.initializer.value.plainText, in: []) }
        return nominals[known]?.attributes.contains("@globalActor") ?? false
    }

    /// Returns whether a type is one of the package that says that it cannot be copied.
    func isNoncopyable(_ type: TypeSyntax, in scope: [String]) -> Bool {
        let name = String(type.plainText.trimmingPrefix("sending ").prefix { $0 != "<" })
        guard let known = qualified(name, in: scope) else { return false }
        if let alias = aliases[known]?.first { return isNoncopyable(alias.initializer.value, in: []) }
        return nominals[known]?.inherited.contains("~Copyable") ?? false
    }

    func declares(_ name: String) -> Bool { qualified(name, in: []) != nil }

    /// Returns the first declaration of an alias.
    func alias(_ name: String, in scope: [String]) -> TypeAliasDeclSyntax? {
        qualified(name, in: scope).flatMap { aliases[$0]?.first }
    }
}

extension Declarations {
    /// A type, as far as its `Sendable` conformance depends on it.
    struct Nominal {
        enum Kind { case value, object, actor, `protocol` }

        let name: String
        var kind: Kind
        /// The word with which an import names it alone.
        let keyword: String
        var inherited: [String]
        var attributes: [String]
        /// Whether other modules see it, so that nothing about it is inferred.
        var isPublic: Bool
        /// The members of a class.
        var members: ClassMembers?
        /// The types of its stored properties and payloads.
        var parts: [TypeSyntax] = []
        /// Its generic parameters that need not be `Sendable`; nothing is inferred for a type that stores one.
        var generics: Set<String> = []

        init(_ node: StructDeclSyntax) {
            self.init(node, .value)
            generics = Self.unconstrained(node.genericParameterClause)
            for variable in node.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) where variable.isStored {
                parts += variable.bindings.compactMap { $0.typeAnnotation?.type }
            }
        }

        init(_ node: EnumDeclSyntax) {
            self.init(node, .value)
            generics = Self.unconstrained(node.genericParameterClause)
            for element in node.memberBlock.members.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) }).flatMap(\.elements) {
                parts += element.parameterClause?.parameters.map(\.type) ?? []
            }
        }

        init(_ node: ClassDeclSyntax) {
            self.init(node, .object)
            members = ClassMembers(node)
        }

        init(_ node: ActorDeclSyntax) { self.init(node, .actor) }
        init(_ node: ProtocolDeclSyntax) { self.init(node, .protocol) }

        private static func unconstrained(_ clause: GenericParameterClauseSyntax?) -> Set<String> {
            Set(clause?.parameters.filter { !($0.inheritedType?.plainText.contains("Sendable") ?? false) }.map(\.name.text) ?? [])
        }

        private init(_ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: Kind) {
            name = node.name.text
            self.kind = kind
            keyword = kind == .actor ? "class" : node.introducer.text
            inherited = node.inheritanceClause?.inheritedTypes.flatMap { InheritedPart.parts(of: $0.type).map(\.name) } ?? []
            attributes = node.attributes.map(\.plainText)
            isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
        }
    }
}

extension VariableDeclSyntax {
    fileprivate var isStored: Bool {
        !modifiers.contains { ["static", "lazy"].contains($0.name.text) } && bindings.allSatisfy { $0.accessorBlock == nil }
    }
}
