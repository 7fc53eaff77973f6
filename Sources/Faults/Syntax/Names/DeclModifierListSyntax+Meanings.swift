internal import SwiftSyntax

extension DeclModifierListSyntax {
    /// Whether the declaration is private to its type or its file.
    var isPrivate: Bool {
        contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    /// Whether the member belongs to its type, and not to the instances.
    var isOfType: Bool {
        contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    }

    /// Whether an initializer with them hands over to another one of its class.
    var isConvenience: Bool { contains { $0.name.tokenKind == .keyword(.convenience) } }
}
