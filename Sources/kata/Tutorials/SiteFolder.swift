internal import Building
import Foundation
internal import Workspace

/// The folder that the site of tutorials is written to.
///
/// It may replace an earlier site but no other folder.
struct SiteFolder {
    private static let instead = "tutorials --output ANOTHER-FOLDER"

    /// The path as it was typed.
    let path: String
    private let url: URL

    /// Checks that the folder may be written, before any work is done for it.
    ///
    /// - Throws: ``Misuse``.
    init(path: String, in folder: URL) throws(Misuse) {
        self.path = path
        url = path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
        let manager = FileManager.default
        guard !path.isEmpty else { throw .unwritable(path, reason: "the name is empty", instead: Self.instead) }
        if manager.fileExists(atPath: url.path) {
            guard let names = try? manager.contentsOfDirectory(atPath: url.path) else {
                throw .occupied(path, reason: "is a file", instead: Self.instead)
            }
            let metadata = try? String(contentsOf: url.appending(path: "metadata.json"), encoding: .utf8)
            guard names.isEmpty || metadata?.contains("\"\(TutorialCatalog.identifier)\"") == true else {
                throw .occupied(path, reason: "already holds files that `kata tutorials` did not write", instead: Self.instead)
            }
        }
        let parent = url.deletingLastPathComponent().path
        guard manager.isWritableFile(atPath: parent) else {
            throw .unwritable(path, reason: "there is no folder \(parent) that you may write to", instead: Self.instead)
        }
    }

    /// Converts a catalog and the libraries' documentation, and puts the site in its place when it is whole.
    ///
    /// - Throws: ``Misuse`` if the folder cannot be written, ``WorkspaceError`` if the conversion fails.
    func write(_ catalog: TutorialCatalog, base: String?, by bench: Workbench) async throws {
        let manager = FileManager.default
        // In the same folder as the site, so that putting it in its place only renames it.
        let draft = url.deletingLastPathComponent().appending(path: ".seams-tutorials-\(UUID().uuidString)")
        let source = draft.appending(path: "\(TutorialCatalog.name).docc"), site = draft.appending(path: "site")
        let tutorials = Workbench.Documentation(catalog: source, name: TutorialCatalog.name, identifier: TutorialCatalog.identifier)
        defer { try? manager.removeItem(at: draft) }
        do {
            try manager.createDirectory(at: source, withIntermediateDirectories: true)
            for (name, bytes) in try catalog.files() { try bytes.write(to: source.appending(path: name)) }
        } catch let error as CocoaError {
            throw Misuse.unwritable(path, reason: WorkspaceError.reason(of: error), instead: Self.instead)
        }
        var parts: [URL] = []
        for documentation in [tutorials] + (try await libraries(by: bench)) {
            parts.append(draft.appending(path: "\(documentation.name).doccarchive"))
            try await bench.convert(documentation, to: parts[parts.count - 1], base: base)
        }
        try await bench.merge(parts, name: TutorialCatalog.name, to: site)
        do {
            let root = "documentation/"
            let page =
                "<!DOCTYPE html><meta charset=\"utf-8\"><title>\(TutorialCatalog.name)</title><meta http-equiv=\"refresh\" content=\"0; url=\(root)\">\n"
            try Data(page.utf8).write(to: site.appending(path: "index.html"))
            try? manager.removeItem(at: url)
            try manager.moveItem(at: site, to: url)
        } catch {
            throw Misuse.unwritable(path, reason: WorkspaceError.reason(of: error), instead: Self.instead)
        }
    }

    private func libraries(by bench: Workbench) async throws -> [Workbench.Documentation] {
        var found: [Workbench.Documentation] = []
        for name in TutorialCatalog.libraries { found.append(try await bench.documentation(ofLibrary: name)) }
        return found
    }
}
