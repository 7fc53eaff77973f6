/// A line on standard output that GitHub's runner acts on, such as `::warning file=App.swift,line=3::Message`.
package struct WorkflowCommand: Equatable, Sendable {
    /// The line.
    package let line: String

    /// Makes a command whose values and message are text only, whatever they hold.
    ///
    /// - Parameters:
    ///   - name: The name, such as `warning`.
    ///   - message: The message.
    ///   - properties: The properties in their order.
    package init(_ name: String, _ message: String, _ properties: [(name: String, value: String)] = []) {
        let values = properties.map { "\($0.name)=\(Self.escaped($0.value, also: [":", ","]))" }.joined(separator: ",")
        line = "::\(name)\(values.isEmpty ? "" : " ")\(values)::\(Self.escaped(message))"
    }

    /// Returns a text in which the runner's control characters are escaped.
    private static func escaped(_ text: String, also others: Set<Unicode.Scalar> = []) -> String {
        text.unicodeScalars.map { scalar in
            guard ["%", "\r", "\n"].contains(scalar) || others.contains(scalar) else { return String(scalar) }
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
        }.joined()
    }
}
