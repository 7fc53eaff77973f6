internal import Building
internal import Foundation
internal import Workspace

/// The verdicts that were reached before, found by the bytes that were judged.
struct VerdictCache: Sendable {
    let bench: Workbench
    let libraries: Libraries

    private static let file = "verdict.json"

    /// Hashes everything that a verdict of this program depends on.
    ///
    /// The place of the submission is no part of it, except where the words of a verdict differ: in the kata's own folder, and under a path
    /// that a shell needs in quotation marks.
    func key(of check: Check) async throws -> ContentHash {
        let folder = check.submission.folder
        return ContentHash(
            ["verdict 4", Self.judgeIdentity, bench.toolchain, "\(check.isTheKataItself)", "\(folder.path.asWord == folder.path)"]
                .map { Data($0.utf8) } + (try await parts(of: check)))
    }

    /// Hashes the same without anything that differs between machines.
    ///
    /// The sources of the judge stand for the program.
    func portableKey(of check: Check) async throws -> ContentHash {
        let judge = try await libraries.digest(of: ["Building", "Faults", "Judge", "RunnerProtocol", "Workspace"])
        let settings = ["portable verdict 1", bench.compiler.toolchain.version, judge].map { Data($0.utf8) }
        return ContentHash(settings + (try await parts(of: check)))
    }

    /// The submission with its fixtures, the workspace's tests, the kata's description and the libraries.
    private func parts(of check: Check) async throws -> [Data] {
        var parts = [
            try await libraries.digest(), "\(check.kata.description)", "\(check.submission.unreadable.map { "\($0)" } ?? "")",
        ].map { Data($0.utf8) }
        let sets = [
            check.submission.production, check.submission.tests, check.submission.fakes, check.behaviorTests, check.seamTests,
            check.givenSources,
            check.startSources, check.referenceSources,
        ]
        for sources in sets.compactMap(\.self) {
            parts += [Data("\(sources.files.count)".utf8)] + sources.keyParts
        }
        return parts + check.submission.fixtures.keyParts
    }

    /// The identity of this program: another build of the judge may give other verdicts.
    private static let judgeIdentity: String = {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path,
            let attributes = try? FileManager.default.attributesOfItem(atPath: program)
        else { return "" }
        let seconds = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(program) \(attributes[.size] ?? "") \(seconds)"
    }()

    /// The stand-in for the path of the submission's folder in a verdict that is kept.
    private static let place = "\u{E000}submission\u{E000}"

    /// The verdict that was reached before, with the paths of this submission.
    func verdict(for key: ContentHash, in check: Check) -> Verdict? {
        let kept = bench.cache.existing(key).flatMap { try? CachedFile($0, Self.file).value(Verdict.self) }
        return kept?.replacing(Self.place, with: check.submission.folder.path)
    }

    /// Keeps a verdict, if the same bytes would get it again.
    func keep(_ record: VerdictRecord, for key: ContentHash, in check: Check) async throws {
        guard record.isLasting else { return }
        let verdict = record.verdict.replacing(check.submission.folder.path, with: Self.place)
        _ = try await bench.cache.entry(key) { try CachedFile($0, Self.file).write(json: verdict) }
    }
}
