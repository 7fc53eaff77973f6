internal import SwiftSyntax

extension FaultRule {
    /// A late value is made in the initializer, and this one is used from then on.
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
        return LateValues.uses(in: members, context).map { value, uses in
            let early = uses.isEmpty ? value : "seamsKept(#, by: self, \(value))"
            let atUses = uses.map { Fault.Insertion(range: $0.textRange, prefix: "seamsKept(#, by: self, ", suffix: ")") }
            return Fault(
                [.init(range: last.item.textRange, prefix: "", suffix: "; if seamsFault(#) { _ = \(early) }")] + atUses, at: last,
                words: "\(node.subject) makes \(value) in its initializer", before: "", after: "_ = \(value)")
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
        if node.calls(one: context.lateValues) { uses[node.oneLine, default: []].append(node) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isLazy = node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
        for name in node.bindings.map(\.pattern.trimmedDescription) where isLazy && context.lateValues.contains(name) { uses[name] = [] }
        return .visitChildren
    }
}
