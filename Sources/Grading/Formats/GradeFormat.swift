internal import Foundation

/// A form of the results for another program, which is written where it is asked for.
package struct GradeFormat: Sendable {
    /// The word after `--format`, which is also the folder of its files.
    package let name: String
    /// The files' names below the folder of the results, with their texts.
    var texts: @Sendable (GradeFile.Source) throws -> [(name: String, text: String)]
    /// The reason why it cannot be written for so many submissions in this environment, without its period; nil if it can.
    var obstacle: @Sendable (_ submissions: Int, _ environment: [String: String]) -> String? = { _, _ in nil }

    /// Whether the code of the submissions goes into it, which results alone do not have.
    package var needsSubmissions = false

    /// All forms; a new one is a file with an extension and its name here.
    package static let all: [GradeFormat] = [.gradescope, .classroom50, .exercism, .github, .jplag]

    /// Reads names with commas between them.
    ///
    /// - Throws: ``GradingError/unknownFormat(_:known:)``.
    package static func named(_ words: String) throws(GradingError) -> [GradeFormat] {
        var formats: [GradeFormat] = []
        for word in words.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard let format = all.first(where: { $0.name == word }) else { throw .unknownFormat(word, known: all.map(\.name)) }
            formats.append(format)
        }
        return formats
    }

    /// Makes sure that it can be written, before anything is judged.
    ///
    /// - Throws: ``GradingError/badFormat(_:reason:)``.
    package func require(submissions: Int, environment: [String: String]) throws(GradingError) {
        if let reason = obstacle(submissions, environment) { throw .badFormat(name, reason: reason) }
    }
}

extension GradeFormat {
    /// A form with a file for each submission that could be judged: an error of this machine is nobody's result.
    static func forEach(_ name: String, _ value: @escaping @Sendable (GradeTable.Row, GradeFile.Source) -> any Encodable) -> GradeFormat {
        GradeFormat(name: name) { source in
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try source.table.rows.filter { $0.grade.state != .machine }.map { row in
                ("\(name)/\(row.label).json", String(decoding: try encoder.encode(value(row, source)), as: UTF8.self) + "\n")
            }
        }
    }
}
