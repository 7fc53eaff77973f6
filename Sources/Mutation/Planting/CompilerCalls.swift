internal import Building

/// The package manager's calls of the compiler in the last build.
struct CompilerCalls: Sendable {
    private let arguments: [String: [String]]

    init(of manager: PackageManager) {
        arguments = manager.layout.compilerCalls
    }

    /// The errors that a module is compiled for.
    enum Depth {
        /// To errors about types, with a bound on the work for one expression.
        case types
        /// To errors about types, as far as the compiler goes by itself.
        case typesWithoutBound
        /// To errors about the flow of the code, such as a missing `return`.
        case flow
    }

    /// The arguments that compile a module for its errors, and write nothing; nil if its call is not known.
    ///
    /// - Parameters:
    ///   - module: The module's name.
    ///   - overlay: The path of the overlay with its planted files.
    ///   - depth: The errors to look for.
    func check(_ module: String, overlay: String, _ depth: Depth) -> [String]? {
        guard let call = arguments[module] else { return nil }
        var kept: [String] = []
        var words = call[...]
        while let word = words.popFirst() {
            if word.hasPrefix("-X"), let value = words.popFirst() {
                // An argument for another tool.
                kept += [word, value]
            } else if Self.withValue.contains(word) {
                words = words.dropFirst()
            } else if !Self.without.contains(word), word.wholeMatch(of: /-j[0-9]+/) == nil {
                kept.append(word)
            }
        }
        let ending: [String] =
            switch depth {
            case .types: ["-typecheck", "-Xfrontend", "-solver-scope-threshold=\(Self.mostScopes)"]
            case .typesWithoutBound: ["-typecheck"]
            case .flow: ["-emit-sil", "-o", "/dev/null"]
            }
        return kept + ending + ["-whole-module-optimization", "-vfsoverlay", overlay, "-no-warnings-as-errors"]
    }

    /// The most steps with which the type checker tries an expression, a tenth of its own limit: it takes a second then, and not ten.
    ///
    /// A fault in a long sum can need them all, only to be rejected. The number is one of steps, not of seconds, so every machine decides alike.
    private static let mostScopes = 100_000

    private static let withValue: Set = [
        "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-vfsoverlay", "-num-threads",
    ]
    private static let without: Set = [
        "-emit-dependencies", "-emit-module", "-incremental", "-c", "-parseable-output", "-serialize-diagnostics", "-emit-objc-header",
        "-enable-batch-mode", "-warnings-as-errors", "-index-ignore-system-modules", "-save-temps", "-emit-const-values",
        "-use-frontend-parseable-output", "-experimental-emit-module-separately", "-explicit-module-build",
    ]
}
