internal import Workspace

/// A mistake that ends the test process, known by the run-time's words about it.
///
/// The standard library names neither file nor line; where the judge has found these, they stand behind the words.
struct RuntimeTrap: Sendable {
    /// A part of the run-time's message.
    var words: String
    /// A part of the line that ends the process; nil for any line.
    var code: String?
    /// The usual cause, and what to write instead.
    var advice: String
    /// The same where one of the workspace's own tests runs the learner's code; nil if the trap says nothing about that.
    var production: String?

    /// Returns what to do about a crash in one of the workspace's own tests; nil if the words say nothing about the learner's code.
    static func advice(onProduction words: String, in sources: [SourceSet] = []) -> String? {
        trap(behind: words, in: sources)?.production
    }

    /// Returns what to do about a crash.
    ///
    /// - Parameters:
    ///   - how: The way in which the process ended, with the place if the run-time names one.
    ///   - sources: The files of the submission, of which one may have the place.
    static func advice(on how: String, in sources: [SourceSet] = []) -> String {
        let place = place(in: how).map { place in
            place.line.map { "Line \($0) of \(place.file) ends the process" }
                ?? "A macro in \(place.file), such as `#expect`, ends the process"
        }
        guard let trap = trap(behind: how, in: sources) else {
            return place.map { "\($0): let the test take another way, or remove the trap." }
                ?? "Run this test alone in your editor, and remove whatever ends the process."
        }
        return place.map { "\($0). \(trap.advice)" } ?? trap.advice
    }

    private static func trap(behind how: String, in sources: [SourceSet]) -> RuntimeTrap? {
        let line = place(in: how).flatMap { $0.text(in: sources) } ?? ""
        return all.first { how.contains($0.words) && ($0.code.map(line.contains) ?? true) }
    }

    private static func place(in how: String) -> Place? {
        how.firstMatch(of: /(?:\(|, )(\S+\.swift)(?::(\d+))?\)/).map { Place(String($0.1), line: $0.2.flatMap { Int($0) }) }
    }
}

extension Place {
    /// The text of its line, in the file of its name; nil if there is no such line.
    fileprivate func text(in sources: [SourceSet]) -> String? {
        guard let line, let found = sources.flatMap(\.files).first(where: { $0.path.hasSuffix("/\(file)") }) else { return nil }
        let lines = String(decoding: found.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
    }
}
