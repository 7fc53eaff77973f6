internal import Building
internal import Foundation
internal import Workspace

extension GradeFormat {
    /// The folders that JPlag reads: one with a folder for each submission, and the start as its base code.
    static let jplag = GradeFormat(name: "jplag", texts: { _ in [] }, needsSubmissions: true)
}

extension GradeBook {
    /// Begins the folders for JPlag anew.
    func beginExport(of kata: Kata) throws {
        let folder = folder.appending(path: GradeFormat.jplag.name)
        if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
        try export(kata.startFolder, of: kata, to: "start")
    }

    /// Writes the Swift files of one submission for JPlag.
    func export(_ work: URL, of kata: Kata, label: String) throws {
        try export(work, of: kata, to: "submissions/\(label)")
    }

    private func export(_ work: URL, of kata: Kata, to place: String) throws {
        // A file that is no UTF-8 is a compile error for the judge, and nothing for JPlag.
        for file in kata.parts.flatMap({ (try? SourceSet(in: work, at: $0))?.files ?? [] }) {
            try write(String(decoding: file.bytes, as: UTF8.self), to: "\(GradeFormat.jplag.name)/\(place)/\(file.path)")
        }
    }
}
