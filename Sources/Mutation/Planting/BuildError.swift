internal import Building
internal import Foundation
internal import Workspace

/// An error of the compiler in a file of the package.
struct BuildError: Hashable {
    /// The place, with a path below the package's folder.
    var place: Place
    /// The compiler's sentence, on one line and without the path of the package's folder.
    var message: String
    /// Whether the type checker gave up on an expression.
    var isTooLong: Bool { message.contains("unable to type-check this expression in reasonable time") }

    /// Takes the errors that lie below a package's folder from a compiler's messages.
    static func all(in diagnostics: [Diagnostic], below root: URL) -> [BuildError] {
        let folder = root.path + "/"
        return diagnostics.compactMap { diagnostic in
            guard diagnostic.severity == .error, var place = diagnostic.place, place.file.hasPrefix(folder) else { return nil }
            place.file = String(place.file.dropFirst(folder.count))
            return BuildError(
                place: place, message: diagnostic.message.replacing(folder, with: "").replacing(Self.helper, with: "the changed code"))
        }
    }

    /// The name of a function of ours, with the words before it.
    private static var helper: Regex<Substring> { /(?:call to )?(?:global function )?'seams[^']*'/ }
}
