import Building
import Foundation
import Judge
import Synchronization
import TestSupport
import Testing

@testable import kata

struct SaveWatcherTests {
    @Test func `each save is reported once`() async {
        #expect(await told(looks: ["start", "first", "first", "first", "second", "second", "second"]) == ["first", "second"])
    }

    @Test func `a save between the first stamp and the first poll is reported`() async {
        #expect(await told(looks: ["first", "first", "first"]) == ["first"])
    }

    @Test func `a save in several steps is reported once`() async {
        #expect(await told(looks: ["removed", "half", "whole", "whole", "whole"]) == ["whole"])
    }

    @Test func `a poll without a change reports nothing`() async {
        #expect(await told(looks: ["start", "start"]) == [])
    }

    @Test func `a save by renaming another file into place is reported, even with the same text`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "seams-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let stamp = FolderStamp(folders: [folder])
        let empty = stamp()
        try Data("let x = 1\n".utf8).write(to: folder.appending(path: "Screen.swift"))
        let first = stamp()
        try Data("let x = 1\n".utf8).write(to: folder.appending(path: "Screen.swift"), options: .atomic)
        let second = stamp()
        try Data("swap".utf8).write(to: folder.appending(path: ".Screen.swift.swp"))

        #expect(Set([empty, first, second]).count == 3)
        #expect(stamp() == second)
    }

    @Test func `without a terminal, watch proposes check`() async throws {
        let outcome = try await WorkspaceCopy().kata("watch", "closure-injection")

        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("kata check closure-injection"), "\(outcome)")
    }

    /// The stamps at the reported saves, if the polls see these stamps one after the other.
    private func told(looks: [String]) async -> [String] {
        let looks = Mutex(looks[...])
        let current = Mutex("")
        let told = Mutex<[String]>([])
        let watcher = SaveWatcher(
            stamp: {
                let look = looks.withLock { $0.removeFirst() }
                current.withLock { $0 = look }
                return look
            },
            sleep: { _ in if looks.withLock({ $0.isEmpty }) { throw CancellationError() } })
        await watcher.run(since: "start") { told.withLock { told in told.append(current.withLock { $0 }) } }
        return told.withLock { $0 }
    }
}
