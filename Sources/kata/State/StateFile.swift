import Foundation
internal import Judge

/// The file in which the state is kept: `.seams/state.json`, safe to delete.
struct StateFile {
    let folder: URL

    private var file: URL { folder.appending(path: "state.json") }

    init(workspace: Workspace) {
        folder = workspace.root.appending(path: ".seams")
    }

    /// The state, empty if there is none.
    ///
    /// - Throws: ``Damaged`` if the file says something else than this program writes.
    func read() throws -> State {
        guard let data = try? Data(contentsOf: file) else { return State() }
        guard let state = try? JSONDecoder().decode(State.self, from: data), state.version == 1 else {
            try keepAside()
            return State()
        }
        return state
    }

    /// Changes the state, also while other calls do the same.
    func update(_ change: (inout State) -> Void) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // A lock on the folder itself: it ends with the process, and leaves no file.
            let lock = open(folder.path, O_RDONLY | O_CLOEXEC)
            defer { close(lock) }
            flock(lock, LOCK_EX)
            var state = try read()
            change(&state)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(state).write(to: file, options: .atomic)
        } catch {
            throw WorkspaceError.notWritable(path: file.path, reason: error.localizedDescription)
        }
    }

    /// Moves a file that cannot be read out of the way, and says so.
    private func keepAside() throws {
        let place = folder.appending(path: "state-\(UUID().uuidString).json")
        try FileManager.default.moveItem(at: file, to: place)
        FileHandle.standardError.write(
            Data("The saved progress could not be read; it begins anew. The old file is kept as \(place.path).\n".utf8))
    }
}
