internal import Faults
internal import Foundation
internal import SwiftParser
internal import SwiftSyntax
internal import Workspace

/// A learner's module as the workspace's tests see it: without the bodies of functions, the names of private members, and comments.
///
/// It takes the same places in memory as the module, so tests that are compiled for it can be linked with the module. Submissions that
/// differ only in what is missing have the same outline, and share the compiled tests.
struct Outline {
    /// The beginning of the names that private members have instead of their own: one word, which symbols never abbreviate.
    static let privateName = "seamsprivate"

    let sources: SourceSet

    /// Makes the outline of a module.
    ///
    /// - Returns: Nil if the module shows other modules the body of a function.
    init?(of module: ParsedSources) {
        let rewriter = Rewriter()
        let files = zip(module.sources.files, module.trees).map { file, tree in
            SourceSet.File(path: file.path, bytes: Data(Self.text(of: rewriter.rewrite(tree)).utf8))
        }
        if !rewriter.attributes.isDisjoint(with: NeedlessWords.attributes) { return nil }
        sources = SourceSet(files: files)
    }

    /// The tokens, each on a new line if it was on one, or behind a space if there was anything before it.
    private static func text(of node: Syntax) -> String {
        var text = ""
        var before = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            before += token.leadingTrivia.description
            text += before.contains(where: \.isNewline) ? "\n" : before.isEmpty ? "" : " "
            text += token.text
            before = token.trailingTrivia.description
        }
        return text
    }

    private final class Rewriter: SyntaxRewriter {
        private(set) var attributes: Set<String> = []
        private var privateMembers = 0
        private let nothing = Parser.parse(source: "Swift.fatalError()").statements

        private var emptyBody: CodeBlockSyntax { CodeBlockSyntax(statements: nothing) }

        override func visit(_ node: AttributeSyntax) -> AttributeSyntax {
            attributes.insert(node.attributeName.trimmedDescription)
            return node
        }

        override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
            var node = node
            node.attributes = visit(node.attributes)
            if node.body != nil { node.body = emptyBody }
            if node.modifiers.arePrivate { node.name = nextName(for: node.name) }
            return DeclSyntax(node)
        }

        override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
            var node = node
            node.attributes = visit(node.attributes)
            if node.body != nil { node.body = emptyBody }
            return DeclSyntax(node)
        }

        override func visit(_ node: DeinitializerDeclSyntax) -> DeclSyntax {
            DeclSyntax(node.with(\.body, emptyBody))
        }

        override func visit(_ node: SubscriptDeclSyntax) -> DeclSyntax {
            var node = node
            node.attributes = visit(node.attributes)
            node.accessorBlock = node.accessorBlock.map(emptied)
            return DeclSyntax(node)
        }

        override func visit(_ node: VariableDeclSyntax) -> DeclSyntax {
            var node = node
            node.attributes = visit(node.attributes)
            let isPrivate = node.modifiers.arePrivate
            let bindings = node.bindings.map { binding in
                var binding = binding
                binding.accessorBlock = binding.accessorBlock.map(emptied)
                if isPrivate, var name = binding.pattern.as(IdentifierPatternSyntax.self) {
                    name.identifier = nextName(for: name.identifier)
                    binding.pattern = PatternSyntax(name)
                }
                return binding
            }
            node.bindings = PatternBindingListSyntax(bindings)
            return DeclSyntax(node)
        }

        private func emptied(_ block: AccessorBlockSyntax) -> AccessorBlockSyntax {
            var block = block
            guard case .accessors(let accessors) = block.accessors else {
                block.accessors = .getter(nothing)
                return block
            }
            let empty = accessors.map { accessor in
                var accessor = accessor
                accessor.attributes = visit(accessor.attributes)
                if accessor.body != nil { accessor.body = emptyBody }
                return accessor
            }
            block.accessors = .accessors(AccessorDeclListSyntax(empty))
            return block
        }

        private func nextName(for name: TokenSyntax) -> TokenSyntax {
            guard case .identifier = name.tokenKind else { return name }
            privateMembers += 1
            return name.with(\.tokenKind, .identifier("\(Outline.privateName)\(privateMembers)"))
        }
    }
}

extension DeclModifierListSyntax {
    /// Whether what they stand before can be used in its file only.
    fileprivate var arePrivate: Bool {
        contains { [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind) && $0.detail == nil }
    }
}
