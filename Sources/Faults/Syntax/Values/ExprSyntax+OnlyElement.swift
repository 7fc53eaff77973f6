internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it takes an element from one end of a collection that has no more than one here, as in `list.count == 1 ? list.first : nil`.
    var takesOnlyElement: Bool {
        let access =
            self.as(MemberAccessExprSyntax.self) ?? self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        guard let access, let collection = access.base, Self.ends.contains(access.declName.baseName.text) else { return false }
        return collection.isLimitedToOneElement
            || ArrivingNumbers(ofElementsIn: collection, at: self).numbers.subtracting(RangeSet(0..<2)).isEmpty
            || isFollowedByQuestionForOneElement(of: collection)
    }

    /// Whether it is the limit of one element in a call of which only the first is used, as in `rows(limit: 1).first`.
    var limitsToTheFirst: Bool {
        guard let argument = parent?.as(LabeledExprSyntax.self), let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.limitOfOne?.id == argument.id
        else { return false }
        return call.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "first"
    }

    private var isLimitedToOneElement: Bool {
        self.as(FunctionCallExprSyntax.self)?.limitOfOne != nil
    }

    /// Whether a condition behind it in the same list wants one element: `guard let first = list.first, list.count == 1`.
    private func isFollowedByQuestionForOneElement(of collection: ExprSyntax) -> Bool {
        let element = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(ConditionElementSyntax.self) }.first
        guard let element, let list = element.parent?.as(ConditionElementListSyntax.self) else { return false }
        return list.drop { $0.id != element.id }.dropFirst().contains { other in
            guard case .expression(let condition) = other.condition else { return false }
            let numbers = condition.numbers(of: "\(collection.trimmedDescription).count")?.intersection(RangeSet(0..<Int.max))
            return numbers?.isSubset(of: RangeSet(0..<2)) ?? false
        }
    }

    private static let ends: Set = [
        "first", "last", "min", "max", "popFirst", "popLast", "removeFirst", "removeLast", "firstIndex", "lastIndex",
    ]
}

extension FunctionCallExprSyntax {
    /// The argument that wants no more than one element, as in `rows(limit: 1)`.
    fileprivate var limitOfOne: LabeledExprSyntax? {
        arguments.first { $0.label?.text.lowercased().hasSuffix("limit") == true && $0.expression.trimmedDescription == "1" }
    }
}
