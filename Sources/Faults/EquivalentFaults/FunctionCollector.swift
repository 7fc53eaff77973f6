internal import SwiftSyntax

/// Collects the functions that are declared in some files.
final class FunctionCollector: SyntaxVisitor {
    struct Function {
        var name: String
        /// The name with labels as in each call of it; without any if some calls leave arguments out, or put a closure behind them.
        var call: String
        var isRequirement: Bool
        /// Whether others may implement it too, such as a subclass.
        var isOpenToOthers: Bool
        /// Whether a subclass that a test makes may override it.
        var isOverridable: Bool
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
        /// The name of its only parameter, if that is a closure which it does not keep.
        var closure: String?

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
        if node.isFinal { return note(node.name, node.inheritanceClause) }
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
                isOverridable: !isShared && !node.modifiers.isPrivate && node.classAround.map { !$0.isFinal } == true,
                returnsNothing: node.returnsNothing,
                neverReturns: node.signature.returnClause?.type.trimmedDescription == "Never",
                statements: node.body.map { Array($0.statements) } ?? [],
                isSymmetric: node.isSymmetric, type: node.nameOfType ?? "",
                isShared: isShared || node.modifiers.isPrivate,
                printsRealLine: node.printsRealLine,
                hasAutoclosure: node.signature.parameterClause.parameters.contains(where: \.isAutoclosure),
                throwsWhatItIsHanded: node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind == .keyword(.rethrows),
                closure: node.onlyClosure))
        return .visitChildren
    }
}

extension ClassDeclSyntax {
    /// Whether nobody can subclass it.
    fileprivate var isFinal: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.final) } }
}

extension FunctionDeclSyntax {
    /// The class that it is a member of.
    fileprivate var classAround: ClassDeclSyntax? { parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self) }

    /// Whether it is declared to return nothing.
    var returnsNothing: Bool {
        let type = signature.returnClause?.type.trimmedDescription
        return type == nil || type == "Void" || type == "()"
    }

    /// The name of its only parameter, if that is a closure which it does not keep.
    fileprivate var onlyClosure: String? {
        let parameters = signature.parameterClause.parameters
        guard parameters.count == 1, let only = parameters.first, only.type.isFunctionThatIsRunNow else { return nil }
        return (only.secondName ?? only.firstName).text
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
