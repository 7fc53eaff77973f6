internal import SwiftSyntax

extension FaultRule {
    static let swappedArguments = FaultRule(
        name: "swapped-arguments", kind: .swapped, summary: "Two arguments of one type stand in each other's place.",
        advice: "Expect each in its place: different values for the arguments, and the exact list of calls in their order.",
        examples: [
            FaultExample(
                "two arguments", "let x = join(first, second)",
                plants: ["Screen passes first and second to join(_:_:) in each other's place"]),
            FaultExample(
                "arguments with labels", "let x = join(a: first, with: { }, b: second)",
                plants: ["Screen passes first and second to join(a:with:b:) in each other's place"]),
            FaultExample("equal arguments", "let x = join(first, first)", plants: []),
            FaultExample("an argument that can be changed", "let x = join(&first, second)", plants: []),
            FaultExample("a call of super", "let x = super.join(first, second)", plants: []),
        ]
    ) { node, _ in
        guard let call = node.as(FunctionCallExprSyntax.self), !call.isSuperCall else { return [] }
        // Whether they are of one type, the compiler says.
        let arguments = call.arguments.map(\.expression).filter(canChangePlaces)
        return zip(arguments, arguments.dropFirst()).compactMap { first, second in
            guard first.trimmedDescription != second.trimmedDescription else { return nil }
            return Fault(
                [(first, second), (second, first)].map { own, other in
                    .init(range: own.textRange, prefix: "(seamsFault(#) ? \(other.trimmedDescription) : ", suffix: ")")
                },
                words: "\(node.subject) passes \(first.oneLine) and \(second.oneLine) to \(call.shown) in each other's place",
                before: "\(first.oneLine), \(second.oneLine)", after: "\(second.oneLine), \(first.oneLine)")
        }
    }

    private static func canChangePlaces(_ argument: ExprSyntax) -> Bool {
        ![.closureExpr, .inOutExpr, .nilLiteralExpr].contains(argument.kind) && !argument.trimmedDescription.contains("\n")
    }
}
