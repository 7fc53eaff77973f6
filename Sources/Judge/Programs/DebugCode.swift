internal import Faults
internal import SwiftSyntax

/// A kind of code that does something else in a release build.
enum DebugCode {
    /// A condition in `#if` that names `DEBUG`.
    case condition
    /// An assertion with an effect, or a question whether assertions are evaluated.
    case assertion

    /// Finds the kinds that some sources have.
    static func kinds(in sources: ParsedSources) -> Set<DebugCode> {
        let own = CodeBehindNames(viewMode: .sourceAccurate)
        sources.trees.forEach { own.walk($0) }
        let finder = Finder(own.names)
        sources.trees.forEach { finder.walk($0) }
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        private(set) var found: Set<DebugCode> = []
        private let ownNames: Set<String>

        init(_ ownNames: Set<String>) {
            self.ownNames = ownNames
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if node.condition?.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "DEBUG" }) == true {
                found.insert(.condition)
            }
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            switch node.baseName.text {
            case "assertionFailure", "_isDebugAssertConfiguration", "_isReleaseAssertConfiguration", "_isFastAssertConfiguration":
                found.insert(.assertion)
            case "assert":
                let function = node.parent?.as(MemberAccessExprSyntax.self).map { Syntax($0) } ?? Syntax(node)
                let call = function.parent?.as(FunctionCallExprSyntax.self)
                // An assertion that only compares values costs no second build.
                if call == nil || call?.arguments.contains(where: { Syntax($0.expression).mayDoSomething(ownNames) }) == true {
                    found.insert(.assertion)
                }
            default: break
            }
            return .visitChildren
        }
    }
}

extension Syntax {
    /// Whether it calls something, is always false, or uses one of the names behind which there is code.
    fileprivate func mayDoSomething(_ names: Set<String>) -> Bool {
        if [.functionCallExpr, .closureExpr, .inOutExpr, .macroExpansionExpr].contains(kind) || trimmedDescription == "false" {
            return true
        }
        if self.is(SubscriptCallExprSyntax.self), names.contains("subscript") { return true }
        if let token = self.as(TokenSyntax.self) { return names.contains(token.text) }
        return children(viewMode: .sourceAccurate).contains { $0.mayDoSomething(names) }
    }
}

/// Collects the names of operators, subscripts and properties that run code.
private final class CodeBehindNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert("subscript")
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isLazy = node.modifiers.contains { $0.name.tokenKind == .keyword(.lazy) }
        for binding in node.bindings where isLazy || binding.accessorBlock != nil { names.insert(binding.pattern.trimmedDescription) }
        return .visitChildren
    }
}
