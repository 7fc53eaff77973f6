internal import SwiftSyntax

extension FaultRule {
    /// A number by which a value is divided, or that is taken away from it, before the result decides something, is smaller by one.
    ///
    /// `cents / 5000 > 0` has its boundary at 5000: another rule makes the number greater, so that a test must try 5000; this one needs 4999.
    static let movedDivisors = FaultRule(
        name: "moved-divisors", kind: .flipped, summary: "A number by which a value is divided to find its step is smaller by one.",
        advice: "Test the values right at the step, on both sides.",
        examples: [
            FaultExample(
                "a quotient that is compared", "let isLong = count / 10 > 0",
                plants: ["Screen calculates with 9 instead of 10 in `count / 10`"]),
            FaultExample(
                "a rest that is compared", "let isNight = (hour + 2) % 24 < 8",
                plants: ["Screen calculates with 23 instead of 24 in `(hour + 2) % 24`"]),
            FaultExample(
                "a quotient that is limited", "let points = 1 + min(cents / 5000, 1)",
                plants: ["Screen calculates with 4999 instead of 5000 in `cents / 5000`"]),
            FaultExample(
                "an index", "let price = [390, 690][grams / 1000 + 1]",
                plants: ["Screen calculates with 999 instead of 1000 in `grams / 1000`"]),
            FaultExample(
                "a sign", "let isLight = (grams - 1000).signum() < 0 || UInt(exactly: weight - 1000) == nil",
                plants: [
                    "Screen calculates with 999 instead of 1000 in `grams - 1000`",
                    "Screen calculates with 999 instead of 1000 in `weight - 1000`",
                ]),
            FaultExample(
                "a named division", "let isLong = count.quotientAndRemainder(dividingBy: 9).quotient > 0",
                plants: [
                    "Screen calculates with 10 instead of 9 in `count.quotientAndRemainder(dividingBy: 9)`",
                    "Screen calculates with 8 instead of 9 in `count.quotientAndRemainder(dividingBy: 9)`",
                ]),
            FaultExample(
                "a quotient with a name that decides",
                "let euros = cents / 100; switch euros { case ..<1: stop(); default: start() }; let kilos = grams / 1000; if kilos >= 2 { stop() }",
                plants: [
                    "Screen calculates with 99 instead of 100 in `cents / 100`",
                    "Screen calculates with 999 instead of 1000 in `grams / 1000`",
                ]),
            FaultExample(
                "a quotient that is used as it is, and a rest with a name",
                "let euros = cents / 100; start(cents % 100); let hour = hours % 24; if hour < 6 { stop() }", plants: []),
            FaultExample("a difference that is compared", "let isLight = grams - 1000 < 0", plants: []),
            FaultExample("what divides a number", "let isEven = place % 2 == 0; let isRound = cents % 100 == 0", plants: []),
        ], subjects: [.katas]
    ) { node, _ in
        guard let number = node.as(ExprSyntax.self)?.wholeNumber, number > 2, number < .max else { return [] }
        if let infix = node.parent?.as(InfixOperatorExprSyntax.self), infix.rightOperand.id == node.id {
            let sign = infix.operator.trimmedDescription
            let isStep = ["/", "%"].contains(sign) && infix.decidesSomething || sign == "-" && infix.isAskedForItsSign
            return isStep ? [other(than: number, number - 1, at: node, in: infix)] : []
        }
        guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label?.text == "dividingBy",
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return [] }
        return [number - 1, number + 1].map { other(than: number, $0, at: node, in: call) }
    }

    private static func other(than number: Int, _ other: Int, at node: Syntax, in expression: some ExprSyntaxProtocol) -> Fault {
        Fault(
            around: node.textRange, prefix: "(seamsFault(#) ? \(other) : ", suffix: ")",
            words: "\(node.subject) calculates with \(other) instead of \(node.oneLine) in `\(expression.oneLine)`", before: node.oneLine,
            after: "\(other)")
    }
}

extension InfixOperatorExprSyntax {
    /// Whether the result, alone or in a sum with a number, is compared with a number, limited, or an index.
    fileprivate var decidesSomething: Bool {
        var inner = Syntax(self)
        while let outer = inner.parent {
            if let infix = outer.as(InfixOperatorExprSyntax.self) {
                let other = infix.leftOperand.id == inner.id ? infix.rightOperand : infix.leftOperand
                guard other.isNumber else { return false }
                // Whether a number divides another one has no boundary.
                if infix.isComparison { return !isRest || infix.hasBoundary }
                guard ["+", "-"].contains(infix.operator.trimmedDescription) else { return false }
            } else if let call = outer.as(FunctionCallExprSyntax.self) {
                return ["min", "max"].contains(call.calledName) && call.arguments.contains { $0.expression.isNumber }
            } else if outer.is(SubscriptCallExprSyntax.self) {
                return true
            } else if let binding = outer.parent?.as(PatternBindingSyntax.self), outer.is(InitializerClauseSyntax.self) {
                return !isRest && binding.decidesSomething
            } else if ![.tupleExpr, .labeledExprList, .labeledExpr].contains(outer.kind) {
                return false
            }
            inner = outer
        }
        return false
    }

    fileprivate var isAskedForItsSign: Bool {
        if let argument = parent?.as(LabeledExprSyntax.self), argument.label?.text == "exactly" {
            return argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledName?.hasPrefix("UInt") == true
        }
        guard let tuple = parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return false }
        return tuple.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "signum"
    }

    private var isRest: Bool { self.operator.trimmedDescription == "%" }

    private var hasBoundary: Bool { Self.boundaries[self.operator.trimmedDescription] != nil }

    private var isComparison: Bool { ["==", "!=", "<", "<=", ">", ">="].contains(self.operator.trimmedDescription) }
}

extension PatternBindingSyntax {
    /// Whether it is a constant of a function that is compared with a number, or between whose numbers a `switch` chooses.
    fileprivate var decidesSomething: Bool {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let declaration = parent?.parent?.as(VariableDeclSyntax.self),
            declaration.bindingSpecifier.tokenKind == .keyword(.let),
            let body = declaration.parent?.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return NameUses.of(name, in: body).contains { use in
            if let infix = use.parent?.as(InfixOperatorExprSyntax.self) {
                let other = infix.leftOperand.id == use.id ? infix.rightOperand : infix.leftOperand
                return ["<", "<=", ">", ">="].contains(infix.operator.trimmedDescription) && other.isNumber
            }
            return use.parent?.as(SwitchExprSyntax.self)?.subject.id == use.id
        }
    }
}

extension ExprSyntax {
    fileprivate var isNumber: Bool { wholeNumber != nil || self.is(FloatLiteralExprSyntax.self) }
}
