internal import SwiftSyntax

/// Collects the names under which a module calls a closure: its own name, and the names of what it is stored in.
///
/// With `struct Provider { let make: () -> Analytics; func callAsFunction() -> Analytics { make() } }`, `provider()` calls the closure, too.
final class AnswerNames: SyntaxVisitor {
    private var names: Set<String>
    /// The types of the closures that have one of the names.
    private var types: Set<String> = []
    /// The types that can be called, and whose call is one of the closure.
    private var callableTypes: Set<String> = []
    /// Whether the names that only a function knows count as well.
    private let isWithLocalNames: Bool

    private init(_ names: Set<String>, isWithLocalNames: Bool) {
        self.names = names
        self.isWithLocalNames = isWithLocalNames
        super.init(viewMode: .sourceAccurate)
    }

    /// The names, and all others that stand for the same.
    ///
    /// - Parameters:
    ///   - names: The names of closures.
    ///   - trees: The files of the module.
    ///   - isWithLocalNames: Whether `make` counts after `let make = makeAnalytics`.
    static func all(_ names: Set<String>, in trees: [Syntax], isWithLocalNames: Bool = false) -> Set<String> {
        guard !names.isEmpty else { return names }
        let collector = AnswerNames(names, isWithLocalNames: isWithLocalNames)
        var before: (names: Int, types: Int, callable: Int)
        repeat {
            before = (collector.names.count, collector.types.count, collector.callableTypes.count)
            trees.forEach { collector.walk($0) }
        } while before != (collector.names.count, collector.types.count, collector.callableTypes.count)
        return collector.names
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).text, node.type)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let name = node.pattern.trimmedDescription
        noteLocalName(name, for: node.initializer)
        guard let type = node.typeAnnotation?.type else { return .visitChildren }
        note(name, type)
        if types.contains(type.bare) || callableTypes.contains(type.bare) { names.insert(name) }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        noteLocalName(node.pattern.trimmedDescription, for: node.initializer)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.signature.parameterClause.parameters.isEmpty, let values = Syntax(node).answers?.values, values.count == 1,
            let call = values[0].as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
            call.calledName.map(names.contains) == true
        else { return .visitChildren }
        if node.name.text == "callAsFunction" { callableTypes.insert(node.subject) } else { names.insert(node.name.text) }
        return .visitChildren
    }

    private func noteLocalName(_ name: String, for value: InitializerClauseSyntax?) {
        guard isWithLocalNames, let value = value?.value else { return }
        let closure = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? value.as(DeclReferenceExprSyntax.self)?.baseName.text
        if closure.map(names.contains) == true { names.insert(name) }
    }

    private func note(_ name: String, _ type: TypeSyntax) {
        if names.contains(name), type.bare.hasPrefix("()") { types.insert(type.bare) }
    }
}

extension TypeSyntax {
    /// The type without attributes, as in `() -> Analytics`.
    fileprivate var bare: String {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.bare }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first { return only.type.bare }
        return oneLine
    }
}
