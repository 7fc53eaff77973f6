internal import Building
package import Foundation
internal import Workspace

/// The hard dependencies in somebody's own code: it finds them, and ranks them by their cost.
package struct Survey: Sendable {
    /// The choices of a call.
    package struct Options: Sendable {
        /// The names of the targets; empty for all of them.
        package var targets: [String] = []
        /// The patterns of the files; empty for all of them.
        package var files: [String] = []
        /// The time at which the twelve months end in which commits count.
        package var now = Date()

        package init() {}
    }

    private let folder: URL
    private let options: Options
    private let practices: [String: Practice]
    private let searchPath: String

    /// Prepares a survey.
    ///
    /// - Parameters:
    ///   - folder: The folder of a package, or any folder with Swift files.
    ///   - practices: The katas and what their techniques cost.
    ///   - searchPath: The value of PATH.
    package init(
        of folder: URL, practices: [Practice], options: Options = Options(),
        searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) {
        self.folder = folder
        self.options = options
        self.practices = Dictionary(practices.map { ($0.kata, $0) }, uniquingKeysWith: { first, _ in first })
        self.searchPath = searchPath
    }

    /// The names of the katas that a survey may propose.
    package static var proposedKatas: Set<String> { Category.proposedKatas }

    /// Reads the code and ranks its hard dependencies.
    ///
    /// - Throws: ``SurveyError``, `WorkspaceError`.
    package func report() async throws -> SurveyReport {
        try await withTaskExecutorPreference(DeepStack.shared) {
            let sources = try await SurveyedSources(in: folder, options, searchPath: searchPath)
            async let commits = RecentCommits(in: sources.root, until: options.now)
            let read = try await sources.files.mapInParallel { file -> FileFacts? in
                guard let text = sources.text(of: file) else { return nil }
                return FileFacts(
                    path: file.path, text: PlainFolder.helpsTests(text) || PlainFolder.isGenerated(text) ? "" : text, module: file.module)
            }
            let index = sources.toolchain.flatMap { CodeIndex(of: sources.root, paths: sources.files.map(\.path), toolchain: $0) }
            let files = read.compactMap(\.self).map { file in
                guard let known = index?.files[file.path] else { return file }
                var file = file
                file.resolve(with: known)
                return file
            }
            let code = CodeFacts(files)
            let history = try await commits
            let list = FindingList(code, practices: practices, commits: history.counts, including: sources.includes)
            return SurveyReport(
                package: sources.name, indexed: index?.files.isEmpty == false, outdated: index.map { files.count - $0.files.count } ?? 0,
                unread: zip(sources.files, read).filter { $1 == nil }.map(\.0.path),
                broken: files.filter(\.isBroken).map(\.path), history: history.isKnown, note: sources.note, files: files.count,
                lines: files.reduce(0) { $0 + $1.codeLines.count }, findings: list.findings,
                skipped: list.skipped)
        }
    }
}
