internal import SwiftSyntax

/// What the rules know about the module beyond the node that they look at.
struct FaultContext: Sendable {
    /// Expressions for the real instance, which a fault may use instead of the injected one.
    var realInstances: [String]
    /// Functions of the module that only assign: to call one twice is to call it once.
    var assigningFunctions: Set<String>

    /// Calls that a test does not look at: what is printed for people, and what ends the process.
    static let unseenCalls: Set<String> = [
        "print", "debugPrint", "dump", "NSLog", "fatalError", "preconditionFailure", "assertionFailure", "precondition", "assert",
    ]

    /// Calls of the standard library, of UIKit and of containers that do nothing the second time, so that to make one twice is to make
    /// it once.
    static let callsThatSettle: Set<String> = [
        "removeAll", "sort", "formUnion", "formIntersection", "loadViewIfNeeded", "setArg", "removeArg", "reset",
    ]

    /// Functions that do not care which of their arguments comes first.
    static let symmetricFunctions: Set<String> = ["min", "max", "context"]
}

extension CodeBlockItemSyntax {
    /// Whether a loop may depend on this statement for its end: it stands in one of whose conditions one asks for a name that it has.
    ///
    /// Without it the loop could be endless, and no test can tell that from a slow one.
    var mayEndALoop: Bool {
        let names = Set(identifiers(in: self))
        for node in sequence(first: Syntax(self), next: \.parent) {
            if node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self) || node.is(AccessorBlockSyntax.self) { return false }
            if node.conditionsOfItsLoop.contains(where: { identifiers(in: $0).contains(where: names.contains) }) { return true }
        }
        return false
    }
}

extension Syntax {
    /// The conditions on which this loop comes to its end: its own, and for `while true` those of each `if` and `guard` that leads out.
    ///
    /// Empty if this is no such loop.
    var conditionsOfItsLoop: [Syntax] {
        let (condition, body): (Syntax, CodeBlockSyntax)
        if let loop = self.as(WhileStmtSyntax.self) {
            (condition, body) = (Syntax(loop.conditions), loop.body)
        } else if let loop = self.as(RepeatStmtSyntax.self) {
            (condition, body) = (Syntax(loop.condition), loop.body)
        } else {
            return []
        }
        return [condition] + (condition.trimmedDescription == "true" ? WaysOut.conditions(in: body) : [])
    }

    /// Whether a loop may come to its end by this node: it is, or lies in, a condition of a loop.
    var isInConditionOfALoop: Bool {
        let outwards = Array(sequence(first: self, next: \.parent))
        return outwards.contains { node in
            node.conditionsOfItsLoop.contains { condition in outwards.contains { $0.id == condition.id } }
        }
    }
}

/// Finds the conditions on which the body of an endless loop is left.
private final class WaysOut: SyntaxVisitor {
    private var conditions: [Syntax] = []

    static func conditions(in body: CodeBlockSyntax) -> [Syntax] {
        let visitor = WaysOut(viewMode: .sourceAccurate)
        visitor.walk(body)
        return visitor.conditions
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        add(Syntax(node.conditions), ifLeftIn: Syntax(node.body), Syntax(node.elseBody))
    }

    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        add(Syntax(node.conditions), ifLeftIn: Syntax(node.body))
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ conditions: Syntax, ifLeftIn branches: Syntax?...) -> SyntaxVisitorContinueKind {
        let leavers: [TokenKind] = [.keyword(.break), .keyword(.return), .keyword(.throw)]
        let leads = branches.compactMap { $0 }.contains { branch in
            branch.tokens(viewMode: .sourceAccurate).contains { leavers.contains($0.tokenKind) }
        }
        if leads { self.conditions.append(conditions) }
        return .visitChildren
    }
}

private func identifiers(in node: some SyntaxProtocol) -> [String] {
    node.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier(let name) = token.tokenKind { name } else { nil }
    }
}

extension SyntaxProtocol {
    /// Where the node's own text lies, in bytes.
    var textRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The node's own text on one line.
    var oneLine: String {
        trimmedDescription.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
    }

    /// Whether the text means the same on one line: it is there already, or holds neither a comment, nor statements, nor a text of several
    /// lines.
    var canStandOnOneLine: Bool {
        guard trimmedDescription.contains(where: \.isNewline) else { return true }
        return tokens(viewMode: .sourceAccurate).allSatisfy { token in
            ![.leftBrace, .multilineStringQuote].contains(token.tokenKind)
                && (token.leadingTrivia.pieces + token.trailingTrivia.pieces).allSatisfy { $0.isWhitespace }
        }
    }

    /// Whether the node declares a type, or extends one.
    var isTypeOrExtension: Bool {
        [.classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl].contains(kind)
    }

    /// Whether the node lies in a call of `super`.
    var isSuperCall: Bool {
        var base = Syntax(self)
        while true {
            if let call = base.as(FunctionCallExprSyntax.self) {
                base = Syntax(call.calledExpression)
            } else if let access = base.as(MemberAccessExprSyntax.self), let inner = access.base {
                base = Syntax(inner)
            } else if let attempt = base.as(TryExprSyntax.self) {
                base = Syntax(attempt.expression)
            } else if let waiting = base.as(AwaitExprSyntax.self) {
                base = Syntax(waiting.expression)
            } else {
                return base.is(SuperExprSyntax.self)
            }
        }
    }

    /// The type, or the function outside of any type, that the node lies in: what does something wrong.
    var subject: String {
        var function: String?
        for node in sequence(first: Syntax(self), next: \.parent) {
            if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
            if let type = node.as(StructDeclSyntax.self) { return type.name.text }
            if let type = node.as(EnumDeclSyntax.self) { return type.name.text }
            if let type = node.as(ActorDeclSyntax.self) { return type.name.text }
            if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
            if let type = node.as(ProtocolDeclSyntax.self) { return type.name.text }
            if let declaration = node.as(FunctionDeclSyntax.self) { function = declaration.name.text }
        }
        return function.map { "\($0)()" } ?? "the code"
    }
}

extension FunctionCallExprSyntax {
    /// The name that is called, such as `track`.
    var calledName: String? {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The name with its labels, such as `track(event:)`.
    var shown: String {
        let labels = arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
        return "\(calledName ?? calledExpression.oneLine)(\(labels))"
    }
}

extension ExprSyntax {
    /// The call that an expression makes, behind `try`, `await` and a discarding `_ =`.
    var callMade: FunctionCallExprSyntax? {
        if let call = self.as(FunctionCallExprSyntax.self) { return call }
        if let attempt = self.as(TryExprSyntax.self) { return attempt.expression.callMade }
        if let waiting = self.as(AwaitExprSyntax.self) { return waiting.expression.callMade }
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.callMade }
        if let infix = self.as(InfixOperatorExprSyntax.self), infix.leftOperand.is(DiscardAssignmentExprSyntax.self) {
            return infix.rightOperand.callMade
        }
        return nil
    }
}

extension CodeBlockItemSyntax {
    /// The call, if this statement is nothing else and its value is used by nobody.
    var statementCall: FunctionCallExprSyntax? {
        guard case .expr(let expression) = item, let call = expression.callMade, !isImplicitReturn, !call.isSuperCall else { return nil }
        guard call.calledName.map(FaultContext.unseenCalls.contains) != true, !call.isInitializerDelegation else { return nil }
        return call
    }

    /// The call that a `return` makes in a function that returns nothing: `return stop()`.
    var returnedCall: FunctionCallExprSyntax? {
        guard let statement = item.as(ReturnStmtSyntax.self), let call = statement.expression?.callMade, !call.isSuperCall,
            call.calledName.map(FaultContext.unseenCalls.contains) != true
        else { return nil }
        let owner = sequence(first: Syntax(self), next: \.parent).first {
            $0.is(FunctionDeclSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
                || $0.is(InitializerDeclSyntax.self)
        }
        guard let function = owner?.as(FunctionDeclSyntax.self) else { return nil }
        let type = function.signature.returnClause?.type.trimmedDescription
        return type == nil || type == "Void" || type == "()" ? call : nil
    }

    /// Whether the value of this statement is what its function, accessor or closure returns.
    private var isImplicitReturn: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else { return false }
        if owner.is(AccessorBlockSyntax.self) { return true }
        // What a closure returns is not written at it. One that only makes an instance makes it for somebody.
        if owner.is(ClosureExprSyntax.self) { return makesAnInstance }
        guard let holder = owner.as(CodeBlockSyntax.self)?.parent else { return false }
        if let function = holder.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        return holder.as(AccessorDeclSyntax.self)?.accessorSpecifier.tokenKind == .keyword(.get)
    }

    private var makesAnInstance: Bool {
        guard case .expr(let expression) = item, let name = expression.callMade?.calledName else { return false }
        return name == "init" || name.first?.isUppercase == true
    }
}

extension FunctionCallExprSyntax {
    fileprivate var isInitializerDelegation: Bool {
        calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`)
    }
}
