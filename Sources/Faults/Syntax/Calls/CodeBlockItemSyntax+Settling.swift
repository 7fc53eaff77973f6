internal import SwiftSyntax

extension Collection<CodeBlockItemSyntax> {
    /// Whether the statements of a function change nothing the second time.
    ///
    /// Either none of them does, or a loop runs until nothing is left, or a `guard` at the beginning asks for something that a later one
    /// sets, as in `guard !isLoaded else { return }; load(); isLoaded = true`, or for an empty list that a later one fills.
    func settle(_ facts: FunctionFacts) -> Bool {
        guard let first else { return false }
        if allSatisfy({ $0.settles(facts) }) && !storesWhatChangesLater && !endsWhereItChanges
            || (count == 1 && first.leavesNothing) || onlyStore(facts) || emptyWhatTheyGoThrough || addWhatIsMissing
            || takeOneElementAway
        {
            return true
        }
        // The second call ends where it finds what the first has set; an error would tell of it.
        let guards = prefix { ($0.endsEarly || $0.returnsEarly(facts)) && !$0.endsWithAnError }
        let conditions = guards.compactMap { $0.item.as(GuardStmtSyntax.self)?.conditions ?? $0.branch?.conditions }
        let asked = Set(conditions.flatMap(\.identifiers))
        return dropFirst(guards.count).contains { statement in
            statement.settledVariable.map(asked.contains) ?? false
                || statement.filledList.map { list in guards.contains { $0.returnsUnlessEmpty(list) } } ?? false
        }
    }
}

extension Collection<CodeBlockItemSyntax> {
    /// Whether a statement stores the value of a variable that a later one sets: the second time, it stores the new value.
    private var storesWhatChangesLater: Bool {
        var later: Set<String> = []
        for statement in reversed() {
            if statement.storedValues.contains(where: { value in later.contains { value.reads($0) } }) { return true }
            if let name = statement.settledVariable { later.insert(name) }
        }
        return false
    }

    /// Whether a statement ends the function on a condition that the function changes, and does more: the second time, it goes another way.
    ///
    /// A mere `return` leaves everything as the first call has left it.
    private var endsWhereItChanges: Bool {
        let stored = StoredNames(viewMode: .sourceAccurate)
        for statement in self { stored.walk(statement) }
        return contains { statement in
            let conditions = statement.item.as(GuardStmtSyntax.self)?.conditions ?? statement.branch?.conditions
            return conditions.map { !stored.names.isDisjoint(with: $0.identifiers) } == true && statement.mayEndTheFunction
        }
    }
}

extension CodeBlockItemSyntax {
    /// Whether a part of it returns or throws, and it is not a condition with a mere `return`.
    fileprivate var mayEndTheFunction: Bool {
        let block = item.as(GuardStmtSyntax.self)?.body ?? branch.flatMap { $0.elseBody == nil ? $0.body : nil }
        let end = block?.statements.count == 1 ? block?.statements.first?.item.as(ReturnStmtSyntax.self) : nil
        if let end, end.expression == nil { return false }
        return tokens(viewMode: .sourceAccurate).contains { [.keyword(.return), .keyword(.throw)].contains($0.tokenKind) }
    }

    /// Whether the statement changes nothing the second time: it assigns, ends the function, calls what changes nothing the second time,
    /// or does only that in a loop, behind a condition or later.
    fileprivate func settles(_ facts: FunctionFacts) -> Bool {
        func settle(_ block: CodeBlockSyntax) -> Bool { block.statements.allSatisfy { $0.settles(facts) } }
        if let loop = item.as(ForStmtSyntax.self) { return settle(loop.body) }
        if let later = item.as(DeferStmtSyntax.self) { return settle(later.body) }
        if let way = item.as(GuardStmtSyntax.self) { return way.conditions.callNothing && settle(way.body) }
        if let choice = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
            guard case .codeBlock(let other) = choice.elseBody else {
                return choice.elseBody == nil && choice.conditions.callNothing && settle(choice.body)
            }
            // The first call may decide about the way of the second, unless both go the way that their argument decides.
            return choice.conditions.callNothing && choice.conditions.onlyAskParameters && settle(choice.body) && settle(other)
        }
        if let choice = item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self) {
            // As with an `else`: only an argument decides the same way twice.
            return choice.subject.callNothing && choice.subject.identifiers.allSatisfy(parametersAround.contains)
                && choice.cases.allSatisfy { way in
                    way.as(SwitchCaseSyntax.self)?.statements.allSatisfy { $0.item.is(BreakStmtSyntax.self) || $0.settles(facts) } ?? false
                }
        }
        if let end = item.as(ReturnStmtSyntax.self) {
            return end.expression == nil || settledVariable != nil || callMade?.settles(facts) ?? false
        }
        if item.is(ThrowStmtSyntax.self) { return true }
        if let variable = item.as(VariableDeclSyntax.self) {
            return variable.bindings.allSatisfy { binding in
                guard let value = binding.initializer?.value else { return false }
                let isPlain = value.callNothing && value.identifiers.isEmpty
                return isPlain || value.is(ClosureExprSyntax.self) || value.onlyMakesValues || value.callMade?.settles(facts) ?? false
                    || value.isMadeFromTypes(facts) && !isAssigned(besides: value)
            }
        }
        if Syntax(item).asProtocol((any NamedDeclSyntax).self) != nil { return true }
        return settledVariable != nil || callMade?.settles(facts) ?? false
    }

    /// Whether a statement beside it assigns to something that a value mentions.
    private func isAssigned(besides value: ExprSyntax) -> Bool {
        let stored = StoredNames(viewMode: .sourceAccurate)
        if let parent { stored.walk(parent) }
        return !stored.names.isDisjoint(with: value.identifiers)
    }

    /// Whether it is a loop that ends only when its condition, or a `guard` at its beginning, has nothing left to do.
    fileprivate var leavesNothing: Bool {
        guard let loop = item.as(WhileStmtSyntax.self) else { return false }
        let ends: Set<Keyword> = [.return, .break, .throw]
        return loop.body.statements.drop { $0.endsEarly }.allSatisfy { statement in
            statement.tokens(viewMode: .sourceAccurate).allSatisfy { token in
                if case .keyword(let word) = token.tokenKind { !ends.contains(word) } else { true }
            }
        }
    }

    /// Whether it is a `guard` that throws, which a test may notice.
    fileprivate var endsWithAnError: Bool {
        item.as(GuardStmtSyntax.self)?.body.statements.first?.item.is(ThrowStmtSyntax.self) == true
    }

    /// Whether it is a condition on which the function only returns, and which changes nothing.
    fileprivate func returnsEarly(_ facts: FunctionFacts) -> Bool {
        let way = item.as(GuardStmtSyntax.self).map { ($0.conditions, $0.body) }
        // Of two conditions one may not hold the second time, although the first call has met the other.
        let other = branch.flatMap { $0.elseBody == nil && $0.conditions.onlyAsk ? ($0.conditions, $0.body) : nil }
        guard let (conditions, body) = way ?? other, body.statements.count == 1 else { return false }
        return body.statements.first?.item.as(ReturnStmtSyntax.self).map { $0.expression == nil } == true
            && !conditions.mayChangeSomething(facts)
    }

    /// Whether the function returns there if a list has elements.
    fileprivate func returnsUnlessEmpty(_ list: String) -> Bool {
        if let way = item.as(GuardStmtSyntax.self) {
            return way.conditions.contains { $0.condition.trimmedDescription == "\(list).isEmpty" }
        }
        return branch?.conditions.trimmedDescription == "!\(list).isEmpty"
    }

    /// The list to which it adds an element, as written: `names` of `names.append(first)`.
    fileprivate var filledList: String? {
        guard let member = callMade?.calledExpression.as(MemberAccessExprSyntax.self),
            ["append", "insert"].contains(member.declName.baseName.text), callMade?.arguments.first?.label == nil
        else { return nil }
        return member.base?.trimmedDescription
    }

    /// Whether it is a `guard` that only ends the function.
    fileprivate var endsEarly: Bool {
        item.as(GuardStmtSyntax.self).map { $0.conditions.callNothing && $0.onlyEnds } ?? false
    }

    /// The name of the variable to which it assigns a value that a second assignment does not change: `count = count + 1`,
    /// `place = text.index(after: place)` and `isOn = !isOn` assign none.
    fileprivate var settledVariable: String? {
        guard let expression = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self),
            let infix = expression.as(InfixOperatorExprSyntax.self),
            infix.operator.is(AssignmentExprSyntax.self), !infix.leftOperand.is(TupleExprSyntax.self),
            !infix.rightOperand.dependsOn(infix.leftOperand), !infix.rightOperand.takesSomethingAway
        else { return nil }
        return infix.leftOperand.identifiers.first { $0 != "self" } ?? infix.leftOperand.trimmedDescription
    }
}

extension SyntaxProtocol {
    /// The parameters of the function around.
    var parametersAround: Set<String> {
        let function = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
        return Set(function?.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text } ?? [])
    }
}

extension ConditionElementListSyntax {
    /// Whether it is one condition that is not made of others.
    fileprivate var onlyAsk: Bool {
        count == 1 && tokens(viewMode: .sourceAccurate).allSatisfy { $0.text != "&&" }
    }

    /// Whether all that they ask are the parameters of the function around, which are the same in a second call.
    fileprivate var onlyAskParameters: Bool {
        let parameters = parametersAround
        let asked = flatMap { element -> [String] in
            guard case .optionalBinding(let binding) = element.condition else { return element.identifiers }
            return binding.initializer?.value.identifiers ?? [binding.pattern.trimmedDescription]
        }
        return asked.allSatisfy(parameters.contains)
    }
}

extension SyntaxProtocol {
    /// Whether it mentions a variable of this object, and not only a member of another one by that name.
    func reads(_ name: String) -> Bool {
        NameUses.ofMember(name, in: self).contains { use in
            guard let base = use.as(MemberAccessExprSyntax.self)?.base else { return true }
            return base.trimmedDescription == "self"
        }
    }
}

extension GuardStmtSyntax {
    /// Whether nothing happens where its conditions do not hold, but that the function ends.
    var onlyEnds: Bool {
        guard let end = body.statements.first?.item, body.statements.count == 1 else { return false }
        return end.is(ThrowStmtSyntax.self) || end.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
    }
}

extension SyntaxProtocol {
    /// Whether it calls nothing but an argument that the function evaluates itself.
    var callNothing: Bool {
        let evaluated = Set(evaluatedParameters)
        return tokens(viewMode: .sourceAccurate).allSatisfy { token in
            switch token.tokenKind {
            case .leftBrace: false
            case .leftParen: token.previousToken(viewMode: .sourceAccurate).map { evaluated.contains($0.text) } ?? false
            default: true
            }
        }
    }

    /// The names of the parameters around it that the function evaluates itself.
    var evaluatedParameters: [String] {
        sequence(first: Syntax(self), next: \.parent).flatMap { node -> [String] in
            let signature = node.as(FunctionDeclSyntax.self)?.signature ?? node.as(InitializerDeclSyntax.self)?.signature
            return signature?.parameterClause.parameters.filter(\.isAutoclosure).map { ($0.secondName ?? $0.firstName).text } ?? []
        }
    }

    /// Whether a name occurs in it.
    func mentions(_ name: String) -> Bool { tokens(viewMode: .sourceAccurate).contains { $0.text == name } }
}

extension ExprSyntax {
    /// Whether it is a list, a tuple or a dictionary of texts, numbers and new instances, such as `[("a", Item(1)), ("b", Item(2))]`.
    fileprivate var onlyMakesValues: Bool {
        if let list = self.as(ArrayExprSyntax.self) { return list.elements.allSatisfy(\.expression.onlyMakesValues) }
        if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.allSatisfy(\.expression.onlyMakesValues) }
        if let dictionary = self.as(DictionaryExprSyntax.self) {
            guard case .elements(let elements) = dictionary.content else { return true }
            return elements.allSatisfy { $0.key.onlyMakesValues && $0.value.onlyMakesValues }
        }
        if let cast = self.as(AsExprSyntax.self) { return cast.expression.onlyMakesValues }
        if let call = self.as(FunctionCallExprSyntax.self) {
            let makesInstance = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase ?? false
            return makesInstance && call.trailingClosure == nil && call.arguments.allSatisfy(\.expression.onlyMakesValues)
        }
        return callNothing && identifiers.isEmpty
    }
}

extension ExprSyntax {
    /// Whether it only finds something out from types and what they hold, as `Theme.allCases.map(\.rawValue)` does.
    fileprivate func isMadeFromTypes(_ facts: FunctionFacts) -> Bool {
        let calls = FunctionCalls(viewMode: .sourceAccurate)
        calls.walk(self)
        return !mayChangeSomething(facts) && calls.roots.allSatisfy { $0.first?.isUppercase == true }
            && calls.names.allSatisfy(KnownFunctions.answering.contains)
    }
}

/// Collects the functions that an expression calls, but no initializers, and the names with which its parts begin.
private final class FunctionCalls: SyntaxVisitor {
    private(set) var names: [String] = []
    private(set) var roots: [String] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledName ?? ""
        if name.first?.isUppercase != true { names.append(name) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let access = node.parent?.as(MemberAccessExprSyntax.self)
        let isMember = access?.declName.id == node.id || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
        if !isMember { roots.append(node.baseName.text) }
        return .visitChildren
    }
}

extension FunctionParameterSyntax {
    /// Whether it is an argument that the function evaluates itself.
    var isAutoclosure: Bool {
        type.as(AttributedTypeSyntax.self)?.attributes.contains { $0.trimmedDescription == "@autoclosure" } ?? false
    }
}

extension ExprSyntax {
    /// The functions whose result they leave as it is.
    private static let settlingFunctions: Set = ["min", "max", "lowercased", "uppercased", "capitalized", "trimmingCharacters", "sorted"]

    /// Whether it takes a value out of a collection or an iterator, which has another one the next time.
    fileprivate var takesSomethingAway: Bool {
        let calls = FunctionCalls(viewMode: .sourceAccurate)
        calls.walk(self)
        return calls.names.contains { KnownFunctions.changing.contains($0) || $0 == "next" }
    }

    /// Whether it mentions a variable, and is another value if the variable has this one.
    fileprivate func dependsOn(_ variable: ExprSyntax) -> Bool {
        guard Syntax(self).mentions(variable), trimmedDescription != variable.trimmedDescription else { return false }
        if let infix = self.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "??" {
            return infix.leftOperand.dependsOn(variable) || infix.rightOperand.dependsOn(variable)
        }
        guard let call = self.as(FunctionCallExprSyntax.self), Self.settlingFunctions.contains(call.calledName ?? "") else { return true }
        return (call.arguments.map(\.expression) + [call.receiver].compactMap(\.self)).contains { $0.dependsOn(variable) }
    }
}

extension Syntax {
    fileprivate func mentions(_ variable: ExprSyntax) -> Bool {
        if [.memberAccessExpr, .declReferenceExpr].contains(kind), trimmedDescription == variable.trimmedDescription { return true }
        return children(viewMode: .sourceAccurate).contains { $0.mentions(variable) }
    }
}
