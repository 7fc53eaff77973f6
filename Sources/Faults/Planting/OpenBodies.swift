internal import Foundation
internal import SwiftSyntax
internal import Workspace

/// The attributes that open a function's body to other modules, such as `@inlinable`: planted code in it could not call the switch.
package enum OpenBodies {
    package static let attributes: Set = ["inlinable", "export", "backDeployed", "_transparent", "_alwaysEmitIntoClient"]

    /// Returns the files with spaces in place of these attributes, so that all other code stays where it is.
    static func closed(in sources: ParsedSources) -> SourceSet {
        let files = zip(sources.sources.files, sources.trees).map { file, tree in
            let finder = Finder(viewMode: .all)
            finder.walk(tree)
            var file = file
            for range in finder.found {
                let bytes = file.bytes.startIndex + range.lowerBound..<file.bytes.startIndex + range.upperBound
                file.bytes.replaceSubrange(bytes, with: file.bytes[bytes].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") })
            }
            return file
        }
        return SourceSet(files: files)
    }

    private final class Finder: SyntaxVisitor {
        var found: [Range<Int>] = []

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            if OpenBodies.attributes.contains(node.attributeName.trimmedDescription) { found.append(node.textRange) }
            return .visitChildren
        }
    }
}
