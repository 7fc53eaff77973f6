import Building
import Foundation
import TestSupport
import Testing

@testable import Comparison
@testable import Learner
@testable import Workspace
@testable import kata

/// The site that `kata tutorials` writes, converted by the toolchain's docc, and opened in a browser.
struct TutorialTests {
    /// The site with made-up figures of one technique, written once for all tests.
    private static let site = Task {
        let folder = try TemporaryFolder()
        let workspace = try Workspace(containing: Clone.root)
        let techniques = try workspace.katas().compactMap { try Technique($0, in: workspace) }
        let facts = ["lines-changed": Fact.count(3), "storyboard": Fact.word("no")]
        let table = Table(rows: techniques.prefix(1).map { .init(technique: $0, facts: facts) }, properties: Property.all)
        let catalog = try TutorialCatalog(of: workspace, table: table)
        let bench = try await Workbench(workspace: workspace, cache: Clone.cache)
        try await SiteFolder(path: "site", in: folder.url).write(catalog, base: nil, by: bench)
        return (folder: folder, catalog: catalog)
    }

    private struct Visit: Decodable {
        var path: String
        var title: String
        /// The number of lines of code in each step.
        var steps: [Int]
        /// The number of highlighted lines in each step.
        var changes: [Int]
        /// The number of lines of code beside the text.
        var beside: Int
        /// The number of questions that right answers led to.
        var questions: Int
        /// The explanations of the answers that were chosen.
        var explained: [String]
        var width: Int
        var background: String
        var elsewhere: [String]
    }

    private static let kinds = [
        "html": "text/html", "js": "text/javascript", "css": "text/css", "json": "application/json", "svg": "image/svg+xml",
    ]

    /// Serves the site's folder, and the visitor's page beside it.
    private func server(of folder: TemporaryFolder) throws -> LoopbackServer {
        let visitor = Clone.root.appending(path: "Tests/KataTests/Fixtures/Tutorials/visit.html")
        let site = folder("site")
        return try LoopbackServer { request in
            let path = request.path.split(separator: "?").first.map(String.init) ?? "/"
            var file = path == "/visit" ? visitor : site.appending(path: path)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
                file = file.appending(path: "index.html")
            }
            guard let bytes = FileManager.default.contents(atPath: file.path) else { return .init(status: "404 Not Found", body: "") }
            return .init(body: bytes, type: Self.kinds[file.pathExtension] ?? "application/octet-stream")
        }
    }

    /// The tutorials that a run opens: those of the chosen katas, or one.
    private func opened(_ catalog: TutorialCatalog) -> [Recipe] {
        catalog.recipes.filter { ChosenKatas.contain($0.kata.module, orOnly: ["ConstructorInjection"]) }
    }

    @Test(.needsBrowser, arguments: [(390, false), (390, true), (1280, false), (1280, true)])
    func `every step of a tutorial shows its code, on a phone and on a desk, in the light and in the dark`(_ width: Int, _ isDark: Bool)
        async throws
    {
        let (folder, catalog) = try await Self.site.value
        let server = try server(of: folder)
        defer { server.stop() }
        let recipes = opened(catalog)
        let articles = [
            "/documentation/seams", "/documentation/seams/seams-and-enabling-points", "/tutorials/open-a-seam", "/documentation",
        ]
        let libraries = [
            "injection", "injection/comingfromfactory", "injection/factorymodifying/cached", "injectiontesting", "recording/gettingstarted",
        ]
        let pages = recipes.map { "/tutorials/seams/\($0.kata.name)" } + articles + libraries.map { "/documentation/\($0)" }
        let address = server.url.appending(path: "visit").appending(
            queryItems: [.init(name: "width", value: "\(width)"), .init(name: "pages", value: pages.joined(separator: ","))])

        let (visits, console): ([Visit], [String]) = try await Browser.visit(address, isDark: isDark, seconds: 10 + pages.count * 6)

        #expect(console == [])
        #expect(visits.map(\.path) == pages)
        for visit in visits {
            #expect(visit.title != "", "\(visit)")
            #expect(visit.width <= width, "\(visit)")
            #expect(visit.elsewhere == [], "\(visit)")
            // A table of contents has a dark picture behind it.
            #expect(visit.path.hasSuffix("open-a-seam") || (visit.background == "rgb(255, 255, 255)") == !isDark, "\(visit)")
        }
        for (visit, recipe) in zip(visits, recipes) {
            #expect(visit.title == recipe.kata.title)
            let tutorial = TutorialText(recipe: recipe)
            #expect(
                visit.steps.count == recipe.steps.reduce(0) { $0 + tutorial.shownFiles(of: $1).count } && visit.steps.allSatisfy { $0 > 0 },
                "\(visit)")
            let removed = recipe.steps.flatMap { step in
                tutorial.shownFiles(of: step).map { tutorial.removedLines(of: $0, by: step) }
            }
            #expect(zip(visit.changes, removed).allSatisfy { ($0 == 0) != $1.isEmpty }, "\(visit)")
            #expect(width < 800 || visit.beside > 0, "\(visit)")
            #expect(visit.questions == tutorial.sections.count, "\(visit)")
            #expect(visit.explained.filter { $0.hasPrefix("It means: ") }.count == visit.questions, "\(visit)")
        }
    }

    @Test func `the site has a tutorial for each recipe, figures, every article, and the libraries' pages, below 8 megabytes`() async throws
    {
        let (folder, catalog) = try await Self.site.value
        func text(_ path: String) throws -> String { try String(contentsOf: folder("site/data/\(path).json"), encoding: .utf8) }

        for recipe in catalog.recipes {
            let tutorial = try text("tutorials/seams/\(recipe.kata.name)")
            for step in recipe.steps {
                #expect(tutorial.contains(step.title.prefix { $0 != "`" && $0 != "'" }), "\(recipe.kata.name) \(step.number)")
            }
        }
        #expect(try text("documentation/seams/figures-of-\(catalog.table.rows[0].name)").contains("Lines changed"))
        for (name, _) in try catalog.articles() {
            #expect(try text("documentation/seams/\(name.dropLast(3).lowercased())").contains("references"))
        }
        for page in ["injection/gettingstarted", "injection/scope", "injectiontesting/containertrait", "recording/comingfromswitykit"] {
            #expect(try text("documentation/\(page)").contains("references"))
        }
        let names = try #require(FileManager.default.enumerator(atPath: folder("site").path)?.compactMap { $0 as? String })
        let sizes = names.compactMap { FileManager.default.contents(atPath: folder("site/\($0)").path)?.count }
        #expect(sizes.reduce(0, +) < 8 << 20)
    }

    @Test(arguments: [("EncapsulateGlobals", "`import AnalyticsSDK`"), ("Characterization", "13 lines")])
    func `a step that only removes lines says so, as none is highlighted`(_ module: String, _ words: String) throws {
        let workspace = try Workspace(containing: Clone.root)
        let kata = try #require(try workspace.katas().first { $0.module == module })
        let tutorial = TutorialText(recipe: try Recipe(of: kata, in: workspace))

        #expect(tutorial.text.contains("No line is new here, so none is highlighted: the step removes \(words)."))
    }

    @Test func `a step that changes two files shows both`() throws {
        let workspace = try Workspace(containing: Clone.root)
        let recipes = try workspace.katas().map { try Recipe(of: $0, in: workspace) }
        let recipe = try #require(recipes.first { $0.steps.contains { $0.files.count > 1 } })
        let tutorial = TutorialText(recipe: recipe)

        for step in recipe.steps {
            #expect(Set(tutorial.shownFiles(of: step)) == Set(step.files.keys))
            #expect(tutorial.text.components(separatedBy: "**\(step.title).**").count == 2)
        }
        #expect(tutorial.text.components(separatedBy: "@Code(").count - 1 == recipe.steps.reduce(0) { $0 + $1.files.count })
        #expect(tutorial.text.components(separatedBy: " Verdict: `").count - 1 == recipe.steps.count)
        for match in tutorial.text.matches(of: /(?:file|previousFile): "([^"]+)"/) {
            #expect(tutorial.code[String(match.1)] != nil, "\(match.1)")
        }
    }

    @Test(arguments: [
        ("ConstructorInjection", ["Open the seam", "Test through the seam"], "Production is done."),
        ("LinkSubstitution", ["Open the seam", "Test through the seam"], "The substitute is done."),
        ("SilentTests", ["Strengthen the tests"], "Turn tests that only print"),
    ])
    func `a seam is open after the last change outside of the tests`(_ module: String, _ titles: [String], _ words: String) throws {
        let workspace = try Workspace(containing: Clone.root)
        let kata = try #require(try workspace.katas().first { $0.module == module })
        let sections = TutorialText(recipe: try Recipe(of: kata, in: workspace)).sections

        #expect(sections.map(\.title) == titles)
        #expect(sections.last?.text.hasPrefix(words) == true, "\(sections)")
    }

    @Test(arguments: [
        ("mine", "already holds files that `kata tutorials` did not write"), ("mine/file.txt", "is a file"),
        ("nowhere/site", "there is no folder"), ("", "the name is empty"),
    ])
    func `no other folder is replaced`(_ path: String, _ says: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder("mine"), withIntermediateDirectories: true)
        try Data("mine".utf8).write(to: folder("mine/file.txt"))

        do throws(Misuse) {
            _ = try SiteFolder(path: path, in: folder.url)
            Issue.record("\(path) may be replaced")
        } catch {
            #expect(Complaint.Words(for: error).message.contains(says))
        }
        #expect(try String(contentsOf: folder("mine/file.txt"), encoding: .utf8) == "mine")
    }

    @Test(arguments: ["build/compile-error", "seam/compile-error", "seam/failed", "tests/failed", "faults/survived: 3 of 4", "solved"])
    func `a question has the right answer and two others, each explained`(_ verdict: String) {
        let choices = VerdictChoice.choices(for: verdict)

        #expect(choices.count == 3)
        #expect(choices.filter(\.isRight).map(\.verdict) == [verdict])
        #expect(Set(choices.map(\.explanation)).count == 3)
    }
}
