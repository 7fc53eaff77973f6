internal import SwiftSyntax

/// A part of a protocol that no mock can implement, with its position.
struct Obstacle {
    let node: Syntax
    let text: String

    init(_ node: some SyntaxProtocol, _ text: String) {
        self.node = Syntax(node)
        self.text = text
    }

    /// Returns the line of the obstacle, or of the protocol where the obstacle is in another file.
    func line(in found: FoundProtocol, _ converter: SourceLocationConverter) -> Int {
        let isHere = node.root.id == found.declaration.root.id
        return (isHere ? node : Syntax(found.declaration)).startLocation(converter: converter, afterLeadingTrivia: true).line
    }
}
