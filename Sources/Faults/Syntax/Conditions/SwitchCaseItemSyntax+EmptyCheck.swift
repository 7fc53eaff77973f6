internal import SwiftSyntax

extension SwitchCaseItemSyntax {
    /// Whether it is the way of an empty collection, and the other ways do the same for one.
    ///
    /// `case 0: return 0` is such a way of `switch prices.count`, before `default: return prices.reduce(0, +)`.
    var asksInVainForEmpty: Bool {
        let choice = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first
        guard whereClause == nil, let subject = choice?.subject.as(MemberAccessExprSyntax.self), let list = subject.base, list.onlyReads,
            ["count": "0", "isEmpty": "true"][subject.declName.baseName.text] == pattern.trimmedDescription
        else { return false }
        return NumberTrace.isSame(whateverIs: self, forEmpty: list) || NumberTrace.isSameValue(whateverIs: self, forEmpty: list)
    }
}
