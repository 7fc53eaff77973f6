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
                "arguments of two types", "func join(_ a: Int, _ b: String) -> Int { a }; let x = join(first, second)", plants: []),
            FaultExample(
                "arguments of two types with other names",
                "typealias Notes = [String: Int]; func join(_ a: @autoclosure () -> Int, _ b: Notes) { }; join(first, second)",
                plants: []),
            FaultExample(
                "an argument that may be missing", "func join(a: Int, b: Int?) { }; let x = join(a: first, b: second)",
                plants: ["Screen swaps the arguments first and second of join(a:b:)"]),
            FaultExample("equal arguments", "let x = join(first, first)", plants: []),
            FaultExample("an argument that can be changed", "let x = join(&first, second)", plants: []),
            FaultExample("a call of super", "let x = super.join(first, second)", plants: []),
        ]
    ) { node, context in
        guard let call = node.as(FunctionCallExprSyntax.self), !call.isSuperCall else { return [] }
        // The compiler rejects the change if they are not of one type.
        let arguments = call.arguments.map(\.expression).enumerated().filter { canChangePlaces($0.element) }
        return zip(arguments, arguments.dropFirst()).compactMap { one, other in
            let (first, second) = (one.element, other.element)
            guard first.trimmedDescription != second.trimmedDescription,
                !context.parameterTypes.differ(in: call, at: one.offset, and: other.offset)
            else { return nil }
            return Fault(
                [(first, second), (second, first)].map { own, other in
                    .init(range: own.textRange, prefix: "(seamsFault(#) ? \(other.trimmedDescription) : ", suffix: ")")
                },
                words: "\(node.subject) swaps the arguments \(first.oneLine) and \(second.oneLine) of \(call.shown)",
                before: "\(first.oneLine), \(second.oneLine)", after: "\(second.oneLine), \(first.oneLine)")
        }
    }

    private static func canChangePlaces(_ argument: ExprSyntax) -> Bool {
        ![.closureExpr, .inOutExpr, .nilLiteralExpr].contains(argument.kind) && !argument.trimmedDescription.contains("\n")
    }
}
