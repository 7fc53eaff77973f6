internal import Foundation

/// The packages beside the user's own that it depends on by path: their code decides about answers, too.
///
/// The package manager writes them down with each build, those of dependencies included.
struct LocalPackages: Equatable, Sendable {
    /// Their folders; none before the first build.
    let folders: [URL]

    /// The part of the package manager's file `workspace-state.json` that counts.
    private struct State: Decodable {
        struct Object: Decodable {
            var dependencies: [Dependency]
        }

        struct Dependency: Decodable {
            var packageRef: Reference
        }

        struct Reference: Decodable {
            var kind: String
            var location: String
        }

        var object: Object
    }

    /// Reads what the last build in a folder wrote down.
    init(in scratch: Scratch) {
        let bytes = try? Data(contentsOf: scratch.build.appending(path: "workspace-state.json"))
        let state = bytes.flatMap { try? JSONDecoder().decode(State.self, from: $0) }
        let references = state?.object.dependencies.map(\.packageRef) ?? []
        folders = references.filter { $0.kind == "fileSystem" }.map { URL(filePath: $0.location) }.sorted { $0.path < $1.path }
    }
}
