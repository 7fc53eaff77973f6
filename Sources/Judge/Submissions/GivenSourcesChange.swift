internal import Workspace

/// A change to the sources of a kata in which only the tests may change.
struct GivenSourcesChange {
    /// A sentence without its period for each file that is not as given.
    var files: [String]
    /// The way to restore the sources without losing anything.
    var advice: String

    /// Compares the sources byte for byte; nil if they may change, or if they are as given.
    init?(of check: Check) {
        guard let given = check.givenSources else { return nil }
        let before = Self.byPath(given)
        let after = Self.byPath(check.submission.production)
        files = Set(before.keys).union(after.keys).sorted().compactMap { path in
            switch (before[path], after[path]) {
            case (nil, _): "\(path) was added"
            case (_, nil): "\(path) is missing"
            case (let old, let new): old == new ? nil : "\(path) was changed"
            }
        }
        if files.isEmpty { return nil }
        let isTheKataItself = check.submission.folder.standardizedFileURL.path == check.kata.folder.standardizedFileURL.path
        advice =
            isTheKataItself
            ? "Type `./kata reset \(check.kata.name)`. It keeps your files aside and prints their place: copy your tests back from there."
            : "Restore Sources from Solutions/\(check.module)/Start/Sources."
    }

    private static func byPath(_ sources: SourceSet) -> [String: SourceSet.File] {
        Dictionary(uniqueKeysWithValues: sources.files.map { ($0.path, $0) })
    }
}
