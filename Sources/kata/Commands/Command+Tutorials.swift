internal import Building
internal import Comparison
import Foundation
internal import Learner
internal import Workspace

extension Command {
    static let tutorials = Command(
        name: "tutorials",
        options: [
            Option(name: "--output", value: "DIR", summary: "the folder for the site; \"tutorials\" without it"),
            Option(name: "--base", value: "PATH", summary: "the path on the server below which the site will lie"),
        ],
        summary: "write the steps as a site of tutorials",
        discussion: """
            Writes a site from the steps of all katas, with the toolchain's docc and without a network: a tutorial for each kata, a table of \
            contents for each group, articles, also one for each technique with the figures of `kata compare`, and the documentation of the \
            libraries. The pages need a server, such as `python3 -m http.server --directory tutorials`.
            """,
        example: "tutorials --output site", isRare: true
    ) { invocation in
        let workspace = try invocation.workspace()
        let site = try SiteFolder(path: invocation.options["--output"] ?? "tutorials", in: invocation.system.currentFolder)
        let line = StatusLine.waiting(on: invocation.system)
        defer { line.remove() }
        line.show("Measuring the techniques")
        let table = try await Comparison(workspace: workspace).table { line.refine("\($0.technique): \($0.property)") }
        line.refine("Writing the tutorials")
        let catalog = try TutorialCatalog(of: workspace, table: table)
        try await site.write(catalog, base: invocation.options["--base"], by: Workbench(workspace: workspace))
        line.remove()
        let server = "python3 -m http.server --directory \(site.path.asWord)"
        let words = "\(catalog.recipes.count.counted("tutorial")) written to \(site.path). They need a server: \(server)"
        invocation.system.say(words.wrapped(to: invocation.system.width, keeping: server))
        return .success
    }
}
