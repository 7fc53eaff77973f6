internal import SwiftSyntax

/// A function or a computed property with a body, in whose place something else can be done.
struct WholeFunction {
    /// The name with its labels, behind its type unless it is outside of types: `Cart.total()`, `static Form.check(_:)`, `Cart.total`.
    let name: String
    /// The node that people take for its place.
    let place: Syntax
    private let parameters: [String]
    private let statements: CodeBlockItemListSyntax
    /// The type of its value; nil if it has none.
    private let type: String?
    /// Whether it waits or throws.
    private let hasEffects: Bool

    /// Reads a node; nil for one without a body.
    init?(_ node: Syntax) {
        if let function = node.as(FunctionDeclSyntax.self), let body = function.body {
            let list = function.signature.parameterClause.parameters
            parameters = list.map { ($0.secondName ?? $0.firstName).text }
            name = function.nameInType("\(function.name.text)(\(list.map { "\($0.firstName.text):" }.joined()))", function.modifiers)
            place = Syntax(function.name)
            statements = body.statements
            type = function.returnsNothing ? nil : function.signature.returnClause?.type.trimmedDescription
            hasEffects = function.signature.effectSpecifiers != nil
        } else if let binding = node.as(PatternBindingSyntax.self), let getter = binding.getter,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        {
            statements = getter
            parameters = []
            name = variable.nameInType(binding.pattern.trimmedDescription, variable.modifiers)
            place = Syntax(binding.pattern)
            type = binding.typeAnnotation?.type.trimmedDescription
            hasEffects = statements.lazy.flatMap { $0.tokens(viewMode: .sourceAccurate) }.contains { ["try", "await"].contains($0.text) }
        } else {
            return nil
        }
        if statements.isEmpty { return nil }
    }

    /// Code with the names of the parameters in place of `#1` and the next ones.
    func withParameters(_ code: String) -> String {
        parameters.enumerated().reduce(code) { $0.replacing("#\($1.offset + 1)", with: $1.element) }
    }

    /// The text that does something else in place of the body.
    ///
    /// A body of one expression stays one. Otherwise the text comes before the body, on the line of the brace.
    func insertion(of code: String) -> Fault.Insertion {
        let hasReturn = code.contains("return ")
        let only = statements.count == 1 ? statements.first?.item : nil
        let value = hasReturn ? "{ () -> \(type ?? "Void") in \(code) }()" : code
        if type != nil, let expression = only?.as(ExprSyntax.self) {
            return .init(range: expression.textRange, prefix: "(seamsOuter(#) ? seamsLeaving(#, \(value)) : ", suffix: ")")
        }
        // Several mistakes of one function are around each other, which an `if` as a value cannot be.
        if let type, !hasEffects, let choice = only?.as(ExpressionStmtSyntax.self), !choice.returnsInside {
            return .init(
                range: choice.textRange, prefix: "(seamsOuter(#) ? seamsLeaving(#, \(value)) : { () -> \(type) in ", suffix: " }())")
        }
        let end = hasReturn ? code : type == nil ? "\(code); return" : "return \(code)"
        let instead = "if seamsOuter(#) { defer { seamsLeave(#) }; \(end) }"
        if type != nil, let value = only?.as(ExpressionStmtSyntax.self), !value.returnsInside {
            return .init(range: value.textRange, prefix: "\(instead) else { return ", suffix: " }")
        }
        let brace = statements.previousToken(viewMode: .sourceAccurate) ?? statements.firstToken(viewMode: .sourceAccurate)
        let start = brace?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
        return .init(range: start..<start, prefix: " \(instead);", suffix: "")
    }
}

extension DeclSyntaxProtocol {
    fileprivate func nameInType(_ name: String, _ modifiers: DeclModifierListSyntax) -> String {
        guard parent?.is(MemberBlockItemSyntax.self) == true else { return name }
        return "\(modifiers.isOfType ? "static " : "")\(Syntax(self).subject).\(name)"
    }
}

extension SyntaxProtocol {
    /// Whether a `return` of the function stands in it.
    fileprivate var returnsInside: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenKind == .keyword(.return) && !token.liesIn(until: [.functionDecl]) { $0.is(ClosureExprSyntax.self) }
        }
    }
}
