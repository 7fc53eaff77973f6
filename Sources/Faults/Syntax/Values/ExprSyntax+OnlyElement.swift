internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it takes an element from one end of a collection that has no more than one here, as in `list.count == 1 ? list.first : nil`.
    var takesOnlyElement: Bool {
        let access =
            self.as(MemberAccessExprSyntax.self) ?? self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        guard let access, let collection = access.base, Self.ends.contains(access.declName.baseName.text) else { return false }
        return ArrivingNumbers(ofElementsIn: collection, at: self).numbers.subtracting(RangeSet(0..<2)).isEmpty
    }

    private static let ends: Set = ["first", "last", "min", "max", "popFirst", "popLast", "firstIndex", "lastIndex"]
}
