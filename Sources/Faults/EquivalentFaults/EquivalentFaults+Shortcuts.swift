internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of conditions that only save work, or that have one answer.
    static let shortcuts = [
        EquivalentFaults(
            "excluded-boundaries", of: [.movedBoundaries],
            because: "Two values that are equal went another way before, so a boundary between less and equal makes no difference.",
            examples: [
                FaultExample(
                    "a return before", "if index == last { return }; if index > last { stop() }",
                    plants: index + ["Screen takes `index > last` for true", "Screen takes `index > last` for false"]
                        + ["Screen reverses the condition `index > last`"] + stop),
                FaultExample(
                    "a condition before", "if index != last, index > last { stop() }",
                    plants: [
                        "Screen takes `index != last` for true", "Screen takes `index != last` for false",
                        "Screen reverses the condition `index != last`", "Screen takes `index > last` for true",
                        "Screen takes `index > last` for false", "Screen reverses the condition `index > last`",
                    ] + stop),
                FaultExample(
                    "a branch before", "let side = index == last ? 0 : index < last ? 1 : 2",
                    plants: index + ["Screen takes `index < last` for true", "Screen takes `index < last` for false"]
                        + ["Screen reverses the condition `index < last`"]),
                FaultExample(
                    "the other way of a guard",
                    "}; func isLess() -> Bool { guard index == last else { return index < last }; return false }; func show() {",
                    plants: index + ["Screen takes `index < last` for true", "Screen takes `index < last` for false"]
                        + ["Screen reverses the condition `index < last`", "Screen returns true from isLess()"]),
                FaultExample(
                    "a condition of a loop",
                    "}; func isLess() -> Bool { for (x, y) in pairs where x != y { return x < y }; return false }; func show() {",
                    plants: [
                        "Screen takes `x != y` for true", "Screen takes `x != y` for false", "Screen reverses the condition `x != y`",
                        "Screen takes `x < y` for true", "Screen takes `x < y` for false", "Screen reverses the condition `x < y`",
                        "Screen returns true from isLess()",
                    ]),
                FaultExample(
                    "a change between", "if index == last { return }; index = first; if index > last { stop() }",
                    plants: index + [
                        "Screen does not set index", "Screen takes `index > last` for true", "Screen takes `index > last` for false",
                        "Screen reverses the condition `index > last`", "Screen uses >= instead of > in `index > last`",
                    ] + stop),
                FaultExample(
                    "a condition that does not leave", "if index == last { stop() }; if index > last { stop() }",
                    plants: index + [
                        "Screen takes `index > last` for true", "Screen takes `index > last` for false",
                        "Screen reverses the condition `index > last`", "Screen uses >= instead of > in `index > last`",
                    ] + stop + stop),
                FaultExample(
                    "another value of the same name", "if index == last { return }; if let index = list.first, index > last { stop() }",
                    plants: index + [
                        "Screen treats `index` as nil although it is set", "Screen takes `index > last` for true",
                        "Screen takes `index > last` for false", "Screen reverses the condition `index > last`",
                        "Screen uses >= instead of > in `index > last`",
                    ] + stop),
            ]
        ) { node, _ in
            node.as(InfixOperatorExprSyntax.self)?.comparesDifferentValues ?? false
        },
        EquivalentFaults(
            "texts-that-are-there", of: [.alwaysTrue], because: "The name of a type, or a text with letters of its own, is never empty.",
            examples: [
                FaultExample(
                    "the name of a type", "let title = String(describing: type(of: self)); guard !title.isEmpty else { return }; stop()",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `!title.isEmpty`",
                        "Screen takes `!title.isEmpty` for false",
                    ]),
                FaultExample(
                    "a name that is written as a value", "let title = \"\\(name.self)\"; guard !title.isEmpty else { return }; stop()",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `!title.isEmpty`",
                        "Screen takes `!title.isEmpty` for false", "Screen takes `!title.isEmpty` for true",
                        "Screen uses another text at the beginning of \"\\(name.self)\"",
                        "Screen uses another text at the end of \"\\(name.self)\"",
                    ]),
                FaultExample(
                    "a name that is handed in", "guard !name.isEmpty else { return }; stop()",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `!name.isEmpty`",
                        "Screen takes `!name.isEmpty` for false", "Screen takes `!name.isEmpty` for true",
                    ]),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.asksForLettersThatAreThere(forEmpty: false) ?? false
        },
        EquivalentFaults(
            "texts-that-are-never-missing", of: [.alwaysFalse],
            because: "The name of a type, or a text with letters of its own, is never empty.",
            examples: [
                FaultExample(
                    "a text", "let title = \"shown \\(count)\"; if title.isEmpty { return }; stop()",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `title.isEmpty`",
                        "Screen takes `title.isEmpty` for true", "Screen uses another text at the beginning of \"shown \\(count)\"",
                        "Screen uses another text at the end of \"shown \\(count)\"",
                    ])
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.asksForLettersThatAreThere(forEmpty: true) ?? false
        },
        EquivalentFaults(
            "conditions-of-output", because: "It only decides what is printed for people.",
            examples: [
                FaultExample("a warning", "if count < 0 || isOn { print(\"negative: \\(count)\") }; stop()", plants: stop),
                FaultExample("a trap", "if isOn { fatalError(\"on\") }; stop()", plants: stop + isOn),
                FaultExample(
                    "a warning in a log of the code's own",
                    "}; private func log(_ text: String) { print(text) }; func show() { if isOn { log(\"on\") }; stop()", plants: stop),
                FaultExample(
                    "a time that passed", "if let other { print(\"\\(now.timeIntervalSince(other))\", String(describing: name)) }; stop()",
                    plants: stop),
                FaultExample(
                    "an answer that is made", "if let other { print(load(other)) }; stop()",
                    plants: ["Screen calls stop() twice", "Screen does not call stop()", "Screen treats `other` as nil although it is set"]),
                FaultExample("a value that is there only then", "if isOn { print(list[0]) }; stop()", plants: stop + isOn),
                FaultExample(
                    "a line and more", "if isOn { print(\"on\"); stop() }",
                    plants: ["Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`"] + stop
                ),
                FaultExample(
                    "a line that stands for a real effect", "if isOn { print(\">>on\") }",
                    plants: ["Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`"]),
            ]
        ) { node, context in
            node.as(IfExprSyntax.self)?.onlyPrints(context.functions) ?? false
        },
        EquivalentFaults(
            "needless-copies", of: [.alwaysTrue], because: "A copy that nobody needs costs time, but changes no value.",
            examples: [
                FaultExample(
                    "storage that is shared", "if !isKnownUniquelyReferenced(&storage) { copy() }",
                    plants: [
                        "Screen takes `!isKnownUniquelyReferenced(&storage)` for false",
                        "Screen reverses the condition `!isKnownUniquelyReferenced(&storage)`", "Screen does not call copy()",
                        "Screen calls copy() twice",
                    ])
            ]
        ) { node, _ in
            node.as(PrefixOperatorExprSyntax.self)?.expression.callMade?.calledName == "isKnownUniquelyReferenced"
        },
        EquivalentFaults(
            "platforms", of: [.alwaysTrue], because: "It has one answer on the machine that runs the tests.",
            examples: [
                FaultExample(
                    "the size of a number", "if MemoryLayout<Int>.size == 8 { stop() }",
                    plants: [
                        "Screen takes `MemoryLayout<Int>.size == 8` for false",
                        "Screen reverses the condition `MemoryLayout<Int>.size == 8`",
                    ] + stop),
                FaultExample(
                    "another size", "if MemoryLayout<Item>.size == 8 { stop() }",
                    plants: [
                        "Screen takes `MemoryLayout<Item>.size == 8` for true", "Screen takes `MemoryLayout<Item>.size == 8` for false",
                        "Screen reverses the condition `MemoryLayout<Item>.size == 8`",
                    ] + stop),
            ]
        ) { node, _ in
            let text = node.trimmedDescription
            return text.wholeMatch(of: /MemoryLayout<U?Int>\.(?:size|stride|alignment) == 8|U?Int\.bitWidth == 64/) != nil
        },
        EquivalentFaults(
            "older-systems", because: "The machine that runs the tests has the system that the condition asks for.",
            examples: [
                FaultExample("another way", "if #available(macOS 12, *) { stop() } else { first = other }", plants: stop),
                FaultExample("a guard", "guard #available(macOS 12, *) else { first = other; return }; stop()", plants: stop),
                FaultExample("the question for an older one", "if #unavailable(macOS 12) { first = other } else { stop() }", plants: stop),
            ]
        ) { node, _ in
            node.as(CodeBlockSyntax.self)?.isForOlderSystems ?? false
        },
    ]

    private static let isOn = [
        "Screen takes `isOn` for true", "Screen takes `isOn` for false", "Screen reverses the condition `isOn`",
    ]
    private static let stop = ["Screen does not call stop()", "Screen calls stop() twice"]
    private static let index = [
        "Screen takes `index == last` for true", "Screen takes `index == last` for false", "Screen reverses the condition `index == last`",
    ]
}

extension CodeBlockSyntax {
    /// Whether only a system runs it that is older than one that `#available` asks for.
    fileprivate var isForOlderSystems: Bool {
        if let branch = parent?.as(IfExprSyntax.self) {
            return branch.conditions.areOnly(branch.body.id == id ? "#unavailable" : "#available")
        }
        return parent?.as(GuardStmtSyntax.self)?.conditions.areOnly("#available") ?? false
    }
}

extension ConditionElementListSyntax {
    /// Whether there is one, which asks for the version of the system.
    fileprivate func areOnly(_ word: String) -> Bool {
        guard count == 1, case .availability(let question)? = first?.condition else { return false }
        return question.availabilityKeyword.text == word
    }
}
