internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of what is private, and comes out only as text for people, or not at all.
    static let hidden = [
        EquivalentFaults(
            "printed-answers", of: [.alteredAnswers], because: "No test can see what a private function returns if it is only printed.",
            examples: [
                FaultExample("a number", "}; private func width() -> Int { load() }; func show() { print(width())", plants: []),
                FaultExample(
                    "a number that is used", "}; private func width() -> Int { load() }; func show() { last = width()",
                    plants: ["Screen does not set last", "Screen returns 0 from width()"]),
                FaultExample(
                    "a function that a test can call", "}; func width() -> Int { load() }; func show() { print(width())",
                    plants: ["Screen returns 0 from width()"]),
                FaultExample(
                    "an operator",
                    "} }; private func ≥ (left: Int, right: Int) -> Bool { load(left, right) }; class Other { func show() { last = 1 ≥ 2",
                    plants: [
                        "Other calculates with 1 instead of 2 in `last = 1 ≥ 2`", "Other calculates with 3 instead of 2 in `last = 1 ≥ 2`",
                        "≥() returns false from ≥(left:right:)", "≥() returns true from ≥(left:right:)",
                        "≥() swaps the arguments left and right of load(_:_:)",
                    ]),
                FaultExample(
                    "a function that is called without its name",
                    "}; private func callAsFunction() -> Int { load() }; func show() { last = self()",
                    plants: ["Screen does not set last", "Screen returns 0 from callAsFunction()"]),
            ]
        ) { node, context in
            node.nameOfPrivateAround.map { !context.facts.usedNames.contains($0) } ?? false
        },
        EquivalentFaults(
            "printed-properties", because: "No test can see the value of a private property if it is only printed, or never read.",
            examples: [
                FaultExample(
                    "a number of appearances",
                    "} }\nclass Model { private var times = 0; func show() { times += 1; print(\"shown \\(times) times\"); assert(times > 0) }",
                    plants: []),
                FaultExample(
                    "a number of appearances beside a call",
                    "} }\nclass Model { private var times = 0; func show() { times += 1; print(times); stop() }",
                    plants: ["Model calls stop() twice", "Model does not call stop()"]),
                FaultExample(
                    "a number that an observer checks",
                    "} }\nclass Model { private var times = 0 { didSet { assert(times > oldValue) } }; func show() { times += 1; print(times) }",
                    plants: []),
                FaultExample(
                    "what nobody reads",
                    "} }\nclass Model { private var isShown = false; private var last = \"\"; func show() { isShown = true; last = \"shown \\(type(of: self))\" }",
                    plants: []),
                FaultExample(
                    "a list that nobody reads, with a limit",
                    "} }\nclass Model { private var shown: [String] = []; func show() { shown.append(\"a\"); if shown.count > 100 { shown.removeFirst() } }",
                    plants: []),
                FaultExample(
                    "a flag that only decides about a line for people",
                    "} }\nclass Model { private var isFirst = true; func show() { if isFirst { print(\"first\"); isFirst = false } }",
                    plants: []),
                FaultExample(
                    "a text that is printed if it is there",
                    "} }\nclass Model { private var last: String?; func show() { if let last { print(\"after \\(last)\") }; last = \"shown\" }",
                    plants: []),
                FaultExample(
                    "a text without which nothing is done",
                    "} }\nclass Model { private var last: String?; func show() { defer { last = \"shown\" }; guard let last else { return }; print(last); stop() }",
                    plants: [
                        "Model calls stop() twice", "Model does not call stop()", "Model does not set last",
                        "Model treats `last` as nil although it is set", "Model uses another text at the beginning of \"shown\"",
                        "Model uses another text at the end of \"shown\"",
                    ]),
                FaultExample(
                    "a text without which something else is done",
                    "} }\nclass Model { private var last: String?; func show() { if let last { print(last) } else { stop() }; last = \"shown\" }",
                    plants: [
                        "Model calls stop() twice", "Model does not call stop()", "Model does not set last",
                        "Model treats `last` as nil although it is set", "Model uses another text at the beginning of \"shown\"",
                        "Model uses another text at the end of \"shown\"",
                    ]),
                FaultExample(
                    "a text that is used if it is there",
                    "} }\nclass Model { private var last: String?; func show() { if let last { use(last) }; last = \"shown\" }",
                    plants: [
                        "Model calls use(_:) twice", "Model does not call use(_:)", "Model does not set last",
                        "Model treats `last` as nil although it is set", "Model uses another text at the beginning of \"shown\"",
                        "Model uses another text at the end of \"shown\"",
                    ]),
                FaultExample(
                    "a list of pairs that nobody reads",
                    "} }\nclass Model { private var all: [(at: Date, name: String)] = []; func show() { all.append((now, \"a\")) }",
                    plants: []),
                FaultExample(
                    "a flag that decides about a line that stands for a real effect",
                    "} }\nclass Model { private var isFirst = true; func show() { if isFirst { print(\">>first\"); isFirst = false } }",
                    plants: [
                        "Model does not set isFirst", "Model reverses the condition `isFirst`", "Model takes `isFirst` for false",
                        "Model takes `isFirst` for true",
                    ]),
                FaultExample(
                    "an object that nobody reads, but that lives on",
                    "} }\nclass Model { private var token: Token?; func show() { token = Token() }", plants: ["Model does not set token"]),
                FaultExample(
                    "a number that a log of the code's own shows",
                    "} }\nclass Model { private var times = 0; private func log(_ text: String) { print(text) }; func show() { times += 1; log(\"shown \\(times)\") }",
                    plants: []),
                FaultExample(
                    "a number of the type, which an observer shows",
                    "} }\nfinal class Model { private static var made = 0 { didSet { log() } }; private static func log() { print(\"one more\") }; init() { Self.made += 1 }",
                    plants: []),
                FaultExample(
                    "a set that nobody reads", "} }\nclass Model { private var seen: Set<Int> = []; func show(_ x: Int) { seen.insert(x) }",
                    plants: []),
                FaultExample(
                    "what a protocol reads",
                    "} }\nstruct Model: Codable { private var isShown = false; mutating func show() { isShown = true }",
                    plants: ["Model does not set isShown"]),
                FaultExample(
                    "a number in a line that stands for a real effect",
                    "} }\nclass Model { private var times = 0; func show() { times += 1; print(\">>shown \\(times) times\") }",
                    plants: [
                        "Model calculates with 2 instead of 1 in `times += 1`", "Model does not set times",
                        "Model uses -= instead of += in `times += 1`",
                    ]),
                FaultExample(
                    "a number that is printed into a text",
                    "} }\nclass Model { private var times = 0; func show(_ text: inout String) { times += 1; print(times, to: &text) }",
                    plants: [
                        "Model calculates with 2 instead of 1 in `times += 1`", "Model does not set times",
                        "Model uses -= instead of += in `times += 1`",
                    ]),
                FaultExample(
                    "a number that is used, too",
                    "} }\nclass Model { private var times = 0; func show() { times += 1; print(times); if times == 2 { stop() } }",
                    plants: [
                        "Model calculates with 2 instead of 1 in `times += 1`", "Model calls stop() twice", "Model does not call stop()",
                        "Model does not set times", "Model reverses the condition `times == 2`", "Model takes `times == 2` for false",
                        "Model takes `times == 2` for true", "Model uses -= instead of += in `times += 1`",
                    ]),
            ]
        ) { node, context in
            node.setsPrintedProperty(context.facts.uses, context.functions)
        },
        EquivalentFaults(
            "observed-changes", of: [.alteredNumbers, .exchangedOperators],
            because: "An observer that asks for no value runs whatever the value is.",
            examples: [
                FaultExample(
                    "a number whose change is told",
                    "} }\nclass Model { private var times = 0 { didSet { stop() } }; func show() { times += 1 }",
                    plants: ["Model calls stop() twice", "Model does not call stop()", "Model does not set times"]),
                FaultExample(
                    "a number that the observer reads",
                    "} }\nclass Model { private var times = 0 { didSet { use(times) } }; func show() { times += 1 }",
                    plants: [
                        "Model calculates with 2 instead of 1 in `times += 1`", "Model calls use(_:) twice", "Model does not call use(_:)",
                        "Model does not set times", "Model uses -= instead of += in `times += 1`",
                    ]),
            ]
        ) { node, _ in node.changesOnlyWhatIsObserved },
    ]
}
