internal import SwiftSyntax

extension Syntax {
    /// Whether the node is the first value of a function's variable that every way through the code sets before it reads it.
    ///
    /// A function of the module may set it, too: in `var text = ""; write(to: &text)`, if `write(to:)` assigns its parameter first.
    var isFirstValueThatNobodyReads: Bool {
        guard let binding = parent?.parent?.as(PatternBindingSyntax.self), parent?.is(InitializerClauseSyntax.self) == true,
            binding.accessorBlock == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
            let statement = declaration.parent?.as(CodeBlockItemSyntax.self), let list = statement.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return list.drop { $0.id != statement.id }.dropFirst().firstUse(of: name) == .sets
    }
}

/// The first thing that some code does with a variable, on every way through the code.
private enum FirstUse {
    case sets
    case reads
    /// The code does not mention the variable, or sets it on some ways only.
    case none
    /// The code leaves the function before.
    case leaves

    /// The first use on two ways of which one is taken.
    static func either(_ first: FirstUse, _ second: FirstUse) -> FirstUse {
        if first == .reads || second == .reads { return .reads }
        if first == .leaves { return second }
        if second == .leaves { return first }
        return first == second ? first : .none
    }
}

extension Sequence<CodeBlockItemSyntax> {
    fileprivate func firstUse(of name: String, depth: Int = 0) -> FirstUse {
        for statement in self {
            let use = statement.firstUse(of: name, depth)
            if use != .none { return use }
        }
        return .none
    }
}

extension CodeBlockItemSyntax {
    fileprivate func firstUse(of name: String, _ depth: Int) -> FirstUse {
        if let choice = item.as(ExpressionStmtSyntax.self)?.expression { return choice.firstUse(of: name, depth) }
        if let loop = item.as(RepeatStmtSyntax.self), !loop.isLeftEarly {
            let use = loop.body.statements.firstUse(of: name, depth: depth)
            return use == .none && loop.condition.identifiers.contains(name) ? .reads : use
        }
        if !identifiers.contains(name) { return [.returnStmt, .throwStmt].contains(item.kind) ? .leaves : .none }
        return item.as(ExprSyntax.self)?.firstUse(of: name, depth) ?? .reads
    }
}

extension RepeatStmtSyntax {
    /// Whether a `break` or a `continue` may leave a part of it out.
    fileprivate var isLeftEarly: Bool {
        tokens(viewMode: .sourceAccurate).contains { [.keyword(.break), .keyword(.continue)].contains($0.tokenKind) }
    }
}

extension ExprSyntax {
    fileprivate func firstUse(of name: String, _ depth: Int) -> FirstUse {
        guard identifiers.contains(name) else { return .none }
        if let branch = self.as(IfExprSyntax.self) {
            guard !branch.conditions.identifiers.contains(name) else { return .reads }
            var other = FirstUse.none
            if case .codeBlock(let body) = branch.elseBody { other = body.statements.firstUse(of: name, depth: depth) }
            if case .ifExpr(let next) = branch.elseBody { other = ExprSyntax(next).firstUse(of: name, depth) }
            return .either(branch.body.statements.firstUse(of: name, depth: depth), other)
        }
        if let choice = self.as(SwitchExprSyntax.self) {
            guard !choice.subject.identifiers.contains(name) else { return .reads }
            let cases = choice.cases.map { $0.as(SwitchCaseSyntax.self) }
            let uses = cases.map { way -> FirstUse in
                guard let way, !way.label.identifiers.contains(name) else { return .reads }
                return way.statements.firstUse(of: name, depth: depth)
            }
            return uses.dropFirst().reduce(uses.first ?? .reads, FirstUse.either)
        }
        if let infix = self.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            infix.leftOperand.ownName == name, !infix.rightOperand.identifiers.contains(name)
        {
            return .sets
        }
        guard let call = callMade, depth < 4, identifiers.count(where: { $0 == name }) == 1, let function = OwnFunction.filling(by: call),
            let place = call.arguments.enumerated().first(where: {
                $0.element.expression.as(InOutExprSyntax.self)?.expression.ownName == name
            })
        else { return .reads }
        let parameters = Array(function.signature.parameterClause.parameters)
        let parameter = parameters[place.offset].secondName ?? parameters[place.offset].firstName
        return function.body?.statements.firstUse(of: parameter.text, depth: depth + 1) == .sets ? .sets : .reads
    }
}
