internal import SwiftSyntax

extension FaultRule {
    /// A kata's tests need not tell the ends of a list apart that has one element there.
    static let exchangedEnds = FaultRule(
        name: "exchanged-ends", kind: .altered,
        summary: "The other end is used: the last element for the first, the largest for the smallest.",
        advice: "Test with several elements that differ, and expect the right one.",
        examples: [
            FaultExample("an element", "let x = list.first", plants: ["Screen uses last instead of first in `list.first`"]),
            FaultExample("the largest", "let x = list.max() ?? 0", plants: ["Screen uses min instead of max in `list.max()`"]),
            FaultExample(
                "the end of a text", "let x = name.hasSuffix(end)",
                plants: ["Screen uses hasPrefix instead of hasSuffix in `name.hasSuffix(end)`"]),
            FaultExample(
                "a chain behind a question mark, and a variable", "let x = list?.first; let last = first; start(last: first)", plants: []),
        ], subjects: [.ownCode]
    ) { node, _ in
        guard let access = node.as(MemberAccessExprSyntax.self), let base = access.base, !base.isOptionalChain,
            let other = otherEnds[access.declName.baseName.text]
        else { return [] }
        let call = access.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == access.id ? $0 : nil }
        let whole = call.map { Syntax($0) } ?? node
        guard whole.canStandOnOneLine, !whole.isAssigned else { return [] }
        let arguments = whole.oneLine.dropFirst(access.oneLine.count)
        let after = "\(base.oneLine).\(other)\(arguments)"
        return [
            Fault(
                [.init(range: whole.textRange, prefix: "(seamsFault(#) ? \(after) : ", suffix: ")")], of: [whole],
                words: "\(node.subject) uses \(other) instead of \(access.declName.baseName.text) in `\(whole.oneLine)`",
                before: whole.oneLine, after: after)
        ]
    }

    private static let otherEnds: [String: String] = [
        ("first", "last"), ("min", "max"), ("hasPrefix", "hasSuffix"), ("prefix", "suffix"), ("dropFirst", "dropLast"),
        ("removeFirst", "removeLast"), ("popFirst", "popLast"), ("firstIndex", "lastIndex"),
    ]
    .reduce(into: [:]) { pairs, pair in
        pairs[pair.0] = pair.1
        pairs[pair.1] = pair.0
    }
}

extension ExprSyntax {
    /// Whether a question mark in it may skip the rest of a chain.
    fileprivate var isOptionalChain: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
    }
}
