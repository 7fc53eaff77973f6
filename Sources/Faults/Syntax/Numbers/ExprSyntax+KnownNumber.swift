internal import SwiftSyntax

extension ExprSyntax {
    /// The number that a literal stands for.
    var wholeNumber: Int? {
        self.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// The number that the expression is: a literal, a constant of the module, or the raw value of a case.
    var knownNumber: Int? {
        if let number = wholeNumber { return number }
        if isZeroByName { return 0 }
        if let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "rawValue" {
            return access.base?.as(MemberAccessExprSyntax.self).flatMap { RawNumbers.of($0.declName.baseName.text, in: root) }
        }
        guard let constant = namedConstant, isInReach(of: constant) else { return nil }
        return constant.calculatedNumber
    }

    /// Whether it is `Int.zero`, or `.zero` at a boundary.
    ///
    /// Elsewhere, an enumeration may have a case of that name.
    var isZeroByName: Bool {
        guard let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "zero" else { return false }
        if let type = access.base { return type.oneLine.wholeMatch(of: /U?Int\d*/) != nil }
        return parent?.as(InfixOperatorExprSyntax.self).map { InfixOperatorExprSyntax.boundaries[$0.operator.trimmedDescription] != nil }
            ?? false
    }

    /// The number of a constant that may be calculated from others.
    private var calculatedNumber: Int? {
        guard let infix = self.as(InfixOperatorExprSyntax.self) else { return knownNumber }
        guard let first = infix.leftOperand.calculatedNumber, let second = infix.rightOperand.calculatedNumber else { return nil }
        let (number, isTooLarge): (Int, Bool) =
            switch infix.operator.trimmedDescription {
            case "+": first.addingReportingOverflow(second)
            case "-": first.subtractingReportingOverflow(second)
            case "*": first.multipliedReportingOverflow(by: second)
            default: (0, true)
            }
        return isTooLarge ? nil : number
    }

    /// Whether it is the greatest value of its type, or one that no number reaches.
    var isGreatest: Bool {
        let name = self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return ["max", "infinity", "greatestFiniteMagnitude"].contains(name)
    }
}

/// The only case of a name with a number as its raw value.
private enum RawNumbers {
    static func of(_ name: String, in tree: Syntax) -> Int? {
        guard let cases = FileNames.of(tree).cases[name] else { return ModuleDeclarations.current.rawValue(of: name)?.wholeNumber }
        return cases.count == 1 ? cases[0].rawValue?.value.wholeNumber : nil
    }
}
