internal import SwiftSyntax

extension Syntax {
    /// Whether it is the value of a variable, and a use of the variable in the same file meets a condition.
    func isNamed(andUsedWhere condition: (Syntax) -> Bool) -> Bool {
        usesOfName.contains(where: condition)
    }

    /// The uses of the variable of which it is the value, in the same file; none if it is the value of no variable.
    var usesOfName: [Syntax] {
        guard let binding = parent?.parent?.as(PatternBindingSyntax.self), parent?.is(InitializerClauseSyntax.self) == true else {
            return []
        }
        return NameUses.ofMember(binding.pattern.trimmedDescription, in: binding.root).map { Syntax($0) }
    }
}
