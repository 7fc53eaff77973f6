internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of values that something else takes the place of before anybody reads them.
    static let firstValues = [
        EquivalentFaults(
            "initial-values", of: [.unsetAssignments],
            because: "An initializer that assigns the value that is there already changes nothing.",
            examples: [
                FaultExample(
                    "a value and nil",
                    "class Model { var times = 0; var note: String?; init() { times = 0; note = nil; note = first } }",
                    plants: ["Model does not set note"])
            ]
        ) { node, _ in
            guard let (property, value) = node.propertySetByInitializer else { return false }
            return property.initialValue == value
        },
        EquivalentFaults(
            "overwritten-values", of: [.alteredTexts, .alteredLiterals],
            because: "The first value of a private variable, or of one of a function, is never read if all code sets it before.",
            examples: [
                FaultExample(
                    "a text that a function fills",
                    "var text = \"\"; write(to: &text); last = text }; private func write(to x: inout String) { x = shown; x += other",
                    plants: [
                        "Screen calls write(to:) twice", "Screen does not call write(to:)", "Screen does not set last",
                        "Screen does not set x", "Screen does not set x", "Screen uses -= instead of += in `x += other`",
                    ]),
                FaultExample(
                    "a text that a function only makes longer",
                    "var text = \"\"; write(to: &text); last = text }; private func write(to x: inout String) { x += shown",
                    plants: [
                        "Screen calls write(to:) twice", "Screen does not call write(to:)", "Screen does not set last",
                        "Screen does not set x", "Screen uses -= instead of += in `x += shown`",
                        "Screen uses another text instead of \"\"",
                    ]),
                FaultExample(
                    "a text that both branches set", "var text = \"\"; if isOn { text = shown } else { text = other }; last = text",
                    plants: [
                        "Screen does not set last", "Screen does not set text", "Screen does not set text",
                        "Screen reverses the condition `isOn`", "Screen takes `isOn` for false", "Screen takes `isOn` for true",
                    ]),
                FaultExample(
                    "a text that one branch sets", "var text = \"\"; if isOn { text = shown }; last = text",
                    plants: [
                        "Screen does not set last", "Screen does not set text",
                        "Screen reverses the condition `isOn`", "Screen takes `isOn` for false", "Screen takes `isOn` for true",
                        "Screen uses another text instead of \"\"",
                    ]),
                FaultExample(
                    "a text that a loop sets at once", "var text = \"\"; repeat { text = shown; use(text) } while text != other",
                    plants: [
                        "Screen calls use(_:) twice", "Screen takes `text != other` for false",
                    ]),
                FaultExample(
                    "a text that a loop may leave as it is",
                    "var text = \"\"; repeat { if isOn { break }; text = shown } while isOff; use(text)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not set text",
                        "Screen reverses the condition `isOn`", "Screen takes `isOn` for false", "Screen takes `isOn` for true",
                        "Screen uses another text instead of \"\"",
                    ]),
                FaultExample(
                    "a text", "class Model { private var last = \"\"; func show() { last = shown; use(last) } }",
                    plants: ["Model calls use(_:) twice", "Model does not call use(_:)", "Model does not set last"]),
                FaultExample(
                    "a variable that is read before",
                    "class Model { private var last = \"none\"; func show() { first = last; last = shown } }",
                    plants: [
                        "Model does not set first", "Model does not set last",
                    ] + ["beginning", "end"].map { "Model uses another text at the \($0) of \"none\"" }),
                FaultExample(
                    "a variable that a private function reads",
                    "class Model { private var last = \"\"; func show() { last = shown; note() }; private func note() { first = last } }",
                    plants: ["Model does not set first", "Model does not set last", "Model does not call note()"]),
                FaultExample(
                    "an observer that reads the new value",
                    "class Model { private var last = \"\" { didSet { first = last } }; func show() { last = shown } }",
                    plants: ["Model does not set first", "Model does not set last"]),
                FaultExample(
                    "an observer that reads the old value",
                    "class Model { private var last = \"\" { didSet { first = oldValue } }; func show() { last = shown } }",
                    plants: [
                        "Model does not set first", "Model does not set last",
                        "Model uses another text instead of \"\"",
                    ]),
                FaultExample(
                    "a variable that every initializer sets",
                    "class Model { private var last = \"\"; init(_ text: String) { last = text }; func show() { first = last } }",
                    plants: ["Model does not set first", "Model does not set last"]),
                FaultExample(
                    "a variable that one initializer sets",
                    "class Model { private var last = \"\"; init(_ text: String) { last = text }; init() { }; func show() { first = last } }",
                    plants: [
                        "Model does not set first", "Model does not set last",
                        "Model uses another text instead of \"\"",
                    ]),
                FaultExample(
                    "a variable that is never set", "class Model { private var event = \"shown\" }",
                    plants: ["beginning", "end"].map { "Model uses another text at the \($0) of \"shown\"" }),
            ]
        ) { node, _ in
            node.isOverwrittenFirstValue || node.isFirstValueThatNobodyReads
        },
    ]
}
