internal import SwiftSyntax

extension FaultRule {
    /// A function that calls itself takes the argument in the place of the result.
    ///
    /// With `count < 3 ? count : 2 + paid(count - 3)`, a test needs a number for which the function calls itself twice.
    static let endedRecursions = FaultRule(
        name: "ended-recursions", kind: .altered, summary: "A function that calls itself takes the argument for the result.",
        advice: "Test a case in which the function calls itself at least twice, and expect the exact result.",
        examples: [
            FaultExample(
                "a number", "}; func paid(_ count: Int) -> Int { count < 3 ? count : 2 + paid(count - 3) }; func show() {",
                plants: ["Screen takes `count - 3` for `paid(count - 3)`"]),
            FaultExample(
                "a static function with a label",
                "}; static func sum(of x: [Int]) -> [Int] { x.count < 2 ? x : Self.sum(of: half(x)) }; func show() {",
                plants: ["Screen takes `half(x)` for `Self.sum(of: half(x))`"]),
            FaultExample(
                "another function, another type, and two arguments",
                "}; func paid(_ x: Int) -> Int { other(x - 3) }; func text(_ x: Int) -> String { text(x - 1) }; func gcd(_ a: Int, _ b: Int) -> Int { gcd(b, a % b) }; func show() {",
                plants: []),
        ]
    ) { node, _ in
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1, let argument = call.arguments.first?.expression,
            call.canStandOnOneLine, call.callsFunctionAround
        else { return [] }
        return [
            Fault(
                around: call.textRange, prefix: "(seamsFault(#) ? (\(argument.oneLine)) : ", suffix: ")",
                words: "\(call.subject) takes `\(argument.oneLine)` for `\(call.oneLine)`", before: call.oneLine, after: argument.oneLine)
        ]
    }
}

extension FunctionCallExprSyntax {
    /// Whether it calls the function in which it stands, whose result has the type of its only parameter.
    fileprivate var callsFunctionAround: Bool {
        let around = sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(FunctionDeclSyntax.self) }.first
        guard let around, around.name.text == calledExpression.ownName, around.signature.parameterClause.parameters.count == 1,
            let parameter = around.signature.parameterClause.parameters.first, around.signature.effectSpecifiers == nil
        else { return false }
        let label = arguments.first?.label?.text ?? "_"
        return parameter.firstName.text == label
            && parameter.type.trimmedDescription == around.signature.returnClause?.type.trimmedDescription
    }
}
