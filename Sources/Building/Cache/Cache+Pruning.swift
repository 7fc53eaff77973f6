package import Foundation

extension Cache {
    private static let day: TimeInterval = 24 * 60 * 60

    /// Removes entries unused for two weeks, and leftovers of killed processes after a day; it looks once a day.
    package func prune(now: Date = Date()) {
        let marker = folder.appending(path: "pruned")
        guard age(of: marker, at: now) ?? .infinity > Self.day else { return }
        _ = FileManager.default.createFile(atPath: marker.path, contents: nil)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            let isTemporary = name.hasPrefix("draft-") || name.hasPrefix("run-") || name.hasSuffix(".lock")
            let isEntry = name.wholeMatch(of: /[0-9a-f]{64}/) != nil
            guard isTemporary || isEntry, let age = age(of: folder.appending(path: name), at: now) else { continue }
            if age > Self.day * (isTemporary ? 1 : 14) { try? FileManager.default.removeItem(at: folder.appending(path: name)) }
        }
    }

    private func age(of file: URL, at now: Date) -> TimeInterval? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return (attributes?[.modificationDate] as? Date).map(now.timeIntervalSince)
    }
}
