internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of the cases of a `switch` over numbers, and of a search among all cases.
    static let choices = [
        EquivalentFaults(
            "same-ways-with-more", of: [.alwaysTrue], because: "Every number that a case takes in addition finds the same code elsewhere.",
            examples: [
                FaultExample(
                    "a range that is left over", "switch count { case ..<10: stop(); case 10...: start(); default: fatalError(\"never\") }",
                    plants: [
                        "Screen calls start() twice", "Screen calls stop() twice", "Screen does not call start()",
                        "Screen does not call stop()", "Screen matches 11 instead of 10 in `..<10`",
                        "Screen matches 11 instead of 10 in `10...`", "Screen matches 9 instead of 10 in `..<10`",
                        "Screen takes `..<10` for false", "Screen takes `..<10` for true", "Screen takes `10...` for false",
                    ]),
                FaultExample(
                    "a last range before the same code",
                    "switch list.count { case 0..<10: stop(); case 10..<20: start(); default: start() }",
                    plants: [
                        "Screen calls start() twice", "Screen calls start() twice", "Screen calls stop() twice",
                        "Screen does not call start()", "Screen does not call start()", "Screen does not call stop()",
                        "Screen matches 1 instead of 0 in `0..<10`", "Screen matches 11 instead of 10 in `0..<10`",
                        "Screen matches 9 instead of 10 in `0..<10`", "Screen takes `0..<10` for false", "Screen takes `0..<10` for true",
                    ]),
                FaultExample(
                    "a tuple",
                    "switch (isOn, count) { case (false, _): stop(); case (true, ..<10): start(); case (true, 10...): run(); default: stop() }",
                    plants: [
                        "Screen calls run() twice", "Screen calls start() twice", "Screen calls stop() twice", "Screen does not call run()",
                        "Screen does not call start()", "Screen does not call stop()", "Screen matches 11 instead of 10 in `..<10`",
                        "Screen matches 11 instead of 10 in `10...`", "Screen matches 9 instead of 10 in `..<10`",
                        "Screen reverses the condition `isOn`", "Screen takes `(false, _)` for true",
                        "Screen takes `(true, ..<10)` for false", "Screen takes `(true, ..<10)` for true",
                        "Screen takes `(true, 10...)` for false", "Screen takes `isOn` for false", "Screen takes `isOn` for true",
                    ]),
            ]
        ) { node, context in
            guard let item = node.as(SwitchCaseItemSyntax.self) else { return false }
            return context.choices.around(item)?.isSame(takingAllFor: item) ?? false
        },
        EquivalentFaults(
            "same-ways-with-fewer", of: [.alwaysFalse], because: "Every number that a case leaves out finds the same code elsewhere.",
            examples: [
                FaultExample(
                    "two ranges of one case", "switch count % 3 { case 0, 1: stop(); case 2: start(); default: stop() }",
                    plants: [
                        "Screen calculates with 4 instead of 3 in `count % 3`", "Screen calls start() twice", "Screen calls stop() twice",
                        "Screen calls stop() twice", "Screen does not call start()", "Screen does not call stop()",
                        "Screen does not call stop()", "Screen takes `0` for true", "Screen takes `1` for true",
                        "Screen takes `2` for false", "Screen takes `2` for true", "Screen uses * instead of % in `count % 3`",
                    ])
            ]
        ) { node, context in
            guard let item = node.as(SwitchCaseItemSyntax.self) else { return false }
            return context.choices.around(item)?.isSame(takingNoneFor: item) ?? false
        },
        EquivalentFaults(
            "fallbacks-of-all-cases", of: [.alteredCases],
            because: "One of all cases always fits, and the value behind `??` is only there for the compiler.",
            examples: [
                FaultExample(
                    "the last case that fits",
                    "} }\nenum Rate: CaseIterable { case single, double; var least: Int { self == .single ? 0 : 50 } }\nclass Model { func rate(_ cents: Int) -> Rate { Rate.allCases.last { $0.least <= cents } ?? .single }",
                    plants: [
                        "Model calls last() on Analytics.shared instead of Rate.allCases",
                        "Model reverses the condition `$0.least <= cents`", "Model takes `$0.least <= cents` for false",
                        "Model takes `$0.least <= cents` for true",
                        "Model treats `Rate.allCases.last { $0.least <= cents }` as nil although it is set",
                        "Model uses < instead of <= in `$0.least <= cents`", "Rate reverses the condition `self == .single`",
                        "Rate takes `self == .single` for false", "Rate takes `self == .single` for true",
                    ]),
                FaultExample(
                    "a case in place of one that is missing",
                    "} }\nenum Rate { case single, double }\nclass Model { var own: Rate?; func rate() -> Rate { own ?? .single }",
                    plants: ["Model treats `own` as nil although it is set", "Model uses .double instead of .single"]),
            ]
        ) { node, _ in
            guard let choice = node.parent?.as(InfixOperatorExprSyntax.self), choice.operator.trimmedDescription == "??",
                choice.rightOperand.id == node.as(ExprSyntax.self)?.id
            else { return false }
            return choice.leftOperand.trimmedDescription.contains(/^\w+\.allCases\./)
        },
        EquivalentFaults(
            "idle-cases", because: "The cases before take every number that comes.",
            examples: [
                FaultExample(
                    "a default that returns",
                    "func isLong() -> Bool { switch list.count { case 0..<9: return false; case 9...: return true; default: return false } }",
                    plants: [
                        "Screen matches 10 instead of 9 in `0..<9`", "Screen matches 10 instead of 9 in `9...`",
                        "Screen returns false from isLong()", "Screen returns true from isLong()", "Screen takes `0..<9` for true",
                        "Screen takes `9...` for false",
                    ]),
                FaultExample(
                    "a default", "switch hour { case ..<6, 22...: stop(); case 6..<22: start(); default: start() }",
                    plants: [
                        "Screen calls start() twice", "Screen calls stop() twice", "Screen does not call start()",
                        "Screen does not call stop()", "Screen matches 21 instead of 22 in `22...`",
                        "Screen matches 23 instead of 22 in `22...`", "Screen matches 5 instead of 6 in `..<6`",
                        "Screen matches 7 instead of 6 in `..<6`", "Screen takes `..<6` for false", "Screen takes `..<6` for true",
                        "Screen takes `22...` for false", "Screen takes `22...` for true",
                    ]),
            ]
        ) { node, context in
            // The value that a case returns is one of the function's as well.
            let around = sequence(first: node, next: \.parent).prefix(5).compactMap { $0.as(SwitchCaseSyntax.self) }
            return around.contains { branch in context.choices.around(branch)?.neverComes(to: branch) ?? false }
        },
        EquivalentFaults(
            "same-returns", of: [.alwaysTrue, .alwaysFalse, .reversedConditions, .movedBoundaries],
            because: "The function returns the same on both ways.",
            examples: [
                FaultExample(
                    "a branch", "func isOpen() -> Bool { if count == 1 { return true }; if count == 2 { return false }; return false }",
                    plants: [
                        "Screen returns false from isOpen()", "Screen returns true from isOpen()", "Screen returns true from isOpen()",
                        "Screen reverses the condition `count == 1`", "Screen takes `count == 1` for false",
                        "Screen takes `count == 1` for true",
                    ]),
                FaultExample(
                    "a guard", "func all() -> Int { guard count > 1 else { return 0 }; return 0 }", plants: []),
                FaultExample(
                    "a name that means something else",
                    "func all() -> Int? { if let last = isOn ? token : nil { return last }; return last }",
                    plants: [
                        "Screen returns nil from all()", "Screen returns nil from all()", "Screen reverses the condition `isOn`",
                        "Screen takes `isOn` for false", "Screen takes `isOn` for true", "Screen treats `last` as nil although it is set",
                    ]),
                FaultExample(
                    "a question that does something", "func all() -> Int { if load() { return 0 }; return 0 }",
                    plants: ["Screen reverses the condition `load()`", "Screen takes `load()` for false", "Screen takes `load()` for true"]),
            ]
        ) { node, _ in
            node.decidesBetweenSameReturns
        },
        EquivalentFaults(
            "orders", of: [.movedBoundaries, .alwaysTrue, .alwaysFalse],
            because: "An order says which of two comes first; what it says of two that are equal, or of all, has no meaning.",
            examples: [
                FaultExample(
                    "the greatest one", "let x = list.max { $0.count < $1.count }",
                    plants: [
                        "Screen calls max() on Analytics.shared instead of list", "Screen reverses the condition `$0.count < $1.count`",
                    ]),
                FaultExample(
                    "the order of a type",
                    "} }\nprivate struct Tier: Comparable { var least: Int; static func < (one: Tier, other: Tier) -> Bool { one.least < other.least }",
                    plants: ["Tier reverses the condition `one.least < other.least`"]),
                FaultExample(
                    "the order of a type whose values are compared",
                    "let x = first < Tier.last } }\nprivate struct Tier: Comparable { var least: Int; static func < (one: Tier, other: Tier) -> Bool { one.least < other.least }",
                    plants: [
                        "Screen reverses the condition `first < Tier.last`", "Screen takes `first < Tier.last` for false",
                        "Screen takes `first < Tier.last` for true", "Screen uses <= instead of < in `first < Tier.last`",
                        "Tier reverses the condition `one.least < other.least`", "Tier takes `one.least < other.least` for false",
                        "Tier takes `one.least < other.least` for true", "Tier uses <= instead of < in `one.least < other.least`",
                    ]),
                FaultExample(
                    "another operator",
                    "} }\nstruct Tier { var least: Int; static func ~ (one: Tier, other: Tier) -> Bool { one.least < other.least }",
                    plants: [
                        "Tier reverses the condition `one.least < other.least`", "Tier takes `one.least < other.least` for false",
                        "Tier takes `one.least < other.least` for true", "Tier uses <= instead of < in `one.least < other.least`",
                    ]),
                FaultExample(
                    "another closure", "let x = list.contains { $0.count < $1.count }",
                    plants: [
                        "Screen calls contains() on Analytics.shared instead of list",
                        "Screen reverses the condition `$0.count < $1.count`", "Screen takes `$0.count < $1.count` for false",
                        "Screen takes `$0.count < $1.count` for true", "Screen uses <= instead of < in `$0.count < $1.count`",
                    ]),
            ]
        ) { node, _ in
            node.as(InfixOperatorExprSyntax.self)?.isOrder ?? false
        },
        EquivalentFaults(
            "comparisons-with-nil", of: [.alwaysTrue], because: "The value is always there.",
            examples: [
                FaultExample(
                    "the parts of an address",
                    "let all = URLComponents(url: home, resolvingAgainstBaseURL: false); if all != nil { stop() }",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `all != nil`",
                        "Screen takes `all != nil` for false",
                    ]),
                FaultExample(
                    "a value that may be missing", "let all = URL(string: name); if all != nil { stop() }",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `all != nil`",
                        "Screen takes `all != nil` for false", "Screen takes `all != nil` for true",
                    ]),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.comparesWithNilInVain(forMissing: false) ?? false
        },
        EquivalentFaults(
            "chains-behind-checks", of: [.alwaysTrue], because: "A call on a value that is missing is not made, with or without the check.",
            examples: [
                FaultExample(
                    "a call on the value", "let made = make(); if made != nil { try? made?.check(1) }",
                    plants: checked),
                FaultExample(
                    "a call behind it", "let made = make(); if made != nil { made?.check(1); stop() }",
                    plants: checked + stop + ["Screen takes `made != nil` for true"]),
                FaultExample(
                    "another way", "let made = make(); if made != nil { made?.check(1) } else { stop() }",
                    plants: checked + stop + ["Screen takes `made != nil` for true"]),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.onlyGuardsChain ?? false
        },
        EquivalentFaults(
            "comparisons-without-nil", of: [.alwaysFalse], because: "The value is never missing.",
            examples: [
                FaultExample(
                    "the parts of an address",
                    "let all = URLComponents(url: home, resolvingAgainstBaseURL: false); if all == nil { return }; stop()",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `all == nil`",
                        "Screen takes `all == nil` for true",
                    ])
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.comparesWithNilInVain(forMissing: true) ?? false
        },
    ]

    private static let checked = [
        "Screen calls check(_:) on Analytics.shared instead of made", "Screen calls check(_:) twice", "Screen does not call check(_:)",
        "Screen reverses the condition `made != nil`", "Screen takes `made != nil` for false",
    ]
    private static let stop = ["Screen calls stop() twice", "Screen does not call stop()"]
}

extension Syntax {
    /// Whether it is in the only condition of a branch or a guard that returns what the next statement returns, too.
    fileprivate var decidesBetweenSameReturns: Bool {
        let element = sequence(first: self, next: \.parent).prefix { !$0.is(CodeBlockItemSyntax.self) && !$0.is(ClosureExprSyntax.self) }
            .lazy.compactMap { $0.as(ConditionElementSyntax.self) }.first
        // A name that a condition gives could mean something else in the second return.
        guard case .expression? = element?.condition, let list = element?.parent?.as(ConditionElementListSyntax.self), list.count == 1,
            list.onlyReads, let way = list.parent
        else { return false }
        let branch = way.as(IfExprSyntax.self).flatMap { $0.elseBody == nil ? $0.body : nil } ?? way.as(GuardStmtSyntax.self)?.body
        guard let branch, branch.statements.count == 1, let answer = branch.statements.first?.item.as(ReturnStmtSyntax.self),
            let item = sequence(first: way, next: \.parent).lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
            let next = item.parent?.as(CodeBlockItemListSyntax.self)?.drop(while: { $0.id != item.id }).dropFirst().first
        else { return false }
        return next.item.as(ReturnStmtSyntax.self)?.trimmedDescription == answer.trimmedDescription
    }
}

extension InfixOperatorExprSyntax {
    /// Whether it is all that a closure for a sorted list, a smallest or a greatest element says, or the `<` of a type.
    fileprivate var isOrder: Bool {
        if let function = parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self) { return isOrder(in: function) }
        guard let closure = parent?.parent?.parent?.as(ClosureExprSyntax.self), closure.statements.count == 1 else { return false }
        let call = sequence(first: Syntax(closure), next: \.parent).prefix(4).lazy.compactMap { $0.as(FunctionCallExprSyntax.self) }.first
        return call?.calledName.map { ["sort", "sorted", "min", "max"].contains($0) } ?? false
    }

    /// Whether it compares the same part of both values in the `<` of a private type whose values the file only sorts.
    private func isOrder(in function: FunctionDeclSyntax) -> Bool {
        let names = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        let parts = [leftOperand, rightOperand].map { $0.as(MemberAccessExprSyntax.self) }
        guard function.name.text == "<", function.body?.statements.count == 1, ["<", ">"].contains(self.operator.trimmedDescription),
            Set(parts.map { $0?.base?.trimmedDescription }) == Set(names), let part = parts[0]?.declName.baseName.text,
            parts[1]?.declName.baseName.text == part,
            let type = sequence(first: Syntax(function), next: \.parent).lazy.compactMap({ $0.asProtocol((any DeclGroupSyntax).self) })
                .first
        else { return false }
        return type.modifiers.isPrivate && !ComparisonFinder.findsOther(than: self, of: part, in: root)
    }
}

/// Finds comparisons that may be of two values of a type, and not of numbers.
private final class ComparisonFinder: SyntaxVisitor {
    private let order: InfixOperatorExprSyntax
    private let part: String
    private var isFound = false

    private init(_ order: InfixOperatorExprSyntax, _ part: String) {
        (self.order, self.part) = (order, part)
        super.init(viewMode: .sourceAccurate)
    }

    /// Whether a file has a comparison besides that in an order, and neither with a known number nor of the part that the order compares.
    static func findsOther(than order: InfixOperatorExprSyntax, of part: String, in tree: Syntax) -> Bool {
        let finder = ComparisonFinder(order, part)
        finder.walk(tree)
        return finder.isFound
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.id == order.id || InfixOperatorExprSyntax.boundaries[node.operator.trimmedDescription] == nil { return .visitChildren }
        isFound =
            isFound
            || ![node.leftOperand, node.rightOperand].contains { operand in
                operand.knownNumber != nil || operand.as(MemberAccessExprSyntax.self)?.declName.baseName.text == part
            }
        return .visitChildren
    }
}

extension ExprSyntax {
    /// Whether it is the only condition of a branch that does nothing but call the value, where it is there: `if page != nil { page?.show() }`.
    fileprivate var onlyGuardsChain: Bool {
        guard let infix = self.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "!=",
            infix.rightOperand.is(NilLiteralExprSyntax.self), infix.leftOperand.callNothing,
            let branch = parent?.parent?.parent?.as(IfExprSyntax.self), branch.conditions.count == 1, branch.elseBody == nil
        else { return false }
        let chain = infix.leftOperand.trimmedDescription + "?."
        return branch.body.statements.allSatisfy { $0.callMade?.calledExpression.trimmedDescription.hasPrefix(chain) ?? false }
    }
}
