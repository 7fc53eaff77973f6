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
    /// The functions of two arguments that return the same in either order.
    private(set) var symmetric: Set<String> = []

    /// Collects the facts.
    ///
    /// - Parameters:
    ///   - module: The files of the module.
    ///   - libraries: The files of the libraries behind a seam.
    init(module: [Syntax], libraries: [SourceFileSyntax]) {
        let own = FunctionCollector.functions(in: module), others = FunctionCollector.functions(in: libraries.map { Syntax($0) })
        declared = Set(own.map(\.name))
        collaborating = Set((own.filter(\.isRequirement) + others).map(\.name))
        returningNothing = Self.names(own + others) { $0.returnsNothing }
        symmetric = Self.names(own) { $0.isSymmetric }
        close(\.unseen, over: own) { $0.callMade?.isUnseen($1) ?? false }
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
    /// Whether the statement changes nothing the second time: an assignment, a call that settles, also as the value of a constant, or a
    /// loop over a list with such statements only.
    fileprivate func settles(_ facts: FunctionFacts) -> Bool {
        if let loop = item.as(ForStmtSyntax.self) { return loop.body.statements.allSatisfy { $0.settles(facts) } }
        if let variable = item.as(VariableDeclSyntax.self) {
            return variable.bindings.allSatisfy { $0.initializer?.value.callMade?.settles(facts) ?? false }
        }
        return isAssignment || callMade?.settles(facts) ?? false
    }

    private var isAssignment: Bool {
        guard case .expr(let expression) = item, let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
        return infix.operator.is(AssignmentExprSyntax.self)
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
    }

    private var functions: [Function] = []

    static func functions(in trees: [Syntax]) -> [Function] {
        let collector = FunctionCollector(viewMode: .sourceAccurate)
        trees.forEach { collector.walk($0) }
        return collector.functions
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let isRequirement = node.body == nil
        let isOverride = node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
        functions.append(
            Function(
                name: node.name.text, isRequirement: isRequirement, isOpenToOthers: isRequirement || isOverride,
                returnsNothing: node.returnsNothing, statements: node.body.map { Array($0.statements) } ?? [],
                isSymmetric: node.isSymmetric))
        return .visitChildren
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
