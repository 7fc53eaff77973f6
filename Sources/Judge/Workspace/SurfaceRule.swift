/// What a module may show of a type: which static properties of a given type other files can reach.
///
/// The rule for a singleton is that nobody can get at an instance but through the doors that the kata names, and that a door for
/// tests is shut in a release build.
struct SurfaceRule: Decodable, Sendable {
    /// The type whose static properties are looked at.
    var type: String
    /// The type of the properties that count.
    var holding: String
    /// The names that may be seen.
    var allowed: [String]
    /// Those among them that must not exist in a release build.
    var debugOnly: [String]
}

extension SurfaceRule {
    /// Something that may be seen and must not be.
    struct Violation: Equatable, Sendable {
        var message: String
        var next: String
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
