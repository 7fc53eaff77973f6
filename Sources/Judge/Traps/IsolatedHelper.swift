internal import Building
internal import Workspace

/// A declaration of production that belongs to the main actor, and is used by code of production that belongs to none.
///
/// The code that uses it is what the seam asks for, so the declaration must change.
struct IsolatedHelper: Equatable {
    /// The name of the declaration.
    var name: String
    /// The place of the declaration.
    var place: Place

    /// The fix, in one sentence.
    var sentence: String {
        "The code in this line belongs to no actor, and `\(name)` to the main actor: write `nonisolated` before `\(name)` in \(place.short), or before its type."
    }

    /// Reads an error; nil if it is about another thing, or if production does not declare the name.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - sources: The files of the submission: production first, and then the tests.
    init?(_ error: Diagnostic, in sources: [SourceSet]) {
        guard let production = sources.first, let user = production.files.first(where: { $0.path == error.place?.file }),
            String(decoding: user.bytes, as: UTF8.self).contains("nonisolated"),
            let name = error.message.firstMatch(
                of: /main actor-isolated (?:[a-z]+ )*'(\w+)[^']*'.*(?:nonisolated|outside of the actor)/
            ).map({ String($0.1) }),
            let declaration = try? Regex("^\\s*(?:@\\w+ )*(?:\\w+ )*(?:func|let|var) \(name)\\b")
        else { return nil }
        for file in production.files {
            let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            guard let index = lines.firstIndex(where: { $0.contains(declaration) }) else { continue }
            (self.name, place) = (name, Place(file.path, line: index + 1))
            return
        }
        return nil
    }
}
