internal import Building
internal import SwiftParser
internal import SwiftSyntax

/// Everything that the survey knows about one file.
struct FileFacts: Sendable {
    /// The path below the surveyed folder.
    var path: String
    var module: String?
    var types: [TypeFacts] = []
    var variables: [VariableFacts] = []
    var bodies: [Body] = []
    /// The types behind the names that type aliases give them, such as `Box` and `Outer.Box`.
    var aliases: [String: String] = [:]
    /// The lines that are neither empty nor a comment.
    var codeLines: Set<Int> = []
    /// The reasons of skipped lines.
    var skipped: [Int: String] = [:]
    /// Whether the parser found an error, so that declarations may be missing.
    var isBroken = false
    /// Whether the compiler's index told the meaning of its names.
    var isIndexed = false

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path below the surveyed folder.
    ///   - text: The file's text.
    init(path: String, text: String, module: String? = nil) {
        self.path = path
        self.module = module
        let tree = Parser.parse(source: text)
        isBroken = tree.hasError
        let reader = FactReader(path: path, tree: tree)
        reader.walk(tree)
        types = reader.types
        variables = reader.variables
        // An app has no clients that could change them.
        if module == nil { for index in variables.indices { variables[index].isPublic = false } }
        bodies = reader.bodies
        aliases = reader.aliases
        codeLines = reader.codeLines
        if text.contains("seams:skip") {
            let skipped = SkippedLines(in: tree)
            for line in codeLines { if let reason = skipped.reason(for: line) { self.skipped[line] = reason } }
        }
    }
}
