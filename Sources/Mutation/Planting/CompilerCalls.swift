internal import Foundation

/// The package manager's calls of the compiler, as its plan of the last build lists them.
struct CompilerCalls: Sendable {
    private var arguments: [String: [String]] = [:]

    /// Reads the plan.
    init(in scratch: Scratch) {
        guard let plan = try? String(contentsOf: scratch.build.appending(path: "debug.yaml"), encoding: .utf8) else { return }
        for line in plan.split(separator: "\n") where line.hasPrefix("    args: [") {
            guard let call = try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(10).utf8)),
                let option = call.firstIndex(of: "-module-name"), option + 1 < call.count, call.contains("-emit-module-path")
            else { continue }
            arguments[call[option + 1]] = call
        }
    }

    /// The errors that a module is compiled for.
    enum Depth {
        /// To errors about types.
        case types
        /// To errors about the flow of the code, such as a missing `return`.
        case flow
    }

    /// The arguments that compile a module for its errors, and write nothing; nil if it is not in the plan.
    ///
    /// - Parameters:
    ///   - module: The module's name.
    ///   - overlay: The path of the overlay with its planted files.
    ///   - depth: The errors to look for.
    func check(_ module: String, overlay: String, _ depth: Depth) -> [String]? {
        guard let call = arguments[module] else { return nil }
        var kept: [String] = []
        var words = call.dropFirst()
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
        let ending = depth == .types ? ["-typecheck"] : ["-emit-sil", "-o", "/dev/null"]
        return kept + ending + ["-whole-module-optimization", "-vfsoverlay", overlay, "-no-warnings-as-errors"]
    }

    private static let withValue: Set = [
        "-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path", "-vfsoverlay", "-num-threads",
    ]
    private static let without: Set = [
        "-emit-dependencies", "-emit-module", "-incremental", "-c", "-parseable-output", "-serialize-diagnostics", "-emit-objc-header",
        "-enable-batch-mode", "-warnings-as-errors", "-index-ignore-system-modules", "-save-temps",
    ]
}
