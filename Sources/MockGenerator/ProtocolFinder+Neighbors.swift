internal import SwiftParser
internal import SwiftSyntax

extension ProtocolFinder {
    /// Returns the declarations of this file and of the files beside it, as far as the protocols refer to them.
    ///
    /// - Parameters:
    ///   - neighbors: A function that returns the texts of the files which may declare one of some names.
    ///   - extensions: A function that returns the texts of the files which may extend one of some classes.
    func declarations(with neighbors: (Set<String>) -> [String], _ extensions: (Set<String>) -> [String]) -> Declarations {
        var all = declarations
        var asked = Self.common
        var read: Set<String> = []
        func add(_ texts: [String]) {
            for text in texts where read.insert(text).inserted { all.add(ProtocolFinder(Parser.parse(source: text)).declarations) }
        }
        var wanted = protocols.reduce(into: LibraryName.all.union(["Recording"])) { $0.formUnion(TypeReferences.names(in: $1.declaration)) }
        while true {
            let missing = wanted.filter { !asked.contains($0) && !all.declares($0) }
            add(missing.isEmpty ? [] : neighbors(missing))
            let known = wanted.subtracting(asked)
            guard !known.isEmpty else { break }
            asked.formUnion(known)
            wanted = known.reduce(into: []) { $0.formUnion(all.references(of: $1)) }
        }
        let classes = all.superclasses(of: protocols)
        add(classes.isEmpty ? [] : extensions(classes))
        return all
    }

    /// The names that are not looked for, as nearly every protocol refers to some of them.
    private static let common: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Codable", "Data", "Date", "Decodable", "Dictionary", "Double", "Encodable", "Equatable",
        "Error",
        "Float", "Hashable", "Int", "Int32", "Int64", "Never", "Optional", "Result", "Self", "Sendable", "Set", "String", "TimeInterval",
        "UInt", "UInt8", "URL", "URLRequest", "URLResponse", "URLSession", "UUID", "Void",
    ]
}

extension Declarations {
    /// Returns the classes of the package from which protocols inherit, and the classes above those.
    fileprivate func superclasses(of protocols: [FoundProtocol]) -> Set<String> {
        var classes: Set<String> = []
        var next = protocols.reduce(into: Set<String>()) { $0.formUnion(TypeReferences.names(inHeadOf: $1.declaration)) }
        while let name = next.popFirst() {
            guard let known = qualified(name, in: []), let nominal = nominals[known], nominal.kind == .object else { continue }
            if classes.insert(name).inserted, let parent = nominal.inherited.first { next.insert(parent) }
        }
        return classes
    }

    /// Returns the names on which the meaning of a name depends.
    fileprivate func references(of name: String) -> Set<String> {
        var names: Set<String> = []
        for alias in aliases[name] ?? [] { names.formUnion(TypeReferences.names(in: alias)) }
        for found in protocols where found.name == name { names.formUnion(TypeReferences.names(in: found.declaration)) }
        if let nominal = nominals[name] {
            names.formUnion(nominal.inherited)
            if !nominal.isPublic { for part in nominal.parts { names.formUnion(TypeReferences.names(in: part)) } }
        }
        return names
    }
}

/// A visitor that collects the names of types to which a declaration refers.
private final class TypeReferences: SyntaxVisitor {
    private var names: Set<String> = []

    static func names(in node: some SyntaxProtocol) -> Set<String> {
        let visitor = TypeReferences(viewMode: .sourceAccurate)
        visitor.walk(node)
        return visitor.names
    }

    /// Returns the names of the types from which a protocol inherits, in its list or its `where`.
    static func names(inHeadOf node: ProtocolDeclSyntax) -> Set<String> {
        let clauses = [node.inheritanceClause.map(Syntax.init), node.genericWhereClause.map(Syntax.init)].compactMap(\.self)
        return clauses.reduce(into: []) { $0.formUnion(names(in: $1)) }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }
}
