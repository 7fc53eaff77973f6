internal import Judge

/// The table as comma-separated values, by RFC 4180.
enum CSV {
    static func text(of table: GradeTable, _ roster: Roster?) -> String {
        let own = ["label", "state", "stage", "reason", "caught", "faults", "message", "next", "same_as"]
        // Programs that read the table know a column by its name.
        let head = own + (roster?.columns ?? []).map { own.contains($0.lowercased()) ? "roster_\($0)" : $0 }
        let rows = table.rows.map { row -> [String] in
            let verdict = row.grade.verdict
            let faults = verdict?.faults ?? []
            return [
                row.label, row.state.rawValue, verdict?.failed?.rawValue ?? "", verdict?.reason?.rawValue ?? "",
                "\(faults.count(where: \.caught))", "\(faults.count)", row.grade.message, row.next ?? "", row.original ?? "",
            ] + (roster?.values(of: row.label) ?? [])
        }
        let absent = (roster?.labels(without: table) ?? []).map { label in
            own.map { $0 == "label" ? label : $0 == "message" ? "Nothing handed in." : "" } + (roster?.values(of: label) ?? [])
        }
        return ([head] + rows + absent).map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
    }

    /// A value as a cell.
    ///
    /// A table program takes some first characters for a formula, so they get an apostrophe.
    private static func cell(_ value: String) -> String {
        let harmless = value.first.map { "=+-@\t\r".contains($0) } == true ? "'" + value : value
        guard harmless.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) }) else { return harmless }
        return "\"" + harmless.replacing("\"", with: "\"\"") + "\""
    }
}
