internal import Workspace

/// How a submission's sources are not as they were given, where only the tests may change.
struct GivenSources {
    /// What happened to the first file that is not as given, as a sentence, and the others.
    var changes: [String]

    /// Compares byte for byte; nil if nothing is given, or if everything is as it was.
    init?(of check: Check) {
        guard let given = check.givenSources else { return nil }
        let before = Self.byPath(given)
        let after = Self.byPath(check.submission.production)
        changes = Set(before.keys).union(after.keys).sorted().compactMap { path in
            switch (before[path], after[path]) {
            case (nil, _): "\(path) was added"
            case (_, nil): "\(path) is missing"
            case (let old, let new): old == new ? nil : "\(path) was changed"
            }
        }
        if changes.isEmpty { return nil }
    }

    private static func byPath(_ sources: SourceSet) -> [String: SourceSet.File] {
        Dictionary(uniqueKeysWithValues: sources.files.map { ($0.path, $0) })
    }
}
