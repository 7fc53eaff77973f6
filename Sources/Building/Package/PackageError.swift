/// The reasons why a package of somebody's own cannot be read; ``message`` and ``next`` have the words.
package enum PackageError: Error, Equatable {
    /// The folder holds no package, and neither does a folder above it.
    case notAPackage(folder: String)
    /// The package manager cannot read the manifest.
    case unreadableManifest(reason: String)
    /// The dependencies have not been resolved yet, and resolving them would change the package.
    case unresolved(reason: String)

    /// Whether the call was wrong, not the package.
    package var isMisuse: Bool { if case .notAPackage = self { true } else { false } }

    /// One sentence on the error.
    package var message: String {
        switch self {
        case .notAPackage(let folder): "There is no Package.swift in \(folder) or above it."
        case .unreadableManifest(let reason): "The package manager cannot read the package: \(reason)"
        case .unresolved(let reason): "The package's dependencies are not resolved: \(reason)"
        }
    }

    /// The next step, in one or two sentences.
    package var next: String {
        switch self {
        case .notAPackage: "Go to the folder of your package, or name it: `kata mutate PATH`."
        case .unreadableManifest: "`swift package describe` shows the same error. Fix it, and try again."
        case .unresolved: "Run `swift package resolve` once, and try again."
        }
    }
}
