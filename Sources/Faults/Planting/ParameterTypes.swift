internal import SwiftSyntax

/// The types of the module's parameters, by the name that is called and the label.
struct ParameterTypes: Sendable {
    /// A parameter as a call sees it.
    private struct Parameter: Hashable {
        var function: String
        /// The label; the place among the parameters where there is none.
        var label: String
    }

    private var types: [Parameter: Set<String>] = [:]
    /// The types of which every value is of that type only.
    private let values: Set<String>
    /// The types behind other names.
    private let aliases: [String: String]

    /// Types of the libraries whose values are of no other type.
    private static let known: Set = [
        "Bool", "Character", "Data", "Date", "Double", "Float", "Int", "String", "Substring", "TimeInterval", "UInt", "URL", "UUID",
    ]

    /// Collects the types.
    ///
    /// - Parameter trees: The files of the module.
    init(in trees: [Syntax]) {
        let collector = Collector(viewMode: .sourceAccurate)
        trees.forEach { collector.walk($0) }
        values = Self.known.union(collector.values).subtracting(collector.variables)
        aliases = collector.aliases.filter { !collector.variables.contains($0.key) }
        for (name, parameters) in collector.functions {
            for (index, parameter) in parameters.enumerated() {
                types[Parameter(function: name, label: parameter.label ?? "\(index)"), default: []].insert(parameter.type)
            }
        }
    }

    /// Whether two arguments of a call cannot change places, because the functions of that name take values of two types there.
    func differ(in call: FunctionCallExprSyntax, at first: Int, and second: Int) -> Bool {
        guard let one = type(of: call, at: first), let other = type(of: call, at: second) else { return false }
        return one != other
    }

    /// The type of an argument; nil if it is not known, or if values of other types fit there, too.
    private func type(of call: FunctionCallExprSyntax, at index: Int) -> String? {
        let arguments = Array(call.arguments)
        let argument = arguments[index]
        // Behind a parameter with a default, an argument without a label may stand elsewhere than its parameter.
        guard let name = call.calledName, argument.label != nil || arguments.prefix(index).allSatisfy({ $0.label == nil }),
            !argument.expression.isOfManyTypes
        else { return nil }
        let found = types[Parameter(function: name, label: argument.label?.text ?? "\(index)")] ?? []
        return found.count == 1 ? found.first.flatMap(family) : nil
    }

    /// The name for a type whose values fit no type with another name: all lists have one, as some convert to others.
    private func family(of type: String) -> String? {
        let type = type.replacing(#/^@autoclosure \(\) (?:throws )?-> /#, with: "")
        let name = type.wholeMatch(of: /(?:\w+\.)*(\w+)/).map { String($0.1) } ?? type
        let meaning = aliases[name] ?? name
        if meaning.contains("->") { return "function" }
        if meaning.hasPrefix("[") { return meaning.contains(":") ? "dictionary" : "list" }
        return values.contains(meaning) ? meaning : nil
    }
}

extension ExprSyntax {
    /// Whether the expression takes its type from where it stands, as a literal does.
    fileprivate var isOfManyTypes: Bool {
        [.integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr].contains(kind)
            || self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
}

/// Collects functions, initializers and, for structures without one, their properties.
private final class Collector: SyntaxVisitor {
    private(set) var functions: [(name: String, parameters: [(label: String?, type: String)])] = []
    /// The structures and enumerations.
    private(set) var values: Set<String> = []
    /// The names that stand for several types.
    private(set) var variables: Set<String> = []
    /// The types behind other names, by the name.
    private(set) var aliases: [String: String] = [:]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.text, node.signature)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        node.nameOfType.map { add($0, node.signature) } ?? .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        values.insert(node.name.text)
        let members = node.memberBlock.members.map(\.decl)
        if !members.contains(where: { $0.is(InitializerDeclSyntax.self) }) {
            let stored = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
            let parameters = stored.compactMap { binding in
                binding.typeAnnotation.map { (binding.pattern.trimmedDescription, $0.type.withoutOptional) }
            }
            functions.append((node.name.text, parameters))
        }
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        values.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        variables.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        variables.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.initializer.value.trimmedDescription
        if aliases.updateValue(type, forKey: node.name.text) ?? type != type { variables.insert(node.name.text) }
        return .visitChildren
    }

    private func add(_ name: String, _ signature: FunctionSignatureSyntax) -> SyntaxVisitorContinueKind {
        let parameters = signature.parameterClause.parameters.map { parameter in
            (parameter.firstName.text == "_" ? nil : parameter.firstName.text, parameter.type.withoutOptional)
        }
        functions.append((name, parameters))
        return .visitChildren
    }
}

extension TypeSyntax {
    /// The type as it is written, without a question mark: a value of the type itself fits, too.
    fileprivate var withoutOptional: String {
        self.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription ?? trimmedDescription
    }
}
