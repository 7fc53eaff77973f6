internal import SwiftSyntax

extension ArrayExprSyntax {
    /// The faults that a truth beside another one is the other one, in a list that has one for each number.
    var movedTruths: [Fault] {
        let truths = elements.compactMap { $0.expression.as(BooleanLiteralExprSyntax.self) }
        guard truths.count == elements.count, truths.count > 2, parent?.is(SubscriptCallExprSyntax.self) == true, let parent else {
            return []
        }
        let texts = truths.map(\.literal.text)
        return truths.enumerated().filter { place, _ in
            [place - 1, place + 1].contains { texts.indices.contains($0) && texts[$0] != texts[place] }
        }.map { place, truth in
            let other = texts[place] == "true" ? "false" : "true"
            return Fault(
                around: truth.textRange, prefix: "(seamsFault(#) ? \(other) : ", suffix: ")",
                words: "\(truth.subject) takes \(other) for \(place) in `\(parent.oneLine)`", before: texts[place], after: other)
        }
    }
}
