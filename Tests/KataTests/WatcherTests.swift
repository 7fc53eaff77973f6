import Foundation
import Judge
import Testing

@testable import kata

struct WatcherTests {
    @Test func `what is there at the start is judged at once`() async throws {
        #expect(try await judged(saves: [], during: [:]) == ["start"])
    }

    @Test func `each save is judged`() async throws {
        #expect(try await judged(saves: ["first", "second"], during: [:]) == ["start", "first", "second"])
    }

    @Test func `a save during a check is judged right after it`() async throws {
        #expect(try await judged(saves: ["second"], during: ["start": "first"]) == ["start", "first", "second"])
    }

    @Test func `of several saves during a check the last is judged`() async throws {
        #expect(try await judged(saves: [], during: ["start": "last"]) == ["start", "last"])
    }

    @Test func `a save by renaming another file into place is noticed, also with the same text`() async throws {
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

    @Test func `without a terminal it says what to use instead`() async throws {
        let outcome = try await WorkspaceCopy().kata("watch", "closure-injection")

        #expect(outcome.code == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("kata check closure-injection"), "\(outcome)")
    }

    /// Plays a learner: what is saved while it waits, and what is saved while a state is being judged. The result is what was judged.
    private func judged(saves: [String], during: [String: String]) async throws -> [String] {
        var text = "start"
        var waiting = saves[...]
        var during = during
        var judged: [String] = []
        let watcher = Watcher(
            stamp: { text },
            judge: {
                judged.append(text)
                if let next = during.removeValue(forKey: text) { text = next }
            },
            wait: {
                guard let next = waiting.popFirst() else { return false }
                text = next
                return true
            })
        try await watcher.run()
        return judged
    }
}
