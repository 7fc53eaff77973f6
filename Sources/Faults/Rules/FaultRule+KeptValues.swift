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
            FaultExample(
                "the closure itself", "start(makeFresh); use { [makeFresh] in $0 }",
                plants: ["Screen keeps the first answer of makeFresh()"]),
            FaultExample(
                "the closure in a list, and before an operator of the code's own", "[makeFresh].forEach(start); self.makeFresh |> start",
                plants: ["Screen keeps the first answer of makeFresh()", "Screen keeps the first answer of makeFresh()"]),
            FaultExample(
                "a closure in parentheses, and under the name of a case",
                "(makeFresh)().track(); switch makeFresh { case let make: make().track() }",
                plants: ["Screen keeps the first answer of makeFresh()", "Screen keeps the first answer of makeFresh()"]),
            FaultExample("a question whether there is a closure", "let x = makeFresh == nil", plants: []),
            FaultExample("the closure of another object", "start(other.makeFresh)", plants: []),
            FaultExample(
                "a closure that a method also calls", "let x = makeFresh(); restart(makeFresh)",
                plants: ["Screen keeps the first answer of makeFresh()"]),
            FaultExample(
                "a closure by its key path", "self[keyPath: \\.makeFresh]().track()",
                plants: ["Screen keeps the first answer of makeFresh()"]),
            FaultExample(
                "a function outside of any type",
                "} }\nfunc send(of screen: Screen) { screen.makeFresh().track() }\nclass Other { func show() {",
                plants: ["send() keeps the first answer of makeFresh()"]),
            FaultExample(
                "an object that is made for each use, and one that is kept",
                """
                final class Sender { func send() { makeFresh().track() } }; final class Keeper { func send() { makeFresh().track() } }
                func sends(with keeper: Keeper = Keeper()) { Sender().send(); keeper.send() }
                """, plants: ["Keeper keeps the first answer of makeFresh()"]),
            FaultExample(
                "a closure that is called under another name",
                "class View { init(makeFresh: @escaping () -> Int) { let make = makeFresh; send = { make() } } }",
                plants: ["View keeps the first answer of makeFresh()"]),
        ], subjects: [.katas]
    ) { node, context in
        if let initializer = node.as(InitializerDeclSyntax.self) { return initializer.keepingAnswers(of: context.brought.freshValues) }
        if let name = node.as(DeclReferenceExprSyntax.self) {
            return name.isHandedOver(among: context.brought.freshValues) ? [keeping(name)] : []
        }
        // In an initializer, nothing can be kept by an object that is not complete.
        guard let call = node.as(FunctionCallExprSyntax.self), call.calls(one: context.brought.freshValues),
            let owner = node.isInClass ? "self" : call.objectAsked, !call.isInInitializer, !node.isInTemporaryObject
        else { return [] }
        return [
            Fault(
                [call.keepingItsAnswer(by: "seamsKept", of: owner)],
                words: "\(node.subject) keeps the first answer of \(call.calledNameInChain ?? "the closure")()", before: call.oneLine,
                after: "the first answer")
        ]
    }

    private static func keeping(_ name: DeclReferenceExprSyntax) -> Fault {
        Fault(
            around: name.withSelf.textRange, prefix: "seamsKept(#, by: self, in: ", suffix: ")",
            words: "\(name.subject) keeps the first answer of \(name.oneLine)()", before: "\(name.oneLine)()", after: "the first answer")
    }
}

extension FunctionCallExprSyntax {
    /// The closure that it calls if it is there: `make` in `make?()`; nil for any other call.
    var calledIfPresent: ExprSyntax? { calledExpression.as(OptionalChainingExprSyntax.self)?.expression }

    /// The text that lets a function of the switch keep the answer for the object.
    ///
    /// A closure that may be missing is handed to it before the call, as the chain goes on behind it.
    func keepingItsAnswer(by function: String, of owner: String = "self") -> Fault.Insertion {
        if let closure = calledIfPresent {
            return .init(range: closure.textRange, prefix: "\(function)(#, by: \(owner), in: ", suffix: ")")
        }
        return .init(range: textRange, prefix: "\(function)(#, by: \(owner), ", suffix: ")")
    }

    /// The name of the object whose closure is called, as in `screen.make()`.
    fileprivate var objectAsked: String? {
        let called = calledIfPresent ?? calledExpression
        let name = called.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        // A structure has no identity.
        return name == "self" ? nil : name
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

    /// The name that is called, also of a closure that may be missing, as in `make?()`, or behind a key path.
    fileprivate var calledNameInChain: String? {
        let called = calledExpression.as(OptionalChainingExprSyntax.self)?.expression ?? calledExpression
        if let part = called.as(SubscriptCallExprSyntax.self)?.arguments.first, part.label?.text == "keyPath" {
            return part.expression.as(KeyPathExprSyntax.self)?.onlyProperty
        }
        return called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}

extension KeyPathExprSyntax {
    fileprivate var onlyProperty: String? {
        components.count == 1 ? components.first?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text : nil
    }
}

extension DeclReferenceExprSyntax {
    /// Whether a method hands over a closure of its object, one of some, that no method calls by a name: `start(make)`.
    func isHandedOver(among closures: Set<String>) -> Bool {
        guard closures.contains(baseName.text), argumentNames == nil, withSelf.isHandedOver, Syntax(self).isInClass,
            let members = sequence(first: Syntax(self), next: \.parent).lazy.compactMap({ $0.as(MemberBlockSyntax.self) }).first
        else { return false }
        // The faults of an initializer that takes the closure are about every use of it.
        let initializers = members.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        return !initializers.contains { $0.passedOn(among: closures).contains(baseName.text) }
            && !withSelf.liesIn(until: [.memberBlock]) { $0.is(InitializerDeclSyntax.self) } && !MethodCalls.find(closures, in: members)
    }

    /// The name with the `self` before it.
    var withSelf: ExprSyntax {
        guard let access = parent?.as(MemberAccessExprSyntax.self), access.declName.id == id,
            access.base?.trimmedDescription == "self"
        else { return ExprSyntax(self) }
        return ExprSyntax(access)
    }
}

extension ExprSyntax {
    /// Whether it is an argument, an element of a list or a tuple, what a `switch` is about, or stands before an operator of the code's own.
    fileprivate var isHandedOver: Bool {
        if let infix = parent?.as(InfixOperatorExprSyntax.self), let name = infix.operator.as(BinaryOperatorExprSyntax.self) {
            return infix.leftOperand.id == id && !Self.knownOperators.contains(name.operator.text)
        }
        return [.arrayElement, .labeledExpr, .switchExpr].contains(parent?.kind)
    }

    private static let knownOperators: Set = ["==", "!=", "===", "!==", "??", "~="]
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
