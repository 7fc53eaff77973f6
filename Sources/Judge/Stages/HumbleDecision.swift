internal import Faults
internal import Foundation
internal import SwiftSyntax
internal import Workspace

/// A decision in the part of a submission that must make none, because no test runs it.
struct HumbleDecision {
    /// The sentence about it.
    var words: String
    /// The next thing to do.
    var next: String

    /// Finds the first one; nil if there is none, or if the kata has no such part.
    init?(in sources: ParsedSources, of check: Check) {
        guard let humble = check.kata.description.humble else { return nil }
        for (file, tree) in zip(sources.sources.files, sources.trees) {
            guard let decision = Decision(in: tree, of: humble) else { continue }
            let line = file.bytes.prefix(decision.offset).count { $0 == UInt8(ascii: "\n") } + 1
            let place = Place(file.path, line: line)
            let names = humble.map { "`\($0)`" }.joined(separator: " and ")
            words =
                "\(place.short) decides something with `\(decision.code)`, and code in \(names) only does real things, as no test runs it."
            next = "Move the decision out of \(names), to code that a test runs: \(place.clickable(in: check.submission.folder.path))"
            return
        }
        return nil
    }
}
