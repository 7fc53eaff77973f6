internal import Faults
internal import Synchronization
internal import Workspace

/// The syntax trees of files, which are parsed when somebody first asks for them.
final class ParsedOnce: Sendable {
    private let sources: SourceSet
    private let parsed = Mutex<ParsedSources?>(nil)

    init(_ sources: SourceSet) {
        self.sources = sources
    }

    func callAsFunction() -> ParsedSources {
        parsed.withLock { parsed in
            let value = parsed ?? ParsedSources(sources)
            parsed = value
            return value
        }
    }
}
