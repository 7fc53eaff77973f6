internal import SwiftSyntax

extension FaultRule {
    /// A sum over several elements is that of the last one only.
    static let forgottenSums = FaultRule(
        name: "forgotten-sums", kind: .altered, summary: "A sum forgets what was added before.",
        advice: "Test with two elements of different values, and expect the sum of both.",
        examples: [
            FaultExample(
                "a sum in a loop", "for x in list { count += x }",
                plants: ["Screen forgets what was added before in `count += x`"]),
            FaultExample(
                "a sum behind a condition", "list.forEach { x in if isOn { count += x } }",
                plants: ["Screen forgets what was added before in `count += x`"]),
            FaultExample(
                "a sum of a list", "let x = list.reduce(0) { $0 + $1.cents * 2 }",
                plants: ["Screen forgets what was added before in `$0 + $1.cents * 2`"]),
            FaultExample(
                "a sum with names", "let x = list.reduce(0) { sum, item in sum + item.cents + 1 }",
                plants: ["Screen forgets what was added before in `sum + item.cents`"]),
            FaultExample(
                "a sum of a list by an operator", "let x = list.reduce(0, +)",
                plants: ["Screen forgets what was added before in `list.reduce(0, +)`"]),
            FaultExample(
                "a sum of a list in place", "let x = list.reduce(into: 0, +=); let y = list.reduce(into: last, -=)",
                plants: ["Screen forgets what was added before in `list.reduce(into: 0, +=)`"]),
            FaultExample(
                "what is left of a list by an operator", "let x = list.reduce(500, -)",
                plants: [
                    "Screen forgets what was taken away before in `list.reduce(500, -)`"
                ]),
            FaultExample(
                "a sum of a list in one variable", "let x = list.reduce(into: 0) { $0 += $1.cents }",
                plants: [
                    "Screen forgets what was added before in `$0 += $1.cents`"
                ]),
            FaultExample(
                "a sum that is written out", "for x in list { count = count + x }",
                plants: [
                    "Screen forgets what was added before in `count + x`"
                ]),
            FaultExample(
                "a sum in a function that a loop calls",
                "}; func add(_ x: Int) { count += x }; func show() { for x in list { add(x) }",
                plants: ["Screen forgets what was added before in `count += x`"]),
            FaultExample(
                "a sum in a function that is handed to a list",
                "}; func add(_ x: Int) { count += x }; func show() { list.forEach(add)",
                plants: ["Screen forgets what was added before in `count += x`"]),
            FaultExample(
                "a sum in a closure with a name", "let add = { count += $0 }; list.forEach(add)",
                plants: ["Screen forgets what was added before in `count += $0`"]),
            FaultExample(
                "a sum in a function that is called once", "}; func add(_ x: Int) { count += x }; func show() { add(1)",
                plants: []),
            FaultExample("a product of a list", "let x = list.reduce(1, *)", plants: []),
            FaultExample("a number without a loop", "count += last", plants: []),
            FaultExample("a sum of its own for each element", "for x in list { var sum = 1; sum += x; start(sum) }", plants: []),
            FaultExample("another list", "let x = list.map { $0 + 1 }; for x in list { names += [x] }", plants: []),
        ]
    ) { node, context in
        if let statement = node.as(CodeBlockItemSyntax.self), let infix = statement.item.as(InfixOperatorExprSyntax.self),
            infix.operator.trimmedDescription == "+=", infix.canStandOnOneLine, !infix.joins(context), infix.isRepeated(context)
        {
            let after = "\(infix.leftOperand.oneLine) = \(infix.rightOperand.oneLine)"
            return [
                forgotten(
                    infix, after: after, around: statement.item.textRange, prefix: "if seamsFault(#) { \(after) } else { ", suffix: " }")
            ]
        }
        if let call = node.as(FunctionCallExprSyntax.self) { return call.sumByOperator.map { [$0] } ?? [] }
        guard let infix = node.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "+", infix.canStandOnOneLine,
            !infix.joins(context), infix.addsToReducedSum || infix.isAssignedToItsFirstOperand && infix.isRepeated(context)
        else { return [] }
        let after = infix.rightOperand.oneLine
        return [forgotten(infix, after: after, around: infix.textRange, prefix: "(seamsFault(#) ? (\(after)) : ", suffix: ")")]
    }

    private static func forgotten(
        _ infix: InfixOperatorExprSyntax, after: String, around range: Range<Int>, prefix: String, suffix: String
    ) -> Fault {
        Fault(
            [.init(range: range, prefix: prefix, suffix: suffix)], of: [Syntax(infix)],
            words: "\(infix.subject) forgets what was added before in `\(infix.oneLine)`", before: infix.oneLine, after: after)
    }
}

extension FunctionCallExprSyntax {
    /// The fault of `list.reduce(0, +)`, whose operator adds each element to a number or takes it away; nil for any other call.
    fileprivate var sumByOperator: Fault? {
        guard calledName == "reduce", arguments.count == 2, let start = arguments.first, let last = arguments.last,
            start.expression.is(IntegerLiteralExprSyntax.self) || start.expression.is(FloatLiteralExprSyntax.self),
            case let isInto = start.label?.text == "into", isInto || start.label == nil,
            let sign = ["+", "-"].first(where: { sign in
                [sign, "(\(sign))"].map { isInto ? $0.replacing(sign, with: sign + "=") : $0 }.contains(last.expression.trimmedDescription)
            })
        else { return nil }
        let first = start.expression.oneLine
        let value = sign == "+" ? "$1" : "\(first) - $1"
        let forgotten = sign == "+" ? "0" : first
        // A closure around the operator: a function that takes it costs the type checker seconds in a longer expression.
        let prefix = isInto ? "{ if seamsFault(#) { $0 = \(forgotten) }; $0 " : "{ (seamsFault(#) ? \(forgotten) : $0) "
        return Fault(
            [.init(range: last.expression.withoutParentheses.textRange, prefix: prefix, suffix: " $1 }")], of: [Syntax(self)],
            words: "\(subject) forgets what was \(sign == "+" ? "added" : "taken away") before in `\(oneLine)`", before: oneLine,
            after: "\(calledExpression.oneLine)(\(isInto ? "into: " : "")\(first)) { \(isInto ? "$0 = " : "")\(value) }")
    }
}

extension InfixOperatorExprSyntax {
    /// Whether it adds, for each element of a loop, to a variable from outside of the loop.
    fileprivate func isRepeated(_ context: FaultContext) -> Bool {
        let ends: Set<SyntaxKind> = [.initializerDecl, .accessorBlock]
        let name = leftOperand.identifiers.first ?? ""
        for node in sequence(first: Syntax(self), next: \.parent).prefix(while: { !ends.contains($0.kind) }) {
            if let code = node.codeWithAName {
                return !code.body.newNames.contains(name) && context.facts.uses[code.name]?.contains(where: \.isInALoop) == true
            }
            let body: Syntax? =
                if let loop = node.as(ForStmtSyntax.self) {
                    Syntax(loop.body)
                } else if let loop = node.as(WhileStmtSyntax.self) {
                    Syntax(loop.body)
                } else if let closure = node.as(ClosureExprSyntax.self) {
                    closure.parent?.as(FunctionCallExprSyntax.self)?.calledName == "forEach" ? Syntax(closure) : nil
                } else {
                    nil
                }
            if let body { return !body.newNames.contains(name) }
            if let closure = node.as(ClosureExprSyntax.self) { return closure.sumOfReduceInto == leftOperand.trimmedDescription }
        }
        return false
    }

    /// Whether it is the right side of an assignment to its own left side: `sum = sum + x`.
    fileprivate var isAssignedToItsFirstOperand: Bool {
        guard let assignment = parent?.as(InfixOperatorExprSyntax.self), assignment.operator.is(AssignmentExprSyntax.self) else {
            return false
        }
        return assignment.leftOperand.trimmedDescription == leftOperand.trimmedDescription
    }

    /// Whether its left side is the sum so far of a `reduce`.
    fileprivate var addsToReducedSum: Bool {
        var node = Syntax(self)
        while let parent = node.parent, !parent.is(ClosureExprSyntax.self) {
            let isOnTheWay = [.infixOperatorExpr, .codeBlockItem, .codeBlockItemList, .returnStmt].contains(parent.kind)
            if !isOnTheWay || (parent.as(CodeBlockItemListSyntax.self)?.count ?? 1) > 1 { return false }
            node = parent
        }
        guard let closure = node.parent?.as(ClosureExprSyntax.self),
            let call = closure.parent?.as(FunctionCallExprSyntax.self), call.calledName == "reduce",
            call.arguments.first?.label == nil
        else { return false }
        return leftOperand.trimmedDescription == closure.newNames.first ?? "$0"
    }
}

extension Syntax {
    /// The body of a function, of a closure in a constant, or of a `didSet`, and the name by which code runs it; nil for anything else.
    fileprivate var codeWithAName: (name: String, body: Syntax)? {
        if let function = self.as(FunctionDeclSyntax.self), let body = function.body { return (function.name.text, Syntax(body)) }
        if let accessor = self.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.tokenKind == .keyword(.didSet),
            let body = accessor.body, let property = parent?.parent?.parent?.as(PatternBindingSyntax.self)
        {
            return (property.pattern.trimmedDescription, Syntax(body))
        }
        guard self.is(ClosureExprSyntax.self), let binding = parent?.parent?.as(PatternBindingSyntax.self), binding.initializer != nil
        else {
            return nil
        }
        return (binding.pattern.trimmedDescription, self)
    }

    /// Whether it stands in the body of a loop, or is handed to `forEach`.
    fileprivate var isInALoop: Bool {
        let ends: Set<SyntaxKind> = [.functionDecl, .initializerDecl, .accessorDecl]
        return sequence(first: self, next: \.parent).prefix { !ends.contains($0.kind) }.contains { node in
            if let loop = node.parent?.as(ForStmtSyntax.self) { return loop.body.id == node.id }
            if let loop = node.parent?.as(WhileStmtSyntax.self) { return loop.body.id == node.id }
            let call = node.parent?.as(FunctionCallExprSyntax.self) ?? node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
            return call?.calledName == "forEach" && call?.calledExpression.id != node.id
        }
    }
}

extension ClosureExprSyntax {
    /// The sum so far of a `reduce(into: 0)` that runs the closure; nil for any other closure.
    fileprivate var sumOfReduceInto: String? {
        guard let call = parent?.as(FunctionCallExprSyntax.self), call.calledName == "reduce", let start = call.arguments.first,
            start.label?.text == "into",
            start.expression.is(IntegerLiteralExprSyntax.self) || start.expression.is(FloatLiteralExprSyntax.self)
        else { return nil }
        return signature == nil ? "$0" : newNames.first
    }
}
