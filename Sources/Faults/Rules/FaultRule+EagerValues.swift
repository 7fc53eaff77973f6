internal import SwiftSyntax

extension FaultRule {
    /// A late value is made in the initializer, and this one is used from then on.
    ///
    /// A value that must also be made anew each time is used once only: a test that counts how often it is made in two uses must not catch
    /// this fault by the count alone.
    static let eagerValues = FaultRule(
        name: "eager-values", kind: .eager, summary: "A value that must be made when it is used is made with its object, and kept.",
        advice: "Expect that nothing is made with the object, or inject another instance after that, and expect that it is used.",
        examples: [
            FaultExample(
                "a call", "class View { init() { count = 1 }; func show() { makeLate().track() } }",
                plants: ["View makes makeLate() in its initializer"]),
            FaultExample(
                "a lazy property", "class View { lazy var late = 1; init() { count = 1 } }",
                plants: ["View makes late in its initializer"]),
            FaultExample(
                "a factory under another name",
                "class View { init(container: Container) { count = 1 }; func show() { let make = container.late; make().track() } }",
                plants: [
                    "View makes container.late() in its initializer", "View makes container.makeLate() in its initializer",
                    "View makes container.makeLateAndFresh() in its initializer",
                ]),
            FaultExample(
                "a closure whose answers may not be kept, either",
                "class View { init() { count = 1 }; func show() { makeLateAndFresh().track() } }",
                plants: ["View makes makeLateAndFresh() in its initializer"]),
            FaultExample("a property that is not lazy", "class View { var late = 1; init() { count = 1 } }", plants: []),
            FaultExample(
                "an initializer that calls another one", "class View { lazy var late = 1; convenience init() { self.init(1) } }", plants: []
            ),
            FaultExample(
                "a structure, which has no identity", "struct View { init() { count = 1 }; func show() { makeLate().track() } }", plants: []
            ),
        ]
    ) { node, context in
        guard let initializer = node.as(InitializerDeclSyntax.self), let last = initializer.body?.statements.last,
            !initializer.modifiers.contains(where: { $0.name.tokenKind == .keyword(.convenience) }),
            let members = sequence(first: node, next: \.parent).lazy.compactMap({ $0.as(MemberBlockSyntax.self) }).first,
            members.parent?.is(ClassDeclSyntax.self) == true
        else { return [] }
        let pinned = initializer.pinning(context.brought.lateValues, unlessUsedIn: members, context, after: last)
        if !pinned.isEmpty { return pinned }
        return LateValues.uses(in: members, context).filter { $0.calls.isEmpty || !$0.calls.allSatisfy(\.isInInitializer) }.map {
            value, uses in
            let isFresh = uses.contains { $0.calls(one: context.brought.freshValues) }
            let early = uses.isEmpty ? value : "seamsKept(#, by: self, \(value))"
            let use = isFresh ? "seamsKeptOnce" : "seamsKept"
            let atUses = uses.map { Fault.Insertion(range: $0.textRange, prefix: "\(use)(#, by: self, ", suffix: ")") }
            var fault = Fault(
                [.init(range: last.item.textRange, prefix: "", suffix: "; if seamsFault(#) { _ = \(early) }")] + atUses, at: last,
                words: "\(node.subject) makes \(value) in its initializer", before: "", after: "_ = \(value)")
            if isFresh { fault.advice = "Count in the closure how often it is called, and expect no call while the object is created." }
            return fault
        }
    }
}

extension InitializerDeclSyntax {
    /// Makes the faults that a container's values are pinned in the initializer, where no method asks the container for them by name.
    ///
    /// The closure of a context takes precedence over what is registered later.
    fileprivate func pinning(
        _ values: Set<String>, unlessUsedIn members: MemberBlockSyntax, _ context: FaultContext, after last: CodeBlockItemSyntax
    ) -> [Fault] {
        let containers = signature.parameterClause.parameters.filter { $0.type.trimmedDescription == "Container" }
            .map { ($0.secondName ?? $0.firstName).text }
        let uses = LateValues.uses(in: members, context).flatMap(\.calls)
        guard let container = containers.first,
            uses.allSatisfy(\.isInInitializer)
        else { return [] }
        return values.sorted().map { value in
            let call = "\(container).\(value)"
            return Fault(
                [
                    .init(
                        range: last.item.textRange, prefix: "",
                        suffix: "; if seamsFault(#) { let early = \(call)(); \(call).onTest { early } }")
                ], at: last,
                words: "\(last.subject) makes \(call)() in its initializer", before: "", after: "_ = \(call)()")
        }
    }
}

/// Finds the late values that a type uses, each with the calls that make it; a lazy property has none.
private final class LateValues: SyntaxVisitor {
    private let context: FaultContext
    private var uses: [String: [FunctionCallExprSyntax]] = [:]

    static func uses(in members: MemberBlockSyntax, _ context: FaultContext) -> [(value: String, calls: [FunctionCallExprSyntax])] {
        let finder = LateValues(context)
        finder.walk(members)
        return finder.uses.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private init(_ context: FaultContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calls(one: context.brought.lateValues) { uses[node.oneLine, default: []].append(node) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isLazy = node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
        for name in node.bindings.map(\.pattern.trimmedDescription) where isLazy && context.brought.lateValues.contains(name) {
            uses[name] = []
        }
        return .visitChildren
    }
}
