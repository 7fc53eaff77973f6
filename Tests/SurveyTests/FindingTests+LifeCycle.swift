extension FindingTests {
    /// A class with a method of as many lines.
    private static func method(
        _ head: String = "override func viewDidLoad()", of type: String = "class Screen: UIViewController", lines: Int = 14,
        _ decision: String = "if x > 1 { print(1) }", line: String = "print(0)"
    ) -> String {
        let body = [decision] + Array(repeating: line, count: lines - 3)
        return "\(type) {\n\(head) {\n\(body.joined(separator: "\n"))\n}\n}"
    }

    /// The conditions of `Category.lifeCycle`.
    static let lifeCycle =
        [
            Case(name: "a method that only looks like the framework's", source: method("func viewDidLoad()"), findings: []),
            Case(name: "an override that no framework calls", source: method("override func setUp()"), findings: []),
            Case(name: "an override in a class that no framework makes", source: method(of: "class Screen: Base"), findings: []),
            Case(
                name: "an override in a plain view", source: method("override func layoutSubviews()", of: "class Badge: UIView"),
                findings: ["life-cycle layoutSubviews()"]),
            Case(name: "an override without a decision", source: method("override func viewDidLoad()", "print(1)"), findings: []),
            Case(name: "an override of comments", source: method(line: "// a comment"), findings: []),
            Case(
                name: "a long override", source: method(lines: 22), findings: ["life-cycle viewDidLoad()"],
                kata: "break-out-method-object"),
            Case(
                name: "an override that no subclass has", source: method(of: "final class Screen: UIViewController"),
                findings: ["life-cycle viewDidLoad()"], kata: "break-out-method-object"),
            Case(
                name: "an override in an operation", source: method("override func main()", of: "class Load: Operation"),
                findings: ["life-cycle main()"]),
            Case(
                name: "optionals that must be there", source: method("override func viewDidLoad()", "if let x { print(x) }"), findings: []),
            Case(name: "a guard for optionals", source: method("override func viewDidLoad()", "guard let x else { return }"), findings: []),
        ]
        + [
            "if x > 1 { print(1) }", "guard x > 1 else { return }", "switch x { default: print(1) }", "for y in x { print(y) }",
            "while x > 1 { print(1) }",
        ].map { decision in
            Case(
                name: "an override with `\(decision)`", source: method("override func viewDidLoad()", decision),
                findings: ["life-cycle viewDidLoad()"], kata: "subclass-and-override")
        }
        + ["Operation", "UIActivity", "UIResponder", "UIKit.UIViewController", "Base", "@MainActor Base"].map { base in
            Case(
                name: "a singleton in a subclass of `\(base)`",
                source: "class Base: UIViewController {}\nclass A: \(base) { func f() { Analytics.shared.track(); print(1) } }",
                findings: ["singleton Analytics.shared"], kata: "instance-property-injection")
        }
}
