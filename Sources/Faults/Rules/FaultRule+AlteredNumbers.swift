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
            FaultExample(
                "a number beside an operator of one's own", "let x = count ≥ 5",
                plants: ["Screen calculates with 6 instead of 5 in `count ≥ 5`", "Screen calculates with 4 instead of 5 in `count ≥ 5`"]),
            FaultExample(
                "a constant in a sum", "let day = 86_400; let x = 30 * day",
                plants: [
                    "Screen calculates with 31 instead of 30 in `30 * day`",
                    "Screen calculates with 86401 instead of 86_400 in `day = 86_400`",
                ]),
            FaultExample(
                "a constant in a comparison", "let few = 3; let x = count < few; let y = 2 * few",
                plants: [
                    "Screen calculates with 3 instead of 2 in `2 * few`"
                ]),
            FaultExample(
                "a time later", "let x = now.addingTimeInterval(60); let y = calendar.date(byAdding: .day, value: 30, to: now)",
                plants: [
                    "Screen calculates with 31 instead of 30 in `calendar.date(byAdding: .day, value: 30, to: now)`",
                    "Screen calculates with 61 instead of 60 in `now.addingTimeInterval(60)`",
                ]),
            FaultExample(
                "what divides a count", "let size = 3; let x = count.isMultiple(of: size); let y = last.isMultiple(of: 2)",
                plants: [
                    "Screen calculates with 3 instead of 2 in `last.isMultiple(of: 2)`",
                    "Screen calculates with 4 instead of 3 in `size = 3`",
                ]),
            FaultExample(
                "the places of a loop", "for place in stride(from: 3, through: count, by: 4) { add(place) }",
                plants: [
                    "Screen calculates with 4 instead of 3 in `stride(from: 3, through: count, by: 4)`",
                    "Screen calculates with 5 instead of 4 in `stride(from: 3, through: count, by: 4)`",
                ]),
            FaultExample("a number in a comparison, and a first value", "let x = count == 1; let y = 7; let z = 1 << 4", plants: []),
        ]
    ) { node, _ in
        guard let greater = node.greaterNumber else { return [] }
        if let calculation = node.namedCalculation {
            var fault = other(than: node, greater, in: calculation)
            if node.parent?.as(LabeledExprSyntax.self)?.label?.text == "of" {
                fault.advice = "Test exactly \(node.oneLine), and twice as much, and expect the exact results: \(greater) divides neither."
            }
            return [fault]
        }
        guard let infix = node.parent?.as(InfixOperatorExprSyntax.self) else { return [] }
        guard let sign = infix.exchangedOperator, sign.contains(where: "+-*/".contains) else {
            // The meaning of an operator of one's own is unknown: it may compare.
            guard infix.isOfOperatorOfOnesOwn, let number = node.as(ExprSyntax.self)?.wholeNumber else { return [] }
            return [greater, "\(number - 1)"].map { changed in
                var fault = other(than: node, changed, in: infix.oneLine)
                fault.advice = "Test the values right beside \(node.oneLine), on both sides, and expect the exact results."
                return fault
            }
        }
        var fault = other(than: node, greater, in: infix.oneLine)
        fault.advice = advice(onDividing: infix, by: node, insteadOf: greater)
        return [fault]
    }

    private static func other(than number: Syntax, _ other: String, in calculation: String) -> Fault {
        Fault(
            around: number.textRange, prefix: "(seamsFault(#) ? \(other) : ", suffix: ")",
            words: "\(number.subject) calculates with \(other) instead of \(number.oneLine) in `\(calculation)`", before: number.oneLine,
            after: other)
    }

    /// The advice for a whole number by which something is divided: most values give the same result with the next number.
    private static func advice(onDividing infix: InfixOperatorExprSyntax, by number: Syntax, insteadOf greater: String) -> String? {
        guard number.is(IntegerLiteralExprSyntax.self), infix.rightOperand.id == number.id else { return nil }
        let (value, divisor) = (infix.leftOperand.oneLine, number.oneLine)
        switch infix.operator.trimmedDescription {
        case "/", "/=":
            return "Test a case in which `\(value)` is exactly \(divisor), or a multiple of it, and expect the exact result: "
                + "divided by \(greater), it is another one."
        case "%", "%=":
            let difference = infix.leftOperand.withoutParentheses.as(InfixOperatorExprSyntax.self)
            if difference?.operator.trimmedDescription == "-", difference?.leftOperand.oneLine == divisor {
                return "Test a case in which `\(value)` is exactly \(divisor), and expect the exact result: only there is the remainder "
                    + "another one with \(greater)."
            }
            return "Test two values of `\(value)` that are \(divisor) apart, at a limit of the remainder if it has one, and expect the "
                + "same result for both: with \(greater), their remainders differ."
        default: return nil
        }
    }
}

extension Syntax {
    /// The calculation of which a number is a part without an operator beside it: the value of a constant that only sums use, or an
    /// argument such as the time between two moments; nil for any other node.
    var namedCalculation: String? {
        if let argument = parent?.as(LabeledExprSyntax.self) { return argument.isCalculatedWith ? argument.parent?.parent?.oneLine : nil }
        guard let binding = parent?.parent?.as(PatternBindingSyntax.self), parent?.is(InitializerClauseSyntax.self) == true,
            binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
        else { return nil }
        let name = binding.pattern.trimmedDescription
        let uses = NameUses.ofMember(name, in: binding.root)
        return !uses.isEmpty && uses.allSatisfy(\.isCalculatedWith) ? "\(name) = \(oneLine)" : nil
    }
}

extension ExprSyntax {
    /// Whether it stands beside the operator of a sum or a product, or is such an argument of a call.
    fileprivate var isCalculatedWith: Bool {
        if let argument = parent?.as(LabeledExprSyntax.self) { return argument.isCalculatedWith }
        return parent?.as(InfixOperatorExprSyntax.self)?.exchangedOperator?.contains(where: "+-*/".contains) ?? false
    }
}

extension LabeledExprSyntax {
    /// Whether the call calculates with it: `addingTimeInterval(60)`, `date(byAdding: .day, value: 30, to: now)`, `isMultiple(of: 3)`.
    fileprivate var isCalculatedWith: Bool {
        guard let call = parent?.parent?.as(FunctionCallExprSyntax.self), let name = call.calledName,
            // Another rule moves the ends of numbers that are only compared.
            call.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "contains"
        else { return false }
        return name == "addingTimeInterval" || label.map { Self.labelsOfNumbers[name]?.contains($0.text) ?? false } ?? false
    }

    private static let labelsOfNumbers = ["date": ["value"], "isMultiple": ["of"], "stride": ["from", "by"]]
}
