internal import SwiftSyntax

extension FaultRule {
    static let swappedArguments = FaultRule(
        name: "swapped-arguments", kind: .swapped, summary: "Two arguments of one type are swapped.",
        advice: "Pass different values for the arguments, and expect each in its place.",
        examples: [
            FaultExample(
                "two arguments", "let x = join(first, second)",
                plants: ["Screen swaps the arguments first and second of join(_:_:)"]),
            FaultExample(
                "arguments with labels", "let x = join(a: first, with: { }, b: second)",
                plants: ["Screen swaps the arguments first and second of join(a:with:b:)"]),
            FaultExample(
                "arguments of two types",
                "func join(_ a: Int, _ b: String, _ c: Range<Int>) -> Int { a }; let x = join(first, second, 1..<last)", plants: []),
            FaultExample(
                "arguments of two types with other names",
                "typealias Notes = [String: Int]; func join(_ a: @autoclosure () -> Int, _ b: Notes) { }; join(first, second)",
                plants: []),
            FaultExample(
                "an argument that may be missing", "func join(a: Int, b: Int?) { }; let x = join(a: first, b: second)",
                plants: ["Screen swaps the arguments first and second of join(a:b:)"]),
            FaultExample(
                "literals of two kinds", "let x = Client(name: \"a\", size: 1); let y = [Bool](repeating: false, count: last)",
                plants: []),
            FaultExample(
                "a list of numbers", "let x = [Int](repeating: 0, count: last); let y = [Int](repeating: first, count: last)",
                plants: [
                    "Screen swaps the arguments 0 and last of [Int](repeating:count:)",
                    "Screen swaps the arguments first and last of [Int](repeating:count:)",
                ]),
            FaultExample(
                "functions with other types in another place",
                "func join(_ a: Int, b: String) { }; func join(_ a: Double, b: String) { }; join(first, b: second)", plants: []),
            FaultExample(
                "an object and a text",
                "protocol Source { }; func join(_ a: any Source, b: String) { }; join(first, b: second)", plants: []),
            FaultExample(
                "two objects",
                "protocol Source { }; struct Page: Source { }; func join(_ a: any Source, b: Source) { }; join(Page(), b: Page(second))",
                plants: ["Screen swaps the arguments Page() and Page(second) of join(_:b:)"]),
            FaultExample(
                "a flag beside a sum of texts, a member and a comparison",
                "let x = Client(path: first + \"/\" + second, isOn: true); let y = Client(isOn: !first, form: .short, isLong: a == b)",
                plants: []),
            FaultExample(
                "a function of a library with the name of one's own",
                "func write(_ text: String, to name: String) { text.write(toFile: name, atomically: true) }", plants: []),
            FaultExample(
                "functions that take each other's types",
                "func join(_ a: Int, b: String) { }; func join(_ a: String, b: Int) { }; join(first, b: second)",
                plants: ["Screen swaps the arguments first and second of join(_:b:)"]),
            FaultExample(
                "a value of any type", "func join<T>(a: T, isOn: Bool) { }; func make<T>(item: T) { join(a: item, isOn: isOn) }", plants: []
            ),
            FaultExample(
                "literals of two kinds without labels", "let x = join(\"a\", 1)",
                plants: ["Screen swaps the arguments \"a\" and 1 of join(_:_:)"]),
            FaultExample(
                "a literal beside a parameter of another type", "func make(size: Int) { let x = Client(size: size, isOn: true) }",
                plants: []),
            FaultExample(
                "a literal beside a variable with the name of a parameter",
                "func make(size: Int) { let size = size > 1; let x = Client(size: size, isOn: true) }",
                plants: ["Screen swaps the arguments size and true of Client(size:isOn:)"]),
            FaultExample(
                "a literal that the other parameter does not take",
                "func join(a: Item, b: Int) -> Item { a }; let x = join(a: \"a\", b: 1)", plants: []),
            FaultExample(
                "literals for types of another module", "func join(a: Item, b: Part) -> Item { a }; let x = join(a: \"a\", b: 1)",
                plants: ["Screen swaps the arguments \"a\" and 1 of join(a:b:)"]),
            FaultExample(
                "literals that both parameters take", "func join<T>(a: T, b: Any) { }; join(a: \"a\", b: 1)",
                plants: ["Screen swaps the arguments \"a\" and 1 of join(a:b:)"]),
            FaultExample(
                "numbers of two types", "func join(a: Int, b: Double) { }; join(a: 1, b: 2)",
                plants: ["Screen swaps the arguments 1 and 2 of join(a:b:)"]),
            FaultExample(
                "a number by two names", "func join(a: Double, b: TimeInterval) { }; join(a: first, b: second)",
                plants: ["Screen swaps the arguments first and second of join(a:b:)"]),
            FaultExample(
                "values of a case", "enum Part { case text(String, count: Int) }; let x = Part.text(name, count: last)", plants: []),
            FaultExample("a pattern", "if case .text(let one, let other) = part { }", plants: []),
            FaultExample(
                "functions of a library",
                "let x = String(decoding: data, as: UTF8.self); x.range(of: y, options: .anchored); URLComponents(url: x, resolvingAgainstBaseURL: y)",
                plants: []),
            FaultExample("a value and how often", "let x = repeatElement(first, count: second)", plants: []),
            FaultExample(
                "the parts of a page", "let x = Node.form(.action(first), .unwrap(second), .required(isOn), .name)", plants: []),
            FaultExample(
                "two parts", "let x = blend(.red(first), .blue(second))",
                plants: ["Screen swaps the arguments .red(first) and .blue(second) of blend(_:_:)"]),
            FaultExample(
                "parts of one kind", "let x = join(.text(first), .text(second), .text(last))",
                plants: [
                    "Screen swaps the arguments .text(first) and .text(second) of join(_:_:_:)",
                    "Screen swaps the arguments .text(second) and .text(last) of join(_:_:_:)",
                ]),
            FaultExample(
                "key paths", "let x = group(list, by: \\.first); let y = sort(by: \\.first, then: \\.last)",
                plants: ["Screen swaps the arguments \\.first and \\.last of sort(by:then:)"]),
            FaultExample(
                "the values of a format", "let pattern = \"%.0f %04d-%02d\"; let x = String(format: pattern, price, count, last)",
                plants: ["Screen swaps the arguments count and last of String(format:_:_:_:)"]),
            FaultExample("equal arguments", "let x = join(first, first); let y = join(Self.self, type(of: self))", plants: []),
            FaultExample("an argument that can be changed", "let x = join(&first, second)", plants: []),
            FaultExample("an operator", "let x = list.reduce(first, +); let y = list.reduce(first, (-))", plants: []),
            FaultExample("a call of super", "let x = super.join(first, second)", plants: []),
        ]
    ) { node, context in
        guard let call = node.as(FunctionCallExprSyntax.self), !call.isSuperCall,
            !call.isKnown(among: KnownFunctions.unlike, context.functions)
        else { return [] }
        // The compiler rejects the change if they are not of one type.
        let arguments = call.arguments.map(\.expression).enumerated().filter { canChangePlaces($0.element) }
        return zip(arguments, arguments.dropFirst()).compactMap { one, other in
            let (first, second) = (one.element, other.element)
            guard first.trimmedDescription != second.trimmedDescription, !(first.isOwnType && second.isOwnType),
                first.is(KeyPathExprSyntax.self) == second.is(KeyPathExprSyntax.self), !call.isListOfParts || first.part == second.part,
                !context.parameterTypes.differ(in: call, at: one.offset, and: other.offset),
                !call.formatsUnlike(one.offset, other.offset)
            else { return nil }
            return Fault(
                [(first, second), (second, first)].map { own, other in
                    .init(range: own.textRange, prefix: "(seamsFault(#) ? \(other.trimmedDescription) : ", suffix: ")")
                },
                words: "\(node.subject) swaps the arguments \(first.oneLine) and \(second.oneLine) of \(call.shown)",
                before: call.arguments(from: one.offset, to: other.offset),
                after: call.arguments(from: one.offset, to: other.offset, replacing: [first.id: second, second.id: first]))
        }
    }

    private static func canChangePlaces(_ argument: ExprSyntax) -> Bool {
        // An operator can stand alone in a list of arguments only.
        if case .binaryOperator = argument.withoutParentheses.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind { return false }
        return ![.closureExpr, .inOutExpr, .nilLiteralExpr, .patternExpr, .discardAssignmentExpr].contains(argument.kind)
            && !argument.trimmedDescription.contains("\n")
    }
}

extension FunctionCallExprSyntax {
    /// Whether it takes parts of different kinds, as a page has them: `.form(.action(url), .required(true), .text(name))`.
    ///
    /// Their order says little about what they mean.
    fileprivate var isListOfParts: Bool {
        arguments.count > 2 && arguments.allSatisfy { $0.label == nil && $0.expression.part != nil }
    }

    /// Whether a format has a fraction in one place and something else in the other: each kind finds its own arguments, in any order of the two.
    fileprivate func formatsUnlike(_ one: Int, _ other: Int) -> Bool {
        guard arguments.first?.label?.text == "format" else { return false }
        if one == 0 { return true }
        guard let format = arguments.first?.expression.knownText else { return false }
        let kinds = format.replacing("%%", with: "").matches(of: /%[-+ 0#]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?([@a-zA-Z])/)
            .map { "aefgAEFG".contains($0.output.1) }
        return one <= kinds.count && other <= kinds.count && kinds[one - 1] != kinds[other - 1]
    }

    /// The code from one argument's value to another's, with the labels and arguments between them.
    fileprivate func arguments(from first: Int, to last: Int, replacing others: [SyntaxIdentifier: ExprSyntax] = [:]) -> String {
        arguments.map { argument in
            let value = (others[argument.expression.id] ?? argument.expression).oneLine
            return (label: argument.label.map { "\($0.text): " } ?? "", value: value)
        }[first...last].enumerated().map { $0.offset == 0 ? $0.element.value : $0.element.label + $0.element.value }.joined(separator: ", ")
    }
}

extension ExprSyntax {
    /// Whether it is the type of the object, which has two spellings.
    fileprivate var isOwnType: Bool { ["Self.self", "type(of: self)"].contains(oneLine) }

    /// The name behind the dot of `.required(true)` or `.name`.
    fileprivate var part: String? {
        let access =
            self.as(MemberAccessExprSyntax.self) ?? self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return access.flatMap { $0.base == nil ? $0.declName.baseName.text : nil }
    }
}
