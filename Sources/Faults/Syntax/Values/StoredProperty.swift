internal import SwiftSyntax

/// The only declaration of a stored property of an instance in a file, if nothing wraps it, and nothing observes it but for people.
enum StoredProperty {
    /// The declaration; nil if the name belongs to anything else, too.
    static func only(_ name: String, in tree: Syntax) -> VariableDeclSyntax? {
        FileNames.of(tree).onlyVariable(name).flatMap(declaration)
    }

    /// The declaration; nil if the name belongs to anything else than the property and its value, as in `if let last`.
    static func onlyUnwrapped(_ name: String, in tree: Syntax) -> VariableDeclSyntax? {
        FileNames.of(tree).onlyVariableUnwrapped(name).flatMap(declaration)
    }

    private static func declaration(of variable: PatternBindingSyntax) -> VariableDeclSyntax? {
        guard let declaration = variable.parent?.parent?.as(VariableDeclSyntax.self),
            declaration.parent?.is(MemberBlockItemSyntax.self) == true,
            variable.accessorBlock?.onlyObserveForPeople ?? true, declaration.attributes.isEmpty,
            !declaration.modifiers.contains(where: { [.keyword(.lazy), .keyword(.static)].contains($0.name.tokenKind) })
        else { return nil }
        return declaration
    }
}

extension AccessorBlockSyntax {
    /// Whether they are observers that only print for people, or assert.
    fileprivate var onlyObserveForPeople: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { accessor in
            [.keyword(.willSet), .keyword(.didSet)].contains(accessor.accessorSpecifier.tokenKind)
                && accessor.body?.statements.allSatisfy { $0.callMade.map { Syntax($0).isForPeople } ?? false } ?? false
        }
    }
}
