internal import SwiftSyntax

extension NumberTrace {
    /// Tells the known part of an expression; the calls in it become effects.
    func known(_ expression: ExprSyntax, _ state: inout State) throws -> Known {
        try budget.spend()
        if let assumption, expression.id == assumption.part { return .truth(assumption.answer) }
        let found = try parts(of: expression, &state)
        if case .text(let text) = found, let answer = state.facts[text] { return .truth(answer) }
        return found
    }

    private func parts(of expression: ExprSyntax, _ state: inout State) throws -> Known {
        if let value, expression.trimmedDescription == value.trimmedDescription { return .number(number) }
        if let known = state.others[expression.trimmedDescription] { return known }
        if let number = expression.knownNumber { return .number(number) }
        if let truth = expression.as(BooleanLiteralExprSyntax.self) { return .truth(truth.literal.tokenKind == .keyword(.true)) }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return try state.locals[name.baseName.text] ?? answer(of: name) ?? .text(name.baseName.text)
        }
        let inner = expression.withoutParentheses
        if inner.id != expression.id { return try known(inner, &state) }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return try known(prefix, &state) }
        if let infix = expression.as(InfixOperatorExprSyntax.self) { return try known(infix, &state) }
        if let choice = expression.as(TernaryExprSyntax.self) {
            let condition = try known(choice.condition, &state)
            return try choose(condition, state, choice.thenExpression) { try only(choice.elseExpression, $0) }
        }
        if let branch = expression.as(IfExprSyntax.self) {
            return try choose(branch.conditions, state) {
                try only(branch.body.statements, $0)
            } no: { other in
                switch branch.elseBody {
                case .codeBlock(let block): return try only(block.statements, other)
                case .ifExpr(let next): return try only(ExprSyntax(next), other)
                default: throw GivesUp()
                }
            }
        }
        if let choice = expression.as(SwitchExprSyntax.self) { return try choose(choice, state) { try only($0.statements, $1) } }
        if let text = expression.as(StringLiteralExprSyntax.self) { return try known(text, &state) }
        if let attempt = expression.as(TryExprSyntax.self) {
            return .text("try\(attempt.questionOrExclamationMark?.text ?? "") \(try known(attempt.expression, &state).text)")
        }
        if let wait = expression.as(AwaitExprSyntax.self) { return .text("await \(try known(wait.expression, &state).text)") }
        if let found = try answer(ofEmptyListIn: expression, state) { return found }
        if let call = expression.as(FunctionCallExprSyntax.self) { return try known(call, &state) }
        let isLaterUse = expression.is(ClosureExprSyntax.self) && expression.identifiers.contains { state.locals[$0] != nil }
        if isLaterUse || holdsAssumption(expression) { throw GivesUp() }
        let text = state.mention(expression)
        if !expression.callNothing { state.note(text) }
        return .text(text)
    }

    /// Tells the known part of an expression that must have no effect, since it is only one of two.
    private func only(_ expression: ExprSyntax, _ state: State) throws -> Known {
        var after = state
        let value = try known(expression, &after)
        if after.effects != state.effects { throw GivesUp() }
        return value
    }

    private func only(_ statements: CodeBlockItemListSyntax, _ state: State) throws -> Known {
        guard statements.count == 1, let item = statements.first?.item,
            let expression = item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression
        else { throw GivesUp() }
        return try only(expression, state)
    }

    private func choose(_ condition: Known, _ state: State, _ yes: ExprSyntax, no: (State) throws -> Known) throws -> Known {
        switch condition {
        case .truth(true): return try only(yes, state)
        case .truth(false): return try no(state)
        case .number: throw GivesUp()
        case .text(let text):
            var (then, other) = (state, state)
            then.assume(text, is: true)
            other.assume(text, is: false)
            return try join(text, only(yes, then), no(other))
        }
    }

    private func known(_ prefix: PrefixOperatorExprSyntax, _ state: inout State) throws -> Known {
        switch (prefix.operator.text, try known(prefix.expression, &state)) {
        case ("!", .truth(let truth)): .truth(!truth)
        case ("-", .number(let number)) where number > .min: .number(-number)
        case ("!", .text(let text)) where text.hasPrefix("!"): .text(String(text.dropFirst()))
        case (let sign, let inner): .text(sign + inner.text)
        }
    }

    private func known(_ text: StringLiteralExprSyntax, _ state: inout State) throws -> Known {
        var parts: [String] = []
        for segment in text.segments {
            guard let interpolation = segment.as(ExpressionSegmentSyntax.self) else {
                parts.append(segment.trimmedDescription)
                continue
            }
            for element in interpolation.expressions { parts.append("\\(\(try known(element.expression, &state).text))") }
        }
        return .text("\"\(parts.joined())\"")
    }

    private func known(_ call: FunctionCallExprSyntax, _ state: inout State) throws -> Known {
        if let question = ExprSyntax(call).rangeQuestion, case .number(let number) = try known(question.value, &state) {
            return .truth(question.range.contains(number))
        }
        if call.onlyAsksCollection, !holdsAssumption(call) { return .text(state.mention(call)) }
        if call.trailingClosure != nil || holdsAssumption(call.calledExpression) { throw GivesUp() }
        let arguments = try call.arguments.map { argument in
            (label: argument.label.map { "\($0.text): " } ?? "", value: try known(argument.expression, &state))
        }
        let name = call.calledExpression.trimmedDescription
        let numbers = arguments.compactMap { argument -> Int? in if case .number(let number) = argument.value { number } else { nil } }
        if numbers.count == arguments.count, let first = numbers.first {
            if name == "min" { return .number(numbers.reduce(first, min)) }
            if name == "max" { return .number(numbers.reduce(first, max)) }
        }
        // What is compared with a boundary of 0 is an amount, and so is the other one: neither is negative.
        if name == "min", number == 0, numbers.contains(0) { return .number(0) }
        // From an amount, nothing is taken away, and the rest is not negative either.
        if name == "max", number == 0, numbers == [0], let place = call.arguments.map(\.expression).firstIndex(where: \.isDifference),
            let taken = call.arguments.map(\.expression)[place].as(InfixOperatorExprSyntax.self)?.rightOperand,
            try known(taken, &state) == .number(0)
        {
            return arguments[place].value
        }
        if let answer = try answer(of: call, to: arguments.map(\.value)) { return answer }
        let text = "\(state.mention(call.calledExpression))(\(arguments.map { $0.label + $0.value.text }.joined(separator: ", ")))"
        state.note(text)
        // The call may have changed what it is made on, or what it is handed to change.
        for name in call.identifiers where state.locals[name] != nil && !name.isConstant(in: call) {
            state.locals[name] = .text("\(name) behind \(text)")
        }
        return .text(text)
    }
}

extension String {
    /// Whether a call cannot change the variable with this name: it is neither what the call is made on nor handed over with `&`.
    fileprivate func isConstant(in call: FunctionCallExprSyntax) -> Bool {
        let isBase = call.calledExpression.identifiers.first == self
        return !isBase && !call.arguments.contains { $0.expression.is(InOutExprSyntax.self) && $0.expression.identifiers.contains(self) }
    }
}

extension ExprSyntax {
    /// Whether it is one value less another one, as a price is that a voucher may exceed.
    fileprivate var isDifference: Bool {
        guard let infix = self.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "-" else { return false }
        return infix.leftOperand.knownNumber == nil && infix.rightOperand.knownNumber == nil
    }
}
