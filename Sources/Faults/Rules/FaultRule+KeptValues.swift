internal import SwiftSyntax

extension FaultRule {
    static let keptValues = FaultRule(
        name: "kept-values", kind: .kept, summary: "A value that must be made anew each time is made once and kept.",
        advice: "Use the object twice, let the closure return another instance the second time, and expect that both are used.",
        examples: [
            FaultExample(
                "the answer of a closure", "makeFresh().track()", plants: ["Screen keeps the first answer of makeFresh()"]),
            FaultExample("the closure itself", "start(makeFresh)", plants: []),
        ]
    ) { node, context in
        guard let call = node.as(FunctionCallExprSyntax.self), call.calls(one: context.freshValues), node.isInClass else { return [] }
        return [
            Fault(
                around: call.textRange, prefix: "seamsKept(#, by: self, ", suffix: ")",
                words: "\(node.subject) keeps the first answer of \(call.shown)", before: call.oneLine, after: "the first answer")
        ]
    }
}

extension FunctionCallExprSyntax {
    /// Whether it calls one of some functions or closures, without arguments.
    func calls(one names: Set<String>) -> Bool {
        arguments.isEmpty && trailingClosure == nil && calledName.map(names.contains) == true
    }
}

extension Syntax {
    /// Whether the node lies in a method of a class, which has an identity.
    fileprivate var isInClass: Bool {
        for node in sequence(first: self, next: \.parent) {
            if let type = node.asProtocol((any DeclGroupSyntax).self) { return !Syntax(type).is(StructDeclSyntax.self) }
            if let function = node.as(FunctionDeclSyntax.self), function.modifiers.contains(where: { $0.name.text == "static" }) {
                return false
            }
        }
        return false
    }
}
