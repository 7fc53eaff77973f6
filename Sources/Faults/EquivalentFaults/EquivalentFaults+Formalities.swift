internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of values and answers that the language asks for and nothing depends on.
    static let formalities = [
        EquivalentFaults(
            "attributes", because: "An attribute speaks to the compiler.",
            examples: [
                FaultExample("a property wrapper of a library", "@Stored(key: \"name\") var name = 1", plants: []),
                FaultExample(
                    "a property wrapper of the module",
                    "@propertyWrapper struct Query { let name: String; var wrappedValue: String? { name } }; @Query(name: \"a\") var x",
                    plants: ["Query returns nil from wrappedValue", "Screen uses \"¤\" instead of \"a\""]),
            ]
        ) { node, context in
            guard let name = node.as(AttributeSyntax.self)?.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return false }
            return !context.facts.propertyWrappers.contains(name)
        },
        EquivalentFaults(
            "plain-literals", of: [.alteredTexts, .alteredLiterals], because: "The language allows only a plain literal here.",
            examples: [
                FaultExample("a raw value", "enum Event: String { case shown = \"shown\" }", plants: []),
                FaultExample("an argument of a macro", "let path = #keyPath(\"name\")", plants: []),
            ]
        ) { node, _ in
            node.liesIn(until: [.codeBlockItem, .memberBlockItem]) { [.enumCaseElement, .macroExpansionExpr].contains($0.kind) }
        },
        EquivalentFaults(
            "unnamed-parameters", of: [.alteredTexts, .alteredLiterals], because: "Nothing can read a parameter without a name.",
            examples: [
                FaultExample(
                    "a default", "}; func all(in _: String = \"none\") -> Int { count }; func show() { stop()",
                    plants: ["Screen does not call stop()", "Screen calls stop() twice", "Screen returns 0 from all(in:)"]),
                FaultExample(
                    "a parameter with a name", "}; func all(in name: String = \"none\") -> Int { count }; func show() { stop()",
                    plants: [
                        "Screen does not call stop()", "Screen calls stop() twice", "Screen returns 0 from all(in:)",
                        "Screen uses another text at the beginning of \"none\"", "Screen uses another text at the end of \"none\"",
                    ]),
                FaultExample(
                    "a method that a subclass may override",
                    "} }\nclass Model { func all(in _: String = \"none\") -> Int { count }; func show() { stop() }",
                    plants: [
                        "Model does not call stop()", "Model calls stop() twice", "Model returns 0 from all(in:)",
                        "Model uses another text at the beginning of \"none\"", "Model uses another text at the end of \"none\"",
                    ]),
            ]
        ) { node, _ in
            node.isDefaultOfUnnamedParameter
        },
        EquivalentFaults(
            "present-texts", of: [.alteredTexts, .alteredAnswers],
            because: "The code only asks whether a private function has a text, and not which.",
            examples: [
                FaultExample(
                    "a reason",
                    "}; private func reason() -> String? { isOn ? \"on\" : nil }; func show() { if reason() != nil { stop() }",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `isOn`",
                        "Screen reverses the condition `reason() != nil`", "Screen takes `isOn` for false", "Screen takes `isOn` for true",
                        "Screen takes `reason() != nil` for false", "Screen takes `reason() != nil` for true",
                    ]),
                FaultExample(
                    "a reason that is shown",
                    "}; private func reason() -> String? { isOn ? \"on\" : nil }; func show() { if reason() != nil { stop() }; last = reason()",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen reverses the condition `isOn`",
                        "Screen reverses the condition `reason() != nil`", "Screen takes `isOn` for false", "Screen takes `isOn` for true",
                        "Screen takes `reason() != nil` for false", "Screen takes `reason() != nil` for true",
                        "Screen does not set last", "Screen uses another text at the beginning of \"on\"",
                        "Screen uses another text at the end of \"on\"",
                    ]),
            ]
        ) { node, context in
            node.isTextOnlyAskedForPresence(context.facts.uses)
        },
        EquivalentFaults(
            "outweighed-answers", of: [.alwaysTrue, .alwaysFalse, .reversedConditions],
            because: "The answer beside it decides alone.",
            examples: [
                FaultExample(
                    "an answer beside true", "isDone = (isOn()) || true",
                    plants: ["Screen does not set isDone"]),
                FaultExample(
                    "an answer beside false", "isDone = isOn() && false",
                    plants: ["Screen does not set isDone", "Screen takes `isOn() && false` for false"]),
                FaultExample(
                    "an answer on which another question depends", "isDone = isOn || isOpen() || true",
                    plants: ["Screen does not set isDone", "Screen takes `isOn` for false", "Screen takes `isOpen()` for false"]),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.isOutweighed ?? false
        },
        EquivalentFaults(
            "protected-guards", of: [.alteredAnswers],
            because: "A question that comes before is false for an empty text or list, so a private function never gets one.",
            examples: [
                FaultExample(
                    "the first letter of a text that has one",
                    "func isRight() -> Bool { name.contains(\"@\") && name.count < 9 && name.isPlain } } }\n"
                        + "extension String { fileprivate var isPlain: Bool { guard let letter = first else { return false }; return letter.isASCII }",
                    plants: [
                        "Screen calls contains(_:) on Analytics.shared instead of name",
                        "Screen compares with 8 instead of 9 in `name.count < 9`",
                        "Screen takes `name.contains(\"@\") && name.count < 9 && name.isPlain` for false",
                        "Screen takes `name.contains(\"@\")` for true", "Screen takes `name.isPlain` for true",
                        "Screen uses \"¤\" instead of \"@\"", "Screen uses <= instead of < in `name.count < 9`",
                        "String returns false from isPlain", "String returns true from isPlain",
                        "String treats `letter` as nil although it is set",
                    ]),
                FaultExample(
                    "the first letter of any text",
                    "func isRight() -> Bool { name.count < 9 && name.isPlain } } }\n"
                        + "extension String { fileprivate var isPlain: Bool { guard let letter = first else { return false }; return letter.isASCII }",
                    plants: [
                        "Screen compares with 8 instead of 9 in `name.count < 9`",
                        "Screen takes `name.count < 9 && name.isPlain` for false", "Screen takes `name.isPlain` for true",
                        "Screen uses <= instead of < in `name.count < 9`", "String returns false from isPlain",
                        "String returns true from isPlain", "String returns true from isPlain",
                        "String treats `letter` as nil although it is set",
                    ]),
            ]
        ) { node, _ in
            node.isAnswerForNoElement
        },
        EquivalentFaults(
            "first-indexes", of: [.alteredAnswers], in: .ownCode,
            because: "The first index of a collection that hands on another one's is 0, unless that one is a slice.",
            examples: [
                FaultExample(
                    "the first index", "}; var startIndex: Int { list.startIndex }; var endIndex: Int { list.endIndex }; func show() {",
                    plants: ["Screen returns 0 from endIndex"]),
                FaultExample(
                    "another number", "}; var startIndex: Int { list.endIndex }; func show() {",
                    plants: ["Screen returns 0 from startIndex"]),
            ]
        ) { node, _ in
            let property = sequence(first: node, next: \.parent).lazy.compactMap { $0.as(PatternBindingSyntax.self) }.first
            return property?.pattern.trimmedDescription == "startIndex" && node.trimmedDescription.hasSuffix(".startIndex")
        },
        EquivalentFaults(
            "coding-paths", of: [.exchangedEnds], in: .ownCode,
            because: "The path of a decoder names a place for developers, and it has one key unless containers are nested.",
            examples: [
                FaultExample(
                    "a key that is taken back", "codingPath.append(key); defer { codingPath.removeLast() }",
                    plants: [
                        "Screen calls append(_:) on Analytics.shared instead of codingPath", "Screen calls append(_:) twice",
                        "Screen calls removeLast() on Analytics.shared instead of codingPath", "Screen calls removeLast() twice",
                        "Screen does not call append(_:)", "Screen does not call removeLast()",
                    ]),
                FaultExample(
                    "an element that is taken back", "list.append(key); defer { list.removeLast() }",
                    plants: [
                        "Screen calls append(_:) on Analytics.shared instead of list", "Screen calls append(_:) twice",
                        "Screen calls removeLast() on Analytics.shared instead of list", "Screen calls removeLast() twice",
                        "Screen does not call append(_:)", "Screen does not call removeLast()",
                        "Screen uses removeFirst instead of removeLast in `list.removeLast()`",
                    ]),
            ]
        ) { node, _ in
            let call = node.as(FunctionCallExprSyntax.self)?.calledExpression
            return (call ?? node.as(ExprSyntax.self))?.as(MemberAccessExprSyntax.self)?.base?.identifiers.last == "codingPath"
        },
        EquivalentFaults(
            "only-elements", of: [.exchangedEnds], in: .ownCode, because: "Both ends of a collection with one element are that element.",
            examples: [
                FaultExample(
                    "an element behind a check", "if list.count == 1, let x = list.first { use(x) }",
                    plants: behindCheck(of: 1)),
                FaultExample(
                    "an element in a branch", "if list.count == 1 { use(list.first!) }",
                    plants: behindCheck(of: 1).filter { !$0.contains("treats") }),
                FaultExample(
                    "an element that is taken away", "if list.count == 1 { last = list.removeLast() }",
                    plants: behindCheck(of: 1).filter { !$0.contains("treats") && !$0.contains("use") } + [
                        "Screen calls removeLast() on Analytics.shared instead of list", "Screen does not set last",
                    ]),
                FaultExample(
                    "an element behind a guard", "guard list.count < 2 else { return }; let x = list.max()",
                    plants: [
                        "Screen calls max() on Analytics.shared instead of list", "Screen compares with 1 instead of 2 in `list.count < 2`",
                        "Screen uses <= instead of < in `list.count < 2`",
                    ]),
                FaultExample(
                    "an element before a check", "guard let x = list.first, list.count == 1 else { return }; use(x)",
                    plants: [
                        "Screen does not call use(_:)", "Screen reverses the condition `list.count == 1`",
                        "Screen takes `list.count == 1` for false", "Screen takes `list.count == 1` for true",
                        "Screen treats `x` as nil although it is set",
                    ]),
                FaultExample("a collection with a limit", "let x = all(rowLimit: 1).last", plants: ["Screen uses 2 instead of 1"]),
                FaultExample(
                    "a collection with a limit of two", "let x = all(rowLimit: 2).first",
                    plants: ["Screen uses 3 instead of 2", "Screen uses last instead of first in `all(rowLimit: 2).first`"]),
                FaultExample(
                    "a collection with two elements", "if list.count == 2, let x = list.first { use(x) }",
                    plants: behindCheck(of: 2) + ["Screen uses last instead of first in `list.first`"]),
                FaultExample(
                    "another collection", "if list.count == 1, let x = others.first { use(x) }",
                    plants: behindCheck(of: 1) + ["Screen uses last instead of first in `others.first`"]),
                FaultExample(
                    "a collection that changes", "guard list.count == 1 else { return }; list.append(other); let x = list.first",
                    plants: [
                        "Screen calls append(_:) on Analytics.shared instead of list", "Screen calls append(_:) twice",
                        "Screen does not call append(_:)", "Screen reverses the condition `list.count == 1`",
                        "Screen takes `list.count == 1` for false", "Screen takes `list.count == 1` for true",
                        "Screen uses last instead of first in `list.first`",
                    ]),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.takesOnlyElement ?? false
        },
        EquivalentFaults(
            "limits-for-the-first", of: [.alteredNumbers, .alteredLiterals], in: .ownCode,
            because: "The first element is the same, however many may follow it.",
            examples: [
                FaultExample("the first", "let x = all(limit: 1).first", plants: []),
                FaultExample("the last under a limit", "let x = all(limit: 1).last", plants: ["Screen uses 2 instead of 1"]),
                FaultExample("the number under a limit", "let x = all(limit: 1).count", plants: ["Screen uses 2 instead of 1"]),
                FaultExample(
                    "another number", "let x = all(page: 1).first",
                    plants: ["Screen uses 2 instead of 1", "Screen uses last instead of first in `all(page: 1).first`"]),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.limitsToTheFirst ?? false
        },
    ]

    private static func behindCheck(of count: Int) -> [String] {
        [
            "Screen does not call use(_:)", "Screen treats `x` as nil although it is set",
            "Screen reverses the condition `list.count == \(count)`", "Screen takes `list.count == \(count)` for false",
            "Screen takes `list.count == \(count)` for true",
        ]
    }
}
