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
        !isOpenToOthers && !printsRealLine && !statements.isEmpty
            && statements.allSatisfy { $0.isUnseen(facts) || Syntax($0).setsPrintedProperty(uses, facts) }
    }
}

extension CodeBlockItemSyntax {
    /// Whether no test can see what the statement does, in any configuration.
    fileprivate func isUnseen(_ facts: FunctionFacts) -> Bool {
        if let condition = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) { return condition.isUnseen(facts) }
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

/// Collects the functions that are declared in some files.
private final class FunctionCollector: SyntaxVisitor {
    struct Function {
        var name: String
        /// The name with labels as in each call of it; without any if some calls leave arguments out, or put a closure behind them.
        var call: String
        var isRequirement: Bool
        /// Whether others may implement it too, such as a subclass.
        var isOpenToOthers: Bool
        var returnsNothing: Bool
        var neverReturns: Bool
        var statements: [CodeBlockItemSyntax]
        var isSymmetric: Bool
        /// The type around it; empty outside of any.
        var type: String
        /// Whether it is static, final or private, so that no instance of another type answers in its place.
        var isShared: Bool
        /// Whether a text in it begins as the lines that stand for real effects do.
        var printsRealLine: Bool
        /// Whether it evaluates an argument itself.
        var hasAutoclosure: Bool
        var throwsWhatItIsHanded: Bool

        var isMember: Bool { !type.isEmpty }
    }

    private(set) var functions: [Function] = []
    private(set) var references: [String: String] = [:]
    /// The constants that hold a closure of two arguments in any order.
    private(set) var symmetricConstants: Set<String> = []
    /// The types without supertypes or protocols that nobody can subclass, or whose instances nobody can hand in.
    var sealedTypes: Set<String> { finalTypes.union(openClasses.subtracting(handedIn)) }
    private var finalTypes: Set<String> = []
    private var openClasses: Set<String> = []
    /// The names in the types of parameters and of variables that can be set from outside, and of superclasses.
    private var handedIn: Set<String> = []

    init(_ trees: [Syntax]) {
        super.init(viewMode: .sourceAccurate)
        trees.forEach { walk($0) }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.inheritanceClause) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name, node.inheritanceClause) }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.final) }) { return note(node.name, node.inheritanceClause) }
        if node.inheritanceClause == nil { openClasses.insert(node.name.text) }
        return .visitChildren
    }

    override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
        handedIn.formUnion(node.type.identifiers)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        handedIn.formUnion(node.type.identifiers)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.bindingSpecifier.tokenKind == .keyword(.var), !node.modifiers.isPrivate,
            node.parent?.is(MemberBlockItemSyntax.self) == true || node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        else { return .visitChildren }
        for binding in node.bindings {
            handedIn.formUnion((binding.typeAnnotation?.type.identifiers ?? []) + (binding.initializer?.value.identifiers ?? []))
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        noteReference(node.pattern.trimmedDescription, node.initializer?.value)
        let product = node.isConstant ? node.initializer?.value.as(ClosureExprSyntax.self)?.withNumberedParameters : nil
        if let product, ["$0 * $1", "$1 * $0", "$0 == $1", "$0 && $1", "$0 || $1"].contains(product) {
            symmetricConstants.insert(node.pattern.trimmedDescription)
        }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.operator.is(AssignmentExprSyntax.self), let name = node.leftOperand.identifiers.last {
            noteReference(name, node.rightOperand)
        }
        return .visitChildren
    }

    private func noteReference(_ name: String, _ value: ExprSyntax?) {
        let function = value?.as(MemberAccessExprSyntax.self)?.declName ?? value?.as(DeclReferenceExprSyntax.self)
        if let function, function.argumentNames != nil { references[name] = function.trimmedDescription }
    }

    private func note(_ name: TokenSyntax, _ supertypes: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        if supertypes == nil { finalTypes.insert(name.text) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isRequirement = node.body == nil
        let isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
        let isShared = node.modifiers.contains { [.keyword(.static), .keyword(.final)].contains($0.name.tokenKind) }
        // A factory that a test overrides hands in what it returns.
        if !isShared, !node.modifiers.isPrivate { handedIn.formUnion(node.signature.returnClause?.type.identifiers ?? []) }
        functions.append(
            Function(
                name: node.name.text, call: node.call, isRequirement: isRequirement, isOpenToOthers: isRequirement || isOverride,
                returnsNothing: node.returnsNothing,
                neverReturns: node.signature.returnClause?.type.trimmedDescription == "Never",
                statements: node.body.map { Array($0.statements) } ?? [],
                isSymmetric: node.isSymmetric, type: node.nameOfType ?? "",
                isShared: isShared || node.modifiers.isPrivate,
                printsRealLine: node.printsRealLine,
                hasAutoclosure: node.signature.parameterClause.parameters.contains(where: \.isAutoclosure),
                throwsWhatItIsHanded: node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows)))
        return .visitChildren
    }
}

extension FunctionDeclSyntax {
    /// Whether it is declared to return nothing.
    var returnsNothing: Bool {
        let type = signature.returnClause?.type.trimmedDescription
        return type == nil || type == "Void" || type == "()"
    }

    /// The name with the labels of the parameters; without any if a call may have others.
    fileprivate var call: String {
        let parameters = signature.parameterClause.parameters
        let isLoose = parameters.contains { $0.defaultValue != nil || $0.ellipsis != nil || !$0.type.is(IdentifierTypeSyntax.self) }
        return name.text + (isLoose ? "" : "(\(parameters.map { $0.firstName.text + ":" }.joined()))")
    }

    /// Whether it only joins its two parameters with an operator or a function that takes them in any order.
    fileprivate var isSymmetric: Bool {
        let parameters = signature.parameterClause.parameters
        guard let value = body?.statements.onlyValue else { return false }
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        if parameters.count == 1, parameters.first?.ellipsis != nil { return value.asksListInAnyOrder(names[0]) }
        guard parameters.count == 2 else { return false }
        if let infix = value.as(InfixOperatorExprSyntax.self) {
            let isNumber = parameters.allSatisfy { ["Int", "Double"].contains($0.type.trimmedDescription) || $0.type.isOfAddedNumbers }
            let operators = ["==", "!=", "*", "&&", "||"] + (isNumber ? ["+"] : [])
            return operators.contains(infix.operator.trimmedDescription)
                && Set([infix.leftOperand.trimmedDescription, infix.rightOperand.trimmedDescription]) == Set(names)
        }
        guard let call = value.as(FunctionCallExprSyntax.self), ["min", "max"].contains(call.calledName) else { return false }
        return Set(call.arguments.map(\.expression.trimmedDescription)) == Set(names)
    }
}

extension ExprSyntax {
    /// Whether it only asks a list whether all or some elements meet a condition, or for the sum of it.
    fileprivate func asksListInAnyOrder(_ list: String) -> Bool {
        let question = self.as(PrefixOperatorExprSyntax.self)?.expression ?? self
        // A value that asks later: `Rule { text in rules.allSatisfy { $0.isMet(text) } }`.
        if let made = question.as(FunctionCallExprSyntax.self), made.arguments.isEmpty, made.receiver == nil,
            let later = made.trailingClosure?.statements.onlyValue
        {
            return later.asksListInAnyOrder(list)
        }
        guard let call = question.as(FunctionCallExprSyntax.self), call.receiver?.trimmedDescription == list else { return false }
        return ["contains", "allSatisfy"].contains(call.calledName) || call.arguments.map(\.oneLine) == ["0,", "+"]
    }
}

extension TypeSyntax {
    /// Whether it is a type of the module whose `+` adds one number of each of two values: `Money(cents: one.cents + other.cents)`.
    fileprivate var isOfAddedNumbers: Bool {
        let files = [FileNames.of(root)] + ModuleDeclarations.current.names.values
        let sum = files.lazy.flatMap { $0.functions["+"] ?? [] }.first {
            $0.signature.parameterClause.parameters.first?.type.trimmedDescription == trimmedDescription
        }
        guard let call = sum?.body?.statements.onlyValue?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let infix = call.arguments.first?.expression.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "+"
        else { return false }
        let parts = [infix.leftOperand, infix.rightOperand].map { $0.as(MemberAccessExprSyntax.self) }
        return parts[0] != nil && parts[0]?.declName.baseName.text == parts[1]?.declName.baseName.text
    }
}
