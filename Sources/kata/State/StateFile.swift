import Foundation
internal import Judge

/// The file in which the state is kept: `.seams/state.json`, safe to delete.
struct StateFile {
    let workspace: Workspace
    let folder: URL

    var file: URL { folder.appending(path: "state.json") }

    init(workspace: Workspace) {
        self.workspace = workspace
        folder = workspace.root.appending(path: ".seams")
    }

    /// The state, empty if there is none. A file that cannot be understood is kept aside, and standard error says why.
    ///
    /// - Throws: ``WorkspaceError`` if there is a file that may not be read.
    func read() throws -> State {
        guard FileManager.default.fileExists(atPath: file.path) else { return State() }
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            // To begin anew here would overwrite it at the next check.
            throw WorkspaceError.notReadable(path: file.path, reason: error.localizedDescription)
        }
        do {
            return try state(in: data)
        } catch {
            keepAside(error)
            return State()
        }
    }

    /// The state in a file's bytes, also of older versions of this program.
    func state(in data: Data) throws(State.Unreadable) -> State {
        try State(reading: data) { name in (try? workspace.katas())?.first { $0.name == name }?.startingPoint }
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
            try state.encoded().write(to: file, options: .atomic)
        } catch let error as WorkspaceError {
            throw error
        } catch {
            throw WorkspaceError.notWritable(path: file.path, reason: error.localizedDescription)
        }
    }

    /// Moves a file that cannot be understood out of the way, and says so.
    private func keepAside(_ trouble: State.Unreadable) {
        let place = folder.appending(path: "state-\(UUID().uuidString).json")
        let isMoved = (try? FileManager.default.moveItem(at: file, to: place)) != nil
        let kept = isMoved ? "It is kept as \(place.path)." : "It could not be moved and stays where it is."
        FileHandle.standardError.write(
            Data("The saved progress could not be read; it begins anew. The file \(trouble.inWords). \(kept)\n".utf8))
    }
}
