internal import SwiftSyntax

extension FaultRule {
    static let exchangedOperators = FaultRule(
        name: "exchanged-operators", kind: .altered, summary: "A sum is calculated with another operator.",
        advice: "Test with numbers for which every step of the sum matters, none of them 0 or 1, and expect the result.",
        otherwise: "If nothing depends on it, remove the sum.",
        examples: [
            FaultExample("a sum", "let x = count + last", plants: ["Screen uses - instead of + in `count + last`"]),
            FaultExample(
                "a quotient and a rest", "let x = count / last % 7",
                plants: ["Screen uses * instead of / in `count / last`", "Screen uses * instead of % in `count / last % 7`"]),
            FaultExample("an addition", "count += last", plants: ["Screen uses -= instead of += in `count += last`"]),
            FaultExample("bits", "let x = flags & mask", plants: ["Screen uses | instead of & in `flags & mask`"]),
            FaultExample(
                "texts and lists",
                "let x = \"a\" + name + end; list += [1]; func run(name: String) { let y = name + end; let z = y.uppercased() + end }",
                plants: []),
            FaultExample(
                "an operator that is handed on, and a product with a name",
                "let x = pairs.map(*); let y = zip(list, times).map { $0.multipliedReportingOverflow(by: $1).partialValue }",
                plants: [
                    "Screen uses / instead of * in `pairs.map(*)`",
                    "Screen uses 1 instead of $1 in `$0.multipliedReportingOverflow(by: $1)`",
                ]),
            FaultExample(
                "a sum of equal parts", "let x = list.flatMap { Array(repeating: $0.cents, count: $0.count) }.reduce(0, +)",
                plants: ["Screen uses 1 instead of $0.count in `Array(repeating: $0.cents, count: $0.count)`"]),
            FaultExample("a comparison and a range", "let x = count == last; let y = 0..<count", plants: []),
        ]
    ) { node, context in
        if let statement = node.as(CodeBlockItemSyntax.self), let infix = statement.item.as(InfixOperatorExprSyntax.self),
            let changed = Exchange(infix, context), infix.operator.trimmedDescription.hasSuffix("=")
        {
            return [changed.fault(around: statement.item.textRange, prefix: "if seamsFault(#) { \(changed.after) } else { ", suffix: " }")]
        }
        if let sign = node.as(DeclReferenceExprSyntax.self) { return sign.exchanged }
        if let call = node.as(FunctionCallExprSyntax.self) { return call.forgottenFactor }
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

extension DeclReferenceExprSyntax {
    /// The fault that another operator calculates each element: `(/)` in place of `*` in `pairs.map(*)`; none for anything else.
    fileprivate var exchanged: [Fault] {
        guard let other = InfixOperatorExprSyntax.arithmetic[baseName.text], let argument = parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.calledName == "map", call.canStandOnOneLine
        else { return [] }
        return [
            Fault(
                around: textRange, prefix: "seamsEither(#, (", suffix: "), or: (\(other)))",
                words: "\(subject) uses \(other) instead of \(baseName.text) in `\(call.oneLine)`", before: baseName.text, after: other)
        ]
    }
}

extension FunctionCallExprSyntax {
    /// The fault that a product without its operator takes its value once: `Array(repeating: price, count: count)`; none for any other call.
    fileprivate var forgottenFactor: [Fault] {
        guard let factor = factorOfProduct, factor.knownNumber == nil, !factor.is(InfixOperatorExprSyntax.self), canStandOnOneLine else {
            return []
        }
        return [
            Fault(
                around: factor.textRange, prefix: "(seamsFault(#) ? 1 : ", suffix: ")",
                words: "\(subject) uses 1 instead of \(factor.oneLine) in `\(oneLine)`", before: factor.oneLine, after: "1")
        ]
    }

    private var factorOfProduct: ExprSyntax? {
        switch calledName {
        case "multipliedReportingOverflow", "multipliedFullWidth": return arguments.first { $0.label?.text == "by" }?.expression
        case "Array", "repeatElement":
            guard let value = arguments.first, arguments.count == 2, value.label?.text == "repeating" || calledName == "repeatElement",
                !value.expression.isWrittenValue
            else { return nil }
            return arguments.last?.label?.text == "count" ? arguments.last?.expression : nil
        default: return nil
        }
    }
}

extension ExprSyntax {
    /// Whether it is a literal, of which no sum is made.
    fileprivate var isWrittenValue: Bool {
        [
            .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .arrayExpr, .dictionaryExpr,
        ].contains(withoutParentheses.kind)
    }
}
