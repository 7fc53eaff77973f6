package import Foundation
internal import Workspace

/// A folder of results, which a run fills and the next run goes on with.
///
/// Each result is a file that appears under its name all at once, so the run may be ended at any moment, and any number of machines may
/// write to one folder.
package struct GradeBook: Sendable {
    /// The folder that holds `results` and the reports.
    package let folder: URL

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    /// Makes the folder, or opens it.
    ///
    /// - Throws: ``GradingError/occupied(path:)`` if it holds something else, so that nobody's files are replaced;
    ///   `WorkspaceError.notWritable` if the folder cannot be made.
    package init(creating folder: URL) throws {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        if manager.fileExists(atPath: folder.path, isDirectory: &isFolder) {
            let names = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
            guard isFolder.boolValue, names.isEmpty || names.contains("results") else { throw GradingError.occupied(path: folder.path) }
        }
        self.folder = folder
        do {
            try manager.createDirectory(at: results, withIntermediateDirectories: true)
        } catch {
            throw WorkspaceError.notWritable(path: folder.path, reason: WorkspaceError.reason(of: error))
        }
    }

    /// Opens a folder that a run has filled.
    ///
    /// - Throws: ``GradingError/badResults(path:reason:)``.
    package init(reading folder: URL) throws(GradingError) {
        self.folder = folder
        guard FileManager.default.fileExists(atPath: folder.appending(path: "results").path) else {
            throw .badResults(path: folder.path, reason: "it has no folder \"results\"")
        }
    }

    /// Whether a run has filled a folder to its end.
    static func isWritten(at folder: URL) -> Bool {
        let book = GradeBook(at: folder)
        return book.summary != nil && FileManager.default.fileExists(atPath: book.results.path)
    }

    private init(at folder: URL) { self.folder = folder }

    private var results: URL { folder.appending(path: "results") }
    private var similarityFile: URL { folder.appending(path: "similarity.json") }
    private var summaryFile: URL { folder.appending(path: "summary.json") }

    /// Makes sure that the folder is empty, or has results of a kata.
    ///
    /// - Throws: ``GradingError/otherKata(_:path:)``.
    package func require(_ kata: String) throws(GradingError) {
        if let other = summary?.kata, other != kata { throw .otherKata(other, path: folder.path) }
    }

    /// The result under a digest; nil if there is none.
    func grade(_ digest: String) -> Grade? {
        guard let bytes = FileManager.default.contents(atPath: results.appending(path: "\(digest).json").path) else { return nil }
        guard let grade = try? JSONDecoder().decode(Grade.self, from: bytes), grade.labels.allSatisfy(HandIn.isLabel) else { return nil }
        return grade
    }

    /// All results, by their digests.
    ///
    /// - Throws: ``GradingError/badResults(path:reason:)`` if one cannot be read.
    package func grades() throws(GradingError) -> [String: Grade] {
        var grades: [String: Grade] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: results.path)) ?? [] {
            guard let digest = name.wholeMatch(of: /([0-9a-f]{64})\.json/)?.1 else { continue }
            guard let grade = grade(String(digest)) else {
                throw .badResults(path: results.appending(path: name).path, reason: "it is no result of this version")
            }
            grades[String(digest)] = grade
        }
        return grades
    }

    /// The summary of the last run; nil if there is none.
    package var summary: Summary? {
        FileManager.default.contents(atPath: summaryFile.path).flatMap { try? JSONDecoder().decode(Summary.self, from: $0) }
    }

    /// The sketches of the last run; nil if there are none.
    var similarity: Similarity? {
        FileManager.default.contents(atPath: similarityFile.path).flatMap { try? JSONDecoder().decode(Similarity.self, from: $0) }
    }

    func write(_ similarity: Similarity) throws {
        // A line for each of many thousand numbers helps nobody.
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try Self.replace(similarityFile, with: encoder.encode(similarity) + Data("\n".utf8))
    }

    func write(_ grade: Grade, _ digest: String) throws {
        try Self.write(grade, to: results.appending(path: "\(digest).json"))
    }

    func write(_ summary: Summary) throws {
        try Self.write(summary, to: summaryFile)
    }

    /// Removes a result of an earlier run, of which nothing is left.
    func remove(_ digest: String) {
        try? FileManager.default.removeItem(at: results.appending(path: "\(digest).json"))
    }

    /// Writes a file in the folder.
    func write(_ text: String, to name: String) throws {
        try Self.replace(folder.appending(path: name), with: Data(text.utf8))
    }

    /// Removes the files of submissions that are gone, and the folder if nothing is left in it.
    func keepOnly(_ names: Set<String>, in folder: String) throws {
        let place = self.folder.appending(path: folder)
        guard let found = try? FileManager.default.contentsOfDirectory(atPath: place.path) else { return }
        let gone = found.filter { !names.contains("\(folder)/\($0)") }
        for name in gone { try FileManager.default.removeItem(at: place.appending(path: name)) }
        if gone.count == found.count { try FileManager.default.removeItem(at: place) }
    }

    private static func write(_ value: some Encodable, to file: URL) throws {
        try replace(file, with: encoder.encode(value) + Data("\n".utf8))
    }

    /// Writes a file that appears under its name all at once.
    ///
    /// The part that a killed run leaves has a fixed name, so the next run writes over it and nothing stays behind.
    private static func replace(_ file: URL, with bytes: Data) throws(WorkspaceError) {
        let folder = file.deletingLastPathComponent()
        let part = folder.appending(path: ".\(file.lastPathComponent).part")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try bytes.write(to: part)
        } catch {
            throw .notWritable(path: file.path, reason: WorkspaceError.reason(of: error))
        }
        // Another machine may have been quicker with the same file.
        guard rename(part.path, file.path) == 0 || FileManager.default.fileExists(atPath: file.path) else {
            throw .notWritable(path: file.path, reason: String(cString: strerror(errno)))
        }
    }
}
