internal import SwiftSyntax

extension FaultRule {
    static let keptValues = FaultRule(
        name: "kept-values", kind: .kept, summary: "A value that must be made anew each time is made once and kept.",
        advice: "Use the object twice, let the closure return another instance the second time, and expect that both are used.",
        examples: [
            FaultExample(
                "the answer of a closure", "makeFresh().track()", plants: ["Screen keeps the first answer of makeFresh()"]),
            FaultExample(
                "a closure that may be missing", "makeFresh?().track()", plants: ["Screen keeps the first answer of makeFresh()"]),
            FaultExample(
                "a closure under a local name", "let make = makeFresh; make().track()", plants: ["Screen keeps the first answer of make()"]),
            FaultExample(
                "an optional closure under a local name", "guard let make = self.makeFresh else { return }; make().track()",
                plants: ["Screen keeps the first answer of make()"]),
            FaultExample("the closure itself", "start(makeFresh)", plants: []),
            FaultExample(
                "a closure that is called under another name",
                "class View { init(makeFresh: @escaping () -> Int) { let make = makeFresh; send = { make() } } }",
                plants: ["View keeps the first answer of makeFresh()"]),
        ], subjects: [.katas]
    ) { node, context in
        if let initializer = node.as(InitializerDeclSyntax.self) { return initializer.keepingAnswers(of: context.brought.freshValues) }
        // In an initializer, nothing can be kept by an object that is not complete.
        guard let call = node.as(FunctionCallExprSyntax.self), call.calls(one: context.brought.freshValues), node.isInClass,
            !call.isInInitializer
        else { return [] }
        return [
            Fault(
                [call.keepingItsAnswer(by: "seamsKept")],
                words: "\(node.subject) keeps the first answer of \(call.calledNameInChain ?? "the closure")()", before: call.oneLine,
                after: "the first answer")
        ]
    }
}

extension FunctionCallExprSyntax {
    /// The closure that it calls if it is there: `make` in `make?()`; nil for any other call.
    var calledIfPresent: ExprSyntax? { calledExpression.as(OptionalChainingExprSyntax.self)?.expression }

    /// The text that lets a function of the switch keep the answer for the object.
    ///
    /// A closure that may be missing is handed to it before the call, as the chain goes on behind it.
    func keepingItsAnswer(by function: String) -> Fault.Insertion {
        if let closure = calledIfPresent {
            return .init(range: closure.textRange, prefix: "\(function)(#, by: self, in: ", suffix: ")")
        }
        return .init(range: textRange, prefix: "\(function)(#, by: self, ", suffix: ")")
    }
}

extension InitializerDeclSyntax {
    /// Makes the faults that a closure repeats its first answer, where no method calls the closure by its name.
    fileprivate func keepingAnswers(of closures: Set<String>) -> [Fault] {
        guard let first = body?.statements.first else { return [] }
        return passedOn(among: closures).map { name in
            Fault(
                around: first.item.textRange, prefix: "let \(name) = seamsKeeping(#, \(name)); ", suffix: "",
                words: "\(first.subject) keeps the first answer of \(name)()", before: name, after: "the first answer")
        }
    }

    /// The parameters among some closures that no method of the class calls by a name, as the object keeps them in something else.
    func passedOn(among closures: Set<String>) -> [String] {
        guard Syntax(self).isInClass,
            let members = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(MemberBlockSyntax.self) }).first,
            !MethodCalls.find(closures, in: members)
        else { return [] }
        return signature.parameterClause.parameters.filter { $0.type.trimmedDescription.contains("() ->") }
            .map { ($0.secondName ?? $0.firstName).text }.filter(closures.contains)
    }
}

/// Looks for calls of closures by their names, outside of initializers.
private final class MethodCalls: SyntaxVisitor {
    private let closures: Set<String>
    private var isFound = false

    static func find(_ closures: Set<String>, in members: MemberBlockSyntax) -> Bool {
        let finder = MethodCalls(closures)
        finder.walk(members)
        return finder.isFound
    }

    private init(_ closures: Set<String>) {
        self.closures = closures
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calls(one: closures) { isFound = true }
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension FunctionCallExprSyntax {
    /// Whether it calls one of some functions or closures, without arguments.
    func calls(one names: Set<String>) -> Bool {
        arguments.isEmpty && trailingClosure == nil && calledNameInChain.map(names.contains) == true
    }

    /// Whether it stands in an initializer, or in a closure there.
    var isInInitializer: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { $0.is(InitializerDeclSyntax.self) }
    }

    /// The name that is called, also of a closure that may be missing, as in `make?()`.
    fileprivate var calledNameInChain: String? {
        let called = calledExpression.as(OptionalChainingExprSyntax.self)?.expression ?? calledExpression
        return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
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
