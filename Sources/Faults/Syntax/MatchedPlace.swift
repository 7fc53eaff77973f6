internal import SwiftSyntax

/// A place in the code that a value is compared with as a pattern: in a `case`, before `~=`, or before `.contains`.
struct MatchedPlace {
    /// The choice of which it is a case; nil for another place.
    private let item: SwitchCaseItemSyntax?
    /// The elements of tuples that lead to it in its case, the outermost first.
    private let path: [Int]
    /// The value that is compared, and the code that does so; nil if a part of it is compared.
    private let compared: (value: ExprSyntax, at: Syntax)?

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
        item = pattern?.parent?.as(SwitchCaseItemSyntax.self)
        let choice = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first
        if let choice, item != nil {
            compared = path.isEmpty ? (choice.subject, Syntax(choice)) : nil
        } else {
            let question = [node.parent, node.parent?.parent].lazy.compactMap { $0?.as(ExprSyntax.self) }
                .compactMap { question in question.rangeQuestion.map { ($0.value, Syntax(question)) } }.first
            compared = question
        }
    }

    /// Whether an earlier case of the choice takes every value with this number, or a condition before does not let it come here.
    func isTakenBefore(_ number: Int) -> Bool {
        if earlierCases.contains(where: { $0.takes(number, at: path[...]) }) { return true }
        return compared.map { !ArrivingNumbers(of: $0.value, at: $0.at).numbers.contains(number) } ?? false
    }

    /// Whether an earlier case of the choice mentions a name.
    func isMentionedBefore(_ name: String) -> Bool {
        earlierCases.contains { $0.identifiers.contains(name) }
    }

    /// The patterns of the choice that are tried before this one.
    private var earlierCases: [PatternSyntax] {
        guard let item,
            let cases = sequence(first: Syntax(item), next: \.parent).lazy.compactMap({ $0.as(SwitchCaseListSyntax.self) }).first
        else { return [] }
        let items = cases.compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }.flatMap(\.caseItems)
        return items.prefix { $0.id != item.id }.filter { $0.whereClause == nil }.map(\.pattern)
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

extension PatternSyntax {
    /// Whether the pattern takes every value with a number at a place in it, as far as can be read from it.
    fileprivate func takes(_ number: Int, at path: ArraySlice<Int>) -> Bool {
        self.as(ExpressionPatternSyntax.self)?.expression.takes(number, at: path) ?? true
    }
}

extension ExprSyntax {
    fileprivate func takes(_ number: Int, at path: ArraySlice<Int>) -> Bool {
        if self.is(DiscardAssignmentExprSyntax.self) || self.is(PatternExprSyntax.self) { return true }
        if let tuple = self.as(TupleExprSyntax.self) {
            let elements = tuple.elements.map(\.expression)
            if elements.count == 1 { return elements[0].takes(number, at: path) }
            guard let place = path.first, place < elements.count else { return false }
            let others = elements.enumerated().filter { $0.offset != place }.map(\.element)
            return others.allSatisfy { $0.is(DiscardAssignmentExprSyntax.self) || $0.is(PatternExprSyntax.self) }
                && elements[place].takes(number, at: path.dropFirst())
        }
        if let own = wholeNumber { return own == number }
        return (IntegerRange(self) ?? IntegerRange(namedBy: self)).map { $0.contains(number) } ?? true
    }
}
