internal import SwiftSyntax

/// The parameters of a module's functions, closures, types and cases with which something is compared.
///
/// `func fits(_ count: Int, _ most: Int) -> Bool { count <= most }` compares with its second one.
struct ComparedParameters: Sendable {
    /// A parameter as a call sees it.
    private struct Parameter: Hashable {
        var function: String
        /// The label; the place among the parameters where there is none.
        var label: String
    }

    private let parameters: Set<Parameter>
    /// The parameters that are used for nothing but a comparison: limits, of which also 0 and 1 are some.
    private let limits: Set<Parameter>

    /// Collects them.
    ///
    /// - Parameter trees: The files of the module.
    init(in trees: [Syntax]) {
        let collector = Collector(viewMode: .sourceAccurate)
        trees.forEach { collector.walk($0) }
        (parameters, limits) = (collector.parameters, collector.limits)
    }

    /// The code that hands a literal to one of them, and whether that one is used for nothing else; nil for any other literal.
    ///
    /// It is handed as an argument, in square brackets, as all of a closure, or as the value without an argument.
    func receive(_ literal: Syntax) -> (code: Syntax, isLimit: Bool)? {
        guard let (code, parameter) = Self.parameter(for: literal), parameters.contains(parameter) else { return nil }
        return (code, limits.contains(parameter))
    }

    private static func parameter(for literal: Syntax) -> (code: Syntax, parameter: Parameter)? {
        if let statement = literal.parent?.as(CodeBlockItemSyntax.self), let list = statement.parent?.as(CodeBlockItemListSyntax.self),
            list.count == 1, let closure = list.parent?.as(ClosureExprSyntax.self), closure.signature == nil
        {
            if let call = closure.parent?.as(FunctionCallExprSyntax.self), let name = call.calledName {
                return (Syntax(call), Parameter(function: name, label: "\(call.arguments.count)"))
            }
            return parameter(for: Syntax(closure))
        }
        if let parameter = literal.parent?.parent?.as(FunctionParameterSyntax.self), parameter.defaultValue?.value.id == literal.id {
            let list = parameter.parent?.as(FunctionParameterListSyntax.self)
            let place = list?.prefix { $0.id != parameter.id }.count ?? 0
            return list?.parent?.parent?.parent?.nameOfFunction.map {
                (Syntax(parameter), Parameter(function: $0, label: parameter.label(at: place)))
            }
        }
        guard let argument = literal.parent?.as(LabeledExprSyntax.self), let list = argument.parent?.as(LabeledExprListSyntax.self) else {
            return nil
        }
        let label = argument.label?.text ?? "\(list.prefix { $0.id != argument.id }.count)"
        if let call = list.parent?.as(FunctionCallExprSyntax.self) {
            let name = call.calledName.flatMap { ["Self", "init"].contains($0) ? literal.nameOfType : $0 }
            return name.map { (Syntax(call), Parameter(function: $0, label: label)) }
        }
        guard let entry = list.parent?.as(SubscriptCallExprSyntax.self) else { return nil }
        return (Syntax(entry), Parameter(function: "subscript", label: label))
    }

    private final class Collector: SyntaxVisitor {
        private(set) var parameters: Set<Parameter> = []
        private(set) var limits: Set<Parameter> = []

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            if let body = node.body { note(node.signature.parameterClause.parameters, of: Syntax(node), in: body) }
            return .visitChildren
        }

        override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
            if let block = node.accessorBlock { note(node.parameterClause.parameters, of: Syntax(node), in: block) }
            return .visitChildren
        }

        private func note(_ list: FunctionParameterListSyntax, of function: Syntax, in body: some SyntaxProtocol) {
            guard let function = function.nameOfFunction else { return }
            let names = list.map { ($0.secondName ?? $0.firstName).text }
            let compared = Comparisons.names(in: body, by: Set(names))
            for (place, parameter) in list.enumerated() where compared.contains(names[place]) {
                // Without a label in its brackets, an entry of any list looks like one of them.
                if function == "subscript", parameter.secondName == nil { continue }
                let label = parameter.label(at: place)
                parameters.insert(Parameter(function: function, label: label))
                if Comparisons.areAllUses(of: names[place], in: body) { limits.insert(Parameter(function: function, label: label)) }
            }
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            let name = node.pattern.trimmedDescription
            if let closure = node.initializer?.value.as(ClosureExprSyntax.self) {
                let names = closure.namesOfParameters.isEmpty ? (0..<9).map { "$\($0)" } : closure.namesOfParameters
                let compared = Comparisons.names(in: closure.statements)
                for (place, parameter) in names.enumerated() where compared.contains(parameter) {
                    parameters.insert(Parameter(function: name, label: "\(place)"))
                }
            }
            return .visitChildren
        }

        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { noteProperties(node.name.text, in: node.memberBlock) }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { noteProperties(node.name.text, in: node.memberBlock) }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            noteProperties(node.extendedType.trimmedDescription, in: node.memberBlock)
        }

        override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
            for item in node.label.as(SwitchCaseLabelSyntax.self)?.caseItems ?? [] { noteValues(of: item.pattern, in: node.statements) }
            return .visitChildren
        }

        override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
            let scope = sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(CodeBlockItemListSyntax.self) }.first
            if let scope { noteValues(of: node.pattern, in: scope) }
            return .visitChildren
        }

        /// A type's properties are filled by arguments with their names, or by those that an initializer assigns to them.
        private func noteProperties(_ type: String, in members: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
            let ordering = members.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.filter { $0.name.text == "<" }
            let initializers = members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            for name in Comparisons.names(in: members).union(ordering.flatMap(\.orderedProperties)) {
                let labels = [name] + initializers.compactMap { $0.label(ofParameterFor: name) }
                parameters.formUnion(labels.map { Parameter(function: type, label: $0) })
                if Comparisons.areAllUses(of: name, in: members) { limits.insert(Parameter(function: type, label: name)) }
            }
            return .visitChildren
        }

        private func noteValues(of pattern: PatternSyntax, in code: some SyntaxProtocol) {
            guard let bound = BoundValues(in: pattern) else { return }
            let compared = Comparisons.names(in: code)
            for (place, value) in bound.names.enumerated() where compared.contains(value.name) {
                parameters.insert(Parameter(function: bound.enumCase, label: value.label ?? "\(place)"))
            }
        }
    }
}

extension FunctionDeclSyntax {
    /// The properties by which it puts two values of its type in order: `cents` in `lhs.cents < rhs.cents`.
    fileprivate var orderedProperties: [String] {
        body?.statements.compactMap { statement -> String? in
            let value = statement.item.as(ReturnStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self)
            guard let infix = value?.as(InfixOperatorExprSyntax.self), infix.operator.trimmedDescription == "<",
                let left = infix.leftOperand.as(MemberAccessExprSyntax.self),
                let right = infix.rightOperand.as(MemberAccessExprSyntax.self),
                left.declName.baseName.text == right.declName.baseName.text
            else { return nil }
            return left.declName.baseName.text
        } ?? []
    }
}

extension InitializerDeclSyntax {
    /// The label of the parameter whose value it assigns to a property; nil if there is none.
    fileprivate func label(ofParameterFor property: String) -> String? {
        let values = body?.statements.compactMap { statement -> String? in
            guard let infix = statement.item.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
                infix.leftOperand.ownName == property
            else { return nil }
            return infix.rightOperand.ownName
        }
        let parameters = Array(signature.parameterClause.parameters)
        return parameters.indices.first { values?.contains((parameters[$0].secondName ?? parameters[$0].firstName).text) == true }
            .map { parameters[$0].label(at: $0) }
    }
}

extension FunctionParameterSyntax {
    /// The label of its argument; the place among the parameters where it has none.
    fileprivate func label(at place: Int) -> String { firstName.tokenKind == .wildcard ? "\(place)" : firstName.text }
}

extension Syntax {
    /// The name by which a function is called, the type that an initializer makes, and the word for a subscript; nil for any other node.
    fileprivate var nameOfFunction: String? {
        if self.is(SubscriptDeclSyntax.self) { return "subscript" }
        return self.as(FunctionDeclSyntax.self)?.name.text ?? (self.is(InitializerDeclSyntax.self) ? nameOfType : nil)
    }
}

/// The names that a pattern gives to the values of a case: `most` in `.atMost(let most)`.
private struct BoundValues {
    let enumCase: String
    let names: [(label: String?, name: String)]

    init?(in pattern: PatternSyntax) {
        let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
        guard let call = inner.as(ExpressionPatternSyntax.self)?.expression.as(FunctionCallExprSyntax.self), let name = call.calledName
        else {
            return nil
        }
        enumCase = name
        names = call.arguments.map { argument in
            let pattern = argument.expression.as(PatternExprSyntax.self)?.pattern
            let bound = pattern?.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
            return (argument.label?.text, bound?.trimmedDescription ?? argument.expression.trimmedDescription)
        }
    }
}

extension ClosureExprSyntax {
    /// The names of its parameters; none if it names none.
    var namesOfParameters: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let names): names.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: []
        @unknown default: []
        }
    }
}

/// Finds the names that some code compares with something that is no number that the file tells.
private final class Comparisons: SyntaxVisitor {
    private let operators: Set<String>
    /// The names, each with the number of its comparisons.
    private var found: [String: Int] = [:]

    private init(by operators: Set<String>) {
        self.operators = operators
        super.init(viewMode: .sourceAccurate)
    }

    /// Finds them.
    ///
    /// - Parameters:
    ///   - code: The code.
    ///   - operators: The names that may stand for an operator: in `compare(count, most)`, `compare` is found as well.
    static func names(in code: some SyntaxProtocol, by operators: Set<String> = []) -> Set<String> {
        let finder = Comparisons(by: operators)
        finder.walk(code)
        return Set(finder.found.keys)
    }

    /// Whether some code does nothing with a name but compare it.
    static func areAllUses(of name: String, in code: some SyntaxProtocol) -> Bool {
        let finder = Comparisons(by: [])
        finder.walk(code)
        return finder.found[name] == NameUses.ofMember(name, in: code).count
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if InfixOperatorExprSyntax.boundaries[node.operator.trimmedDescription] != nil { note(node.leftOperand, node.rightOperand) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let values = node.arguments.map(\.expression)
        if let name = node.calledExpression.ownName, operators.contains(name), values.count == 2 {
            found[name, default: 0] += 1
            note(values[0], values[1])
        }
        return .visitChildren
    }

    private func note(_ left: ExprSyntax, _ right: ExprSyntax) {
        let sides = [left, right].map(\.withoutParentheses)
        for (side, other) in zip(sides, sides.reversed()) where other.knownNumber == nil {
            // A limit may be a closure that returns it.
            let call = side.as(FunctionCallExprSyntax.self).flatMap { $0.arguments.isEmpty && $0.trailingClosure == nil ? $0 : nil }
            if let name = side.ownName ?? call?.calledExpression.ownName, name != other.ownName { found[name, default: 0] += 1 }
        }
    }
}
