internal import Building
internal import Comparison
import Foundation
internal import Judge
internal import Workspace

extension Command {
    static let compare = Command(
        name: "compare", argument: "[A] [B]",
        options: [
            jsonOption,
            Option(name: "--html", value: "FILE", summary: "write everything as one page without other files"),
            Option(
                name: "--only", value: "PROPERTY", summary: "show one property, with the evidence for it",
                choices: Property.all.map(\.name)),
            Option(name: "--again", value: nil, summary: "measure again instead of reading kept values"),
        ],
        summary: "the techniques side by side, measured",
        discussion: """
            Measures every property by building and running the code in Solutions, and keeps the values until that code changes. With A \
            and B it shows the code of two techniques side by side and the properties in which they differ; with A alone it shows the \
            evidence for each value. The JSON lists the names of the properties.

            Exit code: 0 done, 2 a wrong call, 3 an unusable workspace or toolchain.
            """,
        example: "compare constructor-injection closure-injection"
    ) { invocation in
        let system = invocation.system
        let comparison = try await Comparison(workspace: invocation.workspace())
        let words = ["A", "B"].compactMap { invocation.arguments[$0] }
        let names = try words.map { try technique($0, in: comparison) }
        if names.count == 2, names[0] == names[1] {
            throw Misuse.unusableName(words[1], reason: "is the same technique as the first: name two", command: invocation.command)
        }
        if invocation.has("--html") {
            if invocation.has("--only") { throw Misuse.conflict("--html", "--only", command: invocation.command) }
            if let name = invocation.argument { throw Misuse.conflict("--html", "\"\(name)\"", command: invocation.command) }
        }
        let page = try invocation.options["--html"].map {
            try ReportFile(path: $0, after: "--html", of: invocation, mark: Page.mark)
        }
        let line = StatusLine.waiting(on: system)
        defer { line.remove() }
        line.show("Measuring the techniques")
        let table = try await comparison.table(
            of: names.isEmpty ? nil : names, properties: try properties(invocation), again: invocation.has("--again")
        ) { step in
            line.refine("\(step.technique): \(step.property) (\(step.number) of \(step.count))")
        }
        line.remove()

        if invocation.has("--json") { try system.sayJSON(table) }
        if let page {
            try page.write(Data(try await comparison.page(of: table).utf8))
            if !invocation.has("--json") { system.say("Written: \(page.path)") }
        }
        guard !invocation.has("--json"), page == nil else { return .success }
        if names.count == 2 {
            try await PairText(comparison: comparison, table: table, system: system).print()
        } else {
            TableText(table: table, properties: table.properties, system: system).print()
        }
        if names.count == 1 || invocation.has("--only") {
            EvidenceText(table: table, system: system).print()
        } else if names.isEmpty {
            GuideText(guide: table.guide, system: system).print()
        }
        return .success
    }

    private static func technique(_ word: String, in comparison: Comparison) throws -> String {
        let known = comparison.techniques.map(\.kata), meant = known.meant(by: word)
        if meant.count > 1 { throw Misuse.ambiguousKata(word, meant: meant) }
        guard let found = meant.first else { throw Misuse.unknownTechnique(word, known: known) }
        return found.name
    }

    private static func properties(_ invocation: Invocation) throws -> [Property] {
        guard let name = invocation.options["--only"] else { return Property.all }
        guard let found = Property.all.first(where: { $0.name == name }) else {
            throw Misuse.badValue(name, for: "--only", of: Property.all.map(\.name), command: compare)
        }
        return [found]
    }
}
