internal import SwiftSyntax

extension NumberTrace {
    /// The work of a body: its effects in order, and the value that it returns.
    func outcome(of body: CodeBlockItemListSyntax) throws -> Known {
        try outcome(of: body, State())
    }

    /// The work of a body that begins with some knowledge.
    func outcome(of body: CodeBlockItemListSyntax, _ state: State) throws -> Known {
        if body.count == 1, let only = body.first?.expression, let value = try? result(of: only, state) { return value }
        return try outcome(of: body[...], state)
    }

    func outcome(of statements: some Collection<CodeBlockItemSyntax>, _ state: State) throws -> Known {
        try budget.spend()
        var state = state
        guard let statement = statements.first else { return state.end("") }
        let rest = Array(statements.dropFirst())
        if let variables = statement.item.as(VariableDeclSyntax.self) {
            try declare(variables, &state)
            return try outcome(of: rest, state)
        }
        if let exit = statement.item.as(ReturnStmtSyntax.self) {
            return try exit.expression.map { try result(of: $0, state) } ?? state.end("return")
        }
        if let exit = statement.item.as(ThrowStmtSyntax.self) {
            let error = try known(exit.expression, &state)
            return state.end("throw \(error.text)")
        }
        if let way = statement.item.as(GuardStmtSyntax.self) {
            return try choose(way.conditions, state) {
                try outcome(of: rest, $0)
            } no: {
                try outcome(of: way.body.statements, $0)
            }
        }
        if let loop = statement.item.as(ForStmtSyntax.self), isEmptyList(loop.sequence, state), !holdsAssumption(loop) {
            return try outcome(of: rest, state)
        }
        guard let expression = statement.expression else {
            try pass(Syntax(statement.item), &state)
            return try outcome(of: rest, state)
        }
        if let branch = expression.as(IfExprSyntax.self) { return try outcome(of: branch, before: rest, state) }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return try choose(choice, state) { try outcome(of: $0.statementsToFollow + rest, $1) }
        }
        if statement.callMade?.calledName.map(KnownFunctions.trapping.contains) == true { return state.end("trap") }
        let value = try known(expression, &state)
        // The last expression of a body, or of a branch, may be its value.
        let assigns = expression.as(InfixOperatorExprSyntax.self)?.changesItsLeft
        let isValue = rest.isEmpty && (statement.callMade == nil || statement.isAlone) && assigns != true
        return isValue ? state.end("return \(value.text)") : try outcome(of: rest, state)
    }

    private func outcome(of branch: IfExprSyntax, before rest: [CodeBlockItemSyntax], _ state: State) throws -> Known {
        try choose(branch.conditions, state) {
            // A list of the tree and an array would make another tree, in which nothing is the part that is looked for.
            try outcome(of: Array(branch.body.statements) + rest, $0)
        } no: { state in
            switch branch.elseBody {
            case .codeBlock(let block): try outcome(of: Array(block.statements) + rest, state)
            case .ifExpr(let next): try outcome(of: next, before: rest, state)
            default: try outcome(of: rest, state)
            }
        }
    }

    /// The end of a function with the value that it returns.
    private func result(of expression: ExprSyntax, _ state: State) throws -> Known {
        var state = state
        let value = try known(expression, &state)
        return state.end("return \(value.text)")
    }

    private func declare(_ variables: VariableDeclSyntax, _ state: inout State) throws {
        for variable in variables.bindings {
            guard variable.accessorBlock == nil, let name = variable.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                throw GivesUp()
            }
            let value = try variable.initializer.map { try known($0.value, &state) } ?? .text("unset")
            // A value that nobody uses is one that somebody may look at.
            if variables.isOnlyMention(of: name) { state.note("\(name) = \(value.text)") }
            try introduce(name, value, &state)
        }
    }

    /// Gives a value to a new name; it must not hide another one.
    func introduce(_ name: String, _ value: Known, _ state: inout State) throws {
        if self.value?.trimmedDescription == name { return }
        if state.locals[name] != nil || self.value?.identifiers.contains(name) == true { throw GivesUp() }
        state.locals[name] = value
    }

    /// Passes code that is not followed, such as a loop.
    private func pass(_ code: Syntax, _ state: inout State) throws {
        // What stands in a `defer` or a function runs later, with other values.
        if holdsAssumption(code) || [.breakStmt, .deferStmt, .functionDecl, .classDecl, .structDecl, .enumDecl].contains(code.kind) {
            throw GivesUp()
        }
        let text = state.mention(code)
        state.note(text)
        for name in code.identifiers where state.locals[name] != nil { state.locals[name] = .text("\(name) behind \(text)") }
    }
}

extension NumberTrace.State {
    fileprivate func end(_ words: String) -> NumberTrace.Known { .text((effects + [words]).joined(separator: "; ")) }

    /// The code on one line, with the values of the variables in it.
    func mention(_ code: some SyntaxProtocol) -> String {
        let names = Set(code.identifiers).sorted().compactMap { name in locals[name].map { "\(name) = \($0.text)" } }
        return names.isEmpty ? code.oneLine : "\(code.oneLine) [\(names.joined(separator: ", "))]"
    }
}

extension VariableDeclSyntax {
    /// Whether nothing behind the declaration mentions the name.
    fileprivate func isOnlyMention(of name: String) -> Bool {
        let block = sequence(first: Syntax(self), next: \.parent).first { $0.is(CodeBlockItemListSyntax.self) }
        return block?.identifiers.count { $0 == name } == 1
    }
}

extension CodeBlockItemSyntax {
    fileprivate var expression: ExprSyntax? { item.as(ExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression }

    /// Whether it is the only statement of its block, so that it may be the block's value.
    fileprivate var isAlone: Bool { parent?.as(CodeBlockItemListSyntax.self)?.count == 1 }
}

extension SwitchCaseSyntax {
    /// Its statements without a `break` at the end.
    fileprivate var statementsToFollow: [CodeBlockItemSyntax] {
        let isBreak = statements.last?.item.as(BreakStmtSyntax.self).map { $0.label == nil } ?? false
        return Array(isBreak ? statements.dropLast() : statements[...])
    }
}
