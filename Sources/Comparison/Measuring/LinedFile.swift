internal import Building
internal import Workspace

/// A file's name and its lines.
struct LinedFile: Sendable {
    var name: String
    var lines: [String]
}

extension Workbench {
    /// Formats files and splits them into lines, sorted by name.
    func lined(_ sources: SourceSet) async throws -> [LinedFile] {
        var files: [LinedFile] = []
        for (file, text) in zip(sources.files, sources.texts) {
            let lines = try await formatted(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
            files.append(LinedFile(name: name, lines: lines.last == "" ? lines.dropLast() : lines))
        }
        return files.sorted { $0.name < $1.name }
    }
}
