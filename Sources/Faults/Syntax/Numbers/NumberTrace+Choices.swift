internal import SwiftSyntax

extension NumberTrace {
    /// Goes the way that conditions lead to, or both if nobody knows.
    func choose(
        _ conditions: ConditionElementListSyntax, _ state: State, yes: (State) throws -> Known, no: (State) throws -> Known
    ) throws -> Known {
        var then = state
        var texts: [String] = []
        for element in conditions {
            guard case .expression(let condition) = element.condition else {
                if holdsAssumption(element) { throw GivesUp() }
                let text = then.mention(element)
                texts.append(text)
                for name in element.newNames { try introduce(name, .text("\(name) of \(text)"), &then) }
                continue
            }
            switch try known(condition, &then) {
            case .truth(true): break
            // What the others find or do no longer matters: they have no effects, or this gives up.
            case .truth(false): return then.effects == state.effects ? try no(state) : try giveUp()
            case .text(let text):
                texts.append(text)
                then.assume(text, is: true)
            case .number: throw GivesUp()
            }
        }
        guard !texts.isEmpty else { return try yes(then) }
        guard then.effects == state.effects else { throw GivesUp() }
        let text = texts.joined(separator: " && ")
        var other = state
        other.assume(text, is: false)
        return try join(text, yes(then), no(other))
    }

    /// Goes the way that the patterns of a `switch` lead to, or several if nobody knows.
    func choose(_ choice: SwitchExprSyntax, _ state: State, then: (SwitchCaseSyntax, State) throws -> Known) throws -> Known {
        let ways = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.flatMap(NumberChoice.Way.all)
        var state = state
        let subjects = choice.subject.as(TupleExprSyntax.self).map { $0.elements.map(\.expression) } ?? [choice.subject]
        let values = try subjects.map { try known($0, &state) }
        return try choose(ways[...], values, state, then)
    }

    private func choose(
        _ ways: ArraySlice<NumberChoice.Way>, _ values: [Known], _ state: State, _ then: (SwitchCaseSyntax, State) throws -> Known
    ) throws -> Known {
        try budget.spend()
        guard let way = ways.first else { throw GivesUp() }
        var found = state
        let rest = ways.dropFirst()
        switch try answer(to: way, values, &found) {
        case .truth(true): return try then(way.branch, found)
        case .truth(false): return try choose(rest, values, state, then)
        case .number: throw GivesUp()
        case .text(let text):
            var other = state
            found.assume(text, is: true)
            other.assume(text, is: false)
            return try join(text, then(way.branch, found), choose(rest, values, other, then))
        }
    }

    /// Whether a pattern takes the values, with its condition.
    private func answer(to way: NumberChoice.Way, _ values: [Known], _ state: inout State) throws -> Known {
        guard let item = way.item else { return .truth(true) }
        if let assumption, item.id == assumption.part { return .truth(assumption.answer) }
        let elements = way.elements
        // One name for the whole tuple takes every value.
        guard elements.count == values.count || elements.count == 1 && elements[0].takesAll else { throw GivesUp() }
        var answers = zip(elements, values).map { $0.answer(for: $1) }
        for name in item.pattern.newNames {
            // A name for the only value has that value.
            try introduce(name, values.count == 1 && elements.count == 1 ? values[0] : .text("\(name) of \(item.oneLine)"), &state)
        }
        if let condition = item.whereClause?.condition {
            if answers.contains(.truth(false)) { return .truth(false) }
            answers.append(try known(condition, &state))
        }
        if answers.contains(.truth(false)) { return .truth(false) }
        let texts = answers.filter { $0 != .truth(true) }.map(\.text)
        return texts.isEmpty ? .truth(true) : .text(texts.joined(separator: " && "))
    }

    /// The known part after a condition that nobody knows.
    func join(_ condition: String, _ yes: Known, _ no: Known) -> Known {
        yes == no ? yes : .text("\(condition) ? { \(yes.text) } : { \(no.text) }")
    }

    private func giveUp() throws -> Known { throw GivesUp() }
}

extension MatchedElement {
    fileprivate var takesAll: Bool {
        if case .anything = self { true } else { false }
    }

    /// Whether a value matches, as far as it is known.
    fileprivate func answer(for value: NumberTrace.Known) -> NumberTrace.Known {
        switch (self, value) {
        case (.anything, _): .truth(true)
        case (.numbers(let those), .number(let number)): .truth(those.contains(number))
        case (.literal("true"), _): value
        case (.literal("false"), .truth(let truth)): .truth(!truth)
        case (.literal("false"), _): .text(value.text.hasPrefix("!") ? String(value.text.dropFirst()) : "!" + value.text)
        case (.numbers(let those), _): .text("\(value.text) in \(those)")
        case (.literal(let text), _), (.unknown(let text), _): .text("\(value.text) is \(text)")
        }
    }
}
