internal import SwiftSyntax

extension FaultRule {
    /// A call goes to a collaborator that a function, or its early exit, leaves alone.
    static let extraCalls = FaultRule(
        name: "extra-calls", kind: .extra, summary: "A call is made to a collaborator that the code leaves alone.",
        advice: "Expect that the other double gets no call: `invokedNothing(excepts:)` from Recording, or an empty list.",
        examples: [
            FaultExample(
                "a function that calls another collaborator", home + "func load() { view.show() } }",
                plants: ["Home also calls notify() on delegate"]),
            FaultExample(
                "an early exit", home + "func load() { guard isOn else { view.show(); return }; delegate.notify() } }",
                plants: ["Home also calls notify() on delegate"]),
            FaultExample("a function that calls the collaborator", home + "func load() { view.show(); delegate.notify() } }", plants: []),
            FaultExample("a function that calls no collaborator", home + "func load() { isOn = true } }", plants: []),
            FaultExample(
                "a type without the collaborator", "protocol View { func show() }; class Home { func load() { view.show() } }", plants: []),
        ]
    ) { node, context in
        guard let block = node.as(CodeBlockSyntax.self), let first = block.statements.first,
            block.parent?.is(FunctionDeclSyntax.self) == true || block.parent?.is(GuardStmtSyntax.self) == true
        else { return [] }
        return context.brought.extraCalls.compactMap { call in
            let receiver = String(call.prefix { $0 != "." })
            guard node.isInTypeWithProperty(receiver), !block.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == receiver }),
                CollaboratingCalls(in: block, context).areThere
            else { return nil }
            return Fault(
                [.init(range: first.textRange, prefix: "if seamsFault(#) { \(call) }; ", suffix: "")], of: [node], at: first,
                words: "\(node.subject) also calls \(call.dropFirst(receiver.count + 1)) on \(receiver)", before: "", after: call)
        }
    }

    private static let home = "protocol View { func show() }; class Home { let delegate: Delegate; "
}

/// Looks for a call that goes through a seam.
private final class CollaboratingCalls: SyntaxVisitor {
    private let context: FaultContext
    private(set) var areThere = false

    init(in block: CodeBlockSyntax, _ context: FaultContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
        walk(block)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledName.map(context.functions.collaborating.contains) == true { areThere = true }
        return areThere ? .skipChildren : .visitChildren
    }
}

extension Syntax {
    /// Whether the nearest type around the node declares a stored property of this name.
    fileprivate func isInTypeWithProperty(_ name: String) -> Bool {
        let type = sequence(first: self, next: \.parent).lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        return type?.memberBlock.members.contains { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.contains { $0.pattern.trimmedDescription == name } == true
        } == true
    }
}
