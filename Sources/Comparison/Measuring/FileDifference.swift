package import Workspace

/// The difference between two versions of a file, without empty lines and comments.
struct FileDifference {
    var name: String
    var removed: [String] = []
    var added: [String] = []
    /// The lines of the new version.
    var new: [String]

    /// Compares the files of two versions, sorted by name.
    static func all(from old: [LinedFile], to new: [LinedFile]) -> [FileDifference] {
        Set((old + new).map(\.name)).sorted().map { name in
            let lines = { (files: [LinedFile]) in files.first { $0.name == name }?.lines ?? [] }
            var difference = FileDifference(name: name, new: lines(new))
            for line in LineDiff(from: lines(old), to: lines(new)).lines {
                switch line {
                case .removed(let text) where isCode(text): difference.removed.append(text)
                case .added(let text) where isCode(text): difference.added.append(text)
                default: break
                }
            }
            return difference
        }
    }

    /// Whether a line is neither empty nor a comment.
    static func isCode(_ line: String) -> Bool {
        let text = line.drop(while: \.isWhitespace)
        return !text.isEmpty && !text.hasPrefix("//")
    }
}

extension Kata {
    /// The lines that the technique costs: those that its solution changes, and those that it adds.
    ///
    /// They are the same two figures as in the comparison, without formatting the files once more, so they take no toolchain.
    ///
    /// - Throws: `WorkspaceError` if the start or the solution cannot be read.
    package func lineCost(in workspace: Workspace) throws(WorkspaceError) -> (changed: Int, added: Int) {
        let start = try workspace.sources(at: "Solutions/\(module)/Start/Sources/\(module)")
        let solution = try workspace.sources(at: "Solutions/\(module)/Sources/\(module)")
        let differences = FileDifference.all(from: start.lined, to: solution.lined)
        return (differences.flatMap(\.removed).count, differences.flatMap(\.added).count)
    }
}

extension SourceSet {
    fileprivate var lined: [LinedFile] {
        zip(files, texts).map { file, text in
            let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
            return LinedFile(name: name, lines: text.split(separator: "\n").map(String.init))
        }
    }
}
