internal import SwiftSyntax

extension SyntaxProtocol {
    /// Whether the code calls a function that may do more than answer: one of the module, of a collaborator, a known one, or one to which
    /// it hands a variable.
    ///
    /// - Parameters:
    ///   - facts: What is known about the functions.
    ///   - answering: Functions of the module that only answer.
    func mayChangeSomething(_ facts: FunctionFacts, besides answering: Set<String> = []) -> Bool {
        let names = facts.declared.subtracting(answering).union(facts.collaborating).union(KnownFunctions.changing).union(["next"])
        return tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenKind == .prefixAmpersand
                || [.leftParen, .leftBrace].contains(token.nextToken(viewMode: .sourceAccurate)?.tokenKind) && names.contains(token.text)
        }
    }
}
