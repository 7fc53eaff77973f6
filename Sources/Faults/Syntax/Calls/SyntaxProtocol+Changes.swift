internal import SwiftSyntax

extension SyntaxProtocol {
    /// Whether the code calls a function that may do more than answer: one of the module, of a collaborator, or a known one.
    func mayChangeSomething(_ facts: FunctionFacts) -> Bool {
        let names = facts.declared.union(facts.collaborating).union(KnownFunctions.changing)
        return tokens(viewMode: .sourceAccurate).contains { token in
            [.leftParen, .leftBrace].contains(token.nextToken(viewMode: .sourceAccurate)?.tokenKind) && names.contains(token.text)
        }
    }
}
