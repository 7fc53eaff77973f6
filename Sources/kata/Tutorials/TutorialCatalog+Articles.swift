internal import Comparison
internal import Foundation
internal import Workspace

extension TutorialCatalog {
    /// The name of the article on a kata's technique.
    static func article(of kata: Kata) -> String { "Figures-of-\(kata.name)" }

    /// The root page, which links everything.
    func root(articles: [String]) -> String {
        func list(_ names: [String]) -> String { names.map { "- <doc:\($0)>" }.joined(separator: "\n") }
        return """
            # \(Self.name)

            @Metadata {
                @TechnologyRoot
            }

            Practice getting legacy code under test, in small steps that were built and judged.

            ## Overview

            A *seam* is a place where you can change behavior without editing in that place. Each tutorial leads from legacy code to a seam and to
            tests that fail when a fault is planted in the code. The verdict below a step is the judge's.

            ## Topics

            ### Tutorials

            \(list(groups.map { Self.slug($0.name) }))

            ### Ideas

            \(list(articles.map { String($0.prefix { $0 != "." }) }))

            ### Techniques in figures

            \(list(table.rows.map { Self.article(of: $0.technique.kata) }))

            """
    }

    /// The article on a technique, with the comparison's figures.
    func article(on row: Table.Row) -> String {
        let kata = row.technique.kata
        let groups = Property.Group.allCases.map { group in
            let lines = table.properties.filter { $0.group == group }.map { property in
                "| \(property.title) | \(property.text(row.facts[property.name])) | \(property.method) |"
            }
            return "## \(group.rawValue)\n\n| Property | Value | Measurement |\n|---|---|---|\n\(lines.joined(separator: "\n"))\n"
        }
        let tutorial = recipes.contains { $0.kata.name == kata.name } ? "The tutorial is <doc:\(kata.name)>. " : ""
        return """
            # Figures of \(kata.title.lowercased())

            \(kata.summary)

            \(tutorial)Each figure was measured on its solution, by `kata compare`.

            ```swift
            \(kata.seam)
            ```

            \(groups.joined(separator: "\n"))
            """
    }

    /// The articles with their names, in the order of the names; code comes from the solutions, so that it was compiled and tested.
    func articles() throws(WorkspaceError) -> [(String, String)] {
        let folder = workspace.root.appending(path: Self.articles)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".md") }.sorted()
        guard !names.isEmpty else { throw .missing(path: folder.path) }
        var articles: [(String, String)] = []
        for name in names { articles.append((name, try withCode(text(at: "\(Self.articles)/\(name)")))) }
        return articles
    }

    private func text(at path: String) throws(WorkspaceError) -> String {
        let file = workspace.root.appending(path: path)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .missing(path: file.path) }
        return text
    }

    /// Replaces each line `@Include(path)` with the code in the file.
    private func withCode(_ text: String) throws(WorkspaceError) -> String {
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let path = line.wholeMatch(of: /@Include\((.+)\)/)?.1 else {
                lines.append(String(line))
                continue
            }
            lines += ["```swift", try self.text(at: String(path)).trimmingCharacters(in: .newlines), "```"]
        }
        return lines.joined(separator: "\n")
    }
}
