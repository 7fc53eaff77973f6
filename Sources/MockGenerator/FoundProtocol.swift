internal import SwiftSyntax

/// A protocol and its surroundings.
struct FoundProtocol {
    let declaration: ProtocolDeclSyntax
    /// The types around it, outermost first.
    let scope: [String]
    /// The conditions of the `#if`s around it.
    let condition: String?
    /// The imports of its file.
    var imports: Set<Import> = []
    /// Whether it belongs to the standard library or Foundation.
    var isCommon = false

    var plainName: String { declaration.name.text }

    /// The qualified name.
    var name: String { (scope + [plainName]).joined(separator: ".") }

    var isHidden: Bool { declaration.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) } }
}
