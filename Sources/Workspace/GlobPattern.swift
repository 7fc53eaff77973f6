/// A pattern for paths: `*` is any text within a folder, `**` any text at all, and `?` one letter.
///
/// A pattern without a slash is one for the file's name, and one for a folder includes all files below it.
package struct GlobPattern: Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package func matches(_ path: String) -> Bool {
        let pattern = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
        if path == pattern || path.hasPrefix(pattern.hasSuffix("/") ? pattern : pattern + "/") { return true }
        let subject = pattern.contains("/") ? path : path.split(separator: "/").last.map(String.init) ?? path
        return Self.matches(Array(pattern)[...], Array(subject)[...])
    }

    private static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        let rest = pattern.dropFirst()
        if first == "*" {
            let crosses = rest.first == "*"
            var next = crosses ? rest.dropFirst() : rest
            // `**/` may also stand for no folder.
            if crosses, next.first == "/", matches(next.dropFirst(), text) { return true }
            if crosses, next.first == "*" { next = next.drop { $0 == "*" } }
            for end in text.startIndex...text.endIndex {
                if matches(next, text[end...]) { return true }
                if end < text.endIndex, !crosses, text[end] == "/" { return false }
            }
            return false
        }
        guard let letter = text.first, letter == first || (first == "?" && letter != "/") else { return false }
        return matches(rest, text.dropFirst())
    }
}
