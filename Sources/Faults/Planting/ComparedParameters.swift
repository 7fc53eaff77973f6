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

    /// Whether a call hands an argument to one of them.
    func receive(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
        parameter(for: argument, of: call).map(parameters.contains) ?? false
    }

    /// Whether a call hands an argument to one that is used for nothing else.
    func receiveLimit(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
        parameter(for: argument, of: call).map(limits.contains) ?? false
    }

    private func parameter(for argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) -> Parameter? {
        let place = call.arguments.prefix { $0.id != argument.id }.count
        return call.calledName.map { Parameter(function: $0, label: argument.label?.text ?? "\(place)") }
    }

    private final class Collector: SyntaxVisitor {
        private(set) var parameters: Set<Parameter> = []
        private(set) var limits: Set<Parameter> = []

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let body = node.body else { return .visitChildren }
            let parameters = node.signature.parameterClause.parameters
            let names = parameters.map { ($0.secondName ?? $0.firstName).text }
            let compared = Comparisons.names(in: body, by: Set(names))
            for (place, parameter) in parameters.enumerated() where compared.contains(names[place]) {
                let label = parameter.firstName.tokenKind == .wildcard ? "\(place)" : parameter.firstName.text
                self.parameters.insert(Parameter(function: node.name.text, label: label))
                if Comparisons.areAllUses(of: names[place], in: body) { limits.insert(Parameter(function: node.name.text, label: label)) }
            }
            return .visitChildren
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

        /// A type's properties are filled by arguments with their names.
        private func noteProperties(_ type: String, in members: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
            for name in Comparisons.names(in: members) {
                parameters.insert(Parameter(function: type, label: name))
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
    fileprivate var namesOfParameters: [String] {
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
            if let name = side.ownName, name != other.ownName { found[name, default: 0] += 1 }
        }
    }
}
