package import Foundation

/// A list that the facilitator keeps, such as names and groups, joined to the results by label.
///
/// It goes into the table only; everything else speaks of labels.
package struct Roster: Sendable {
    /// The names of the further columns.
    let columns: [String]
    private let rows: [String: [String]]
    /// The labels as they are compared: people write P01 for p01.
    private let known: [String: [String]]
    private let file: URL
    /// The name of the column with the labels.
    private let title: String

    /// Reads comma-separated values whose first line names the columns, one of which is `label`, or else the first.
    ///
    /// Spaces around a value do not count.
    /// Table programs of many countries write semicolons: they separate the values if the first line has no comma.
    ///
    /// - Throws: ``GradingError/badRoster(path:reason:)``.
    package init(at file: URL) throws(GradingError) {
        // A pipe has no size, so it is read to its end.
        let bytes = (try? FileHandle(forReadingFrom: file))?.readDataToEndOfFile()
        guard let text = bytes.flatMap({ String(validating: $0, as: UTF8.self) }) else {
            let isThere = FileManager.default.fileExists(atPath: file.path)
            throw .badRoster(path: file.path, reason: isThere ? "it cannot be read as UTF-8 text" : "there is no such file")
        }
        var lines = Self.lines(of: text)
        guard !lines.isEmpty else { throw .badRoster(path: file.path, reason: "it is empty") }
        let head = lines.removeFirst()
        let key = head.firstIndex { $0.lowercased() == "label" } ?? 0
        title = head[key]
        columns = head.indices.filter { $0 != key }.map { head[$0] }
        var rows: [String: [String]] = [:]
        for (index, line) in lines.enumerated() {
            guard line.count == head.count else {
                throw .badRoster(path: file.path, reason: "row \(index + 2) has \(line.count) values, and the first has \(head.count)")
            }
            guard rows.updateValue(line.indices.filter { $0 != key }.map { line[$0] }, forKey: line[key]) == nil else {
                throw .badRoster(path: file.path, reason: "the label \(line[key]) stands in it twice")
            }
        }
        self.rows = rows
        self.file = file
        known = Dictionary(grouping: rows.keys) { $0.lowercased() }
    }

    /// Makes sure that it is the list of this class.
    ///
    /// - Parameter labels: Those of all submissions.
    /// - Throws: ``GradingError/badRoster(path:reason:)`` if none of them is in it.
    package func require(anyOf labels: [String]) throws(GradingError) {
        if title.lowercased() != "label", labels.contains(where: { $0.lowercased() == title.lowercased() }) {
            throw .badRoster(
                path: file.path, reason: "its first row is that of \(title), and must name the columns, as in label,name")
        }
        guard !rows.isEmpty else { throw .badRoster(path: file.path, reason: "it names nobody") }
        guard labels.contains(where: { key(of: $0) != nil }) else {
            let (mine, others) = (rows.keys.sorted().prefix(3), labels.prefix(3))
            throw .badRoster(
                path: file.path,
                reason: "none of its labels (\(mine.joined(separator: ", "))) is that of a submission (\(others.joined(separator: ", ")))")
        }
    }

    /// The label of the list that means this one: the same, or the only one that differs in capitals alone.
    private func key(of label: String) -> String? {
        if rows[label] != nil { return label }
        let near = known[label.lowercased()] ?? []
        return near.count == 1 ? near[0] : nil
    }

    /// The values of a label; empty ones if it is not in the list.
    func values(of label: String) -> [String] {
        key(of: label).flatMap { rows[$0] } ?? columns.map { _ in "" }
    }

    /// The labels of the list that have no submission, sorted.
    package func labels(without table: GradeTable) -> [String] {
        Set(rows.keys).subtracting((table.rows.map(\.label) + table.summary.missing).compactMap(key)).sorted()
    }

    /// The labels of the submissions that the list lacks, sorted.
    package func labels(missingOf table: GradeTable) -> [String] {
        Set(table.rows.map(\.label)).filter { key(of: $0) == nil }.sorted()
    }

    private static func lines(of text: String) -> [[String]] {
        var (lines, line, cell, isQuoted): ([[String]], [String], String, Bool) = ([], [], "", false)
        var characters = text.replacing("\r\n", with: "\n").drop { $0 == "\u{FEFF}" }[...]
        let separator: Character = characters.prefix { $0 != "\n" }.contains(",") ? "," : ";"
        func endCell() { line.append(cell.trimmingCharacters(in: .whitespaces)); cell = "" }
        func endLine() {
            endCell()
            if line != [""] { lines.append(line) }
            line = []
        }
        while let character = characters.popFirst() {
            switch character {
            case "\"" where isQuoted && characters.first == "\"": cell.append(characters.removeFirst())
            case "\"": isQuoted.toggle()
            case separator where !isQuoted: endCell()
            case "\n" where !isQuoted: endLine()
            default: cell.append(character)
            }
        }
        endLine()
        return lines
    }
}
