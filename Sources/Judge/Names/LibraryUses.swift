internal import Faults
internal import SwiftSyntax

/// The names that the workspace's tests of a kata use of libraries.
struct LibraryUses {
    /// Names without anything before them: types, functions and values.
    private(set) var names: Set<String>
    /// Names behind a dot, each with the labels of the arguments in parentheses.
    private(set) var members: [String: Set<[String]>]
    private(set) var operators: Set<String>

    /// Finds the names in tests.
    ///
    /// - Parameters:
    ///   - tests: The workspace's tests.
    ///   - reference: The code for which they are written: its names are the kata's.
    init(in tests: [ParsedSources], of reference: [ParsedSources]) {
        let finder = UseFinder(viewMode: .sourceAccurate)
        let declared = DeclarationFinder(viewMode: .all)
        for tree in tests.flatMap(\.trees) {
            finder.walk(tree)
            declared.walk(tree)
        }
        let known = DeclarationFinder(viewMode: .all)
        reference.flatMap(\.trees).forEach { known.walk($0) }
        names = finder.names.union(Self.alwaysUsed).subtracting(declared.names).subtracting(known.names)
        members = finder.members.filter { !known.names.contains($0.key) }
        operators = finder.operators.union(["==", "!="])
    }

    /// The names that the compiler and macros use for somebody who does not write them.
    private static let alwaysUsed: Set = [
        "Testing", "BooleanLiteralType", "ExtendedGraphemeClusterType", "FloatLiteralType", "IntegerLiteralType", "StringLiteralType",
        "UnicodeScalarType",
    ]

    /// The macros of the workspace's tests, where they are compiled as they are written.
    static let macros: Set = ["expect", "require", "Test", "Suite"]

    private final class UseFinder: SyntaxVisitor {
        var names: Set<String> = []
        var members: [String: Set<[String]>] = [:]
        var operators: Set<String> = []

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.name.name)
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.baseName.name
            if case .binaryOperator = node.baseName.tokenKind { operators.insert(name) }
            guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id else {
                names.insert(name)
                return .visitChildren
            }
            let call = access.parent?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.id == access.id ? $0 : nil }
            members[name, default: []].insert(call?.arguments.map { $0.label?.text ?? "_" } ?? [])
            return .visitChildren
        }

        override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
            operators.insert(node.operator.text)
            return .visitChildren
        }
    }
}

/// The names that code declares.
private final class DeclarationFinder: SyntaxVisitor {
    var names: Set<String> = []

    override func visitPost(_ node: FunctionDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: StructDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: ClassDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: EnumDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: ActorDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: ProtocolDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: TypeAliasDeclSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: IdentifierPatternSyntax) { names.insert(node.identifier.name) }
    override func visitPost(_ node: FunctionParameterSyntax) { names.insert((node.secondName ?? node.firstName).name) }
    override func visitPost(_ node: ClosureParameterSyntax) { names.insert((node.secondName ?? node.firstName).name) }
    override func visitPost(_ node: ClosureShorthandParameterSyntax) { names.insert(node.name.name) }
    override func visitPost(_ node: EnumCaseElementSyntax) { names.insert(node.name.name) }
}
