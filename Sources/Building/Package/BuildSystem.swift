/// The build systems of the package manager, by the names that its option `--build-system` takes.
package enum BuildSystem: String, CaseIterable, Sendable {
    case native
    case swiftbuild
}

extension BuildSystem {
    /// Finds the one that the help of `swift build` names as its default.
    init(defaultIn help: String) {
        // A package manager that names none has only the one with which it began.
        self = help.firstMatch(of: /--build-system [^(]*\(default:\s+(\w+)\)/).flatMap { BuildSystem(rawValue: String($0.1)) } ?? .native
    }
}
