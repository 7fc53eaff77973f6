internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of code behind values that are always there, conditions with one answer, and names that nobody reads.
    static let certainties = [
        EquivalentFaults(
            "values-never-nil", because: "The value is always there, so the code for its absence never runs.",
            examples: [
                FaultExample(
                    "a default",
                    "let x = name.data(using: .utf8) ?? Data(\"none\".utf8); let y = [true: \"on\", false: \"off\"][isOn] ?? \"none\"",
                    plants: [
                        "Screen treats `[true: \"on\", false: \"off\"][isOn]` as nil although it is set",
                        "Screen treats `name.data(using: .utf8)` as nil although it is set",
                        "Screen calls data(using:) on Analytics.shared instead of name",
                    ] + endings(of: "on") + endings(of: "off")),
                FaultExample(
                    "another way", "guard let day = days.date(byAdding: .day, value: 30, to: today) else { stop(); return }; use(day)",
                    plants: [
                        "Screen calculates with 31 instead of 30 in `days.date(byAdding: .day, value: 30, to: today)`",
                        "Screen calls date(byAdding:value:to:) on Analytics.shared instead of days", "Screen calls use(_:) twice",
                        "Screen does not call use(_:)", "Screen treats `day` as nil although it is set",
                    ]),
                FaultExample(
                    "a part of a date that was asked for",
                    "func hour() -> Int { guard let x = days.dateComponents([.hour, .minute], from: today).hour else { return 7 }; return x }",
                    plants: [
                        "Screen calls dateComponents(_:from:) on Analytics.shared instead of days", "Screen returns 0 from hour()",
                        "Screen treats `x` as nil although it is set",
                    ]),
                FaultExample(
                    "a part of a date that was not asked for",
                    "func hour() -> Int { guard let x = days.dateComponents([.minute], from: today).hour else { return 7 }; return x }",
                    plants: [
                        "Screen calls dateComponents(_:from:) on Analytics.shared instead of days", "Screen returns 0 from hour()",
                        "Screen returns 0 from hour()", "Screen treats `x` as nil although it is set",
                    ]),
                FaultExample(
                    "a branch", "if let zone = TimeZone(identifier: \"UTC\") { use(zone) } else { stop() }",
                    plants: [
                        "Screen does not call use(_:)", "Screen treats `zone` as nil although it is set", "Screen calls use(_:) twice",
                    ] + endings(of: "UTC")),
                FaultExample(
                    "a constant with both answers",
                    "}; private static let words = [true: \"on\", false: \"off\"]; func word() { last = Self.words[isOn] ?? \"none\"",
                    plants: [
                        "Screen treats `Self.words[isOn]` as nil although it is set", "Screen does not set last",
                    ] + endings(of: "on") + endings(of: "off")),
                FaultExample(
                    "a constant with both answers and a default of its own",
                    "let words = [true: \"on\", false: \"off\"]; let word = words[isOn, default: \"none\"]",
                    plants: endings(of: "on") + endings(of: "off")),
                FaultExample(
                    "a table of all cases",
                    "enum Step { case new, shown }; let words: [Step: String] = [.new: first, .shown: other]; let x = words[step] ?? \"none\"",
                    plants: ["Screen treats `words[step]` as nil although it is set"]),
                FaultExample(
                    "a table of some cases",
                    "enum Step { case new, shown }; let words: [Step: String] = [.new: first]; let x = words[step, default: \"none\"]",
                    plants: endings(of: "none")),
                FaultExample(
                    "the last element behind a check of the count",
                    "func all(_ list: [Int]) -> Bool { guard list.count >= 2 else { return true }; start(); guard let last = list.last else { return false }; return ask(last) }",
                    plants: [
                        "Screen calls start() twice", "Screen compares with 1 instead of 2 in `list.count >= 2`",
                        "Screen does not call start()", "Screen returns false from all(_:)", "Screen returns false from all(_:)",
                        "Screen returns true from all(_:)", "Screen treats `last` as nil although it is set",
                        "Screen uses > instead of >= in `list.count >= 2`",
                    ]),
                FaultExample(
                    "the last element of a list that may be empty",
                    "func all(_ list: [Int]) -> Int? { guard list.count < 2 else { return nil }; if let last = list.last { return last }; return 7 }",
                    plants: [
                        "Screen compares with 1 instead of 2 in `list.count < 2`", "Screen returns nil from all(_:)",
                        "Screen returns nil from all(_:)", "Screen treats `last` as nil although it is set",
                        "Screen uses <= instead of < in `list.count < 2`",
                    ]),
                FaultExample(
                    "code behind a branch that is always taken",
                    "func all(_ list: [Int]) -> Int? { if list.isEmpty { return nil }; if let last = list.last { return last }; return 7 }",
                    plants: [
                        "Screen returns nil from all(_:)", "Screen reverses the condition `list.isEmpty`",
                        "Screen takes `list.isEmpty` for false", "Screen takes `list.isEmpty` for true",
                        "Screen treats `last` as nil although it is set",
                    ]),
                FaultExample(
                    "pairs that are looked through up to one that always matches",
                    "let x = [(\"mail\", isMail), (\"link\", true)].first { $0.1 }?.0 ?? \"none\"; let y = [(1000, 390), (.max, 690)].first { count < $0.0 }?.1 ?? 0",
                    plants: [
                        "Screen reverses the condition `count < $0.0`", "Screen takes `count < $0.0` for false",
                        "Screen takes `count < $0.0` for true",
                        "Screen treats `[(\"mail\", isMail), (\"link\", true)].first { $0.1 }?.0` as nil although it is set",
                        "Screen treats `[(1000, 390), (.max, 690)].first { count < $0.0 }?.1` as nil although it is set",
                        "Screen uses <= instead of < in `count < $0.0`", "Screen uses another text at the beginning of \"link\"",
                        "Screen uses another text at the beginning of \"mail\"", "Screen uses another text at the end of \"link\"",
                        "Screen uses another text at the end of \"mail\"",
                    ]),
                FaultExample(
                    "a value that may be missing", "let x = URL(string: name) ?? home; let y = [true: \"on\"][isOn] ?? \"none\"",
                    plants: [
                        "Screen treats `URL(string: name)` as nil although it is set",
                        "Screen treats `[true: \"on\"][isOn]` as nil although it is set",
                    ] + endings(of: "on") + endings(of: "none")),
                FaultExample(
                    "the last digit of as many as a text has characters",
                    "func all(_ x: String) -> Bool { let digits = x.compactMap(\\.wholeNumberValue); guard digits.count == x.count, x.count > 8 else { return false }; guard let last = digits.last else { return false }; return last > 5 }",
                    plants: [
                        "Screen compares with 6 instead of 5 in `last > 5`", "Screen compares with 9 instead of 8 in `x.count > 8`",
                        "Screen returns true from all(_:)", "Screen reverses the condition `digits.count == x.count`",
                        "Screen takes `digits.count == x.count` for false", "Screen takes `digits.count == x.count` for true",
                        "Screen treats `last` as nil although it is set", "Screen uses >= instead of > in `last > 5`",
                        "Screen uses >= instead of > in `x.count > 8`",
                    ]),
                FaultExample(
                    "the last digit of a text of digits",
                    "func all(_ x: String) -> Bool { guard x.count > 8, x.allSatisfy(\\.isWholeNumber) else { return false }; let digits = x.compactMap(\\.wholeNumberValue); guard let last = digits.last else { return false }; return last > 5 }",
                    plants: [
                        "Screen compares with 6 instead of 5 in `last > 5`", "Screen compares with 9 instead of 8 in `x.count > 8`",
                        "Screen returns true from all(_:)", "Screen reverses the condition `x.allSatisfy(\\.isWholeNumber)`",
                        "Screen takes `x.allSatisfy(\\.isWholeNumber)` for false", "Screen takes `x.allSatisfy(\\.isWholeNumber)` for true",
                        "Screen treats `last` as nil although it is set", "Screen uses >= instead of > in `last > 5`",
                        "Screen uses >= instead of > in `x.count > 8`",
                    ]),
            ]
        ) { node, _ in
            node.isForAValueThatIsNeverMissing
        },
        EquivalentFaults(
            "emptied-collections", of: [.alwaysTrue], because: "A collection that was emptied right before is empty.",
            examples: [
                FaultExample(
                    "a condition", "list = []; if list.isEmpty { stop() }",
                    plants: [
                        "Screen does not set list", "Screen reverses the condition `list.isEmpty`", "Screen takes `list.isEmpty` for false",
                        "Screen calls stop() twice", "Screen does not call stop()",
                    ]),
                FaultExample(
                    "a call between", "list.removeAll(); fill(); if list.isEmpty { stop() }",
                    plants: [
                        "Screen calls removeAll() on Analytics.shared instead of list", "Screen does not call removeAll()",
                        "Screen does not call fill()", "Screen calls fill() twice", "Screen reverses the condition `list.isEmpty`",
                        "Screen takes `list.isEmpty` for false", "Screen takes `list.isEmpty` for true",
                        "Screen calls stop() twice", "Screen does not call stop()",
                    ]),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.asksWhatWasEmptied ?? false
        },
        EquivalentFaults(
            "implied-assignments", of: [.unsetAssignments],
            because: "A flag whose state led here has it already, so the assignment only repeats it.",
            examples: [
                FaultExample(
                    "the other branch of a flag",
                    "} }\nclass Model { var isOn = false; var last = 0; func go() { if isOn { stop() } else { last = 1; isOn = false } } }",
                    plants: [
                        "Model calls stop() twice", "Model does not call stop()", "Model does not set last",
                        "Model reverses the condition `isOn`", "Model takes `isOn` for false", "Model takes `isOn` for true",
                    ]),
                FaultExample(
                    "a guard before",
                    "} }\nclass Model { var isOn = false; func go() { guard !isOn else { return }; isOn = false } }",
                    plants: ["Model reverses the condition `!isOn`", "Model takes `!isOn` for false", "Model takes `!isOn` for true"]),
                FaultExample(
                    "a call between",
                    "} }\nclass Model { var isOn = false; func go() { if isOn { stop() } else { start(); isOn = false } } }",
                    plants: [
                        "Model calls stop() twice", "Model does not call stop()", "Model calls start() twice",
                        "Model does not call start()",
                        "Model does not set isOn", "Model reverses the condition `isOn`", "Model takes `isOn` for false",
                        "Model takes `isOn` for true",
                    ]),
                FaultExample(
                    "the opposite",
                    "} }\nclass Model { var isOn = false; func go() { if isOn { stop() } else { isOn = true } } }",
                    plants: [
                        "Model calls stop() twice", "Model does not call stop()", "Model does not set isOn",
                        "Model reverses the condition `isOn`", "Model takes `isOn` for false", "Model takes `isOn` for true",
                    ]),
                FaultExample(
                    "a flag that is observed",
                    "} }\nclass Model { var isOn = false { didSet { stop() } }; func go() { if isOn { stop() } else { isOn = false } } }",
                    plants: [
                        "Model calls stop() twice", "Model does not call stop()", "Model calls stop() twice", "Model does not call stop()",
                        "Model does not set isOn",
                        "Model reverses the condition `isOn`", "Model takes `isOn` for false", "Model takes `isOn` for true",
                    ]),
            ]
        ) { node, _ in
            node.assignsWhatLedHere
        },
        EquivalentFaults(
            "values-from-the-beginning", of: [.unsetAssignments],
            because: "A variable that still has its first value does not change if it gets that value again.",
            examples: [
                FaultExample(
                    "the other branch", "var isPaid = false; if isOn { isPaid = true } else { isPaid = false }; use(isPaid)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not set isPaid",
                        "Screen reverses the condition `isOn`", "Screen takes `isOn` for false", "Screen takes `isOn` for true",
                    ]),
                FaultExample(
                    "a failure",
                    "var line: String?; do { line = try load() } catch { line = nil }; use(line)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not set line",
                        "Screen treats a success of load() as a failure",
                    ]),
                FaultExample(
                    "a failure after a success",
                    "var line: String?; do { line = try load(); try check() } catch { line = nil }; use(line)",
                    plants: [
                        "Screen calls check() twice", "Screen calls use(_:) twice", "Screen does not call check()",
                        "Screen does not call use(_:)", "Screen does not set line", "Screen does not set line",
                        "Screen treats a success of check() as a failure", "Screen treats a success of load() as a failure",
                    ]),
                FaultExample(
                    "a change before", "var factor = 1; if isOn { factor = 2 }; if isLast { factor = 1 }; use(factor)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not set factor",
                        "Screen does not set factor", "Screen reverses the condition `isLast`", "Screen reverses the condition `isOn`",
                        "Screen takes `isLast` for false", "Screen takes `isLast` for true", "Screen takes `isOn` for false",
                        "Screen takes `isOn` for true",
                    ]),
                FaultExample(
                    "a case that others fall into",
                    "var last = 0; switch count { case 1: last = 1; fallthrough; case 2: last = 0; default: break }; use(last)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not set last",
                        "Screen does not set last", "Screen takes `1` for false", "Screen takes `1` for true", "Screen takes `2` for false",
                        "Screen takes `2` for true",
                    ]),
                FaultExample(
                    "a loop", "var last = 0; for x in list { if x > 1 { last = x } else { last = 0 } }; use(last)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen compares with 2 instead of 1 in `x > 1`", "Screen does not call use(_:)",
                        "Screen does not set last", "Screen does not set last", "Screen uses >= instead of > in `x > 1`",
                    ]),
            ]
        ) { node, _ in
            node.repeatsFirstValue
        },
        EquivalentFaults(
            "values-that-are-set", of: [.alwaysTrue],
            because: "A variable that gets a value only if it has another one has it afterwards in any case.",
            examples: [
                FaultExample(
                    "a flag", "var isLong = isOn; if !isLong { if name.contains(\"a\") { isLong = true } }; return isLong",
                    plants: [
                        "Screen calls contains(_:) on Analytics.shared instead of name", "Screen does not set isLong",
                        "Screen reverses the condition `!isLong`", "Screen reverses the condition `name.contains(\"a\")`",
                        "Screen takes `!isLong` for false", "Screen takes `name.contains(\"a\")` for false",
                        "Screen takes `name.contains(\"a\")` for true", "Screen uses \"¤\" instead of \"a\"",
                    ]),
                FaultExample(
                    "a flag behind a question of the module",
                    "var isLong = isOn; if !isLong { if contains(name) { isLong = true } }; return isLong }; "
                        + "func contains(_ x: Int) -> Bool { list.contains(x)",
                    plants: [
                        "Screen calls contains(_:) on Analytics.shared instead of list", "Screen does not set isLong",
                        "Screen returns false from contains(_:)", "Screen returns true from contains(_:)",
                        "Screen reverses the condition `!isLong`", "Screen reverses the condition `contains(name)`",
                        "Screen takes `!isLong` for false", "Screen takes `contains(name)` for false",
                        "Screen takes `contains(name)` for true",
                    ]),
                FaultExample(
                    "a flag behind a question that counts",
                    "var isLong = isOn; if !isLong { if contains(name) { isLong = true } }; return isLong }; "
                        + "func contains(_ x: Int) -> Bool { count += 1; return list.contains(x)",
                    plants: [
                        "Screen calculates with 2 instead of 1 in `count += 1`",
                        "Screen calls contains(_:) on Analytics.shared instead of list", "Screen does not set count",
                        "Screen does not set isLong", "Screen returns false from contains(_:)", "Screen returns true from contains(_:)",
                        "Screen reverses the condition `!isLong`", "Screen reverses the condition `contains(name)`",
                        "Screen takes `!isLong` for false", "Screen takes `!isLong` for true", "Screen takes `contains(name)` for false",
                        "Screen takes `contains(name)` for true", "Screen uses -= instead of += in `count += 1`",
                    ]),
                FaultExample(
                    "a number", "var most = count; if most != last { most = last }; return most",
                    plants: [
                        "Screen does not set most", "Screen reverses the condition `most != last`", "Screen takes `most != last` for false",
                    ]),
                FaultExample(
                    "a number on the right", "var most = count; if last != most { most = last }; return most",
                    plants: [
                        "Screen does not set most", "Screen reverses the condition `last != most`", "Screen takes `last != most` for false",
                    ]),
                FaultExample(
                    "a check before", "} }\nclass Model { var most = 0; func go(_ x: Int) { guard x != most else { return }; most = x } }",
                    plants: ["Model does not set most", "Model reverses the condition `x != most`", "Model takes `x != most` for false"]),
                FaultExample(
                    "a number, and more", "var most = count; if most != last { most = last; stop() }; return most",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen does not set most",
                        "Screen reverses the condition `most != last`", "Screen takes `most != last` for false",
                        "Screen takes `most != last` for true",
                    ]),
                FaultExample(
                    "a property that is observed",
                    "} }\nclass Model { var most = 0 { didSet { stop() } }; func go() { if most != last { most = last } } }",
                    plants: [
                        "Model calls stop() twice", "Model does not call stop()", "Model does not set most",
                        "Model reverses the condition `most != last`", "Model takes `most != last` for false",
                        "Model takes `most != last` for true",
                    ]),
            ]
        ) { node, context in
            node.as(ExprSyntax.self)?.asksForValueThatIsSet(context.functions) ?? false
        },
        EquivalentFaults(
            "observed-values", of: [.alwaysTrue], because: "An observer that runs for one value only need not ask for that value.",
            examples: [
                FaultExample(
                    "a flag that is only set",
                    "} }\nclass Model { private var isShown = false { didSet { if isShown { stop() } } }; func show() { isShown = true }",
                    plants: [
                        "Model does not set isShown", "Model reverses the condition `isShown`", "Model takes `isShown` for false",
                        "Model calls stop() twice", "Model does not call stop()",
                    ]),
                FaultExample(
                    "a phase",
                    "} }\nclass Model { private var phase = Phase.new { didSet { guard phase == .shown else { return }; stop() } }; func show() { phase = .shown }",
                    plants: [
                        "Model does not set phase", "Model reverses the condition `phase == .shown`",
                        "Model takes `phase == .shown` for false",
                        "Model calls stop() twice", "Model does not call stop()",
                    ]),
                FaultExample(
                    "a flag with two values",
                    "} }\nclass Model { private var isShown = false { didSet { if isShown { stop() } } }; func show() { isShown = true }; func hide() { isShown = false }",
                    plants: [
                        "Model does not set isShown", "Model does not set isShown", "Model reverses the condition `isShown`",
                        "Model takes `isShown` for false", "Model takes `isShown` for true", "Model calls stop() twice",
                        "Model does not call stop()",
                    ]),
                FaultExample(
                    "a flag that is turned over",
                    "} }\nclass Model { private var isShown = false { didSet { if isShown { stop() } } }; func show() { isShown.toggle() }",
                    plants: [
                        "Model does not call toggle()", "Model reverses the condition `isShown`", "Model calls toggle() twice",
                        "Model calls toggle() on Analytics.shared instead of isShown",
                        "Model takes `isShown` for false", "Model takes `isShown` for true", "Model calls stop() twice",
                        "Model does not call stop()",
                    ]),
            ]
        ) { node, context in
            node.isAnswerOfItsObserver(context.facts.uses)
        },
        EquivalentFaults(
            "unread-keys", because: "Only the values of the pairs are read, and their names are for people.",
            examples: [
                FaultExample(
                    "the values of a literal", "let x = [\"at\": 1, \"of\": 2].values.sorted()",
                    plants: ["Screen calls sorted() on Analytics.shared instead of [\"at\": 1, \"of\": 2].values"]),
                FaultExample(
                    "the values of a constant", "let parts: KeyValuePairs = [\"at\": first]; use(parts.map(\\.value))",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)",
                        "Screen calls map(_:) on Analytics.shared instead of parts",
                    ]),
                FaultExample(
                    "a constant of a property",
                    "}; var all: [Int] { let parts = [\"at\": first]; return parts.values.sorted() }; func show() {",
                    plants: ["Screen calls sorted() on Analytics.shared instead of parts.values", "Screen returns [] from all"]),
                FaultExample(
                    "a constant whose keys are read",
                    "let parts: KeyValuePairs = [\"at\": first]; use(parts.map(\\.value)); use(parts.map(\\.key))",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)",
                        "Screen calls map(_:) on Analytics.shared instead of parts",
                        "Screen calls use(_:) twice", "Screen does not call use(_:)",
                        "Screen calls map(_:) on Analytics.shared instead of parts",
                    ] + endings(of: "at")),
                FaultExample(
                    "a constant that a test can read", "}; let parts = [\"at\": first]; func show() { use(parts.values)",
                    plants: ["Screen calls use(_:) twice", "Screen does not call use(_:)"] + endings(of: "at")),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.isKeyThatNobodyReads ?? false
        },
    ]

    private static func endings(of text: String) -> [String] {
        ["beginning", "end"].map { "Screen uses another text at the \($0) of \"\(text)\"" }
    }
}
