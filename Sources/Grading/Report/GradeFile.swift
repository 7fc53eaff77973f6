internal import Building
internal import Foundation
package import Workspace

/// A file that is written beside the results.
///
/// No file lets a submission's words act on its reader: see each one's escaping.
struct GradeFile: Sendable {
    /// Everything that a file may need.
    struct Source {
        var table: GradeTable
        var roster: Roster?
        /// The style sheet and the script of pages.
        var (style, script): (String, String)
    }

    /// The files' names below the folder, with their texts.
    var texts: @Sendable (Source) -> [(name: String, text: String)]

    /// All files; a new kind is a line here.
    static let all = [
        GradeFile { [("grades.csv", CSV.text(of: $0.table, $0.roster))] },
        GradeFile { [("junit.xml", JUnit.text(of: $0.table))] },
        GradeFile { [("report.html", ReportPage(source: $0).text)] },
        GradeFile { source in source.table.rows.map { ("back/\($0.label).txt", HandBack(row: $0, kata: source.table.kata).text) } },
        GradeFile { source in
            source.table.rows.map { ("back/\($0.label).html", HandBack(row: $0, kata: source.table.kata).page(style: source.style)) }
        },
    ]
}

extension GradeBook {
    /// Writes all files for people and for other programs.
    ///
    /// - Parameters:
    ///   - table: The results.
    ///   - roster: Further columns for the table, by label; nil without any.
    ///   - workspace: The clone that holds the pages' style.
    package func write(_ table: GradeTable, _ roster: Roster?, from workspace: Workspace) throws {
        let folder = workspace.root.appending(path: "Sources/Grading/Report")
        func asset(_ name: String) throws -> String {
            let file = folder.appending(path: name)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw WorkspaceError.missing(path: file.path) }
            return text
        }
        let source = GradeFile.Source(
            table: table, roster: roster, style: try asset("report.css"), script: try asset("report.js"))
        let texts = GradeFile.all.flatMap { $0.texts(source) }
        for (name, text) in texts { try write(text, to: name) }
        try keepOnly(Set(texts.map(\.name)), in: "back")
    }
}
