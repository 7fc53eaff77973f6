internal import Faults
internal import Foundation
internal import Workspace

/// The lines that a submission adds to the files in which nothing else may change: a sprout leaves the old code as it is.
///
/// Blank lines and lines with a comment are not counted, and the space around a line does not matter.
struct AddedLines {
    /// The numbers of the new lines, counted from 1, by the path of their file.
    private(set) var numbers: [String: Set<Int>] = [:]
    /// The first thing that is not as the kata asks, as a sentence without its period, and the next thing to do; nil if all is.
    private(set) var violation: (words: String, advice: String)?

    /// Compares the files with the start.
    init(of check: Check) {
        for (name, most) in (check.kata.description.additionsOnly ?? [:]).sorted(by: { $0.key < $1.key }) {
            let path = "Sources/\(check.module)/\(name)"
            let (before, after) = (Self.lines(of: "Start/\(path)", in: check.startSources), Self.lines(of: path, in: check.submission.production))
            let difference = after.difference(from: before)
            let added = difference.insertions.compactMap { change -> Int? in
                guard case .insert(let offset, let line, _) = change, !line.isEmpty, !line.hasPrefix("//") else { return nil }
                return offset + 1
            }
            numbers[path] = Set(added)
            guard violation == nil else { continue }
            let gone = difference.removals.lazy.map(\.line).first { !$0.isEmpty }
            let words =
                gone.map { "the line `\($0)` of \(name) is gone or changed, and in this kata lines may only be added there" }
                ?? (added.count > most ? "\(added.count.counted("line")) are added to \(name), and at most \(most) may be" : nil)
            guard let words else { continue }
            let original = check.kata.startFolder.appending(path: path).path.asWord
            let own = check.submission.folder.appending(path: path).path.asWord
            violation = (words, "Leave the old code as it is: `diff \(original) \(own)` shows what you have changed.")
        }
    }

    private static func lines(of path: String, in sources: SourceSet?) -> [String] {
        let bytes = sources?.files.first { $0.path == path }?.bytes ?? Data()
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

extension CollectionDifference<String>.Change {
    fileprivate var line: String {
        switch self {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
    }
}
