internal import Building
internal import Foundation
internal import Synchronization

/// The answers about the faults of a package in one state, each written down as soon as it is known, so that an interruption loses none.
final class AnswerBook: Sendable {
    private struct Entry: Codable {
        var id: String
        var answer: Answer
    }

    private let known: Mutex<[String: Answer]>
    private let file: FileHandle?

    /// The books of earlier states that stay.
    private static let mostKept = 5

    /// Opens the book of a state.
    init(of state: PackageState, in scratch: Scratch) {
        let folder = scratch.folder.appending(path: "answers")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appending(path: "\(state.key).jsonl")
        var known: [String: Answer] = [:]
        for line in (try? Data(contentsOf: url))?.split(separator: UInt8(ascii: "\n")) ?? [] {
            // The last line may be torn.
            if let entry = try? JSONDecoder().decode(Entry.self, from: line) { known[entry.id] = entry.answer }
        }
        self.known = Mutex(known)
        let descriptor = open(url.path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o644)
        file = descriptor < 0 ? nil : FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // A torn line must not take the next one with it.
        if !known.isEmpty { try? file?.write(contentsOf: Data("\n".utf8)) }
        Self.removeOldest(in: folder)
    }

    /// The known answer about a fault.
    func answer(about fault: OwnFault) -> Answer? { known.withLock { $0[fault.id] } }

    /// Keeps an answer.
    func keep(_ answer: Answer, about fault: OwnFault) {
        guard let line = try? JSONEncoder().encode(Entry(id: fault.id, answer: answer)) else { return }
        known.withLock { known in
            known[fault.id] = answer
            // A full disk costs the memory, and not the run.
            try? file?.write(contentsOf: line + Data("\n".utf8))
        }
    }

    private static func removeOldest(in folder: URL) {
        let books =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
        let dated = books.map { book in
            (book, (try? book.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate) ?? .distantPast)
        }
        for (book, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(mostKept) { try? FileManager.default.removeItem(at: book) }
    }
}
