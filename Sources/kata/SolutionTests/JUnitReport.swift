import Foundation
internal import Workspace

/// A report in the part of JUnit's XML that GitLab and Jenkins read: a suite for each technique, a case for each test.
struct JUnitReport {
    /// An XML element, with its attributes in their order.
    private struct Element {
        var name: String
        var attributes: KeyValuePairs<String, String>
        var text = ""
        var children: [Element] = []
    }

    private let root: Element

    /// Makes a report.
    ///
    /// - Parameters:
    ///   - report: The results.
    ///   - folder: The path of the folder that holds `Solutions`; files are named below it.
    init(_ report: SolutionTestReport, below folder: String) {
        let suites = report.techniques.map { technique in
            let cases =
                technique.tests.map { Self.testCase($0, below: folder) }
                + technique.failures.map { Self.testCase("all tests", in: technique.name, failures: [$0], isError: true, below: folder) }
            return Self.element("testsuite", name: technique.name, seconds: technique.seconds, cases: cases, children: cases)
        }
        root = Self.element(
            "testsuites", name: "Seams", seconds: report.seconds, cases: suites.flatMap(\.children), children: suites)
    }

    var text: String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + Self.lines(of: root, indent: "").joined(separator: "\n") + "\n"
    }

    private static func element(_ element: String, name: String, seconds: Double, cases: [Element], children: [Element]) -> Element {
        func count(_ kind: String) -> String { "\(cases.count { $0.children.first?.name == kind })" }
        return Element(
            name: element,
            attributes: [
                "name": name, "tests": "\(cases.count)", "failures": count("failure"), "errors": count("error"),
                "skipped": count("skipped"), "time": time(seconds),
            ], children: children)
    }

    private static func testCase(_ test: TestResult, below folder: String) -> Element {
        var element = testCase(
            test.name, in: test.suite, seconds: test.seconds, failures: test.failures, isError: test.outcome == .interrupted, below: folder)
        if test.outcome == .skipped { element.children = [Element(name: "skipped", attributes: [:])] }
        return element
    }

    private static func testCase(
        _ name: String, in suite: String, seconds: Double = 0, failures: [TestFailure], isError: Bool, below folder: String
    ) -> Element {
        let lines = failures.map { failure in
            let place = failure.place?.clickable(in: folder).replacing(folder + "/", with: "")
            return [place, failure.message].compactMap { $0 }.joined(separator: ": ")
        }
        let result = failures.first.map { failure in
            Element(
                name: isError ? "error" : "failure", attributes: ["message": failure.message], text: lines.joined(separator: "\n"))
        }
        return Element(
            name: "testcase", attributes: ["classname": suite, "name": name, "time": time(seconds)],
            children: [result].compactMap { $0 })
    }

    private static func time(_ seconds: Double) -> String {
        String(format: "%.3f", seconds)
    }

    private static func lines(of element: Element, indent: String) -> [String] {
        let tag = element.attributes.reduce(element.name) { "\($0) \($1.key)=\"\(escaped($1.value))\"" }
        guard !element.children.isEmpty else {
            return [indent + (element.text.isEmpty ? "<\(tag)/>" : "<\(tag)>\(escaped(element.text))</\(element.name)>")]
        }
        return ["\(indent)<\(tag)>"] + element.children.flatMap { lines(of: $0, indent: indent + "  ") } + ["\(indent)</\(element.name)>"]
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
