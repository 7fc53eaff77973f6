import Foundation

/// A DocC article of this package, for tests that compile and run its samples.
struct Article {
    private let text: String

    /// Reads every article of a catalog, in whatever folder it is.
    ///
    /// - Parameters:
    ///   - catalog: The path in the package, such as `Sources/Recording/Recording.docc`.
    ///   - test: The test file, two folders below the root of the package.
    /// - Returns: The articles by file name.
    /// - Throws: An error if the catalog has no article or cannot be read.
    static func all(in catalog: String, for test: String = #filePath) throws -> [String: Article] {
        // The package that tests the libraries alone links its folders.
        let folder = URL(filePath: test).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "../../\(catalog)")
        let names = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }
        guard !names.isEmpty else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path]) }
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, Article(text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8)))
            })
    }

    /// The article's first line, without its number sign.
    var title: String { String(text.prefix { $0 != "\n" }.dropFirst(2)) }

    /// Returns the code blocks of a language, in order.
    func samples(in language: String) -> [String] {
        text.split(separator: "```\(language)\n", omittingEmptySubsequences: false).dropFirst()
            .compactMap { $0.split(separator: "\n```").first.map(String.init) }
    }

    /// The code in the second column of the article's tables with three columns and the heading "Here".
    func codeHere() -> [String] {
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map {
            $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        guard rows.contains(where: { $0.count == 3 && $0[1] == "Here" }) else { return [] }
        return rows.filter { $0.count == 3 && $0[1].hasPrefix("`") }.map { $0[1].replacing("`", with: "") }
    }

    /// Returns the code of all test files that lie beside a test file, and of their support.
    static func code(beside test: String) throws -> String {
        let folder = URL(filePath: test).deletingLastPathComponent()
        let files = try [folder, folder.appending(path: "Support")].flatMap { folder in
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { folder.appending(path: $0) }
        }
        return try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
    }

    /// Returns the lines of tables that are not part of the tests' code.
    func rows(missingFrom code: String) -> [String] {
        codeHere().filter { !code.contains($0) }
    }

    /// Returns the Swift samples that are not part of the tests' code, apart from indentation.
    func samples(missingFrom code: String) -> [String] {
        let code = Article.unindented(code)
        return samples(in: "swift").filter { !code.contains(Article.unindented($0)) }
    }

    /// Returns the lines of a text without indentation and blank lines, each between line breaks.
    private static func unindented(_ text: String) -> String {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return "\n" + lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }
}
