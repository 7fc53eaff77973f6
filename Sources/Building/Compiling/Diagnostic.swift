package import Workspace

/// One message of the compiler.
package struct Diagnostic: Codable, Equatable, Sendable {
    package enum Severity: String, Codable, Sendable {
        case error, warning, note
    }

    /// The place below the folder that was compiled; nil if the message is about none.
    package var place: Place?
    package var severity: Severity
    package var message: String

    package init(_ place: Place? = nil, _ severity: Severity, _ message: String) {
        self.place = place
        self.severity = severity
        self.message = message
    }

    /// Reads the compiler's output in its one-line style: `file:line:column: error: message`.
    ///
    /// A message about the code that a macro expands to gets the place of the macro, as the generated file is gone by then. Complaints about
    /// attributes of generated code are left out beside another error, from which they follow.
    package static func parse(_ output: String) -> [Diagnostic] {
        let messages = readAll(output)
        let hasRealError = messages.contains { $0.severity == .error && !$0.isAboutGeneratedAttributes }
        return messages.indices.compactMap { index in
            var message = messages[index]
            if hasRealError, message.isAboutGeneratedAttributes { return nil }
            if message.isInGeneratedFile {
                let notes = messages[(index + 1)...].prefix { $0.severity == .note }
                message.place = notes.first { $0.message.hasPrefix("in expansion of macro") && !$0.isInGeneratedFile }?.place
            }
            return message
        }
    }

    private var isInGeneratedFile: Bool { place?.file.contains("swift-generated-sources/") == true }

    private var isAboutGeneratedAttributes: Bool {
        isInGeneratedFile && severity == .error && message.contains(/'@const' value|@section attribute/)
    }

    /// Whether it is about a conformance that code needs which the compiler writes by itself, such as `==`, so that it has no place.
    var isAboutConformance: Bool { message.contains(/conformance of '.+' to '.+' cannot be used/) }

    private static func readAll(_ output: String) -> [Diagnostic] {
        output.split(separator: "\n").compactMap { line in
            if let match = line.firstMatch(of: located), let severity = Severity(rawValue: String(match.severity)) {
                let place = Place(String(match.file), line: Int(match.line), column: Int(match.column))
                return Diagnostic(place, severity, String(match.message))
            }
            if let match = line.firstMatch(of: unlocated), let severity = Severity(rawValue: String(match.severity)) {
                return Diagnostic(nil, severity, String(match.message))
            }
            return nil
        }
    }

    private static var located:
        Regex<(Substring, file: Substring, line: Substring, column: Substring, severity: Substring, message: Substring)>
    {
        /^(?<file>[^:]+):(?<line>[0-9]+):(?<column>[0-9]+): (?<severity>error|warning|note): +(?<message>.*?)(?: \[#[\w-]+\])?$/
    }

    private static var unlocated: Regex<(Substring, severity: Substring, message: Substring)> {
        /^(?:<unknown>:0: )?(?<severity>error|warning|note): (?<message>.*?)(?: \[#[\w-]+\])?$/
    }

    /// The whole message, as compilers print it.
    ///
    /// - Parameter folder: The path of the folder that the file lies in.
    package func line(in folder: String) -> String {
        [place?.clickable(in: folder), severity.rawValue, message].compactMap { $0 }.joined(separator: ": ")
    }

    /// The place in short, and the message.
    package var short: String {
        [place?.short, message].compactMap { $0 }.joined(separator: ": ")
    }
}
