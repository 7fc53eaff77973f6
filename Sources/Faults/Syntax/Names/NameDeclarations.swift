internal import SwiftSyntax

/// Counts the declarations of a name in a file, and hands the variables among them to its subclass.
class NameDeclarations: SyntaxVisitor {
    let name: String
    /// The number of declarations: of a name that is declared once, each use means that one.
    private(set) var count = 0

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    /// The number of declarations of a name in a file.
    static func count(of name: String, in tree: Syntax) -> Int {
        let declarations = NameDeclarations(name)
        declarations.walk(tree)
        return declarations.count
    }

    /// Looks at a declaration of a variable with the name.
    func note(_ variable: PatternBindingSyntax) {}

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard node.pattern.trimmedDescription == name else { return .visitChildren }
        count += 1
        note(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if (node.secondName ?? node.firstName).text == name { count += 1 }
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name { count += 1 }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if node.identifier.text == name, node.parent?.is(PatternBindingSyntax.self) != true { count += 1 }
        return .visitChildren
    }
}
