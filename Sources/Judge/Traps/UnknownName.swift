internal import Building
internal import Faults
internal import SwiftSyntax
internal import Workspace

/// A name that the compiler does not find, and the declaration that was probably meant.
struct UnknownName: Equatable {
    /// The name as the code uses it.
    var name: String
    /// A declared name that is spelled almost alike; nil where the line itself looks like the declaration.
    var nearest: String?
    /// The place of that declaration.
    var place: Place?

    /// The fix, in one sentence.
    var sentence: String {
        guard let nearest, let place else {
            return "Nothing declares `\(name)` here: write `let` before `\(name)` if it is made here, or `var` if it changes."
        }
        return
            "Your code declares no `\(name)`. Almost the same is `\(nearest)`, in \(place.short): if it is meant, spell both alike."
    }

    /// Reads an error; nil if it is about another thing, or if no declaration is near.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - sources: The files of the submission, of which one has the error.
    init?(_ error: Diagnostic, in sources: [SourceSet]) {
        guard let match = error.message.firstMatch(of: /cannot find (?:type )?'(\w+)' in scope|has no member '(\w+)'/),
            let name = match.1 ?? match.2
        else { return nil }
        self.name = String(name)
        let declared = sources.flatMap { Self.declarations(in: ParsedSources($0)) }
        let most = name.count < 3 ? 0 : name.count < 6 ? 1 : 2
        // A name that is declared elsewhere is spelled correctly; what the line itself declares is not there yet.
        let found =
            declared.contains { $0.name == self.name }
            ? nil
            : declared.filter {
                abs($0.name.count - name.count) <= most && ($0.place.file, $0.place.line) != (error.place?.file, error.place?.line)
            }.map { ($0, $0.name.editDistance(to: self.name)) }
                .filter { $0.1 <= most }.min { $0.1 < $1.1 }?.0
        guard found != nil || match.1 != nil && Self.isAssigned(self.name, at: error.place, in: sources) else { return nil }
        (nearest, place) = (found?.name, found?.place)
    }

    /// Whether the line only gives a value to the name.
    private static func isAssigned(_ name: String, at place: Place?, in sources: [SourceSet]) -> Bool {
        guard let place, let line = place.line, let file = sources.lazy.flatMap(\.files).first(where: { $0.path == place.file }),
            let text = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                .dropFirst(line - 1).first
        else { return false }
        return text.drop { $0 == " " || $0 == "\t" }.hasPrefix("\(name) = ")
    }

    private static func declarations(in sources: ParsedSources) -> [(name: String, place: Place)] {
        var all: [(name: String, place: Place)] = []
        for (file, tree) in zip(sources.sources.files, sources.trees) {
            let converter = SourceLocationConverter(fileName: file.path, tree: tree)
            for token in tree.tokens(viewMode: .sourceAccurate) {
                guard case .identifier(let name) = token.tokenKind, let parent = token.parent, declares(parent, token) else { continue }
                all.append((name, Place(file.path, line: converter.location(for: token.positionAfterSkippingLeadingTrivia).line)))
            }
        }
        return all
    }

    private static func declares(_ node: Syntax, _ token: TokenSyntax) -> Bool {
        if let function = node.as(FunctionDeclSyntax.self) { return function.name == token }
        if let type = node.asProtocol((any NamedDeclSyntax).self) { return type.name == token }
        return node.is(IdentifierPatternSyntax.self) || node.is(EnumCaseElementSyntax.self)
    }
}
