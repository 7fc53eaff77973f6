internal import SwiftSyntax

/// The facts about functions that their declarations tell, found by name.
///
/// A name has a property only if every function of that name has it.
struct FunctionFacts: Sendable {
    /// The functions of the module.
    private(set) var declared: Set<String> = []
    /// The functions that belong to another object: requirements of protocols, and all functions of the libraries behind a seam.
    private(set) var collaborating: Set<String> = []
    /// The functions that return nothing.
    private(set) var returningNothing: Set<String> = []
    /// The functions that only assign, or only call functions that do nothing the second time.
    private(set) var settling: Set<String> = []
    /// The functions of the module whose names are those of known functions, while nothing speaks against the same effect.
    ///
    /// A function such as `removeAll()` that calls the list's own `removeAll()` can be understood in no other way.
    private(set) var namedLikeSettling: Set<String> = []
    /// The functions that only do things that no test can see.
    private(set) var unseen: Set<String> = []
    /// The functions that no test can replace, and that print none of the lines that stand for real effects.
    private(set) var sealed: Set<String> = []
    /// The types that have only functions that no test can see or replace, such as a log for developers.
    private(set) var unseenTypes: Set<String> = []
    /// The functions of two arguments that return the same in either order.
    private(set) var symmetric: Set<String> = []

    /// Collects the facts.
    ///
    /// - Parameters:
    ///   - module: The files of the module.
    ///   - libraries: The files of the libraries behind a seam.
    init(module: [Syntax], libraries: [SourceFileSyntax]) {
        let collector = FunctionCollector(module)
        let own = collector.functions, others = FunctionCollector(libraries.map { Syntax($0) }).functions
        declared = Set(own.map(\.name))
        collaborating = Set((own.filter(\.isRequirement) + others).map(\.name))
        returningNothing = Self.names(own + others) { $0.returnsNothing }
        symmetric = Self.names(own) { $0.isSymmetric }
        sealed = Self.names(own) { !$0.printsRealLine && (!$0.isMember || $0.isShared || collector.sealedTypes.contains($0.type)) }
            .subtracting(collaborating)
        close(\.unseen, over: own) { $0.isUnseen($1) }
        unseenTypes = collector.sealedTypes.filter { type in
            let functions = own.filter { $0.type == type }
            return !functions.isEmpty && functions.allSatisfy { unseen.contains($0.name) && sealed.contains($0.name) }
        }
        namedLikeSettling = declared.intersection(KnownFunctions.settling).subtracting(collaborating)
        while true {
            close(\.settling, over: own) { $0.settles($1) }
            let confirmed = namedLikeSettling.intersection(settling)
            if confirmed == namedLikeSettling { return }
            (namedLikeSettling, settling) = (confirmed, [])
        }
    }

    /// Adds the functions whose statements all have a property, which may depend on the functions that were added before.
    private mutating func close(
        _ names: WritableKeyPath<FunctionFacts, Set<String>>, over functions: [FunctionCollector.Function],
        where property: (CodeBlockItemSyntax, FunctionFacts) -> Bool
    ) {
        while true {
            let found = Self.names(functions) { function in
                !function.isOpenToOthers && !function.statements.isEmpty && function.statements.allSatisfy { property($0, self) }
            }
            if found == self[keyPath: names] { return }
            self[keyPath: names] = found
        }
    }

    /// The names of which every function has a property.
    private static func names(
        _ functions: [FunctionCollector.Function], where property: (FunctionCollector.Function) -> Bool
    ) -> Set<String> {
        Set(functions.filter(property).map(\.name)).subtracting(functions.filter { !property($0) }.map(\.name))
    }
}

extension CodeBlockItemSyntax {
    /// Whether no test can see what the statement does, in any configuration.
    fileprivate func isUnseen(_ facts: FunctionFacts) -> Bool {
        if let condition = item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) { return condition.isUnseen(facts) }
        if let way = item.as(GuardStmtSyntax.self) {
            let isLast = parent?.as(CodeBlockItemListSyntax.self)?.last?.id == id
            return !isLast && way.conditions.callsNothing && way.body.statements.allSatisfy { $0.item.is(ReturnStmtSyntax.self) }
        }
        guard let choice = item.as(IfConfigDeclSyntax.self) else { return callMade?.isUnseen(facts) ?? false }
        return choice.clauses.allSatisfy { clause in
            guard case .statements(let statements) = clause.elements else { return false }
            return statements.allSatisfy { $0.isUnseen(facts) }
        }
    }

    /// Whether the statement changes nothing the second time: an assignment, a call that settles, also as the value of a constant, or a
    /// loop over a list with such statements only.
    fileprivate func settles(_ facts: FunctionFacts) -> Bool {
        if let loop = item.as(ForStmtSyntax.self) { return loop.body.statements.allSatisfy { $0.settles(facts) } }
        if let variable = item.as(VariableDeclSyntax.self) {
            return variable.bindings.allSatisfy { binding in
                guard let value = binding.initializer?.value else { return false }
                return value.is(ClosureExprSyntax.self) || value.callMade?.settles(facts) ?? false
            }
        }
        return isAssignment || callMade?.settles(facts) ?? false
    }

    /// Whether it assigns a value that a second assignment does not change: `count = count + 1` and `isOn = !isOn` are none.
    private var isAssignment: Bool {
        guard case .expr(let expression) = item, let infix = expression.as(InfixOperatorExprSyntax.self),
            infix.operator.is(AssignmentExprSyntax.self)
        else { return false }
        return !Syntax(infix.rightOperand).calculates(with: infix.leftOperand)
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
        return !body.statements.isEmpty && conditions.callsNothing && body.statements.allSatisfy { $0.isUnseen(facts) } && other
    }
}

extension ConditionElementListSyntax {
    fileprivate var callsNothing: Bool {
        tokens(viewMode: .sourceAccurate).allSatisfy { ![.leftParen, .leftBrace].contains($0.tokenKind) }
    }
}

extension Syntax {
    /// Whether it is, or contains, a calculation with a variable.
    fileprivate func calculates(with variable: ExprSyntax) -> Bool {
        let isCalculation =
            self.as(InfixOperatorExprSyntax.self).map { $0.exchangedOperator != nil }
            ?? self.as(PrefixOperatorExprSyntax.self).map { ["!", "-", "~"].contains($0.operator.text) } ?? false
        if isCalculation, mentions(variable) { return true }
        return children(viewMode: .sourceAccurate).contains { $0.calculates(with: variable) }
    }

    private func mentions(_ variable: ExprSyntax) -> Bool {
        if [.memberAccessExpr, .declReferenceExpr].contains(kind), trimmedDescription == variable.trimmedDescription { return true }
        return children(viewMode: .sourceAccurate).contains { $0.mentions(variable) }
    }
}

/// Collects the functions that are declared in some files.
private final class FunctionCollector: SyntaxVisitor {
    struct Function {
        var name: String
        var isRequirement: Bool
        /// Whether others may implement it too, such as a subclass.
        var isOpenToOthers: Bool
        var returnsNothing: Bool
        var statements: [CodeBlockItemSyntax]
        var isSymmetric: Bool
        /// The type around it; empty outside of any.
        var type: String
        /// Whether it is static or final, so that no instance of another type answers in its place.
        var isShared: Bool
        /// Whether a text in it begins as the lines that stand for real effects do.
        var printsRealLine: Bool

        var isMember: Bool { !type.isEmpty }
    }

    private(set) var functions: [Function] = []
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

    private func note(_ name: TokenSyntax, _ supertypes: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        if supertypes == nil { finalTypes.insert(name.text) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isRequirement = node.body == nil
        let isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
        functions.append(
            Function(
                name: node.name.text, isRequirement: isRequirement, isOpenToOthers: isRequirement || isOverride,
                returnsNothing: node.returnsNothing, statements: node.body.map { Array($0.statements) } ?? [],
                isSymmetric: node.isSymmetric, type: node.nameOfType ?? "",
                isShared: node.modifiers.contains { [.keyword(.static), .keyword(.final)].contains($0.name.tokenKind) },
                printsRealLine: node.tokens(viewMode: .sourceAccurate).contains {
                    $0.tokenKind.isTextBeginningWithRealLine
                }))
        return .visitChildren
    }
}

extension TokenKind {
    /// Whether it is text that begins as the lines that stand for real effects do.
    fileprivate var isTextBeginningWithRealLine: Bool {
        if case .stringSegment(let text) = self { text.hasPrefix(">>") } else { false }
    }
}

extension FunctionDeclSyntax {
    /// Whether it is declared to return nothing.
    var returnsNothing: Bool {
        let type = signature.returnClause?.type.trimmedDescription
        return type == nil || type == "Void" || type == "()"
    }

    /// Whether it only joins its two parameters with an operator or a function that takes them in any order.
    fileprivate var isSymmetric: Bool {
        let parameters = signature.parameterClause.parameters
        guard parameters.count == 2, let statements = body?.statements, statements.count == 1, let only = statements.first else {
            return false
        }
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        let value = only.item.as(ReturnStmtSyntax.self)?.expression ?? only.item.as(ExprSyntax.self)
        if let infix = value?.as(InfixOperatorExprSyntax.self) {
            let isNumber = parameters.allSatisfy { ["Int", "Double"].contains($0.type.trimmedDescription) }
            let operators = ["==", "!=", "*", "&&", "||"] + (isNumber ? ["+"] : [])
            return operators.contains(infix.operator.trimmedDescription)
                && Set([infix.leftOperand.trimmedDescription, infix.rightOperand.trimmedDescription]) == Set(names)
        }
        guard let call = value?.as(FunctionCallExprSyntax.self), ["min", "max"].contains(call.calledName) else { return false }
        return Set(call.arguments.map(\.expression.trimmedDescription)) == Set(names)
    }
}
