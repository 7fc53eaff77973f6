internal import SwiftSyntax

/// The declarations and uses of every name in a file, in their order there.
///
/// The rules ask for names at every node: a walk over the file for each question takes minutes where it has some thousand lines.
struct FileNames: Sendable {
    /// The variables, the parameters, and the names in patterns.
    private(set) var declarations: [String: [Syntax]] = [:]
    private(set) var functions: [String: [FunctionDeclSyntax]] = [:]
    private(set) var cases: [String: [EnumCaseElementSyntax]] = [:]
    private(set) var aliases: [String: [TypeAliasDeclSyntax]] = [:]
    private(set) var uses: [String: [DeclReferenceExprSyntax]] = [:]
    /// The arguments and parts of tuples by their labels.
    private(set) var labels: [String: [LabeledExprSyntax]] = [:]
    /// The assignments, also those that calculate, by the text of their left side.
    private(set) var assignments: [String: [InfixOperatorExprSyntax]] = [:]
    /// The names at the end of the left side of an assignment: `limit` in `rules.limit = 5`.
    private(set) var lastAssigned: Set<String> = []
    /// The names that are handed over with `&`.
    private(set) var passed: Set<String> = []

    /// Collects the names of a file.
    init(in tree: Syntax) {
        let collector = Collector()
        collector.walk(tree)
        self = collector.names
    }

    private init() {}

    /// The names of a file, which are collected once while faults are being looked for in its module.
    static func of(_ tree: Syntax) -> FileNames {
        ModuleDeclarations.current.names[tree.id] ?? FileNames(in: tree)
    }

    /// The number of declarations of a name: of one that is declared once, each use means that one.
    func count(of name: String) -> Int { declarations[name]?.count ?? 0 }

    /// The variables of a name.
    func variables(_ name: String) -> [PatternBindingSyntax] {
        declarations[name]?.compactMap { $0.as(PatternBindingSyntax.self) } ?? []
    }

    /// The variable of a name; nil if something else has the name, too.
    func onlyVariable(_ name: String) -> PatternBindingSyntax? {
        count(of: name) == 1 ? variables(name).first : nil
    }

    /// The variable of a name that is otherwise only unwrapped under the same name; nil if something else has it, too.
    func onlyVariableUnwrapped(_ name: String) -> PatternBindingSyntax? {
        count(of: name) == unwrappings(of: name).count + 1 ? variables(name).first : nil
    }

    /// The conditions that unwrap a name under the same name, as `if let last` does.
    func unwrappings(of name: String) -> [OptionalBindingConditionSyntax] {
        declarations[name]?.compactMap { $0.parent?.as(OptionalBindingConditionSyntax.self) }.filter { binding in
            binding.initializer.map { $0.value.ownName == name } ?? true
        } ?? []
    }

    /// The value of the only constant of a name; nil if something else has the name, too.
    func onlyConstant(_ name: String) -> ExprSyntax? {
        onlyVariable(name).flatMap { $0.isConstant ? $0.initializer?.value : nil }
    }

    private final class Collector: SyntaxVisitor {
        private(set) var names = FileNames()

        init() {
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            note(node.pattern.trimmedDescription, node)
        }

        override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
            note((node.secondName ?? node.firstName).text, node)
        }

        override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
            note(node.name.text, node)
        }

        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
            // The variable counts by itself.
            node.parent?.is(PatternBindingSyntax.self) == true ? .visitChildren : note(node.identifier.text, node)
        }

        private func note(_ name: String, _ declaration: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
            names.declarations[name, default: []].append(Syntax(declaration))
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            names.functions[node.name.text, default: []].append(node)
            return .visitChildren
        }

        override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
            names.cases[node.name.text, default: []].append(node)
            return .visitChildren
        }

        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
            names.aliases[node.name.text, default: []].append(node)
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            names.uses[node.baseName.text, default: []].append(node)
            return .visitChildren
        }

        override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
            if let label = node.label?.text { names.labels[label, default: []].append(node) }
            return .visitChildren
        }

        override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            let isPlain = node.operator.is(AssignmentExprSyntax.self)
            guard node.changesItsLeft else { return .visitChildren }
            names.assignments[node.leftOperand.trimmedDescription, default: []].append(node)
            if isPlain, let last = node.leftOperand.identifiers.last { names.lastAssigned.insert(last) }
            return .visitChildren
        }

        override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
            names.passed.formUnion(node.identifiers)
            return .visitChildren
        }
    }
}

extension PatternBindingSyntax {
    /// Whether it belongs to a `let`.
    var isConstant: Bool {
        parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.let)
    }
}
