internal import SwiftSyntax

/// A number with which a function, a closure or a type of the same file compares something: `fits(text.count, 64)` or `Limit(most: 64)`.
struct PassedLimit {
    /// The call that hands the number on, on one line.
    let code: String

    /// Makes it of a number; nil for any other number.
    init?(_ number: IntegerLiteralExprSyntax) {
        guard let argument = number.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), let name = call.calledName, call.canStandOnOneLine
        else { return nil }
        let finder = ReceivedLimits(
            name, labels: call.arguments.map { $0.label?.text ?? "_" }, place: call.arguments.prefix { $0.id != argument.id }.count)
        finder.walk(number.root)
        guard finder.isCompared else { return nil }
        code = call.oneLine
    }
}

/// Finds the code of a file that receives an argument, and finds out whether it compares something with it.
private final class ReceivedLimits: SyntaxVisitor {
    private(set) var isCompared = false
    private let name: String
    private let labels: [String]
    private let place: Int

    init(_ name: String, labels: [String], place: Int) {
        (self.name, self.labels, self.place) = (name, labels, place)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let parameters = Array(node.signature.parameterClause.parameters)
        if node.name.text == name, parameters.map(\.firstName.text) == labels, let body = node.body {
            note((parameters[place].secondName ?? parameters[place].firstName).text, in: body)
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard node.pattern.trimmedDescription == name, let closure = node.initializer?.value.as(ClosureExprSyntax.self) else {
            return .visitChildren
        }
        let names = closure.namesOfParameters
        note(names.isEmpty ? "$\(place)" : names.dropFirst(place).first ?? "", in: closure.statements)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name { note(labels[place], in: node.memberBlock) }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.extendedType.trimmedDescription == name { note(labels[place], in: node.memberBlock) }
        return .visitChildren
    }

    private func note(_ limit: String, in code: some SyntaxProtocol) {
        if LimitComparisons.areThere(with: limit, in: code) { isCompared = true }
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

/// Finds comparisons with a name whose other side is no number that the file tells.
private final class LimitComparisons: SyntaxVisitor {
    private let name: String
    private var isFound = false

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    static func areThere(with name: String, in code: some SyntaxProtocol) -> Bool {
        let finder = LimitComparisons(name)
        finder.walk(code)
        return finder.isFound
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard InfixOperatorExprSyntax.boundaries[node.operator.trimmedDescription] != nil else { return .visitChildren }
        let sides = [node.leftOperand, node.rightOperand].map(\.withoutParentheses)
        let names = sides.map { ["self.\(name)", name].contains($0.trimmedDescription) }
        if let limit = names.firstIndex(of: true), names.contains(false), sides[1 - limit].knownNumber == nil { isFound = true }
        return .visitChildren
    }
}
