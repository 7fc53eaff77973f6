internal import Building
internal import Workspace

/// A declaration in production that a test cannot find or override, because it is private.
struct HiddenDeclaration: Equatable {
    /// The name as the test uses it.
    var name: String
    /// The place of the declaration.
    var place: Place

    /// The fix, in one sentence.
    var sentence: String { "`\(name)` is private in \(place.short), and no other file sees it there: remove the word." }

    /// Reads an error; nil if it is about another thing, or if production has no private declaration of the name.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - sources: The files of the submission: production first, and then the tests.
    init?(_ error: Diagnostic, in sources: [SourceSet]) {
        // Beyond its type, a member is found by an override only.
        let indentation = error.message.contains("override") ? "\\s*" : ""
        guard let name = Self.name(in: error, sources),
            let declaration = try? Regex(
                "^\(indentation)(?:@\\w+ )*(?:\\w+ )*(?:file)?private (?:\\w+ )*(?:class|struct|enum|protocol|actor|typealias|func|let|var) \(name)\\b"
            )
        else { return nil }
        for file in sources.first?.files ?? [] where file.path != error.place?.file {
            let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            guard let index = lines.firstIndex(where: { $0.contains(declaration) }) else { continue }
            (self.name, place) = (name, Place(file.path, line: index + 1))
            return
        }
        return nil
    }

    /// The name that the error is about: that of an unknown thing, or of an override of nothing.
    private static func name(in error: Diagnostic, _ sources: [SourceSet]) -> String? {
        if let unknown = error.message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope/) { return String(unknown.1) }
        guard error.message.contains("does not override any"), let place = error.place, let line = place.line,
            let file = sources.lazy.flatMap(\.files).first(where: { $0.path == place.file })
        else { return nil }
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst(line - 1).first?.firstMatch(of: /override (?:\w+ )*(?:func|var) (\w+)/).map { String($0.1) }
    }
}
