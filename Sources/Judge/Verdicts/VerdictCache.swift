internal import Building
internal import Foundation
internal import Workspace

/// The verdicts that were reached before, found by the bytes that were judged.
struct VerdictCache: Sendable {
    let bench: Workbench
    let libraries: Libraries

    private static let file = "verdict.json"

    /// Hashes everything that a verdict depends on.
    ///
    /// That is the submission with its fixtures, the workspace's tests, the kata's description, the libraries, the toolchain and the judge itself.
    func key(of check: Check) async throws -> ContentHash {
        let settings = [
            "verdict 3", Self.judgeIdentity, bench.toolchain, try await libraries.digest(), "\(check.kata.description)",
            check.submission.folder.path, "\(check.submission.unreadable.map { "\($0)" } ?? "")",
        ]
        var parts = settings.map { Data($0.utf8) }
        let sets = [
            check.submission.production, check.submission.tests, check.behaviorTests, check.seamTests, check.givenSources,
            check.startSources,
        ]
        for sources in sets.compactMap(\.self) {
            parts += [Data("\(sources.files.count)".utf8)] + sources.keyParts
        }
        parts += check.submission.fixtures.keyParts
        return ContentHash(parts)
    }

    /// The identity of this program: another build of the judge may give other verdicts.
    private static let judgeIdentity: String = {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path,
            let attributes = try? FileManager.default.attributesOfItem(atPath: program)
        else { return "" }
        let seconds = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(program) \(attributes[.size] ?? "") \(seconds)"
    }()

    func verdict(for key: ContentHash) -> Verdict? {
        bench.cache.existing(key).flatMap { try? CachedFile($0, Self.file).value() }
    }

    /// Keeps a verdict, if the same bytes would get it again.
    func keep(_ record: VerdictRecord, for key: ContentHash) async throws {
        guard record.isLasting else { return }
        _ = try await bench.cache.entry(key) { try CachedFile($0, Self.file).write(json: record.verdict) }
    }
}
