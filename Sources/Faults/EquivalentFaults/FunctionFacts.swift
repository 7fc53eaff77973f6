internal import SwiftSyntax

/// The facts about functions that their declarations tell, found by name.
///
/// A name has a property only if every function of that name has it.
struct FunctionFacts: Sendable {
    /// The functions of the module.
    private(set) var declared: Set<String> = []
    /// The same with the labels of their arguments; of one that is also called without all of its arguments, only the name.
    private(set) var declaredCalls: Set<String> = []
    /// The functions that belong to another object: requirements of protocols, and all functions of the libraries behind a seam.
    private(set) var collaborating: Set<String> = []
    /// The same with the labels of their arguments.
    private(set) var collaboratingCalls: Set<String> = []
    /// The functions of classes that a subclass of a test may override.
    private(set) var overridable: Set<String> = []
    /// The functions that return nothing.
    private(set) var returningNothing: Set<String> = []
    /// The functions that do nothing the second time.
    ///
    /// Nothing speaks against it: a function such as `removeAll()` that calls the list's own `removeAll()` can be understood in no other way.
    private(set) var settling: Set<String> = []
    /// The functions that throw only what a function that is handed to them throws.
    private(set) var rethrowing: Set<String> = []
    /// The functions that evaluate an argument themselves, as those with an `@autoclosure` do.
    private(set) var evaluating: Set<String> = []
    /// The functions that run the closure that is handed to them, and do nothing else that a test can see, such as one that locks around it.
    private(set) var runningClosure: Set<String> = []
    /// The functions that only do things that no test can see.
    private(set) var unseen: Set<String> = []
    /// The members that only do such things, each with its type, as others may conform to the same protocol: `ConsoleLog.add`.
    private(set) var unseenMembers: Set<String> = []
    /// The functions that no test can replace, and that print none of the lines that stand for real effects.
    private(set) var sealed: Set<String> = []
    /// The types that have only functions that no test can see or replace, such as a log for developers.
    private(set) var unseenTypes: Set<String> = []
    /// The names that stand for functions, as `charge` does after `charge = payment.pay(cents:)`, each with `pay(cents:)`.
    private(set) var references: [String: String] = [:]
    /// The same for members, each with its type, as another type may have a function of that name that does more: `Param.setUp`.
    private(set) var settlingMembers: Set<String> = []
    /// The functions that only answer, or throw: they change nothing.
    private(set) var answering: Set<String> = []
    /// The functions that never return.
    private(set) var ending: Set<String> = []
    /// The functions of two arguments that return the same in either order.
    private(set) var symmetric: Set<String> = []

    /// Collects the facts.
    ///
    /// - Parameters:
    ///   - module: The files of the module.
    ///   - libraries: The files of the libraries behind a seam.
    ///   - uses: The places in the module that use a name.
    init(module: [Syntax], libraries: [SourceFileSyntax], uses: [String: [Syntax]]) {
        let collector = FunctionCollector(module)
        let own = collector.functions, others = FunctionCollector(libraries.map { Syntax($0) }).functions
        declared = Set(own.map(\.name))
        declaredCalls = Set(own.map(\.call))
        let collaborators = own.filter(\.isRequirement) + others
        collaborating = Set(collaborators.map(\.name))
        collaboratingCalls = Set(collaborators.map(\.call))
        overridable = Set(own.filter(\.isOverridable).map(\.name))
        returningNothing = Self.names(own + others) { $0.returnsNothing }
        references = collector.references
        for (name, reference) in references {
            // A call by the other name is one of the function.
            let function = String(reference.prefix { $0 != "(" })
            if collaborating.contains(function) {
                collaborating.insert(name)
                collaboratingCalls.insert(name)
            }
            if returningNothing.contains(function) { returningNothing.insert(name) }
        }
        symmetric = Self.names(own) { $0.isSymmetric }.union(collector.symmetricConstants.subtracting(declared))
        ending = Self.names(own + others) { $0.neverReturns }
        sealed = Self.names(own) { !$0.printsRealLine && (!$0.isMember || $0.isShared || collector.sealedTypes.contains($0.type)) }
            .subtracting(collaborating)
        findUnseen(among: own, uses)
        unseenMembers = Set(
            Dictionary(grouping: own.filter(\.isMember), by: { "\($0.type).\($0.name)" })
                .filter { $0.value.allSatisfy { $0.isUnseen(self, uses) } }.keys)
        findAnswering(among: own)
        unseenTypes = collector.sealedTypes.filter { type in
            let functions = own.filter { $0.type == type }
            return !functions.isEmpty && functions.allSatisfy { unseen.contains($0.name) && sealed.contains($0.name) }
        }
        rethrowing = Self.names(own) { $0.throwsWhatItIsHanded }
        runningClosure = Self.names(own) { $0.onlyRunsClosure(self) }
        evaluating = Set(own.filter(\.hasAutoclosure).map(\.name))
        findSettling(among: Dictionary(grouping: own, by: \.name))
        let open = Set(own.filter(\.isOpenToOthers).map(\.name)).union(collaborating)
        settlingMembers = Set(
            Dictionary(grouping: own.filter { $0.isMember && !open.contains($0.name) }, by: { "\($0.type).\($0.name)" })
                .filter {
                    $0.value.allSatisfy { function in
                        !function.statements.contains { $0.mentions(function.name) } && function.statements.settle(self)
                    }
                }.keys)
    }

    /// Adds the functions that only do things that no test can see, which may depend on those that were added before.
    private mutating func findUnseen(among functions: [FunctionCollector.Function], _ uses: [String: [Syntax]]) {
        while true {
            let found = Self.names(functions) { $0.isUnseen(self, uses) }
            if found == unseen { return }
            unseen = found
        }
    }

    /// Adds the functions that only answer, which may call those that were added before.
    private mutating func findAnswering(among functions: [FunctionCollector.Function]) {
        while true {
            let found = Self.names(functions) {
                !$0.isOpenToOthers && !$0.statements.isEmpty && $0.statements.onlyAnswer(self, as: $0.name)
            }
            .subtracting(collaborating)
            if found == answering { return }
            answering = found
        }
    }

    /// Adds the functions that do nothing the second time, which may depend on those that were added before.
    ///
    /// A function may call others of its own name, such as `clear()` of another type, if one of them rests on something else.
    private mutating func findSettling(among functions: [String: [FunctionCollector.Function]]) {
        var count = -1
        while settling.count > count {
            count = settling.count
            for (name, functions) in functions where !settling.contains(name) {
                settling.insert(name)
                let isKnown = KnownFunctions.settling.contains(name) && !collaborating.contains(name)
                let others = functions.filter { function in !function.statements.contains { $0.mentions(name) } }
                let rests = isKnown || !others.isEmpty
                if !rests || !functions.allSatisfy({ !$0.isOpenToOthers && $0.statements.settle(self) }) { settling.remove(name) }
            }
        }
    }

    /// The names of which every function has a property.
    private static func names(
        _ functions: [FunctionCollector.Function], where property: (FunctionCollector.Function) -> Bool
    ) -> Set<String> {
        Set(functions.filter(property).map(\.name)).subtracting(functions.filter { !property($0) }.map(\.name))
    }
}

extension FunctionCollector.Function {
    /// Whether no test can see what it does, and nobody can put another one in its place.
    fileprivate func isUnseen(_ facts: FunctionFacts, _ uses: [String: [Syntax]]) -> Bool {
        !isOpenToOthers && !printsRealLine && (!statements.isEmpty || isShared)
            && statements.allSatisfy { $0.isUnseen(facts) || Syntax($0).setsPrintedProperty(uses, facts) }
    }
}

extension FunctionCollector.Function {
    /// Whether it runs its only parameter, a closure, once, and does nothing else that a test can see.
    fileprivate func onlyRunsClosure(_ facts: FunctionFacts) -> Bool {
        guard let closure, !isOpenToOthers else { return false }
        let others = statements.filter { $0.callMade?.calledExpression.trimmedDescription != closure }
        return others.count == statements.count - 1
            && others.allSatisfy { statement in
                (statement.item.as(DeferStmtSyntax.self).map { Array($0.body.statements) } ?? [statement]).allSatisfy { $0.isUnseen(facts) }
            }
    }
}

extension CodeBlockItemSyntax {
    /// Whether no test can see what the statement does, in any configuration.
    func isUnseen(_ facts: FunctionFacts) -> Bool {
        if let condition = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) { return condition.isUnseen(facts) }
        if let choice = item.as(ExpressionStmtSyntax.self)?.expression.as(SwitchExprSyntax.self) {
            return choice.subject.callNothing
                && choice.cases.allSatisfy { way in
                    way.as(SwitchCaseSyntax.self)?.statements.allSatisfy { $0.item.is(BreakStmtSyntax.self) || $0.isUnseen(facts) } ?? false
                }
        }
        if let way = item.as(GuardStmtSyntax.self) {
            let isLast = parent?.as(CodeBlockItemListSyntax.self)?.last?.id == id
            return !isLast && way.conditions.callNothing && way.body.statements.allSatisfy { $0.item.is(ReturnStmtSyntax.self) }
        }
        if let variable = item.as(VariableDeclSyntax.self) {
            return parent?.as(CodeBlockItemListSyntax.self)?.last?.id != id && variable.bindings.callNothing
                && !variable.bindings.canTrap
        }
        guard let choice = item.as(IfConfigDeclSyntax.self) else { return callMade?.isUnseen(facts) ?? false }
        return choice.clauses.allSatisfy { clause in
            guard case .statements(let statements) = clause.elements else { return false }
            return statements.allSatisfy { $0.isUnseen(facts) }
        }
    }
}

extension PatternBindingListSyntax {
    /// Whether a fault in a value may end the program, such as one in a calculation or in an index.
    fileprivate var canTrap: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            switch token.tokenKind {
            case .leftSquare, .exclamationMark: true
            case .binaryOperator(let name): !["==", "!=", "<", ">", "<=", ">=", "&&", "||", "??"].contains(name)
            default: false
            }
        }
    }
}

extension IfExprSyntax {
    /// Whether no test can see what any of its branches does.
    fileprivate func isUnseen(_ facts: FunctionFacts) -> Bool {
        let other =
            switch elseBody {
            case .codeBlock(let body): body.statements.allSatisfy { $0.isUnseen(facts) }
            case .ifExpr(let next): next.isUnseen(facts)
            case nil: true
            @unknown default: false
            }
        return !body.statements.isEmpty && conditions.callNothing && body.statements.allSatisfy { $0.isUnseen(facts) } && other
    }
}
