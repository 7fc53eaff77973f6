internal import Building
import Foundation
internal import Judge
internal import Workspace

/// The file in which the state is kept: `.seams/state.json`, safe to delete.
struct StateFile {
    let workspace: Workspace
    let folder: URL
    /// Says what became of a file that cannot be understood.
    private let warn: @Sendable (String) -> Void

    var file: URL { folder.appending(path: "state.json") }

    init(workspace: Workspace, warn: @escaping @Sendable (String) -> Void) {
        self.workspace = workspace
        self.warn = warn
        folder = workspace.root.appending(path: ".seams")
    }

    /// The state, empty if there is none. A file that cannot be understood is kept aside, and standard error says why.
    ///
    /// - Throws: ``WorkspaceError`` if there is a file that may not be read.
    func read() throws -> State {
        guard let data = try bytes() else { return State() }
        if let state = try? state(in: data) { return state }
        // Another call may be about to put it right, and what it has written then must not be moved away.
        return try whileLocked { try readLocked(toReplace: false) }
    }

    /// - Parameter toReplace: Whether the file is going to be written, so that what could not be kept aside must stop that.
    private func readLocked(toReplace: Bool) throws -> State {
        guard let data = try bytes() else { return State() }
        do throws(State.Unreadable) {
            return try state(in: data)
        } catch {
            guard keepAside(error) || !toReplace else {
                throw WorkspaceError.notWritable(path: file.path, reason: "the old file could not be kept aside")
            }
            return State()
        }
    }

    /// What the file holds; nil if there is none.
    private func bytes() throws -> Data? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try Data(contentsOf: file)
        } catch {
            // To begin anew here would overwrite it at the next check.
            throw WorkspaceError.notReadable(path: file.path, reason: error.localizedDescription)
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
            try whileLocked {
                var state = try readLocked(toReplace: true)
                change(&state)
                try state.encoded().write(to: file, options: .atomic)
            }
        } catch let error as WorkspaceError {
            throw error
        } catch {
            throw WorkspaceError.notWritable(path: file.path, reason: error.localizedDescription)
        }
    }

    /// Does something while no other call changes the state.
    private func whileLocked<Result>(_ body: () throws -> Result) throws -> Result {
        // A lock on the folder itself: it ends with the process, and leaves no file.
        let lock = open(folder.path, O_RDONLY | O_CLOEXEC)
        defer { close(lock) }
        flock(lock, LOCK_EX)
        return try body()
    }

    /// Moves a file that cannot be understood out of the way, and says so.
    ///
    /// - Returns: Whether it could be moved.
    private func keepAside(_ trouble: State.Unreadable) -> Bool {
        let place = folder.appending(path: "state-\(UUID().uuidString).json")
        let isMoved = (try? FileManager.default.moveItem(at: file, to: place)) != nil
        let kept = isMoved ? "It is kept as \(place.path)." : "It could not be moved and stays where it is."
        warn("The saved progress could not be read; it begins anew. The file \(trouble.inWords). \(kept)")
        return isMoved
    }
}
