/// The build systems of the package manager, by the names that its option `--build-system` takes.
package enum BuildSystem: String, CaseIterable, Sendable {
    case native
    case swiftbuild
}
