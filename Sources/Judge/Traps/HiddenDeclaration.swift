internal import Building
internal import Workspace

/// A declaration that other code cannot find or override, because it is private.
struct HiddenDeclaration: Equatable {
    /// The name as the test uses it.
    var name: String
    /// The place of the declaration.
    var place: Place

    /// Whether a subclass in the same file cannot see it.
    var isInSameFile = false

    /// The fix, in one sentence.
    var sentence: String {
        isInSameFile
            ? "`\(name)` in \(place.short) is private to its type, and a subclass is another type: remove the word."
            : "`\(name)` is private in \(place.short), and no other file sees it there: remove the word."
    }

    /// The fix, with the section of the guide that explains it.
    var advice: String { "\(sentence) See \(CompilerTrap.guide), \"Private members\"." }

    /// Reads an error; nil if it is about another thing, or if no private declaration of the name is known.
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
        guard let place = Self.place(of: declaration, inTheSuperclassAt: error.place, sources) else { return nil }
        (self.name, self.place, isInSameFile) = (name, place, true)
    }

    /// The place of a declaration in the superclass of the type around a line, if both are in one file.
    private static func place(of declaration: Regex<AnyRegexOutput>, inTheSuperclassAt place: Place?, _ sources: [SourceSet]) -> Place? {
        guard let place, let line = place.line, let file = sources.lazy.flatMap(\.files).first(where: { $0.path == place.file })
        else { return nil }
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard let superclass = classLine(above: line - 1, in: lines)?.superclass else { return nil }
        let index = lines.indices.first { lines[$0].contains(declaration) && classLine(above: $0, in: lines)?.name == superclass }
        return index.map { Place(file.path, line: $0 + 1) }
    }

    /// The nearest class that begins above a line.
    private static func classLine(above index: Int, in lines: [Substring]) -> (name: Substring, superclass: Substring?)? {
        for line in lines.prefix(index).reversed() {
            if let match = line.firstMatch(of: /^\s*(?:@?\w+ )*class (?!func\b|var\b)(\w+)(?: ?: ?(\w+))?/) { return (match.1, match.2) }
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
