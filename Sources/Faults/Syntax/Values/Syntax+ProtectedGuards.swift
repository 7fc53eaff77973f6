internal import SwiftSyntax

extension Syntax {
    /// Whether it is what a private property answers for an empty text, but it is only asked behind a question that is false for one.
    ///
    /// With `mail.contains("@") && mail.hasPlainStart` as the only use, nothing reaches the answer in
    /// `guard let letter = first else { return false }`.
    var isAnswerForNoElement: Bool {
        guard let way = guardAround, way.asksForAnElement,
            let property = sequence(first: Syntax(way), next: \.parent).lazy.compactMap({ $0.as(PatternBindingSyntax.self) }).first,
            let declaration = property.parent?.parent?.as(VariableDeclSyntax.self), declaration.isHiddenMember,
            let name = property.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, FileNames.of(root).count(of: name) == 1
        else { return false }
        let uses = NameUses.ofMember(name, in: root)
        return !uses.isEmpty && uses.allSatisfy { $0.as(MemberAccessExprSyntax.self)?.isAskedBehindAnElement ?? false }
    }

    private var guardAround: GuardStmtSyntax? {
        let ends: Set<SyntaxKind> = [.accessorBlock, .functionDecl, .closureExpr]
        return sequence(first: self, next: \.parent).prefix { !ends.contains($0.kind) }.lazy.compactMap { $0.as(GuardStmtSyntax.self) }
            .first
    }
}

extension GuardStmtSyntax {
    /// Whether all that it asks is if there is a first or last element.
    fileprivate var asksForAnElement: Bool {
        guard conditions.count == 1, case .optionalBinding(let binding) = conditions.first?.condition else { return false }
        let names = binding.initializer?.value.identifiers ?? []
        return names.last.map { ["first", "last"].contains($0) } == true && names.allSatisfy(Self.ofElements.contains)
    }

    private static let ofElements: Set = ["self", "first", "last", "unicodeScalars", "utf8", "utf16"]
}

extension VariableDeclSyntax {
    fileprivate var isHiddenMember: Bool {
        let type = parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
        return modifiers.isPrivate || type?.modifiers.isPrivate == true
    }
}

extension MemberAccessExprSyntax {
    /// Whether an operand of `&&` before it asks the same value if it contains something, or that it is not empty.
    fileprivate var isAskedBehindAnElement: Bool {
        guard let value = base?.trimmedDescription else { return false }
        var node = Syntax(self)
        while let outer = node.parent?.as(InfixOperatorExprSyntax.self), outer.operator.trimmedDescription == "&&" {
            if Syntax(outer.rightOperand).id == node.id, outer.leftOperand.isFalse(forEmpty: value) { return true }
            node = Syntax(outer)
        }
        return false
    }
}

extension ExprSyntax {
    /// Whether it asks a text or list if it contains something, or if it is not empty, alone or together with more.
    fileprivate func isFalse(forEmpty value: String) -> Bool {
        let question = withoutParentheses
        if let both = question.as(InfixOperatorExprSyntax.self) {
            return both.operator.trimmedDescription == "&&"
                && (both.leftOperand.isFalse(forEmpty: value) || both.rightOperand.isFalse(forEmpty: value))
        }
        guard let call = question.as(FunctionCallExprSyntax.self) else { return question.trimmedDescription == "!\(value).isEmpty" }
        if call.calledName == "allSatisfy", let statements = call.trailingClosure?.statements, statements.count == 1 {
            let list = call.receiver.map { ($0.namedConstant ?? $0).as(ArrayExprSyntax.self)?.elements.count ?? 0 } ?? 0
            return list > 0 && statements.first?.item.as(ExprSyntax.self)?.isFalse(forEmpty: value) == true
        }
        return call.calledExpression.trimmedDescription == "\(value).contains"
    }
}
