internal import SwiftSyntax

extension Change {
    /// The screen cannot be subclassed.
    static let finalScreen = Change(by: FinalScreen.self)
    /// The screen is a struct; its methods may change it.
    static let structScreen = Change(by: StructScreen.self)
    /// The screen is an actor; what was on the main actor because everything was says so now, and calls are awaited.
    static let actorScreen = Change(by: ActorScreen.self)
}

private final class FinalScreen: ChangeVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == names.screen { insert("final ", before: node.classKeyword) }
        return .skipChildren
    }
}

/// The screen without a superclass, as what structs and actors have in common.
private class ScreenWithoutSuperclass: ChangeVisitor {
    var keyword: String { "" }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.name.text == names.screen else { return .skipChildren }
        replace(node.classKeyword, with: keyword)
        if let inheritance = node.inheritanceClause { remove(inheritance) }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.override), node.isInside(class: names.screen) { remove(node) }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        // There is no storyboard for it.
        if node.isForCoder { remove(node) }
        return node.isForCoder ? .skipChildren : .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard node.isInside(class: names.screen), node.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.super) else {
            return .visitChildren
        }
        remove(node)
        return .skipChildren
    }
}

private final class StructScreen: ScreenWithoutSuperclass {
    override var keyword: String { "struct" }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isInside(class: names.screen) { insert("mutating ", before: node.funcKeyword) }
        return .visitChildren
    }
}

private final class ActorScreen: ScreenWithoutSuperclass {
    override var keyword: String { "actor" }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if !node.isForCoder, node.isInside(class: names.screen) { insert("@MainActor ", before: node.initKeyword) }
        return super.visit(node)
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.isInside(class: names.screen) { insert("@MainActor ", before: node) }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isInside(class: names.screen) { insert(" async", after: node.signature.parameterClause) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .visitChildren = super.visit(node), node.isInside(class: names.screen), node.item.is(FunctionCallExprSyntax.self) {
            insert("await ", before: node)
            return .skipChildren
        }
        return super.visit(node)
    }
}

extension InitializerDeclSyntax {
    /// Whether it is the initializer that a storyboard calls.
    var isForCoder: Bool {
        signature.parameterClause.parameters.first?.firstName.text == "coder"
    }
}
