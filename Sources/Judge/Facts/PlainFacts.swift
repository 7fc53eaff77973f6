internal import Building
internal import Faults
internal import Foundation
internal import SwiftSyntax
internal import Workspace

/// The workspace's tests of a kata as plain functions, which only say whether each test holds.
///
/// A compiler that expands no macros takes a third of the time, and these tests are compiled for almost every submission.
struct PlainFacts {
    /// The module in place of the test library.
    static let library = "Facts"

    /// The files: those of the tests without macros, and one with the list of all.
    let sources: SourceSet

    /// Rewrites tests; nil if they use something of the test libraries that has no plain form.
    ///
    /// - Parameter tests: The tests of one module.
    init?(_ tests: ParsedSources) {
        var files: [SourceSet.File] = []
        var lists: [String] = []
        for (file, tree) in zip(tests.sources.files, tests.trees) {
            let finder = FactFinder(viewMode: .sourceAccurate)
            finder.walk(tree)
            guard let suites = finder.suites else { return nil }
            let list = "facts\(files.count)"
            let text = PlainRewriter().rewrite(tree).description + (suites.isEmpty ? "" : Self.code(list, suites))
            files.append(SourceSet.File(path: file.path, bytes: Data(text.utf8)))
            if !suites.isEmpty { lists.append("\(list)()") }
        }
        let list = """
            import \(Self.library)

            final class AllFacts: FactList {
                static var facts: [Fact] { [\(lists.joined(separator: ", "))].flatMap { $0 } }
            }

            """
        sources = SourceSet(files: files + [SourceSet.File(path: "Sources/AllFacts.swift", bytes: Data(list.utf8))])
    }

    /// The code at the end of a file that lists its facts: those of a type in the type, which may keep to itself what they use.
    private static func code(_ name: String, _ suites: [FactFinder.Suite]) -> String {
        var code = ""
        var calls: [String] = []
        for (index, suite) in suites.enumerated() {
            let function = "\(name)_\(index)"
            let body = """
                \(suite.path.isEmpty ? "" : "static ")func \(function)() -> [\(Self.library)::Fact] {
                    var facts: [\(Self.library)::Fact] = []
                    \(suite.statements.joined(separator: "\n    "))
                    return facts
                }
                """
            code += suite.path.isEmpty ? "\n\(body)\n" : "\nextension \(suite.path) {\n\(body)\n}\n"
            calls.append(suite.path.isEmpty ? "\(function)()" : "\(suite.path).\(function)()")
        }
        return code + "\nfunc \(name)() -> [\(Self.library)::Fact] { [\(calls.joined(separator: ", "))].flatMap { $0 } }\n"
    }
}

/// Takes the macros of the test library out of a file.
private final class PlainRewriter: SyntaxRewriter {
    override func visit(_ node: ImportDeclSyntax) -> DeclSyntax {
        guard node.path.trimmedDescription == "Testing" else { return DeclSyntax(node) }
        return DeclSyntax(node.with(\.path, [ImportPathComponentSyntax(name: .identifier(PlainFacts.library))]))
    }

    override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax { super.visit(plain(node)) }
    override func visit(_ node: StructDeclSyntax) -> DeclSyntax { super.visit(plain(node)) }
    override func visit(_ node: ClassDeclSyntax) -> DeclSyntax { super.visit(plain(node)) }
    override func visit(_ node: EnumDeclSyntax) -> DeclSyntax { super.visit(plain(node)) }
    override func visit(_ node: ActorDeclSyntax) -> DeclSyntax { super.visit(plain(node)) }

    private func plain<Declaration: WithAttributesSyntax>(_ node: Declaration) -> Declaration {
        var plain = node
        plain.attributes = node.attributes.filter { element in
            element.as(AttributeSyntax.self).map { !FactFinder.isTestLibrary($0) } ?? true
        }
        plain.leadingTrivia = node.leadingTrivia
        return plain
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> ExprSyntax {
        guard let plain = FactFinder.plainNames[node.macroName.text] else { return super.visit(node) }
        let called = DeclReferenceExprSyntax(leadingTrivia: node.leadingTrivia, baseName: .identifier(plain))
        return ExprSyntax(
            FunctionCallExprSyntax(
                calledExpression: called, leftParen: node.leftParen ?? .leftParenToken(), arguments: visit(node.arguments),
                rightParen: node.rightParen ?? .rightParenToken(),
                trailingClosure: node.trailingClosure.map(visit)?.as(ClosureExprSyntax.self),
                additionalTrailingClosures: node.additionalTrailingClosures, trailingTrivia: node.trailingTrivia))
    }
}
