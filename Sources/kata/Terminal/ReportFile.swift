import Foundation
internal import Workspace

/// The file that a command writes a page or a report to.
///
/// It may replace what the same command wrote but no other file.
struct ReportFile {
    /// The path as it was typed.
    let path: String
    private let url: URL
    /// The call that a message proposes in its place: the one that was typed, with another file.
    private let instead: String

    /// Checks that the file may be written, before any work is done for it.
    ///
    /// - Parameters:
    ///   - path: The path as it was typed.
    ///   - option: The option that names it.
    ///   - invocation: The call that writes it.
    ///   - mark: The text by which an earlier file of the command is known.
    /// - Throws: ``Misuse``.
    init(path: String, after option: String, of invocation: Invocation, mark: String) throws(Misuse) {
        self.path = path
        instead = invocation.call(setting: option, to: "ANOTHER-FILE")
        url = invocation.system.place(path)
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard !path.isEmpty else { throw .unwritable(path, reason: "the name is empty", instead: instead) }
        if manager.fileExists(atPath: url.path, isDirectory: &isFolder) {
            guard !isFolder.boolValue else { throw .unwritable(path, reason: "it is a folder", instead: instead) }
            guard let text = try? String(contentsOf: url, encoding: .utf8), text.contains(mark) else {
                throw .occupied(path, reason: "already exists and was not written by `kata \(invocation.command.name)`", instead: instead)
            }
        }
        let parent = url.deletingLastPathComponent().path
        guard manager.fileExists(atPath: parent, isDirectory: &isFolder), isFolder.boolValue else {
            throw .unwritable(path, reason: "there is no folder \(parent)", instead: instead)
        }
        guard manager.isWritableFile(atPath: parent) else {
            throw .unwritable(path, reason: "you may not write in its folder", instead: instead)
        }
    }

    /// Writes the bytes in one step, so that nothing is lost if that fails.
    func write(_ bytes: Data) throws(Misuse) {
        do {
            try bytes.write(to: url, options: .atomic)
        } catch {
            throw .unwritable(path, reason: WorkspaceError.reason(of: error), instead: instead)
        }
    }
}
