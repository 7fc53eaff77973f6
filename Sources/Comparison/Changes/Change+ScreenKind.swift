internal import SwiftSyntax

extension Change {
    /// Makes the screen final.
    static let finalScreen = Change(by: FinalScreen.self)
    /// Makes the screen a struct with mutating methods.
    static let structScreen = Change(by: StructScreen.self)
    /// Makes the screen an actor, with awaited calls and explicit annotations for the code that remains on the main actor.
    static let actorScreen = Change(by: ActorScreen.self)
}

private final class FinalScreen: ChangeVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == names.owner { insert("final ", before: node.classKeyword) }
        inlineSubclass(node)
        return .skipChildren
    }
}

/// A visitor that removes the screen's superclass, for structs and actors.
private class ScreenWithoutSuperclass: ChangeVisitor {
    var keyword: String { "" }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        inlineSubclass(node)
        guard node.name.text == names.owner else { return .skipChildren }
        replace(node.classKeyword, with: keyword)
        if let inheritance = node.inheritanceClause { remove(inheritance) }
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.override), node.isInside(class: names.owner) { remove(node) }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        // A storyboard creates neither structs nor actors.
        if node.isForCoder { remove(node) }
        return node.isForCoder ? .skipChildren : .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard node.isInside(class: names.owner), node.firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.super) else {
            return .visitChildren
        }
        remove(node)
        return .skipChildren
    }
}

private final class StructScreen: ScreenWithoutSuperclass {
    override var keyword: String { "struct" }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isInside(class: names.owner) { insert("mutating ", before: node.funcKeyword) }
        return .visitChildren
    }
}

private final class ActorScreen: ScreenWithoutSuperclass {
    override var keyword: String { "actor" }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if !node.isForCoder, node.isInside(class: names.owner) { insert("@MainActor ", before: node.initKeyword) }
        return super.visit(node)
    }

    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
        let isMarked = node.parent?.as(AttributedTypeSyntax.self)?.attributes.trimmedDescription.contains("@MainActor") ?? false
        if node.isInside(class: names.owner), !isMarked { insert("@MainActor ", before: node) }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.isInside(class: names.owner) { insert(" async", after: node.signature.parameterClause) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        if case .visitChildren = super.visit(node), node.isInside(class: names.owner), node.item.is(FunctionCallExprSyntax.self) {
            insert("await ", before: node)
            return .skipChildren
        }
        return super.visit(node)
    }
}

extension ChangeVisitor {
    /// Makes a screen that is an empty subclass of the class with its code another name for that class.
    fileprivate func inlineSubclass(_ node: ClassDeclSyntax) {
        guard names.owner != names.screen, node.name.text == names.screen, let type = node.inheritanceClause?.inheritedTypes.first?.type
        else { return }
        replace(node, with: "typealias \(names.screen) = \(type.trimmedDescription)")
    }
}

extension InitializerDeclSyntax {
    /// Whether a storyboard calls this initializer.
    var isForCoder: Bool {
        signature.parameterClause.parameters.first?.firstName.text == "coder"
    }
}
