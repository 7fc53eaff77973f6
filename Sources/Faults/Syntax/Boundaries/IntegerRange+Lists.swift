internal import SwiftSyntax

extension IntegerRange {
    /// The other ranges of a list of which a value must lie in one: `[0..<6, 22..<24].contains { $0.contains(hour) }`; nil outside of such a list.
    var othersInList: [IntegerRange]? {
        guard let element = expression.outermostParentheses.parent?.as(ArrayElementSyntax.self),
            let list = element.parent?.parent?.as(ArrayExprSyntax.self), ExprSyntax(list).isAskedInWhichElementAValueLies
        else { return nil }
        return list.elements.filter { $0.id != element.id }.compactMap { IntegerRange($0.expression.withoutParentheses) }
    }
}

extension ExprSyntax {
    /// Whether the list, or the constant that holds it, is asked for an element with a value in it.
    fileprivate var isAskedInWhichElementAValueLies: Bool {
        if asksForContents { return true }
        guard parent?.is(InitializerClauseSyntax.self) == true, let binding = parent?.parent?.as(PatternBindingSyntax.self),
            binding.isConstant
        else { return false }
        return NameUses.ofMember(binding.pattern.trimmedDescription, in: root).contains { ExprSyntax($0).asksForContents }
    }

    private static let questions: Set = ["contains", "first", "firstIndex", "last", "filter", "allSatisfy"]

    private var asksForContents: Bool {
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id,
            Self.questions.contains(access.declName.baseName.text), let call = access.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        let question = call.trimmedDescription
        return question.contains(".contains(") || question.contains("~=")
    }
}
