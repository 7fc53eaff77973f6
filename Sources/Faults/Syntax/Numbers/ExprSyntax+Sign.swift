internal import SwiftSyntax

extension ExprSyntax {
    /// Whether it is a variable of the function around it that is always 1 or -1.
    ///
    /// Its first value is one of them, and every change makes it one of them, as `sign = -sign` and `sign *= -1` do.
    var isSign: Bool {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        for scope in sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(CodeBlockItemListSyntax.self) }) {
            let bindings = SignUses.bindings(of: name, in: scope)
            if bindings.isEmpty { continue }
            guard bindings.count == 1, let value = bindings[0].initializer?.value, value.isPlusOrMinusOne(name) else { return false }
            return SignUses.keepSign(name, in: scope)
        }
        return false
    }

    fileprivate func isPlusOrMinusOne(_ name: String) -> Bool {
        if let choice = self.as(TernaryExprSyntax.self) {
            return choice.thenExpression.isPlusOrMinusOne(name) && choice.elseExpression.isPlusOrMinusOne(name)
        }
        return ["1", "-1", name, "-\(name)"].contains(trimmedDescription)
    }
}

/// Looks at the uses of a variable in the statements of its scope.
private final class SignUses: SyntaxVisitor {
    private let name: String
    private var bindings: [PatternBindingSyntax] = []
    private var others = 0
    private var isKept = true

    private init(_ name: String, in scope: CodeBlockItemListSyntax) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
        walk(scope)
    }

    /// The declarations of the variable that are statements of the scope.
    static func bindings(of name: String, in scope: CodeBlockItemListSyntax) -> [PatternBindingSyntax] {
        scope.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings).filter { $0.pattern.trimmedDescription == name }
    }

    /// Whether each change leaves it 1 or -1, and nothing else has its name.
    static func keepSign(_ name: String, in scope: CodeBlockItemListSyntax) -> Bool {
        let uses = SignUses(name, in: scope)
        return uses.isKept && uses.others == 1
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if node.identifier.text == name { others += 1 }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if node.expression.identifiers.contains(name) { isKept = false }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.trimmedDescription == name, node.declName.baseName.text != "negate" { isKept = false }
        return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.leftOperand.trimmedDescription == name, node.operator.trimmedDescription.hasSuffix("=") else { return .visitChildren }
        switch node.operator.trimmedDescription {
        case "=", "*=", "/=": if !node.rightOperand.isPlusOrMinusOne(name) { isKept = false }
        case "==", "!=", "<=", ">=": break
        default: isKept = false
        }
        return .visitChildren
    }
}
