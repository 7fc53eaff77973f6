internal import Comparison
internal import Foundation
internal import Workspace

/// A documentation catalog for DocC, made from the steps: a tutorial for each kata, a table of contents for each group, and articles.
struct TutorialCatalog {
    /// The name of the catalog, and of its root page.
    static let name = "Seams"
    /// The identifier of the catalog, by which its output is known.
    static let identifier = "seams.tutorials"
    /// The libraries whose documentation is part of the site.
    static let libraries = ["Injection", "InjectionTesting", "Recording"]
    /// The folder with the articles, below the workspace's root.
    static let articles = "Sources/kata/Tutorials/Articles"

    let workspace: Workspace
    /// The recipes of the katas that have steps, in the order of the board.
    let recipes: [Recipe]
    /// The comparison's figures.
    let table: Table

    /// Reads the steps of all katas.
    init(of workspace: Workspace, table: Table) throws(WorkspaceError) {
        var recipes: [Recipe] = []
        for kata in try workspace.katas() { recipes.append(try Recipe(of: kata, in: workspace)) }
        (self.workspace, self.recipes, self.table) = (workspace, recipes.filter { !$0.steps.isEmpty }, table)
    }

    /// The groups of katas, in the order of the board.
    var groups: [(name: String, recipes: [Recipe])] {
        recipes.reduce(into: []) { groups, recipe in
            if groups.last?.name != recipe.kata.group { groups.append((recipe.kata.group, [])) }
            groups[groups.count - 1].recipes.append(recipe)
        }
    }

    /// The files of the catalog by their names.
    ///
    /// - Throws: ``WorkspaceError`` if an article cannot be read.
    func files() throws(WorkspaceError) -> [String: Data] {
        var files: [String: Data] = [Self.picture: Data(Self.pictureText.utf8)]
        for group in groups { files["\(Self.slug(group.name)).tutorial"] = Data(contents(of: group.name, group.recipes).utf8) }
        for recipe in recipes {
            let tutorial = TutorialText(recipe: recipe)
            files["\(recipe.kata.name).tutorial"] = Data(tutorial.text.utf8)
            files.merge(tutorial.code) { $1 }
        }
        for row in table.rows { files["\(Self.article(of: row.technique.kata)).md"] = Data(article(on: row).utf8) }
        for (name, text) in try articles() { files[name] = Data(text.utf8) }
        files["\(Self.name).md"] = Data(root(articles: try articles().map(\.0)).utf8)
        return files
    }

    /// The name of a page for a title: letters and hyphens.
    static func slug(_ title: String) -> String {
        title.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// The table of contents of a group of katas.
    private func contents(of group: String, _ recipes: [Recipe]) -> String {
        """
        @Tutorials(name: "\(group)") {
            @Intro(title: "\(group)") {
                Refactorings in small steps. The code after each step was built and judged, and the verdict stands below it.
            }

            @Chapter(name: "\(group)") {
                \(recipes.count.counted("kata")), each from its start to its solution.

                @Image(source: "\(Self.picture)", alt: "Small steps that lead from the start to the solution")

        \(recipes.map { "        @TutorialReference(tutorial: \"doc:\($0.kata.name)\")" }.joined(separator: "\n"))
            }
        }

        """
    }

    // DocC wants a picture for each chapter.
    private static let picture = "steps.svg"
    private static let pictureText = """
        <svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200">
        \((0..<5).map { "<rect x=\"\(20 + 76 * $0)\" y=\"\(150 - 28 * $0)\" width=\"60\" height=\"\(30 + 28 * $0)\" fill=\"#3a7bd5\"/>" }.joined(separator: "\n"))
        </svg>

        """
}
