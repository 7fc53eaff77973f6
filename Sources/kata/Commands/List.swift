import Foundation
internal import Judge

extension Command {
    static let list = Command(
        name: "list", options: [jsonOption], summary: "the katas as a table",
        discussion: "One line each: its order, its state (open, unsolved or solved), its name and its title.", example: "kata list --json"
    ) { invocation in
        let workspace = try invocation.workspace()
        let progress = Progress(katas: try workspace.katas(), state: try StateFile(workspace: workspace).read())
        if invocation.has("--json") {
            try invocation.system.sayJSON(KataList(progress))
            return .success
        }
        let width = progress.katas.map(\.name.count).max() ?? 0
        for kata in progress.katas {
            let standing = progress.standing(of: kata)
            let label = invocation.system.style(standing.rawValue.padded(to: 8), standing.color)
            let hasRoom = 16 + width + kata.title.count <= invocation.system.width
            invocation.system.say("\(kata.place)  \(label)  \(hasRoom ? "\(kata.name.padded(to: width))  \(kata.title)" : kata.name)")
        }
        return .success
    }

    /// Shared by all commands that can answer a program.
    static let jsonOption = Option(name: "--json", value: nil, summary: "print JSON and nothing else")
}

/// What `kata list --json` prints.
private struct KataList: Encodable {
    struct Entry: Encodable {
        var name: String
        var folder: String
        var title: String
        var technique: String
        var order: Int
        var state: Progress.Standing
    }

    var version = 1
    var katas: [Entry]

    init(_ progress: Progress) {
        katas = progress.katas.map { kata in
            Entry(
                name: kata.name, folder: "Katas/\(kata.module)", title: kata.title, technique: kata.technique, order: kata.order,
                state: progress.standing(of: kata))
        }
    }
}

extension System {
    /// Prints a value as JSON.
    func sayJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        say(String(decoding: try encoder.encode(value), as: UTF8.self))
    }
}
