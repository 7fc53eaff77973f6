import Foundation

/// An element of JUnit's XML, with its attributes in their order.
package struct JUnitElement: Sendable {
    /// The result of a test case.
    package enum Result: Sendable {
        case passed, skipped
        case failure(_ message: String, details: String)
        case error(_ message: String, details: String)
    }

    private var name: String
    private var attributes: [(name: String, value: String)]
    private var text = ""
    private var children: [JUnitElement] = []

    /// The text of a file with this element.
    package static func document(_ root: JUnitElement) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.lines(indent: "").joined(separator: "\n") + "\n"
    }

    /// Makes the root of a report.
    package static func suites(_ name: String, _ suites: [JUnitElement], seconds: Double) -> JUnitElement {
        summed("testsuites", name, suites.flatMap(\.children), seconds: seconds, children: suites)
    }

    /// Makes a suite.
    package static func suite(_ name: String, seconds: Double, cases: [JUnitElement]) -> JUnitElement {
        summed("testsuite", name, cases, seconds: seconds, children: cases)
    }

    /// Makes a test case.
    package static func testCase(_ name: String, in suite: String, seconds: Double, _ result: Result) -> JUnitElement {
        let child: JUnitElement? =
            switch result {
            case .passed: nil
            case .skipped: JUnitElement(name: "skipped", attributes: [])
            case .failure(let message, let details): JUnitElement(name: "failure", attributes: [("message", message)], text: details)
            case .error(let message, let details): JUnitElement(name: "error", attributes: [("message", message)], text: details)
            }
        return JUnitElement(
            name: "testcase", attributes: [("classname", suite), ("name", name), ("time", time(seconds))],
            children: [child].compactMap(\.self))
    }

    private static func summed(
        _ element: String, _ name: String, _ cases: [JUnitElement], seconds: Double, children: [JUnitElement]
    ) -> JUnitElement {
        func count(_ kind: String) -> String { "\(cases.count { $0.children.first?.name == kind })" }
        return JUnitElement(
            name: element,
            attributes: [
                ("name", name), ("tests", "\(cases.count)"), ("failures", count("failure")), ("errors", count("error")),
                ("skipped", count("skipped")), ("time", time(seconds)),
            ], children: children)
    }

    private static func time(_ seconds: Double) -> String {
        String(format: "%.3f", seconds)
    }

    private func lines(indent: String) -> [String] {
        let tag = attributes.reduce(name) { "\($0) \($1.name)=\"\(Self.escaped($1.value))\"" }
        guard !children.isEmpty else {
            return [indent + (text.isEmpty ? "<\(tag)/>" : "<\(tag)>\(Self.escaped(text))</\(name)>")]
        }
        return ["\(indent)<\(tag)>"] + children.flatMap { $0.lines(indent: indent + "  ") } + ["\(indent)</\(name)>"]
    }

    /// The text as XML may hold it: without control characters, which no reader accepts.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // As it is, a line end in an attribute is read as a space.
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
