internal import Building
internal import Workspace

extension SurfaceRule {
    /// Something that may be seen and must not be.
    struct Violation: Equatable, Sendable {
        var message: String
        var next: String

        /// The violation of a module that does not compile without `DEBUG`.
        static func notCompiling(_ error: Diagnostic?) -> Violation {
            Violation(
                message: "Without DEBUG the code does not compile: \(error?.short ?? "the compiler gives no reason").",
                next: "Put everything that uses what is only there in debug builds between `#if DEBUG` and `#endif`.")
        }
    }

    /// What the rule finds wrong with a module.
    ///
    /// - Parameters:
    ///   - debug: What the module shows in a debug build.
    ///   - release: The same for a release build.
    func violations(debug: SymbolGraph, release: SymbolGraph) -> [Violation] {
        let visible = debug.staticProperties(of: type, holding: holding)
        let open = visible.filter { !allowed.contains($0) }.map { name in
            Violation(
                message: "`\(type).\(name)` can be reached from outside: anybody may use this instance and go past `shared`.",
                next: "Make `\(name)` private.")
        }
        let shipped = release.staticProperties(of: type, holding: holding).filter(debugOnly.contains).map { name in
            Violation(
                message: "`\(type).\(name)` is still there in a release build: the backdoor would ship.",
                next: "Put it, and what reads it, between `#if DEBUG` and `#endif`; look at the spelling of DEBUG.")
        }
        return open + shipped
    }
}
