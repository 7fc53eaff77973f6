package import Foundation
package import Judge
package import Workspace

/// A submission with the verdict that it must get, as those in `Tests/JudgeTests/Submissions`.
///
/// Its folder lies in one with the kata's name. It holds `submission.json`, `verdict.txt` with the words of the verdict, and its files: all of
/// them, or the ones that are not as in its base.
package struct CorpusSubmission: Sendable {
    /// The content of `submission.json`.
    package struct Description: Decodable, Sendable {
        package enum Base: String, Decodable, Sendable {
            /// The reference solution.
            case solution
            /// The legacy code.
            case start
        }

        /// The files that its own files replace; nil if it is whole.
        package var base: Base?
        /// The files and folders of the base that it does not have.
        package var remove: [String]
        /// The point of it, in one sentence.
        package var why: String
        package var verdict: Verdict.Result
        package var failed: Stage?
        package var reason: Reason?
        /// Words that must be in the message or in a detail, because they lead to the fix.
        package var mentions: [String]
        /// The name of the rule that made every fault that survives; nil if other rules' faults survive as well.
        package var onlySurvivor: String?
        /// The number of the hint that answers it; nil if any may come next.
        package var hint: Int?

        private enum CodingKeys: CodingKey { case base, remove, why, verdict, failed, reason, mentions, onlySurvivor, hint }

        /// Reads a description, in which only the verdict must be.
        package init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            base = try values.decodeIfPresent(Base.self, forKey: .base)
            remove = try values.decodeIfPresent([String].self, forKey: .remove) ?? []
            why = try values.decodeIfPresent(String.self, forKey: .why) ?? ""
            verdict = try values.decode(Verdict.Result.self, forKey: .verdict)
            failed = try values.decodeIfPresent(Stage.self, forKey: .failed)
            reason = try values.decodeIfPresent(Reason.self, forKey: .reason)
            mentions = try values.decodeIfPresent([String].self, forKey: .mentions) ?? []
            onlySurvivor = try values.decodeIfPresent(String.self, forKey: .onlySurvivor)
            hint = try values.decodeIfPresent(Int.self, forKey: .hint)
        }
    }

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

    package func description() throws -> Description {
        try JSONDecoder().decode(Description.self, from: Data(contentsOf: folder.appending(path: Self.descriptionFile)))
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
