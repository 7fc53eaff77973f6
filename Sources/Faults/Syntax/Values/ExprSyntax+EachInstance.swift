internal import SwiftSyntax

extension ExprSyntax {
    /// The number that each instance of a private type has in the property that the expression names; nil if they differ, or may change.
    ///
    /// With `Offer(of: 3, free: 1)` as the only instance, it is 1 for `free`.
    var numberOfEachInstance: Int? {
        guard let name = ownName, case let names = FileNames.of(root), let property = names.onlyVariable(name),
            property.initializer == nil, property.accessorBlock == nil,
            let declaration = property.parent?.parent?.as(VariableDeclSyntax.self), declaration.attributes.isEmpty,
            let type = declaration.parent?.parent?.parent?.parent?.as(StructDeclSyntax.self), type.modifiers.isPrivate,
            !type.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }),
            names.assignments.keys.allSatisfy({ $0 != name && !$0.hasSuffix(".\(name)") }), !names.passed.contains(name)
        else { return nil }
        let numbers = names.labels[name]?.map(\.expression.wholeNumber) ?? []
        return numbers.isEmpty || Set(numbers).count > 1 ? nil : numbers[0]
    }
}
