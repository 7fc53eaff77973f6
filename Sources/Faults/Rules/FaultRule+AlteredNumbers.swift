internal import SwiftSyntax

extension FaultRule {
    static let alteredNumbers = FaultRule(
        name: "altered-numbers", kind: .altered, summary: "A number in a sum is greater by one.",
        advice: "Expect the exact result of a sum that depends on this number.",
        examples: [
            FaultExample("a factor", "let x = count * 5", plants: ["Screen calculates with 6 instead of 5 in `count * 5`"]),
            FaultExample("an addend", "count -= 10", plants: ["Screen calculates with 11 instead of 10 in `count -= 10`"]),
            FaultExample(
                "a fraction", "let x = price * 1.19", plants: ["Screen calculates with 2.19 instead of 1.19 in `price * 1.19`"]),
            FaultExample("a number in a comparison, and a first value", "let x = count == 1; let y = 7; let z = 1 << 4", plants: []),
        ]
    ) { node, _ in
        guard let greater = node.greaterNumber, let infix = node.parent?.as(InfixOperatorExprSyntax.self),
            let sign = infix.exchangedOperator, sign.contains(where: "+-*/".contains)
        else { return [] }
        return [
            Fault(
                around: node.textRange, prefix: "(seamsFault(#) ? \(greater) : ", suffix: ")",
                words: "\(node.subject) calculates with \(greater) instead of \(node.oneLine) in `\(infix.oneLine)`", before: node.oneLine,
                after: greater)
        ]
    }
}
