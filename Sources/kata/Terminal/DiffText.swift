internal import Comparison
internal import Foundation
internal import Learner
internal import Workspace

/// The difference between two versions of a kata's files, in the form of `diff -u`.
struct DiffText {
    /// A version of the files: their bytes, the folder that their paths begin in, and a word for them in the headings.
    struct Version {
        var files: Recipe.Files
        var folder: String
        var name: String
    }

    let old: Version
    let new: Version

    /// Whether there is no difference.
    var isEmpty: Bool { paths.isEmpty }

    private var paths: [String] { Set(old.files.keys).union(new.files.keys).filter { old.files[$0] != new.files[$0] }.sorted() }

    /// The lines of the difference, in color where the style has it.
    ///
    /// - Parameter context: The number of lines before and after a change.
    func lines(_ style: Style, context: Int = 3) -> [String] {
        paths.flatMap { path in
            let diff = LineDiff(from: Self.lines(of: old.files[path]), to: Self.lines(of: new.files[path]))
            let hunks = diff.hunks(context: context, names: (old.name, new.name))
            return [style("--- \(old.folder)/\(path)", .bold), style("+++ \(new.folder)/\(path)", .bold)]
                + hunks.map { Self.colored($0, style) }
        }
    }

    private static func lines(of bytes: Data?) -> [String] {
        guard let bytes, !bytes.isEmpty else { return [] }
        var lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func colored(_ line: String, _ style: Style) -> String {
        switch line.first {
        case "+": style(line, .green)
        case "-": style(line, .red)
        case "@": style(line, .dim)
        default: line
        }
    }
}
