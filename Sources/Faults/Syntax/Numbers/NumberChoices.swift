internal import SwiftSyntax
internal import Synchronization

/// The choices of a module, each read once: reading one takes as long as it has cases, and every node in it asks for it.
final class NumberChoices: Sendable {
    private let known = Mutex<[SyntaxIdentifier: NumberChoice?]>([:])

    /// The choice around a part of it, for the first place with a number in a pattern; nil if there is none that can be read.
    func around(_ node: some SyntaxProtocol) -> NumberChoice? {
        guard let choice = SwitchExprSyntax.around(node) else { return nil }
        if let known = known.withLock({ $0[choice.id] }) { return known }
        let read = NumberChoice(choice)
        known.withLock { _ = $0.updateValue(read, forKey: choice.id) }
        return read
    }
}

extension SwitchExprSyntax {
    /// The innermost choice around a node.
    static func around(_ node: some SyntaxProtocol) -> SwitchExprSyntax? {
        sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first
    }
}
