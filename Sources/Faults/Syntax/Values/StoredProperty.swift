internal import SwiftSyntax

/// The only declaration of a stored property of an instance in a file, if nothing wraps it, and nothing observes it but for people.
enum StoredProperty {
    /// The declaration; nil if the name belongs to anything else, too.
    static func only(_ name: String, in tree: Syntax) -> VariableDeclSyntax? {
        FileNames.of(tree).onlyVariable(name).flatMap { declaration(of: $0) }
    }

    /// The declaration; nil if the name belongs to anything else than the property and its value, as in `if let last`.
    ///
    /// It may belong to the type, and what is known about functions tells which observers only print for people.
    static func onlyUnwrapped(_ name: String, in tree: Syntax, _ functions: FunctionFacts) -> VariableDeclSyntax? {
        FileNames.of(tree).onlyVariableUnwrapped(name).flatMap { declaration(of: $0, functions, orOfType: true) }
    }

    private static func declaration(
        of variable: PatternBindingSyntax, _ functions: FunctionFacts? = nil, orOfType: Bool = false
    ) -> VariableDeclSyntax? {
        guard let declaration = variable.parent?.parent?.as(VariableDeclSyntax.self),
            declaration.parent?.is(MemberBlockItemSyntax.self) == true,
            variable.accessorBlock?.onlyObserveForPeople(functions) ?? true, declaration.attributes.isEmpty,
            !declaration.modifiers.contains(where: { (orOfType ? ["lazy"] : ["lazy", "static"]).contains($0.name.text) })
        else { return nil }
        return declaration
    }
}

extension AccessorBlockSyntax {
    /// Whether they are observers that only print for people, or assert.
    fileprivate func onlyObserveForPeople(_ functions: FunctionFacts?) -> Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { accessor in
            [.keyword(.willSet), .keyword(.didSet)].contains(accessor.accessorSpecifier.tokenKind)
                && accessor.body?.statements.allSatisfy { statement in
                    functions.map(statement.isUnseen) ?? statement.callMade.map { Syntax($0).isForPeople() } ?? false
                } ?? false
        }
    }
}
