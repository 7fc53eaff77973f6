internal import SwiftSyntax

extension FaultRule {
    static let eagerValues = FaultRule(
        name: "eager-values", kind: .eager, summary: "A value that must be made late is made with its object.",
        advice: "Count how often the value is made, and expect none right after the object is made.",
        examples: [
            FaultExample(
                "a closure that is called in the initializer", "class View { init() { count = 1 }; func show() { makeLate().track() } }",
                plants: ["View makes makeLate() in its initializer"]),
            FaultExample(
                "a lazy property", "class View { lazy var late = 1; init() { count = 1 } }",
                plants: ["View makes late in its initializer"]),
            FaultExample("a property that is not lazy", "class View { var late = 1; init() { count = 1 } }", plants: []),
            FaultExample(
                "an initializer that calls another one", "class View { lazy var late = 1; convenience init() { self.init(1) } }", plants: []
            ),
        ]
    ) { node, context in
        guard let initializer = node.as(InitializerDeclSyntax.self), let last = initializer.body?.statements.last,
            !initializer.modifiers.contains(where: { $0.name.tokenKind == .keyword(.convenience) }),
            let members = sequence(first: node, next: \.parent).lazy.compactMap({ $0.as(MemberBlockSyntax.self) }).first
        else { return [] }
        return LateValues.expressions(in: members, context).map { value in
            Fault(
                around: last.item.textRange, prefix: "", suffix: "; if seamsFault(#) { _ = \(value) }",
                words: "\(node.subject) makes \(value) in its initializer", before: "", after: "_ = \(value)")
        }
    }
}

/// Finds the late values that a type uses or declares.
private final class LateValues: SyntaxVisitor {
    private let context: FaultContext
    private var expressions: [String] = []

    static func expressions(in members: MemberBlockSyntax, _ context: FaultContext) -> [String] {
        let finder = LateValues(context)
        finder.walk(members)
        return Set(finder.expressions).sorted()
    }

    private init(_ context: FaultContext) {
        self.context = context
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.isLate(context) { expressions.append(node.oneLine) }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isLazy = node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
        let names = node.bindings.map(\.pattern.trimmedDescription).filter(context.lateValues.contains)
        if isLazy { expressions += names }
        return .visitChildren
    }
}
