internal import SwiftSyntax

extension NumberTrace {
    /// Tells the known part of a comparison, a connection, a calculation or an assignment.
    func known(_ infix: InfixOperatorExprSyntax, _ state: inout State) throws -> Known {
        let sign = infix.operator.trimmedDescription
        if infix.operator.is(AssignmentExprSyntax.self) {
            return try assign(known(infix.rightOperand, &state), to: infix.leftOperand, &state)
        }
        if ["&&", "||"].contains(sign) { return try connection(infix, isAnd: sign == "&&", &state) }
        let (left, right) = (try known(infix.leftOperand, &state), try known(infix.rightOperand, &state))
        if let calculation = Self.assignments[sign] {
            return try assign(result(left, calculation, right, in: infix), to: infix.leftOperand, &state)
        }
        if infix.changesItsLeft { throw GivesUp() }
        return try result(left, sign, right, in: infix)
    }

    /// The operators that change a variable, each with the calculation.
    static let assignments = ["+=": "+", "-=": "-", "*=": "*", "/=": "/", "%=": "%"]

    private func assign(_ value: Known, to place: ExprSyntax, _ state: inout State) throws -> Known {
        if place.is(TupleExprSyntax.self) { throw GivesUp() }
        if let name = place.as(DeclReferenceExprSyntax.self)?.baseName.text, state.locals[name] != nil {
            state.locals[name] = value
        } else if place.is(DiscardAssignmentExprSyntax.self) {
            return .text("()")
        } else {
            let isOfValue = self.value.map { value in place.identifiers.contains(where: value.identifiers.contains) } ?? false
            if holdsAssumption(place) || isOfValue { throw GivesUp() }
            state.note("\(state.mention(place)) = \(value.text)")
        }
        return .text("()")
    }

    private func connection(_ infix: InfixOperatorExprSyntax, isAnd: Bool, _ state: inout State) throws -> Known {
        let left = try known(infix.leftOperand, &state)
        if case .truth(let truth) = left { return truth == isAnd ? try known(infix.rightOperand, &state) : left }
        var after = state
        after.assume(left.text, is: isAnd)
        let before = after.effects
        let right = try known(infix.rightOperand, &after)
        // Whether the right side runs depends on the left one.
        if after.effects != before { throw GivesUp() }
        if right == .truth(isAnd) { return left }
        return right == .truth(!isAnd) ? right : .text("(\(left.text) \(isAnd ? "&&" : "||") \(right.text))")
    }

    private func result(_ left: Known, _ sign: String, _ right: Known, in infix: InfixOperatorExprSyntax) throws -> Known {
        if case (.number(let first), .number(let second)) = (left, right) {
            if let answer = Self.comparisons[sign] { return .truth(answer(first, second)) }
            if let calculation = Self.calculations[sign] {
                // The rest of a division counts for other types of numbers.
                if sign == "/" && infix.root.mentionsFractions || second == 0 && ["/", "%"].contains(sign) { throw GivesUp() }
                let (number, isTooLarge) = calculation(first, second)
                if isTooLarge { throw GivesUp() }
                return .number(number)
            }
        }
        // No literal is nil but `nil` itself.
        if ["==", "!="].contains(sign), left == .text("nil"), infix.rightOperand.isValueOfItsOwn { return .truth(sign == "!=") }
        if sign == "??", left == .text("nil") { return right }
        if sign == "*", [left, right].contains(.number(0)) { return .number(0) }
        if let neutral = Self.neutral[sign] {
            if right == .number(neutral) { return left }
            if left == .number(neutral), ["+", "*"].contains(sign) { return right }
        }
        if case .truth(let truth) = right, ["==", "!="].contains(sign) {
            if case .truth(let other) = left { return .truth((other == truth) == (sign == "==")) }
            if truth == (sign == "==") { return left }
        }
        return .text("(\(left.text) \(sign) \(right.text))")
    }

    /// The numbers that change nothing on the right of an operator.
    private static let neutral = ["+": 0, "-": 0, "*": 1, "/": 1]

    private static let comparisons: [String: @Sendable (Int, Int) -> Bool] = [
        "<": { $0 < $1 }, "<=": { $0 <= $1 }, ">": { $0 > $1 }, ">=": { $0 >= $1 }, "==": { $0 == $1 }, "!=": { $0 != $1 },
    ]

    private static let calculations: [String: @Sendable (Int, Int) -> (Int, Bool)] = [
        "+": { $0.addingReportingOverflow($1) }, "-": { $0.subtractingReportingOverflow($1) },
        "*": { $0.multipliedReportingOverflow(by: $1) }, "/": { $0.dividedReportingOverflow(by: $1) },
        "%": { $0.remainderReportingOverflow(dividingBy: $1) },
    ]
}

extension Syntax {
    /// Whether the file has numbers with a fraction.
    fileprivate var mentionsFractions: Bool {
        !Set(identifiers).isDisjoint(with: ["Double", "Float", "CGFloat", "Decimal", "TimeInterval", "Duration"])
    }
}

extension ExprSyntax {
    /// Whether it is a literal of a number, a text or a truth.
    fileprivate var isValueOfItsOwn: Bool {
        [.integerLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr].contains(kind)
    }
}
