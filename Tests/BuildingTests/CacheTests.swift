import Building
import Foundation
import TestSupport
import Testing
import Workspace

/// Entries of the cache: made once, and made again if they are not whole.
struct CacheTests {
    /// Fills an entry, and counts how often.
    private actor Maker {
        private(set) var count = 0

        func fill(_ folder: URL) throws {
            count += 1
            try CachedFile(folder, "value.json").write(json: ["number": 42])
        }
    }

    @Test func `an entry is made once`() async throws {
        try await TemporaryFolder.with { folder in
            let (cache, maker) = (try Cache(folder: folder), Maker())
            for _ in 0..<2 { _ = try await cache.entry(ContentHash(["key"])) { try await maker.fill($0) } }

            #expect(await maker.count == 1)
        }
    }

    @Test(arguments: ["a file that was cut short", "a file that is gone", "an inventory that is gone"])
    func `an entry that is not whole is made again`(_ damage: String) async throws {
        try await TemporaryFolder.with { folder in
            let (cache, maker) = (try Cache(folder: folder), Maker())
            let entry = try await cache.entry(ContentHash(["key"])) { try await maker.fill($0) }
            let file = entry.appending(path: damage.contains("inventory") ? "inventory.txt" : "value.json")
            if damage.contains("cut") { try Data().write(to: file) } else { try FileManager.default.removeItem(at: file) }

            #expect(cache.existing(ContentHash(["key"])) == nil)
            let again = try await cache.entry(ContentHash(["key"])) { try await maker.fill($0) }
            #expect(try CachedFile(again, "value.json").value() == ["number": 42])
            #expect(await maker.count == 2)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [again.lastPathComponent])
        }
    }

    @Test func `an entry that could not be made is not kept`() async throws {
        try await TemporaryFolder.with { folder in
            let cache = try Cache(folder: folder)
            await #expect(throws: CocoaError.self) {
                try await cache.entry(ContentHash(["key"])) { _ in throw CocoaError(.fileWriteOutOfSpace) }
            }

            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        }
    }
}
