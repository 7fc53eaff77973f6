package import Foundation
package import Workspace

/// A submission with the verdict that it must get, as those in `Tests/JudgeTests/Submissions`.
///
/// Its folder lies in one with the kata's name. It holds `submission.json`, `verdict.txt` with the words of the verdict, and its files: all of
/// them, or the ones that are not as in its base.
package struct CorpusSubmission: Sendable {
    /// The name of its kata's folder.
    package var module: String { folder.deletingLastPathComponent().lastPathComponent }
    /// The folder's own name.
    package var slug: String { folder.lastPathComponent }
    package let folder: URL

    /// The names of the two files that tell about it.
    package static let (descriptionFile, verdictFile) = ("submission.json", "verdict.txt")

    /// Every submission of the corpus, or those for one kata; none where the clone has no tests.
    ///
    /// - Parameters:
    ///   - root: The clone.
    ///   - module: The name of a kata's folder; nil for all.
    package static func all(in root: URL, for module: String? = nil) -> [CorpusSubmission] {
        let corpus = root.appending(path: "Tests/JudgeTests/Submissions")
        let modules = module.map { [corpus.appending(path: $0)] } ?? folders(in: corpus)
        return modules.flatMap(folders).map(CorpusSubmission.init)
    }

    private static func folders(in parent: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { parent.appending(path: $0) }
    }

    /// Reads what must be true of it.
    ///
    /// - Throws: ``GradingError/noExpectation(path:reason:)`` with the key or the line that is wrong.
    package func description() throws -> Description {
        let bytes = try Data(contentsOf: folder.appending(path: Self.descriptionFile))
        func unreadable(_ reason: String) -> GradingError { .noExpectation(path: folder.path, reason: "\(Self.descriptionFile) \(reason)") }
        if let broken = BrokenJSON(bytes) { throw unreadable("is not JSON, from line \(broken.line) on") }
        do {
            return try JSONDecoder().decode(Description.self, from: bytes)
        } catch let error as DecodingError {
            let words = error.inWords
            throw unreadable("cannot be used: \(words.hasSuffix(".") ? String(words.dropLast()) : words)")
        }
    }

    /// Its own files, as paths below its folder.
    package var files: [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).filter { path in
            ![Self.descriptionFile, Self.verdictFile].contains(path)
                && FileManager.default.contents(atPath: folder.appending(path: path).path) != nil
        }.sorted()
    }

    /// Writes the whole submission: the base without the removed files, and its own files.
    package func materialize(of kata: Kata, in workspace: Workspace, to target: URL) throws {
        let description = try description()
        let manager = FileManager.default
        try manager.createDirectory(at: target, withIntermediateDirectories: true)
        if let base = description.base {
            try Self.copy(base == .solution ? workspace.solution(of: kata) : kata.startFolder, of: kata, to: target)
        }
        for path in description.remove {
            let file = target.appending(path: path)
            guard manager.fileExists(atPath: file.path) else {
                throw GradingError.noExpectation(path: folder.path, reason: "it removes \(path), which its base does not have")
            }
            try manager.removeItem(at: file)
        }
        for path in files {
            let file = target.appending(path: path)
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // A file of the base of the same name makes way.
            try? manager.removeItem(at: file)
            try manager.copyItem(at: folder.appending(path: path), to: file)
        }
    }

    /// Copies the parts of a kata that are judged.
    static func copy(_ base: URL, of kata: Kata, to target: URL) throws {
        for part in kata.parts {
            let copy = target.appending(path: part)
            try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: base.appending(path: part), to: copy)
        }
    }
}
