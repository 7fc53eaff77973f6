internal import SwiftSyntax

/// A place in the code that a value is compared with as a pattern: in a `case`, before `~=`, or before `.contains`.
struct MatchedPlace {
    /// The choice of which it is a case; nil for another place.
    private let item: SwitchCaseItemSyntax?
    /// The elements of tuples that lead to it in its case, the outermost first.
    private let path: [Int]
    /// The value that is compared, and the code that does so; nil in a case.
    private let compared: (value: ExprSyntax, at: Syntax)?

    /// The value that a list or a range is asked for: the argument of `contains`; nil for a pattern.
    let askedFor: ExprSyntax?

    /// Makes the place of an expression; nil if it is no such place.
    init?(_ expression: ExprSyntax) {
        var node = Syntax(expression)
        var path: [Int] = []
        while let element = node.parent?.as(LabeledExprSyntax.self), let tuple = element.parent?.parent?.as(TupleExprSyntax.self) {
            if tuple.elements.count > 1 { path.insert(tuple.elements.prefix { $0.id != element.id }.count, at: 0) }
            node = Syntax(tuple)
        }
        let pattern = node.parent?.as(ExpressionPatternSyntax.self)
        guard pattern != nil || path.isEmpty && (node.isBeforePatternMatch || node.isAskedForContents) else { return nil }
        self.path = path
        askedFor = node.isAskedForContents ? node.parent?.parent?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression : nil
        item = pattern?.parent?.as(SwitchCaseItemSyntax.self)
        compared =
            [node.parent, node.parent?.parent].lazy.compactMap { $0?.as(ExprSyntax.self) }
            .compactMap { question in question.rangeQuestion.map { ($0.value, Syntax(question)) } }.first
    }

    /// Whether nothing changes if the pattern there takes one number more or less: the number never comes here, or the same is done with it.
    func isSame(moving number: Int) -> Bool {
        if let item {
            if isTakenBefore(number, from: item) { return true }
            guard path.count < 2, let around = SwitchExprSyntax.around(item), let choice = NumberChoice(around, at: path.first ?? 0) else {
                return false
            }
            return choice.isSame(moving: number, for: item)
        }
        guard let compared else { return false }
        return !ArrivingNumbers(of: compared.value, at: compared.at).numbers.contains(number)
            || compared.at.isRefusedBeside(number, of: compared.value)
            || NumberTrace.isSame(whateverIs: compared.at, for: number, of: compared.value)
    }

    /// Whether an earlier case takes a number in this place of its tuple, with all that the other places of this case allow.
    private func isTakenBefore(_ number: Int, from item: SwitchCaseItemSyntax) -> Bool {
        guard path.count == 1 else { return false }
        let own = MatchedElement.all(of: item.pattern)
        return earlierCases.contains { earlier in
            guard let elements = MatchedElement.all(of: earlier) else { return false }
            return elements.count == own.count
                && elements.indices.allSatisfy { place in
                    place == path[0] ? elements[place].numbers.certain.contains(number) : elements[place].covers(own[place])
                }
        }
    }

    /// Whether an earlier case of the choice mentions a name.
    func isMentionedBefore(_ name: String) -> Bool {
        earlierCases.contains { $0.whereClause == nil && $0.pattern.identifiers.contains(name) }
    }

    /// The patterns that the choice tries before this one, with their conditions.
    private var earlierCases: [SwitchCaseItemSyntax] {
        guard let item,
            let cases = sequence(first: Syntax(item), next: \.parent).lazy.compactMap({ $0.as(SwitchCaseListSyntax.self) }).first
        else { return [] }
        let items = cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }.flatMap(\.caseItems)
        return Array(items.prefix { $0.id != item.id })
    }
}

extension Syntax {
    fileprivate var isBeforePatternMatch: Bool {
        guard let infix = parent?.as(InfixOperatorExprSyntax.self) else { return false }
        return infix.operator.trimmedDescription == "~=" && infix.leftOperand.id == id
    }

    fileprivate var isAskedForContents: Bool {
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id else { return false }
        return access.declName.baseName.text == "contains" && access.parent?.is(FunctionCallExprSyntax.self) == true
    }
}
