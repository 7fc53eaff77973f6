internal import Foundation
internal import SwiftSyntax
internal import Workspace

/// The words that are taken away before planting, because the code does the same without them, and planted code would not compile.
///
/// Attributes such as `@inlinable` open a function's body to other modules, for which the switch is not there. A value behind `consume`
/// cannot be used twice, as a repeated call does.
package enum NeedlessWords {
    /// The attributes that open bodies.
    package static let attributes: Set = ["inlinable", "export", "backDeployed", "_transparent", "_alwaysEmitIntoClient"]

    /// Returns the files with spaces in place of these words, so that all other code stays where it is.
    static func removed(from sources: ParsedSources) -> SourceSet {
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
            if NeedlessWords.attributes.contains(node.attributeName.trimmedDescription) { found.append(node.textRange) }
            return .visitChildren
        }

        override func visit(_ node: ConsumeExprSyntax) -> SyntaxVisitorContinueKind {
            found.append(Syntax(node.consumeKeyword).textRange)
            return .visitChildren
        }
    }
}
