internal import SwiftSyntax

extension Syntax {
    /// Whether the node lies in a class of which this file makes an object for one call each time: `Tracker(make).send(event)`.
    ///
    /// Such an object keeps nothing for the next use.
    var isInTemporaryObject: Bool {
        guard let type = sequence(first: self, next: \.parent).lazy.compactMap({ $0.as(ClassDeclSyntax.self) }).first else { return false }
        let calls = Instantiations.of(type.name.text, in: root)
        return !calls.isEmpty && calls.allSatisfy { $0.parent?.is(MemberAccessExprSyntax.self) == true }
    }
}

/// Finds the calls that make an object of a class.
private final class Instantiations: SyntaxVisitor {
    private let name: String
    private var calls: [FunctionCallExprSyntax] = []

    static func of(_ name: String, in root: Syntax) -> [FunctionCallExprSyntax] {
        let finder = Instantiations(name)
        finder.walk(root)
        return finder.calls
    }

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == name { calls.append(node) }
        return .visitChildren
    }
}
