import SwiftParser
import Testing

@testable import Faults

/// Code in a humble type may do things, and decide nothing.
struct DecisionTests {
    /// Code in a function of the type, and the first thing in it that decides.
    static let decisions = [
        ("if isOn { send() }", "if"), ("guard isOn else { return }", "guard"), ("switch status { default: send() }", "switch"),
        ("let text = isOn ? \"on\" : \"off\"", "?:"), ("for item in items { send(item) }", "for"), ("while isOn { send() }", "while"),
        ("repeat { send() } while isOn", "repeat"), ("do { try send() } catch { keep() }", "catch"), ("return status == 201", "=="),
        ("return hour >= 22", ">="), ("return isLate || isEarly", "||"), ("return !isOn", "!"), ("return cents * count", "*"),
        ("return (6..<22).contains(hour)", "contains"), ("return items.map(\\.cents).reduce(0, +)", "reduce"),
        ("return items.first { $0.isOn }", "first"), ("return names[hour]", "[hour]"), ("return [201: \"sent\"][status]", "[status]"),
        ("return answer is Sent", "is"), ("let f = { (a: Int) in a > 3 }", ">"),
    ]
    static let actions = [
        "request.httpMethod = \"POST\"", "try? (waiting + line + \"\\n\").write(to: file, atomically: true, encoding: .utf8)",
        "return (response as? HTTPURLResponse)?.statusCode ?? 0", "let status = (try? await send(line)) ?? 0",
        "return Int.random(in: 1000...9999)",
        "let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]", "let home = environment[\"HOME\"]",
        "let url = URL(string: \"https://shop.seams.example/orders\")!", "do { try send() }", "text += line", "items.forEach { send($0) }",
        "#if DEBUG\nsend()\n#endif",
    ]

    private func decision(in file: String) -> String? {
        Decision(in: Parser.parse(source: file), of: ["Live"])?.code
    }

    @Test(arguments: decisions) func `a decision is found`(_ code: String, _ word: String) {
        #expect(decision(in: "enum Live {\n    static func run() {\n        \(code)\n    }\n}") == word)
        #expect(decision(in: "extension Live {\n    struct Shop: Sending {\n        var x: Int { \(code) }\n    }\n}") == word)
        #expect(decision(in: "extension Live.Shop {\n    func run() { \(code) }\n}") == word)
        #expect(decision(in: "enum Alive {\n    static func run() { \(code) }\n}\nfunc run() { \(code) }") == nil)
    }

    @Test(arguments: actions) func `an action is none`(_ code: String) {
        #expect(decision(in: "enum Live {\n    static func run() async throws {\n        \(code)\n    }\n}") == nil)
    }

    @Test func `the place is that of the code that decides`() throws {
        let file = "enum Live {\n    static let isLate = { 23 > 22 }\n}"
        let decision = try #require(Decision(in: Parser.parse(source: file), of: ["Live"]))

        #expect(String(decoding: file.utf8.dropFirst(decision.offset).prefix(4), as: UTF8.self) == "> 22")
    }
}
