/// One message of the compiler.
struct Diagnostic: Codable, Equatable, Sendable {
    enum Severity: String, Codable, Sendable {
        case error, warning, note
    }

    /// The file below the folder that was compiled; nil if the message is about none.
    var file: String?
    var line: Int?
    var column: Int?
    var severity: Severity
    var message: String

    /// Reads what the compiler printed in its one-line style: `file:line:column: error: message`.
    static func parse(_ output: String) -> [Diagnostic] {
        output.split(separator: "\n").compactMap { line in
            if let match = line.firstMatch(of: located), let severity = Severity(rawValue: String(match.severity)) {
                return Diagnostic(
                    file: String(match.file), line: Int(match.line), column: Int(match.column), severity: severity,
                    message: String(match.message))
            }
            if let match = line.firstMatch(of: unlocated), let severity = Severity(rawValue: String(match.severity)) {
                return Diagnostic(severity: severity, message: String(match.message))
            }
            return nil
        }
    }

    private static var located:
        Regex<(Substring, file: Substring, line: Substring, column: Substring, severity: Substring, message: Substring)>
    {
        /^(?<file>[^:]+):(?<line>[0-9]+):(?<column>[0-9]+): (?<severity>error|warning|note): (?<message>.*)$/
    }

    private static var unlocated: Regex<(Substring, severity: Substring, message: Substring)> {
        /^(?:<unknown>:0: )?(?<severity>error|warning|note): (?<message>.*)$/
    }

    /// The place as editors and terminals make it clickable.
    ///
    /// - Parameter folder: The path of the folder that the file lies in.
    func place(in folder: String) -> String? {
        guard let file else { return nil }
        return ([folder + "/" + file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
}
