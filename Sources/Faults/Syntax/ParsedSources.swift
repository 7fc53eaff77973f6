internal import SwiftParser
package import SwiftSyntax
package import Workspace

/// The Swift files of one module with their syntax trees, parsed once and shared by everything that looks at them.
package struct ParsedSources: Sendable {
    /// The files as they were read.
    package let sources: SourceSet
    /// The tree of each file, in the same order.
    package let trees: [SourceFileSyntax]

    /// Parses every file.
    package init(_ sources: SourceSet) {
        self.sources = sources
        trees = sources.files.map { Parser.parse(source: String(decoding: $0.bytes, as: UTF8.self)) }
    }
}
