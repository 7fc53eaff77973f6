package import Foundation
package import Workspace

/// The file of the learner's progress: `.seams/state.json`.
package struct StateFile {
    package let workspace: Workspace
    package let folder: URL
    /// Reports an unreadable file and the place where it is kept.
    private let warn: @Sendable (String) -> Void

    package var file: URL { folder.appending(path: "state.json") }

    package init(workspace: Workspace, warn: @escaping @Sendable (String) -> Void) {
        self.workspace = workspace
        self.warn = warn
        folder = workspace.root.appending(path: ".seams")
    }

    /// Reads the state; it is empty without a file.
    ///
    /// An unreadable file is moved aside, with a warning.
    ///
    /// - Throws: ``WorkspaceError`` if the file exists but its permissions forbid reading.
    package func read() throws -> State {
        guard let data = try bytes() else { return State() }
        if let state = try? state(in: data) { return state }
        // Another call may be repairing the file, and its result must not be moved away.
        return try whileLocked { try readLocked(toReplace: false) }
    }

    /// Reads the state while the file is locked.
    ///
    /// - Parameter toReplace: Whether the file will be replaced, so that failing to move an unreadable one aside must stop that.
    private func readLocked(toReplace: Bool) throws -> State {
        guard let data = try bytes() else { return State() }
        do throws(State.Unreadable) {
            return try state(in: data)
        } catch {
            guard keepAside(error) || !toReplace else {
                throw WorkspaceError.notWritable(path: file.path, reason: "the unreadable file there could not be moved aside")
            }
            return State()
        }
    }

    /// The bytes of the file; nil without a file.
    private func bytes() throws -> Data? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
            return try Data(contentsOf: file)
        } catch {
            // An empty state here would overwrite the file at the next check.
            throw WorkspaceError.notReadable(path: file.path, reason: WorkspaceError.reason(of: error))
        }
    }

    /// The state in a file's bytes, also in the first version's format.
    package func state(in data: Data) throws(State.Unreadable) -> State {
        try State(reading: data) { name in (try? workspace.katas())?.first { $0.name == name }?.startingPoint }
    }

    /// Changes the state, safely even while other calls do the same.
    package func update(_ change: (inout State) -> Void) throws {
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
            throw WorkspaceError.notWritable(path: file.path, reason: WorkspaceError.reason(of: error))
        }
    }

    /// Runs a body while no other call changes the state.
    private func whileLocked<Result>(_ body: () throws -> Result) throws -> Result {
        // The lock on the folder itself ends with the process and leaves no file.
        let lock = open(folder.path, O_RDONLY | O_CLOEXEC)
        defer { close(lock) }
        flock(lock, LOCK_EX)
        return try body()
    }

    /// Moves an unreadable file aside and reports its place.
    ///
    /// - Returns: Whether that worked.
    private func keepAside(_ trouble: State.Unreadable) -> Bool {
        let place = folder.appending(path: "state-\(UUID().uuidString).json")
        let isMoved = (try? FileManager.default.moveItem(at: file, to: place)) != nil
        let kept = isMoved ? "It is kept as \(place.path)." : "It could not be moved and stays where it is."
        warn("Your saved progress cannot be read, so it starts again from nothing. The file \(trouble.inWords). \(kept)")
        return isMoved
    }
}
