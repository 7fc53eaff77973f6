internal import SwiftSyntax

extension Syntax {
    /// Whether the node stands behind `??` for the first or the last part of a text that has one: `components(separatedBy:)` of any text, and
    /// `split(separator:)` of the name of a type.
    var isDefaultOfParts: Bool {
        guard let choice = parent?.as(InfixOperatorExprSyntax.self), choice.operator.trimmedDescription == "??",
            choice.rightOperand.id == id
        else { return false }
        return choice.leftOperand.trimmedDescription.contains(
            /(?:\.components\(separatedBy: .+\)|String\((?:describing|reflecting): .+\)\.split\(separator: .+\))\.(?:first|last)$/)
    }
}
