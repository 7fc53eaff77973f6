internal import Comparison
import Foundation

/// The file that a page is written to.
///
/// It may replace a page but no other file.
struct PageFile {
    private static let instead = "compare --html ANOTHER-FILE"

    /// The path as it was typed.
    let path: String
    private let url: URL

    /// Checks that the file may be written, before any work is done for it.
    ///
    /// - Throws: ``Misuse``.
    init(path: String, in folder: URL) throws(Misuse) {
        self.path = path
        url = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard !path.isEmpty else { throw .unwritable(path, reason: "the name is empty", instead: Self.instead) }
        if manager.fileExists(atPath: url.path, isDirectory: &isFolder) {
            guard !isFolder.boolValue else { throw .unwritable(path, reason: "it is a folder", instead: Self.instead) }
            guard let text = try? String(contentsOf: url, encoding: .utf8), text.contains(Page.mark) else {
                throw .occupied(path, reason: "already exists and was not written by `kata compare`", instead: Self.instead)
            }
        }
        let parent = url.deletingLastPathComponent().path
        guard manager.fileExists(atPath: parent, isDirectory: &isFolder), isFolder.boolValue else {
            throw .unwritable(path, reason: "there is no folder \(parent)", instead: Self.instead)
        }
        guard manager.isWritableFile(atPath: parent) else {
            throw .unwritable(path, reason: "you may not write in its folder", instead: Self.instead)
        }
    }

    /// Writes the page in one step, so that nothing is lost if that fails.
    func write(_ page: String) throws(Misuse) {
        do {
            try Data(page.utf8).write(to: url, options: .atomic)
        } catch {
            throw .unwritable(path, reason: Complaint.reason(of: error), instead: Self.instead)
        }
    }
}
