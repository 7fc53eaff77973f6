internal import SwiftIfConfig
internal import SwiftSyntax

/// Walks over a file and asks the rules at every node that is fair to change.
///
/// Not fair, and so left out: what the kata gives; what is not compiled; bodies that only trap, which no test can survive; what is
/// said to ``FaultContext/unseenCalls``, such as the condition of an `assert`; and initializers of `super`, which the language demands.
final class FaultFinder: SyntaxAnyVisitor {
    private(set) var faults: [Fault] = []
    private let context: FaultContext
    private let given: Set<String>
    private let conditions: StaticBuildConfiguration

    /// Makes a finder.
    ///
    /// - Parameters:
    ///   - context: What the rules know about the module.
    ///   - given: Types, and functions as `Type.name`, in which nothing is changed.
    ///   - conditions: What `#if` sees.
    init(context: FaultContext, given: Set<String>, conditions: StaticBuildConfiguration) {
        self.context = context
        self.given = given
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        if isLeftOut(node) { return .skipChildren }
        if let conditional = node.as(IfConfigDeclSyntax.self) {
            if let active = conditional.activeClause(in: conditions).clause?.elements { walk(active) }
            return .skipChildren
        }
        faults += FaultRule.all.flatMap { $0.faults(node, context) }
        return .visitChildren
    }

    private func isLeftOut(_ node: Syntax) -> Bool {
        if node.isTypeOrExtension { return given.contains(node.subject) }
        if let function = node.as(FunctionDeclSyntax.self) {
            return given.contains("\(function.body.map { Syntax($0).subject } ?? "").\(function.name.text)") || onlyTraps(function.body)
        }
        if let initializer = node.as(InitializerDeclSyntax.self) { return onlyTraps(initializer.body) }
        if let call = node.as(FunctionCallExprSyntax.self) { return call.calledName.map(FaultContext.unseenCalls.contains) ?? false }
        return node.is(AttributeSyntax.self)
    }

    private func onlyTraps(_ body: CodeBlockSyntax?) -> Bool {
        guard let statements = body?.statements, statements.count == 1, case .expr(let expression) = statements.first?.item else {
            return false
        }
        return ["fatalError", "preconditionFailure"].contains(expression.callMade?.calledName)
    }
}
