internal import Faults
internal import Foundation
internal import SwiftSyntax
internal import Workspace

/// A change to a file of production that a kata locks, such as a screen that others own.
///
/// Its code must stay; comments, spaces and `final` may change, as nobody who uses the code notices them.
struct LockedFilesChange {
    /// A sentence without its period.
    var words: String
    /// The next thing to do.
    var advice: String

    /// Compares locked files with the start; nil if their code is the same.
    ///
    /// - Parameters:
    ///   - check: The submission.
    ///   - names: The names of the files; nil for all that the kata locks.
    init?(of check: Check, among names: [String]? = nil) {
        guard let locked = names ?? check.kata.description.locked, let start = check.startSources else { return nil }
        for name in locked {
            let path = "Sources/\(check.module)/\(name)"
            let (before, after) = (start.file("Start/\(path)"), check.submission.production.file(path))
            if before.map(Self.code) == after.map(Self.code) { continue }
            words = "\(name) stays as it is in this kata, and \(path) \(after == nil ? "is missing" : "was changed")"
            let original = check.kata.startFolder.appending(path: path).path.asWord
            advice =
                after == nil
                ? "Copy it from \(original)."
                : "Undo your change to it: `diff \(original) \(check.submission.folder.appending(path: path).path.asWord)` shows it."
            return
        }
        return nil
    }

    /// The words of the code.
    private static func code(of file: SourceSet.File) -> [String] {
        ParsedSources(SourceSet(files: [file])).trees.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text).filter { $0 != "final" }
    }
}

extension SourceSet {
    fileprivate func file(_ path: String) -> File? {
        files.first { $0.path == path }
    }
}
