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
    /// The functions and initializers of the module.
    private var declared: Set<String> = []
    private let names: TypeNames

    /// Collects the types.
    ///
    /// - Parameter trees: The files of the module.
    init(in trees: [Syntax]) {
        let collector = Collector(viewMode: .sourceAccurate)
        trees.forEach { collector.walk($0) }
        names = TypeNames(
            own: collector.types.subtracting(collector.variables), objects: collector.objects, aliases: collector.aliases,
            variables: collector.variables)
        for (name, parameters) in collector.functions {
            declared.insert(name)
            for (index, parameter) in parameters.enumerated() {
                types[Parameter(function: name, label: parameter.label ?? "\(index)"), default: []].insert(parameter.type)
            }
        }
    }

    /// Whether two arguments of a call cannot change places, because they are of two types.
    ///
    /// The functions of the module tell by their parameters. The arguments of another function tell themselves, as `3` and `"a"` do, unless
    /// neither has a label: such a function may take values of any type.
    func differ(in call: FunctionCallExprSyntax, at first: Int, and second: Int) -> Bool {
        let arguments = Array(call.arguments)
        let one = ArgumentType(arguments[first].expression, names), other = ArgumentType(arguments[second].expression, names)
        let place = types(of: call, at: first), otherPlace = types(of: call, at: second)
        if one.cannotMove(from: place, to: otherPlace) || other.cannotMove(from: otherPlace, to: place) { return true }
        return !mayBeOwn(call) && [first, second].contains { arguments[$0].label != nil } && one.differs(from: other)
    }

    /// Whether the module has functions of that name with the labels of the call.
    private func mayBeOwn(_ call: FunctionCallExprSyntax) -> Bool {
        guard let name = call.typeOrFunctionCalled, declared.contains(name) else { return false }
        return call.arguments.compactMap(\.label?.text).allSatisfy { types[Parameter(function: name, label: $0)] != nil }
    }

    /// Whether an argument of a call may be of one of some types, as far as the functions of that name tell.
    func mayTake(_ families: Set<String>, in call: FunctionCallExprSyntax, at index: Int) -> Bool {
        types(of: call, at: index).map { !$0.isDisjoint(with: families) } ?? true
    }

    /// The label and the type of the first value that a function takes which is handed over; nil unless all of that name have the same.
    func firstParameter(of function: HandedFunction) -> (label: String?, type: String)? {
        let label = function.name.argumentNames?.arguments.first.map { $0.name.text == "_" ? "0" : $0.name.text }
        let all = types.filter { parameter, _ in
            parameter.function == function.name.baseName.text && parameter.label != Self.result
                && label.map { $0 == parameter.label } ?? true
        }
        guard all.count == 1, let (parameter, found) = all.first, found.count == 1, let type = found.first.flatMap(names.family) else {
            return nil
        }
        return (parameter.label == "0" ? nil : parameter.label, type)
    }

    /// The only type that functions of that name have for an argument; nil if there are several, or one is not known.
    func onlyType(in call: FunctionCallExprSyntax, at index: Int) -> String? {
        types(of: call, at: index).flatMap { $0.count == 1 ? $0.first : nil }
    }

    /// The only type of the results of the functions of a name; nil if there are several, or one is not known.
    func resultType(of function: String) -> String? {
        let found = types[Parameter(function: function, label: Self.result)] ?? []
        return found.count == 1 ? found.first.flatMap(names.family) : nil
    }

    /// The label of a function's result, which no parameter has.
    fileprivate static let result = "->"

    /// The types that functions of that name have for an argument; nil if they are not known.
    private func types(of call: FunctionCallExprSyntax, at index: Int) -> Set<String>? {
        let arguments = Array(call.arguments)
        let argument = arguments[index]
        if call.shown.hasSuffix("(repeating:count:)"), argument.label?.text == "count" { return ["Int"] }
        // Behind a parameter with a default, an argument without a label may stand elsewhere than its parameter.
        guard let name = call.typeOrFunctionCalled, argument.label != nil || arguments.prefix(index).allSatisfy({ $0.label == nil })
        else { return nil }
        let found = types[Parameter(function: name, label: argument.label?.text ?? "\(index)")] ?? []
        let families = found.compactMap(names.family)
        return found.isEmpty || families.count < found.count ? nil : Set(families)
    }
}

extension FunctionCallExprSyntax {
    /// The name that is called; the type around it for `Self(...)`.
    fileprivate var typeOrFunctionCalled: String? {
        calledName == "Self" ? nameOfType.flatMap { $0.split(separator: ".").last.map(String.init) } : calledName
    }
}

/// Collects functions, initializers, cases with values and, for structures without an initializer, their properties.
private final class Collector: SyntaxVisitor {
    private(set) var functions: [(name: String, parameters: [(label: String?, type: String)])] = []
    /// The structures and enumerations, of which every value is of that type only.
    private(set) var types: Set<String> = []
    /// The classes, actors and protocols.
    private(set) var objects: Set<String> = []
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
        types.insert(node.name.text)
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
        types.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        objects.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        objects.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        objects.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        guard let parameters = node.parameterClause?.parameters else { return .visitChildren }
        functions.append(
            (node.name.text, parameters.map { ($0.firstName.flatMap { $0.text == "_" ? nil : $0.text }, $0.type.withoutOptional) }))
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
        if let type = signature.returnClause?.type { functions.append((name, [(ParameterTypes.result, type.trimmedDescription)])) }
        return .visitChildren
    }
}

extension TypeSyntax {
    /// The type as it is written, without a question mark: a value of the type itself fits, too.
    var withoutOptional: String {
        self.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription ?? trimmedDescription
    }
}
