internal import SwiftSyntax

/// Follows a function with one number in the place of a value, and writes down what it does.
///
/// A fault that moves a boundary sends one number another way. If the function does the same there, no test can notice. What does not depend
/// on the number stays in the text as it is written, and both ways of a condition that nobody knows are followed: symbolic execution, in the
/// words of the field. It gives up, with an error, where a loop or a closure holds the fault.
struct NumberTrace {
    /// A part of the code whose answer is taken for granted.
    typealias Assumption = (part: SyntaxIdentifier, answer: Bool)

    /// The value in whose place the number is; nil if it is a variable of the state.
    let value: ExprSyntax?
    let number: Int
    let assumption: Assumption?
    /// The number of steps that are left, so that many conditions in a row have an end.
    var budget = Budget()

    /// Whether a function does the same with a number, whatever answer a part of it gives.
    ///
    /// In `if cents < 100 { return nil }; if cents >= 100 { return cents / 100 }; return nil`, the first condition does not matter for 99.
    static func isSame(whateverIs part: some SyntaxProtocol, for number: Int, of value: ExprSyntax) -> Bool {
        isSame(for: number, of: value, in: part, assuming: [true, false])
    }

    /// Whether a function does the same with all of these numbers if a part of it always gives one answer.
    static func isSame(assuming answer: Bool, of part: some SyntaxProtocol, for numbers: [Int], of value: ExprSyntax) -> Bool {
        numbers.allSatisfy { isSame(for: $0, of: value, in: part, assuming: [answer, nil]) }
    }

    /// Whether two expressions are the same value for a number, and do nothing else.
    static func areSame(_ one: ExprSyntax, _ other: ExprSyntax, for number: Int, of value: ExprSyntax) -> Bool {
        let trace = NumberTrace(value: value, number: number, assumption: nil)
        let both = [one, other].map { expression -> Known? in
            var state = State()
            let known = try? trace.known(expression, &state)
            return state.effects.isEmpty ? known : nil
        }
        return both[0] != nil && both[0] == both[1]
    }

    private static func isSame(for number: Int, of value: ExprSyntax, in part: some SyntaxProtocol, assuming answers: [Bool?]) -> Bool {
        guard let body = part.bodyAround else { return false }
        if value.staysTheSame(in: body, until: part),
            isSame(in: part, assuming: answers, { try NumberTrace(value: value, number: number, assumption: $0).outcome(of: body) })
        {
            return true
        }
        // A variable that changes before is known from here on.
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text, let rest = RestOfFunction(from: part, with: name) else {
            return false
        }
        return isSame(rest, in: part, assuming: answers, knowing: .number(number), of: name, number: number)
    }

    /// Whether the rest of a function does the same with each of two answers of a part of it.
    private static func isSame(
        _ rest: RestOfFunction, in part: some SyntaxProtocol, assuming answers: [Bool?], knowing value: Known, of name: String, number: Int
    ) -> Bool {
        isSame(in: part, assuming: answers) { assumption in
            var state = State(locals: Dictionary(uniqueKeysWithValues: rest.variables.map { ($0, .text($0)) }))
            if name.contains(".") { state.others[name] = value } else { state.locals[name] = value }
            return try NumberTrace(value: nil, number: number, assumption: assumption).outcome(of: rest.statements[...], state)
        }
    }

    private static func isSame(
        in part: some SyntaxProtocol, assuming answers: [Bool?], _ outcome: (Assumption?) throws -> Known
    ) -> Bool {
        let outcomes = answers.map { answer in try? outcome(answer.map { (Syntax(part).id, $0) }) }
        return outcomes[0] != nil && outcomes[0] == outcomes[1]
    }

    /// Whether the rest of a function does the same with an empty list, whatever answer a part of it gives.
    ///
    /// In `if prices.isEmpty { return 0 }; return prices.reduce(0, +)`, the first statement does not matter.
    static func isSame(whateverIs part: some SyntaxProtocol, forEmpty list: ExprSyntax) -> Bool {
        guard let name = list.identifiers.first, let rest = RestOfFunction(from: part, with: name), list.callNothing else { return false }
        return isSame(rest, in: part, assuming: [true, false], knowing: .emptyList, of: list.trimmedDescription, number: 1)
    }

    /// The known part of an expression, or of the work of a function.
    enum Known: Equatable {
        static let emptyList = text("[]")

        case number(Int)
        case truth(Bool)
        /// The code, with what is known of its parts.
        case text(String)

        var text: String {
            switch self {
            case .number(let number): "\(number)"
            case .truth(let truth): "\(truth)"
            case .text(let text): text
            }
        }
    }

    /// The knowledge at a place in the function.
    struct State {
        /// The values of the function's own variables.
        var locals: [String: Known] = [:]
        /// The values of expressions that are no variables, as long as nothing has an effect.
        var others: [String: Known] = [:]
        /// The answers to conditions on the way here.
        private(set) var facts: [String: Bool] = [:]
        /// The effects on the way here that others can see.
        private(set) var effects: [String] = []

        /// Writes down an effect, after which nobody knows whether the conditions still hold.
        mutating func note(_ effect: String) {
            effects.append(effect)
            (facts, others) = ([:], [:])
        }

        mutating func assume(_ condition: String, is answer: Bool) {
            if condition.hasPrefix("!") { facts[String(condition.dropFirst())] = !answer } else { facts[condition] = answer }
        }
    }

    /// The error for code that cannot be followed.
    struct GivesUp: Error {}

    final class Budget {
        private var steps = 2_000

        func spend() throws {
            steps -= 1
            if steps < 0 { throw GivesUp() }
        }
    }

    /// Whether the part with the assumption lies in a node.
    func holdsAssumption(_ node: some SyntaxProtocol) -> Bool {
        guard let assumption else { return false }
        return Syntax(node).id == assumption.part || node.children(viewMode: .sourceAccurate).contains { holdsAssumption($0) }
    }
}

extension ExprSyntax {
    /// Whether nothing in a body changes the value before a part of the body is reached.
    fileprivate func staysTheSame(in body: CodeBlockItemListSyntax, until part: some SyntaxProtocol) -> Bool {
        let names = Set(identifiers)
        guard callNothing, !names.isEmpty else { return false }
        let changes = Changes(of: names, before: part.position)
        changes.walk(body)
        let name = names.first ?? ""
        let isOwn = names.count == 1 && (parameterType(of: name) != nil || changes.declares || isConstantProperty(name))
        return !changes.assigns && (isOwn || !changes.calls)
    }
}

/// Finds out what may change values: assignments, and calls before a place.
private final class Changes: SyntaxVisitor {
    private let names: Set<String>
    private let end: AbsolutePosition
    private(set) var assigns = false
    private(set) var calls = false
    private(set) var declares = false

    init(of names: Set<String>, before end: AbsolutePosition) {
        (self.names, self.end) = (names, end)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if node.changesItsLeft, node.leftOperand.identifiers.contains(where: names.contains) { assigns = true }
        return .visitChildren
    }

    override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
        if node.identifiers.contains(where: names.contains) { assigns = true }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.position < end, ExprSyntax(node).rangeQuestion == nil { calls = true }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, names.contains(name) { declares = true }
        return .visitChildren
    }
}

extension SyntaxProtocol {
    /// The body of the function, the closure or the getter around the node.
    fileprivate var bodyAround: CodeBlockItemListSyntax? {
        let ends: Set<SyntaxKind> = [.functionDecl, .initializerDecl, .closureExpr, .accessorDecl, .accessorBlock]
        let around = sequence(first: Syntax(self), next: \.parent).prefix { !ends.contains($0.kind) }
        return around.compactMap { $0.as(CodeBlockItemListSyntax.self) }.last
    }
}
