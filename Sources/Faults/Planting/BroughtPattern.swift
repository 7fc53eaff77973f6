internal import SwiftParser
internal import SwiftSyntax
internal import Workspace

/// The expressions that a mistake of a kata is about: their words, whatever space is between them.
///
/// `_` stands for any expression, and `#0` in what comes in its place for the whole expression as it is.
struct BroughtPattern: Sendable {
    let fault: BroughtFault
    /// The words of each way to write the expression.
    private let forms: [[String]]
    /// The names of the properties behind a property that is the expression: `client` in `var analytics: Analytics { client }`.
    private var namesBehind: Set<String> = []
    /// Makes a pattern; nil for a mistake that is about a whole function.
    init?(_ fault: BroughtFault) {
        guard let expression = fault.find else { return nil }
        self.fault = fault
        forms = ([expression] + (fault.also ?? [])).map { Parser.parse(source: $0).words }
    }

    /// The same mistake, also for the properties that the module has behind the one of the expression.
    ///
    /// - Parameter properties: The names of the properties that computed ones return, by the names of the computed ones.
    func knowing(_ properties: [String: String]) -> BroughtPattern {
        var pattern = self
        pattern.namesBehind = Set(forms.compactMap { $0.count == 1 ? properties[$0[0]] : nil })
        return pattern
    }

    /// The code in place of an expression; nil if the mistake is not about it.
    ///
    /// A number in the expression may be a constant's: `Mock(preview)` with `let preview = 4`.
    func replacement(of expression: ExprSyntax) -> String? {
        if let replacement = replacement(ofWrittenNumbersIn: expression) {
            return replacement.replacing("#0", with: expression.oneLine)
        }
        let hasNumber = forms.contains { $0.contains { Int($0) != nil } }
        guard hasNumber, expression.is(InfixOperatorExprSyntax.self) || expression.is(FunctionCallExprSyntax.self) else { return nil }
        let written = WrittenNumbers().rewrite(expression)
        guard written.description != expression.description else { return nil }
        return written.as(ExprSyntax.self).flatMap { replacement(ofWrittenNumbersIn: $0) }
    }

    private func replacement(ofWrittenNumbersIn expression: ExprSyntax) -> String? {
        let all = expression.words.withoutModule
        // A member of the same object, with or without the object.
        let words = all.first == "self" && all.count > 1 ? Array(all.dropFirst(["?", "!"].contains(all[1]) ? 3 : 2)) : all
        if words.count == 1, namesBehind.contains(words[0]), !expression.standsInAccessor { return fault.replace }
        if words.count == 1, expression.namesLocalValue { return nil }
        return forms.contains { words.match($0) || all.match($0) || all.isMember($0) } ? fault.replace : nil
    }
}

/// Writes numbers in place of the constants that stand for them.
private final class WrittenNumbers: SyntaxRewriter {
    override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax { written(node) }
    override func visit(_ node: MemberAccessExprSyntax) -> ExprSyntax { written(node, or: super.visit(node)) }

    private func written(_ node: some ExprSyntaxProtocol, or other: ExprSyntax? = nil) -> ExprSyntax {
        let number = ExprSyntax(node).knownNumber.map { ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral("\($0)"))) }
        return number?.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia) ?? other ?? ExprSyntax(node)
    }
}

extension [String] {
    /// The words without the name of a module of Swift's own before them: `Foundation.Date()` is `Date()`.
    fileprivate var withoutModule: [String] {
        count > 2 && KnownModules.names.contains(self[0]) && self[1] == "." ? Array(dropFirst(2)) : self
    }

    /// Whether the words are those of a form, in which `_` is any expression.
    fileprivate func match(_ form: [String]) -> Bool {
        guard let hole = form.firstIndex(of: "_") else { return self == form }
        guard starts(with: form[..<hole]) else { return false }
        let rest = Array(form[(hole + 1)...])
        var depth = 0
        for (place, word) in enumerated().dropFirst(hole) {
            depth += ["(", "[", "{"].contains(word) ? 1 : [")", "]", "}"].contains(word) ? -1 : 0
            if depth < 0 { return false }
            if depth == 0, Array(self[(place + 1)...]).match(rest) { return true }
        }
        return false
    }

    /// Whether the words are those of a member that begins with a dot, behind its type.
    fileprivate func isMember(_ form: [String]) -> Bool {
        form.first == "." && Array(dropFirst()) == form && first?.wholeMatch(of: /[A-Z]\w*/) != nil
    }
}

extension SyntaxProtocol {
    /// Whether it is code of a computed property, which the replacement may ask.
    fileprivate var standsInAccessor: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { $0.is(AccessorBlockSyntax.self) }
    }

    /// The words of the code, without the space between them.
    fileprivate var words: [String] {
        tokens(viewMode: .sourceAccurate).filter { $0.tokenKind != .endOfFile }.map(\.text)
    }
}
