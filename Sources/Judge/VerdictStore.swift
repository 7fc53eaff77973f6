internal import Foundation

/// The verdicts that were reached, known by the bytes that they were reached about.
struct VerdictStore: Sendable {
    let store: Store

    /// What a verdict depends on: the submission, the acceptance tests, the kata's description and all that they are compiled with.
    func key(of check: Check, libraries: [CompiledModule]) -> ContentKey {
        var parts = [Data("verdict 1 \(Self.judgeIdentity) \(check.kata.description) \(check.submission.folder.path)".utf8)]
        // The store's entries are named by everything that they were made from, the toolchain included.
        parts += libraries.map { Data($0.folder.lastPathComponent.utf8) }
        let sets = [check.submission.production, check.submission.tests, check.behaviorTests, check.seamTests, check.givenSources]
        for sources in sets.compactMap(\.self) {
            parts += [Data("\(sources.files.count)".utf8)] + sources.keyParts
        }
        return ContentKey(parts)
    }

    /// Changes when the judge itself is built anew, whose answers may then be others.
    private static let judgeIdentity: String = {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath().path,
            let attributes = try? FileManager.default.attributesOfItem(atPath: program)
        else { return "" }
        let seconds = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(program) \(attributes[.size] ?? "") \(seconds)"
    }()

    func verdict(for key: ContentKey) -> Verdict? {
        store.existing(key).flatMap { try? ScratchFile($0, "verdict.json").value() }
    }

    /// Keeps a verdict, but for one by the clock: a slow moment of the machine must not stay.
    func keep(_ verdict: Verdict, for key: ContentKey) async throws {
        guard verdict.reason != .timedOut else { return }
        _ = try await store.entry(key) { try ScratchFile($0, "verdict.json").write(json: verdict) }
    }
}
