internal import SwiftSyntax

extension FaultRule {
    static let exchangedOperators = FaultRule(
        name: "exchanged-operators", kind: .altered, summary: "A sum is calculated with another operator.",
        advice: "Test with numbers for which every step of the sum matters, none of them 0 or 1, and expect the result.",
        examples: [
            FaultExample("a sum", "let x = count + last", plants: ["Screen uses - instead of + in `count + last`"]),
            FaultExample(
                "a quotient and a rest", "let x = count / last % 7",
                plants: ["Screen uses * instead of / in `count / last`", "Screen uses * instead of % in `count / last % 7`"]),
            FaultExample("an addition", "count += last", plants: ["Screen uses -= instead of += in `count += last`"]),
            FaultExample("bits", "let x = flags & mask", plants: ["Screen uses | instead of & in `flags & mask`"]),
            FaultExample(
                "texts and lists", "let x = \"a\" + name + end; list += [1]; func run(name: String) { let y = name + end }", plants: []),
            FaultExample("a comparison and a range", "let x = count == last; let y = 0..<count", plants: []),
        ]
    ) { node, context in
        if let statement = node.as(CodeBlockItemSyntax.self), let infix = statement.item.as(InfixOperatorExprSyntax.self),
            let changed = Exchange(infix, context), infix.operator.trimmedDescription.hasSuffix("=")
        {
            return [changed.fault(around: statement.item.textRange, prefix: "if seamsFault(#) { \(changed.after) } else { ", suffix: " }")]
        }
        guard let infix = node.as(InfixOperatorExprSyntax.self), let changed = Exchange(infix, context),
            !infix.operator.trimmedDescription.hasSuffix("=")
        else { return [] }
        return [changed.fault(around: infix.textRange, prefix: "(seamsFault(#) ? \(changed.after) : ", suffix: ")")]
    }

    /// An operator that is exchanged for another one.
    private struct Exchange {
        let infix: InfixOperatorExprSyntax
        let sign: String
        /// The expression with the other operator, on one line.
        let after: String
        let other: String

        init?(_ infix: InfixOperatorExprSyntax, _ context: FaultContext) {
            guard let other = infix.exchangedOperator, infix.canStandOnOneLine, !infix.joins(context) else { return nil }
            self.infix = infix
            self.other = other
            sign = infix.operator.trimmedDescription
            after = "\(infix.leftOperand.oneLine) \(other) \(infix.rightOperand.oneLine)"
        }

        func fault(around range: Range<Int>, prefix: String, suffix: String) -> Fault {
            Fault(
                [.init(range: range, prefix: prefix, suffix: suffix)], of: [Syntax(infix)],
                words: "\(infix.subject) uses \(other) instead of \(sign) in `\(infix.oneLine)`", before: infix.oneLine, after: after)
        }
    }
}
