internal import SwiftSyntax

extension FaultRule {
    /// A plain answer comes in place of the one that was found, after everything that was done to find it.
    ///
    /// Comparisons, sums, texts, and results of calls through a seam have rules of their own.
    static let alteredAnswers = FaultRule(
        name: "altered-answers", kind: .answered, summary: "A function returns 0, an empty value, nil, or another flag.",
        advice:
            "Test a case in which this line decides the result, and expect that result. Choose one in which it is neither empty nor 0, and not what another line returns; of a flag, test both answers.",
        examples: [
            FaultExample(
                "a number", "func total() -> Int { guard isOn else { return 0 }; return count }", plants: ["Screen returns 0 from total()"]),
            FaultExample("a value of a property", "var total: Double { sum() }", plants: ["Screen returns 0 from total"]),
            FaultExample(
                "flags", "func pay() -> Bool { if isOn { return true }; return charge() }",
                plants: ["Screen returns false from pay()", "Screen returns false from pay()", "Screen returns true from pay()"]),
            FaultExample("a value of each branch", "var sign: Int { if isOn { 1 } else { 0 } }", plants: ["Screen returns 0 from sign"]),
            FaultExample("a list", "func all(_ first: Int) -> [Int] { load() }", plants: ["Screen returns [] from all(_:)"]),
            FaultExample(
                "a value or none", "func find() async throws -> Item? { try await load() }", plants: ["Screen returns nil from find()"]),
            FaultExample(
                "plain values under other spellings",
                """
                func find() -> Item? { if isOn { return .none }; if isShort { return Item?.none }; return nil as Item? }
                func total() -> Int { guard isOn else { return .zero }; guard isShort else { return Int() }; return Int.zero }
                func all() -> [Item] { guard isOn else { return [Item]() }; return .init() }
                var name: String { if isOn { return String() }; return load() }
                """, plants: ["Screen returns \"\" from name"]),
            FaultExample(
                "a constant, and a variable that still has its first value",
                """
                let nothing: Item? = nil
                func find() -> Item? { guard isOn else { return nothing }; return load() }
                func total() -> Int { var sum = 0; guard isOn else { return sum }; sum += count; return sum }
                func line() -> String? { var text: String?; if isOn { text = load() }; return text }
                """,
                plants: ["Screen returns 0 from total()", "Screen returns nil from find()", "Screen returns nil from line()"]),
            FaultExample(
                "a variable that a loop may have changed",
                "func total() -> Int { var sum = 0; for x in list { if x == last { return sum }; sum += x }; return 0 }",
                plants: ["Screen returns 0 from total()"]),
            FaultExample(
                "a property that is only called zero", "func total() -> Int { limits.zero }", plants: ["Screen returns 0 from total()"]),
            FaultExample("an object", "func make() -> Item { Item() }", plants: []),
            FaultExample(
                "a list that was emptied", "func empty() -> Bool { list = []; return list.isEmpty }",
                plants: ["Screen returns false from empty()"]),
            FaultExample(
                "a private function that always answers the same",
                "func pay() -> Bool { if isOn { return refuse(1) }; return report(2, answer: true) }; "
                    + "private func refuse(_ x: Int) -> Bool { use(x); return false }; "
                    + "private func report(_ x: Int, answer: Bool) -> Bool { use(x); return answer }",
                plants: [
                    "Screen returns false from pay()", "Screen returns false from report(_:answer:)", "Screen returns true from pay()",
                    "Screen returns true from refuse(_:)",
                ]),
            FaultExample(
                "a private function that answers one thing or another",
                "func pay() -> Bool { ask(1) }; private func ask(_ x: Int) -> Bool { if isOn { return false }; return true }",
                plants: [
                    "Screen returns false from ask(_:)", "Screen returns false from pay()", "Screen returns true from ask(_:)",
                    "Screen returns true from pay()",
                ]),
            FaultExample(
                "a parameter of a private function that always gets the same",
                "func name() -> String { read(1, default: \"\") }; "
                    + "private func read(_ x: Int, default text: String) -> String { guard isOn else { return text }; return load(x) }; "
                    + "func size() -> Int { count(1) + count(2, or: 3) }; "
                    + "private func count(_ x: Int, or other: Int = 0) -> Int { if isOn { return other }; return ask(x) }",
                plants: [
                    "Screen returns \"\" from name()", "Screen returns \"\" from read(_:default:)", "Screen returns 0 from count(_:or:)",
                    "Screen returns 0 from count(_:or:)",
                ]),
            FaultExample(
                "a flag that was asked before",
                "func pay() -> Bool { let isPaid = charge(); guard isPaid else { return isPaid }; start(); return isPaid }",
                plants: ["Screen returns false from pay()", "Screen returns true from pay()"]),
            FaultExample(
                "closures in a list", "let rules: [(String) -> Bool] = [{ $0.contains(\"@\") }, { isShort($0) }]",
                plants: [
                    "Screen returns false from rules", "Screen returns false from rules", "Screen returns true from rules",
                    "Screen returns true from rules",
                ]),
            FaultExample(
                "closures that somebody may replace", "var rule: (String) -> Bool = { isShort($0) }; let make: () -> Int = { next() }",
                plants: []),
            FaultExample(
                "a text, a comparison and a sum",
                "func name() -> String { \"a\" }; func same() -> Bool { count == 1 }; func sum() -> Int { count + 1 }", plants: []),
            FaultExample(
                "the result of a seam", "protocol View { func show() -> Int }; func run() -> Int { view.show() }", plants: []),
        ]
    ) { node, context in
        guard let (type, values) = node.answers else { return [] }
        return values.flatMap { value -> [Fault] in
            guard value.isAnswerWithoutRule(context) else { return [] }
            return plainAnswers(of: type).filter { !value.isAlready($0) }.map { answer in
                Fault(
                    [.init(range: value.textRange, prefix: "seamsInstead(#, \(answer), ", suffix: ")")], of: [Syntax(value)],
                    words: "\(node.subject) returns \(answer) from \(node.shownName)", before: value.oneLine, after: answer)
            }
        }
    }

    /// The plain values of a type, as it is written.
    private static func plainAnswers(of type: TypeSyntax) -> [String] {
        if type.is(OptionalTypeSyntax.self) { return ["nil"] }
        if type.is(ArrayTypeSyntax.self) { return ["[]"] }
        if type.is(DictionaryTypeSyntax.self) { return ["[:]"] }
        return plainValues[type.trimmedDescription] ?? []
    }

    private static let plainValues = [
        "Bool": ["true", "false"], "String": ["\"\""], "Int": ["0"], "UInt": ["0"], "Int32": ["0"], "UInt32": ["0"], "Int64": ["0"],
        "UInt64": ["0"], "UInt8": ["0"], "UInt16": ["0"], "Double": ["0"], "Float": ["0"], "CGFloat": ["0"], "Decimal": ["0"],
        "TimeInterval": ["0"],
    ]
}

extension ExprSyntax {
    /// Whether it always is a plain answer.
    fileprivate func isAlready(_ answer: String) -> Bool {
        if asksWhatWasEmptied { return answer == "true" }
        if let flag = flagKnownHere { return answer == "\(flag)" }
        return isSpelling(of: answer) || onlyAnswersOfPrivateFunction?.allSatisfy { $0.isSpelling(of: answer) } == true
            || onlyValuesOfParameter?.allSatisfy { $0.isSpelling(of: answer) } == true
    }

    /// The answer of a flag on which the code before depends: false in `guard isPaid else { return isPaid }`, and true behind it.
    private var flagKnownHere: Bool? {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
        return knownConditions(about: [name]).lazy.compactMap { condition in
            switch condition.expression.trimmedDescription {
            case name: condition.holds
            case "!\(name)": !condition.holds
            default: nil
            }
        }.first
    }

    /// The values that a private function returns, with the arguments of this call of it; nil if it is no such call.
    private var onlyAnswersOfPrivateFunction: [ExprSyntax]? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.isOwn, let name = call.calledName,
            let functions = FileNames.of(root).functions[name], functions.count == 1, functions[0].modifiers.isPrivate,
            let values = Syntax(functions[0]).answers?.values, !values.isEmpty
        else { return nil }
        let parameters = functions[0].signature.parameterClause.parameters
        return values.map { value in
            guard let parameter = parameters.first(where: { ($0.secondName ?? $0.firstName).text == value.trimmedDescription }),
                parameter.firstName.text != "_", let given = call.arguments.first(where: { $0.label?.text == parameter.firstName.text })
            else { return value }
            return given.expression
        }
    }

    /// The values that all calls of a private function give the parameter which this is; nil if they are not known.
    private var onlyValuesOfParameter: [ExprSyntax]? {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, isLocalConstant(name),
            let function = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(FunctionDeclSyntax.self) }).first,
            function.modifiers.isPrivate, OwnFunction.count(of: function.name.text, in: root) == 1,
            let parameter = function.signature.parameterClause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }),
            parameter.firstName.text != "_"
        else { return nil }
        let calls = NameUses.ofMember(function.name.text, in: root).map { $0.parent?.as(FunctionCallExprSyntax.self) }
        guard calls.allSatisfy({ $0 != nil }) else { return nil }
        // A call without the argument is one of something else that has the name.
        let values = calls.compactMap { call in
            call?.arguments.first { $0.label?.text == parameter.firstName.text }?.expression ?? parameter.defaultValue?.value
        }
        return values.isEmpty ? nil : values
    }

    /// Whether no other rule changes what a function answers with this expression.
    fileprivate func isAnswerWithoutRule(_ context: FaultContext) -> Bool {
        if self.is(StringLiteralExprSyntax.self) || ConditionTree(at: Syntax(self)) != nil { return false }
        if let infix = self.as(InfixOperatorExprSyntax.self), infix.exchangedOperator != nil, !infix.joins(context) { return false }
        guard let call = self.as(FunctionCallExprSyntax.self), let name = call.calledName else { return true }
        return !context.functions.collaborating.contains(name)
    }
}

extension Syntax {
    /// The name of a function with its labels, or of a property or a closure.
    fileprivate var shownName: String {
        guard let function = self.as(FunctionDeclSyntax.self) else {
            let variable = self.as(PatternBindingSyntax.self) ?? self.as(ClosureExprSyntax.self)?.constantAround
            return variable?.pattern.trimmedDescription ?? ""
        }
        return "\(function.name.text)(\(function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
    }
}
