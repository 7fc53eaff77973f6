internal import SwiftSyntax

/// Finds the tests of a file, and writes the statements that add them to lists of facts.
final class FactFinder: SyntaxVisitor {
    /// The tests of a type; of none without a path.
    struct Suite {
        /// The names of the type and of those around it.
        var path: String
        /// The statements that add its tests to `facts`, in the scope of the type.
        var statements: [String]
    }

    /// The functions in place of the test library's macros, with their module: a submission may have functions of the same names.
    static let plainNames = ["expect": "\(PlainFacts.library)::plainExpect", "require": "\(PlainFacts.library)::plainRequire"]

    /// The suites, in the order of their first tests; nil if the file uses something that has no plain form.
    var suites: [Suite]? { isPlain ? found : nil }

    private var found: [Suite] = []
    private var isPlain = true
    /// The types around the current place, with the conditions of their suites.
    private var types: [(name: String, conditions: [String])] = []

    /// Whether an attribute makes a test or a suite.
    static func isTestLibrary(_ attribute: AttributeSyntax) -> Bool {
        ["Test", "Suite"].contains(attribute.attributeName.trimmedDescription)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.path.trimmedDescription == "XCTest" { isPlain = false }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.macroName.text
        // A test of how a process ends starts another one, and only the library knows how.
        let isPlain = Self.plainNames[name] != nil ? node.arguments.first?.label?.text != "processExitsWith" : Self.builtIn.contains(name)
        self.isPlain = self.isPlain && isPlain
        return .visitChildren
    }

    /// The expressions that begin with `#` and belong to the language.
    private static let builtIn: Set = ["file", "fileID", "filePath", "line", "column", "function", "isolation"]

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.attributes) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.attributes) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.attributes) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.attributes) }
    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append((node.extendedType.trimmedDescription, []))
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

    private func enter(_ name: TokenSyntax, _ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
        let suite = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first(where: Self.isTestLibrary)
        types.append((name.text, suite.flatMap(Traits.init)?.conditions ?? []))
        if let suite, Traits(suite) == nil { isPlain = false }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = node.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first(where: Self.isTestLibrary) else {
            return .visitChildren
        }
        guard let traits = Traits(attribute), types.last.map({ !$0.name.contains("<") }) ?? true else {
            isPlain = false
            return .skipChildren
        }
        var statement = Self.statement(for: node, isInType: !types.isEmpty, traits, after: types.flatMap(\.conditions))
        for condition in Self.conditions(around: node) { statement = "#if \(condition)\n\(statement)\n#endif" }
        add(statement, to: types.map(\.name).joined(separator: "."))
        return .visitChildren
    }

    private func add(_ statement: String, to path: String) {
        if let index = found.firstIndex(where: { $0.path == path }) {
            found[index].statements.append(statement)
        } else {
            found.append(Suite(path: path, statements: [statement]))
        }
    }

    /// The statement that adds a test to the list.
    private static func statement(
        for test: FunctionDeclSyntax, isInType: Bool, _ traits: Traits, after conditions: [String]
    ) -> String {
        let isStatic = test.modifiers.contains { ["static", "class"].contains($0.name.text) }
        let function = isInType ? "Self\(isStatic ? "" : "()").\(test.name.text)" : test.name.text
        let parameters = test.signature.parameterClause.parameters
        let values = parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            return label + (parameters.count == 1 ? "value" : "value.\(index)")
        }
        let call = "try await \(function)(\(values.joined(separator: ", ")))"
        let body = traits.arguments.map { "for value in \($0) { \(call) }" } ?? call
        let all = conditions + traits.conditions
        let condition = all.isEmpty ? "" : ", if: { \(all.map { "(\($0))" }.joined(separator: " && ")) }"
        let name = String(reflecting: traits.name ?? Self.name(of: test))
        return "facts.append(\(PlainFacts.library)::Fact(\(name)\(condition)) { \(body) })"
    }

    /// The name that the test library shows for a function without another one.
    private static func name(of test: FunctionDeclSyntax) -> String {
        let name = test.name.text
        if name.hasPrefix("`") { return String(name.dropFirst().dropLast()) }
        return "\(name)(\(test.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
    }

    /// The conditions of `#if` under which a place is compiled, from the inside out.
    private static func conditions(around node: some SyntaxProtocol) -> [String] {
        var conditions: [String] = []
        var current = Syntax(node)
        while let parent = current.parent {
            if let clause = current.as(IfConfigClauseSyntax.self), let all = parent.as(IfConfigClauseListSyntax.self) {
                let earlier = all.prefix { $0.id != clause.id }.compactMap(\.condition).map { "!(\($0.trimmedDescription))" }
                conditions.append((earlier + [clause.condition?.trimmedDescription].compactMap(\.self)).joined(separator: " && "))
            }
            current = parent
        }
        return conditions
    }

    /// The arguments of `@Test` or `@Suite` that have a plain form.
    private struct Traits {
        /// The name to show.
        var name: String?
        /// The collection over which a test goes.
        var arguments: String?
        var conditions: [String] = []

        /// Reads an attribute; nil if one of its arguments has no plain form.
        init?(_ attribute: AttributeSyntax) {
            guard let all = attribute.arguments else { return }
            guard let list = all.as(LabeledExprListSyntax.self) else { return nil }
            for argument in list {
                if argument.label?.text == "arguments", arguments == nil {
                    arguments = argument.expression.trimmedDescription
                } else if argument.label != nil || arguments != nil {
                    return nil
                } else if let condition = Self.condition(argument.expression) {
                    conditions.append(condition)
                } else if let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
                    name = text
                } else if argument.expression.trimmedDescription != ".serialized" {
                    return nil
                }
            }
        }

        /// The condition of `.enabled(if:)`.
        private static func condition(_ trait: ExprSyntax) -> String? {
            guard let call = trait.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == ".enabled",
                call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "if"
            else { return nil }
            return argument.expression.trimmedDescription
        }
    }
}
