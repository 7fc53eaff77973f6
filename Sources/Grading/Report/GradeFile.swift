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
        var design: PageDesign
        /// The variables in which other programs say what is graded.
        var environment: [String: String] = [:]
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
            source.table.rows.map { ("back/\($0.label).html", HandBack(row: $0, kata: source.table.kata).page(source.design)) }
        },
    ]
}

extension GradeBook {
    /// Writes all files for people and for other programs.
    ///
    /// - Parameters:
    ///   - table: The results.
    ///   - roster: Further columns for the table, by label; nil without any.
    ///   - formats: The forms for other programs; files in a form that is not among them are of an earlier run, and go.
    ///   - environment: The variables in which other programs say what is graded.
    ///   - workspace: The clone that holds the pages' style.
    package func write(
        _ table: GradeTable, _ roster: Roster?, as formats: [GradeFormat] = [], environment: [String: String] = [:],
        from workspace: Workspace
    ) throws {
        let design = try PageDesign("Sources/Grading/Report/report", below: workspace.root)
        let source = GradeFile.Source(table: table, roster: roster, design: design, environment: environment)
        let texts = try GradeFile.all.flatMap { $0.texts(source) } + formats.flatMap { try $0.texts(source) }
        for (name, text) in texts { try write(text, to: name) }
        let names = Set(texts.map(\.name))
        let others = GradeFormat.all.filter { format in !format.needsSubmissions || !formats.contains { $0.name == format.name } }
        for folder in ["back"] + others.map(\.name) { try keepOnly(names, in: folder) }
    }
}
