internal import SwiftSyntax
internal import Workspace

extension FaultRule {
    /// A function does what the kata's data says, however its own body is written.
    package static let broughtFunctions = FaultRule(
        name: "brought-functions", kind: .altered, summary: "A function does what the kata's data says.",
        advice: "Test a case in which the function as it is and the changed one differ, and expect what it does today.",
        examples: [
            FaultExample(
                "a value", "}; func weight(of name: String) -> Int { list.first { $0.name == name }?.count ?? 0 }; func show() {",
                plants: ["nothing weighs more than a gram"]),
            FaultExample(
                "a value after other code, and the value of a `switch`",
                """
                }; func weight(of name: String) -> Int { let x = load(name); return x }
                struct Screen { func weight(of name: String) -> Int { switch name { case "a": 1; default: 2 } } }
                func show() {
                """,
                plants: ["nothing weighs more than a gram", "nothing weighs more than a gram"]),
            FaultExample(
                "no value", "}; func send(_ name: String) async { await load(name) }; func show() {",
                plants: ["an empty name is sent"]),
            FaultExample(
                "a computed property, and one that is stored",
                "}; var size: Int { get { list.count } }; final class Other { var size = 1 }; func show() {", plants: ["nothing is great"]),
            FaultExample(
                "a function with other labels, of another type, or without a body",
                """
                }; func weight(for name: String) -> Int { 1 }
                struct Other { func weight(of name: String) -> Int { 1 } }
                func show() {
                """, plants: []),
            FaultExample(
                "a parameter with a name of its own",
                "}; static func send(_ text: String) { use(text) }; func show() {",
                plants: ["the text is sent in small letters"]),
        ], subjects: [.katas]
    ) { node, context in
        guard !context.brought.functions.isEmpty, let whole = WholeFunction(node) else { return [] }
        return (context.brought.functions[whole.name] ?? []).map { brought in
            let code = whole.withParameters(brought.replace)
            // The words say what the function does; longer code would hide them.
            let shown = code.count > 120 ? "" : code
            var fault = Fault([whole.insertion(of: code)], at: whole.place, words: brought.words, before: "", after: shown)
            fault.isOfFunction = true
            return fault
        }
    }
}
