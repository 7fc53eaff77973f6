internal import Building
internal import Workspace

extension SurfaceRule {
    /// A declaration that other files can see and must not.
    struct Violation: Equatable, Sendable {
        var message: String
        var next: String

        /// Makes the violation of a module that does not compile without `DEBUG`.
        static func notCompiling(_ error: Diagnostic?) -> Violation {
            Violation(
                message: "Without DEBUG the code does not compile: \(error?.short ?? "the compiler gives no reason").",
                next: "Put every use of debug-only code between `#if DEBUG` and `#endif`.")
        }
    }

    /// Finds the violations of a module.
    ///
    /// - Parameters:
    ///   - debug: The visible declarations of a debug build.
    ///   - release: The visible declarations of a release build.
    func violations(debug: SymbolGraph, release: SymbolGraph) -> [Violation] {
        let visible = debug.staticProperties(of: type, holding: holding)
        let open = visible.filter { !allowed.contains($0) }.map { name in
            Violation(
                message: "`\(type).\(name)` is visible to other files: any code can use this instance and bypass `shared`.",
                next: "Make `\(name)` private.")
        }
        let all = release.staticProperties(of: type, holding: holding)
        let shipped = debugOnly.filter(all.contains).map { name in
            Violation(
                message: "`\(type).\(name)` is part of a release build: the backdoor would ship.",
                next: "Put it, and the code beside it that reads it, between `#if DEBUG` and `#endif`, and check the spelling of DEBUG.")
        }
        return open + shipped
    }
}
