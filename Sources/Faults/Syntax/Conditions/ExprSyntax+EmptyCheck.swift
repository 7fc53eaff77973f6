internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it asks if a collection is empty, and the code does the same for an empty one without that.
    ///
    /// Behind it, there are only loops over the collection and questions about its elements.
    ///
    /// - Parameter isEmpty: Whether the condition holds for an empty collection; `!list.isEmpty` and `list.count > 0` hold for all others.
    func asksInVain(forEmpty isEmpty: Bool) -> Bool {
        guard let (collection, holdsForEmpty) = emptinessAsked, holdsForEmpty == isEmpty, collection.onlyReads else { return false }
        if NumberTrace.isSameValue(whateverIs: self, forEmpty: collection) { return true }
        guard let element = parent?.as(ConditionElementSyntax.self), let list = element.parent?.as(ConditionElementListSyntax.self)
        else { return false }
        let name = collection.trimmedDescription
        if list.count == 1, NumberTrace.isSame(whateverIs: self, forEmpty: collection) { return true }
        if let way = list.parent?.as(GuardStmtSyntax.self), !isEmpty,
            list.drop(while: { $0.id != element.id }).dropFirst().allSatisfy(\.onlyReads)
        {
            return way.body.statements.skip(what: Syntax(way), for: name)
        }
        guard let branch = list.parent?.as(IfExprSyntax.self) else { return false }
        if list.count == 1, case .codeBlock(let other) = branch.elseBody {
            let (empty, filled) = isEmpty ? (branch.body, other) : (other, branch.body)
            return filled.statements.assign(theSameAs: empty.statements, forEmpty: name)
        }
        guard branch.elseBody == nil else { return false }
        if isEmpty, list.count == 1 { return branch.body.statements.skip(what: Syntax(branch), for: name) }
        return !isEmpty && list.onlyReads && branch.parent?.is(ExpressionStmtSyntax.self) == true
            && branch.body.statements.allSatisfy { $0.doesNothing(forEmpty: name) }
    }
}

extension ExprSyntax {
    /// Whether it asks if a text is empty that never is: the name of a type, or a text with letters of its own.
    ///
    /// - Parameter isEmpty: Whether the condition holds for an empty text.
    func asksForLettersThatAreThere(forEmpty isEmpty: Bool) -> Bool {
        guard let (text, holdsForEmpty) = emptinessAsked, holdsForEmpty == isEmpty else { return false }
        return (text.namedConstant ?? text).alwaysHasLetters
    }

    private var alwaysHasLetters: Bool {
        if let text = self.as(StringLiteralExprSyntax.self) {
            return text.segments.contains { segment in
                if case .stringSegment(let plain) = segment { return !plain.content.text.isEmpty }
                guard case .expressionSegment(let value) = segment else { return false }
                return value.expressions.count == 1 && value.expressions.first?.expression.isType == true
            }
        }
        guard let call = self.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "String" else { return false }
        return call.arguments.count == 1 && ["describing", "reflecting"].contains(call.arguments.first?.label?.text)
            && call.arguments.first?.expression.isType == true
    }

    /// Whether it is a type: `type(of: self)` or `Self.self`.
    private var isType: Bool {
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.trimmedDescription == "type" }
        guard let access = self.as(MemberAccessExprSyntax.self), access.declName.baseName.tokenKind == .keyword(.self) else { return false }
        return access.base?.trimmedDescription.first?.isUppercase ?? false
    }

    /// The collection of which it asks whether it is empty, and whether it holds if so; nil for any other condition.
    private var emptinessAsked: (collection: ExprSyntax, holdsForEmpty: Bool)? {
        let condition = withoutParentheses
        if let negation = condition.as(PrefixOperatorExprSyntax.self) {
            return negation.operator.text == "!" ? negation.expression.emptinessAsked.map { ($0.collection, !$0.holdsForEmpty) } : nil
        }
        if let access = condition.as(MemberAccessExprSyntax.self) {
            return access.declName.baseName.text == "isEmpty" ? access.base.map { ($0, true) } : nil
        }
        guard let comparison = condition.as(InfixOperatorExprSyntax.self) else { return nil }
        for operand in [comparison.leftOperand, comparison.rightOperand] {
            guard let count = operand.as(MemberAccessExprSyntax.self), count.declName.baseName.text == "count", let base = count.base,
                let numbers = condition.numbers(of: count.trimmedDescription)?.intersection(RangeSet(0..<Int.max))
            else { continue }
            if numbers == RangeSet(0..<1) { return (base, true) }
            if numbers == RangeSet(1..<Int.max) { return (base, false) }
        }
        return nil
    }
}

extension NumberBoundary {
    /// Whether it lies between an empty collection and one with elements, a fault moves it below 0, and the code does the same there.
    func asksInVain(withOtherNumber: Bool) -> Bool {
        let comparison = ExprSyntax(comparison)
        return isSame(for: [1, 2], withOtherNumber: withOtherNumber)
            && (comparison.asksInVain(forEmpty: true) || comparison.asksInVain(forEmpty: false))
    }
}

extension CodeBlockItemListSyntax {
    /// Whether these statements of a branch leave a block, and the statements behind the branch do the same if a collection is empty.
    fileprivate func skip(what branch: Syntax, for collection: String) -> Bool {
        guard count == 1, let exit = first?.item,
            let statement = branch.parent?.as(CodeBlockItemSyntax.self) ?? branch.parent?.parent?.as(CodeBlockItemSyntax.self),
            let list = statement.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        let rest = list.drop { $0.id != statement.id }.dropFirst()
        guard let block = list.parent?.parent else { return false }
        if exit.is(ContinueStmtSyntax.self) {
            return block.is(ForStmtSyntax.self) && rest.allSatisfy { $0.doesNothing(forEmpty: collection) }
        }
        let isBody =
            [.functionDecl, .initializerDecl, .accessorDecl].contains(block.kind) || list.parent?.is(AccessorBlockSyntax.self) == true
        guard let answer = exit.as(ReturnStmtSyntax.self), isBody else { return false }
        guard let value = answer.expression else { return rest.allSatisfy { $0.doesNothing(forEmpty: collection) } }
        return rest.answer(forEmpty: collection) == value.trimmedDescription
    }
}

extension CodeBlockItemListSyntax {
    /// Whether the statements, for an empty collection, give the same variable the same value as others, and do nothing else.
    fileprivate func assign(theSameAs others: CodeBlockItemListSyntax, forEmpty collection: String) -> Bool {
        guard count == 1, others.count == 1, let one = first?.item.as(InfixOperatorExprSyntax.self),
            let other = others.first?.item.as(InfixOperatorExprSyntax.self),
            [one, other].allSatisfy({ $0.operator.is(AssignmentExprSyntax.self) }),
            one.leftOperand.trimmedDescription == other.leftOperand.trimmedDescription, other.rightOperand.identifiers.isEmpty
        else { return false }
        return one.rightOperand.value(forEmpty: collection) == other.rightOperand.trimmedDescription
    }
}

extension Sequence<CodeBlockItemSyntax> {
    /// The answer of the statements if a collection is empty, as text; nil if it is not known.
    fileprivate func answer(forEmpty collection: String) -> String? {
        var known: [String: String] = [:]
        for statement in self {
            if let end = statement.item.as(ReturnStmtSyntax.self) {
                return end.expression.flatMap { known[$0.trimmedDescription] ?? $0.value(forEmpty: collection) }
            }
            if let way = statement.item.as(GuardStmtSyntax.self), way.conditions.fail(forEmpty: collection), way.body.statements.count == 1
            {
                return way.body.statements.first?.item.as(ReturnStmtSyntax.self)?.expression?.trimmedDescription
            }
            if statement.doesNothing(forEmpty: collection) { continue }
            guard let variable = statement.item.as(VariableDeclSyntax.self) else { return nil }
            for binding in variable.bindings {
                guard let value = binding.initializer?.value, value.callNothing, value.identifiers.isEmpty else { return nil }
                known[binding.pattern.trimmedDescription] = value.trimmedDescription
            }
        }
        return nil
    }
}

extension ConditionElementListSyntax {
    /// Whether one of them does not hold for an empty collection, and those before it only ask.
    fileprivate func fail(forEmpty collection: String) -> Bool {
        for element in self {
            guard case .expression(let condition) = element.condition else { return false }
            if condition.value(forEmpty: collection) == "false" { return true }
            guard condition.onlyReads else { return false }
        }
        return false
    }
}

extension CodeBlockItemSyntax {
    /// Whether it does nothing if a collection is empty: it is a loop over the elements, or asks first whether it contains something.
    fileprivate func doesNothing(forEmpty collection: String) -> Bool {
        if let loop = item.as(ForStmtSyntax.self) {
            return loop.sequence.elements(areOf: collection)
        }
        if let call = callMade, call.calledName == "forEach", call.receiver?.trimmedDescription == collection { return true }
        if let way = item.as(GuardStmtSyntax.self), way.conditions.count == 1 {
            return way.conditions.first?.condition.negated?.asksForContents(of: collection) ?? false
        }
        guard let branch = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), branch.elseBody == nil,
            case .expression(let first) = branch.conditions.first?.condition
        else { return false }
        return first.asksForContents(of: collection)
    }
}

extension ConditionElementSyntax.Condition {
    /// The condition of which it is the opposite.
    fileprivate var negated: ExprSyntax? {
        guard case .expression(let condition) = self, let negation = condition.as(PrefixOperatorExprSyntax.self) else { return nil }
        return negation.operator.text == "!" ? negation.expression : nil
    }
}

extension ExprSyntax {
    fileprivate func asksForContents(of collection: String) -> Bool {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledName == "contains" && call.receiver?.trimmedDescription == collection && call.arguments.onlyReads
    }

    /// Whether it is a collection, or one that is made of its elements alone: `list.reversed()`, `list.sorted { $0 < $1 }`.
    fileprivate func elements(areOf collection: String) -> Bool {
        if trimmedDescription == collection { return true }
        let call = self.as(FunctionCallExprSyntax.self)
        guard let access = (call?.calledExpression ?? self).as(MemberAccessExprSyntax.self), let base = access.base,
            (call == nil ? Self.parts : Self.selections).contains(access.declName.baseName.text),
            call?.arguments.allSatisfy({ $0.expression.is(ClosureExprSyntax.self) || $0.expression.onlyReads }) != false
        else { return false }
        return base.elements(areOf: collection)
    }

    private static let parts: Set = ["indices", "keys", "values", "lazy"]
    private static let selections: Set = [
        "reversed", "enumerated", "sorted", "shuffled", "map", "filter", "compactMap", "flatMap", "prefix", "suffix", "dropFirst",
        "dropLast",
    ]

    /// The value if a collection is empty, as text; nil if it is not known.
    fileprivate func value(forEmpty collection: String) -> String? {
        if let infix = self.as(InfixOperatorExprSyntax.self) {
            if infix.operator.trimmedDescription == "&&" {
                let isFalse = [infix.leftOperand, infix.rightOperand].contains { $0.value(forEmpty: collection) == "false" }
                return isFalse && onlyReads ? "false" : nil
            }
            return numbers(of: "\(collection).count").map { "\($0.contains(0))" }
        }
        // What a missing element would have is missing, too.
        if let chain = self.as(MemberAccessExprSyntax.self)?.base?.as(OptionalChainingExprSyntax.self),
            chain.expression.value(forEmpty: collection) == "nil"
        {
            return "nil"
        }
        let call = self.as(FunctionCallExprSyntax.self)
        guard let access = (call?.calledExpression ?? self).as(MemberAccessExprSyntax.self),
            access.base?.elements(areOf: collection) == true,
            call?.arguments.allSatisfy({ $0.expression.is(ClosureExprSyntax.self) || $0.expression.onlyReads }) != false
        else { return nil }
        let name = access.declName.baseName.text
        if call == nil { return ["first", "last"].contains(name) ? "nil" : nil }
        if name == "reduce", let first = call?.arguments.first?.expression, first.callNothing, first.identifiers.isEmpty {
            return first.trimmedDescription
        }
        return [
            "map": "[]", "filter": "[]", "compactMap": "[]", "flatMap": "[]", "joined": "\"\"", "min": "nil", "max": "nil", "first": "nil",
            "firstIndex": "nil", "contains": "false", "allSatisfy": "true",
        ][name]
    }
}
