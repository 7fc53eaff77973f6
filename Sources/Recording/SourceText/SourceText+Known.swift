import Foundation

extension SourceText {
    /// The types with a known source form, each as a closure that writes it.
    static let known: [@Sendable (Any) -> String?] = [
        write { (value: String) in value.debugDescription },
        write { (value: Character) in "\(value)".debugDescription },
        write { (value: Substring) in "\(value)".debugDescription },
        write { (value: Bool) in "\(value)" },
        write { (value: any BinaryInteger) in "\(value)" },
        write { (value: any BinaryFloatingPoint) in number(value) },
        write { (value: URL) in "URL(string: \(value.absoluteString.debugDescription))!" },
        write { (value: Date) in "Date(timeIntervalSinceReferenceDate: \(value.timeIntervalSinceReferenceDate))" },
        write { (value: Data) in "Data(\(Array(value)))" },
        write { (value: UUID) in "UUID(uuidString: \"\(value)\")!" },
        write { (value: Decimal) in "Decimal(string: \"\(value)\")!" },
        write { (value: IndexPath) in "IndexPath(indexes: \(Array(value)))" },
        write { (value: Duration) in
            "Duration(secondsComponent: \(value.components.seconds), attosecondsComponent: \(value.components.attoseconds))"
        },
    ]

    private static func write<Value>(_ text: @escaping @Sendable (Value) -> String) -> @Sendable (Any) -> String? {
        { ($0 as? Value).map(text) }
    }

    private static func number(_ value: any BinaryFloatingPoint) -> String {
        func text<Number: BinaryFloatingPoint>(_ value: Number) -> String {
            if value.isNaN { return "\(Number.self).nan" }
            if value.isInfinite { return "\(value.sign == .minus ? "-" : "")\(Number.self).infinity" }
            return "\(value)"
        }
        return text(value)
    }

    /// Returns a value's own description, with which a type chooses its text in generated code.
    ///
    /// Descriptions of system types are not source code, except for one that was replaced by text that reads like a call.
    static func description(of value: Any) -> String? {
        guard value is any CustomStringConvertible else { return nil }
        let text = "\(value)"
        let whole = String(reflecting: type(of: value))
        let isSystem = ["Swift.", "Foundation", "__C.", "Dispatch."].contains { whole.hasPrefix($0) }
        return !isSystem || [".init(", name(of: type(of: value)) + "("].contains { text.hasPrefix($0) } ? text : nil
    }

    /// Returns the name of a type in source code, without modules and without the function that encloses a local type.
    static func name(of type: Any.Type) -> String {
        let whole = String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
        return whole.replacing(/[\w.]+/) { name in
            name.output.contains(".") ? name.output.drop { $0 != "." }.dropFirst() : name.output
        }
    }
}
