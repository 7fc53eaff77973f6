internal import SwiftSyntax

extension EquivalentFaults {
    /// The families of values that are kept, set and returned.
    static let values = [
        EquivalentFaults(
            "hashes", because: "A hash of fewer values is right, too.",
            examples: [
                FaultExample(
                    "a function", "func hash(into hasher: inout Hasher) { hasher.combine(first); hasher.combine(second) }", plants: []),
                FaultExample(
                    "a function of the same name", "func hash(_ text: String) { last = text }", plants: ["Screen does not set last"]),
                FaultExample(
                    "a function of the same label", "func hash(into text: String) { last = text }", plants: ["Screen does not set last"]),
            ]
        ) { node, _ in
            guard let function = node.as(FunctionDeclSyntax.self), function.name.text == "hash" else { return false }
            let parameters = function.signature.parameterClause.parameters
            return parameters.map(\.firstName.text) == ["into"] && parameters.first?.type.trimmedDescription.hasPrefix("inout ") == true
        },
        EquivalentFaults(
            "unreachable-defaults", of: [.alteredTexts, .alteredLiterals],
            because: "A text always has a first and a last part, so the text in their place is never used.",
            examples: [
                FaultExample(
                    "the parts of a text", "let x = name.components(separatedBy: last).first ?? \"\"",
                    plants: [
                        "Screen calls components(separatedBy:) on Analytics.shared instead of name",
                        "Screen treats `name.components(separatedBy: last).first` as nil although it is set",
                    ]),
                FaultExample(
                    "the name of a type", "let x = String(describing: Self.self).split(separator: dot).last ?? \"\"",
                    plants: [
                        "Screen treats `String(describing: Self.self).split(separator: dot).last` as nil although it is set"
                    ]),
                FaultExample(
                    "the first of some names", "let x = names.first ?? \"none\"",
                    plants: [
                        "Screen treats `names.first` as nil although it is set",
                        "Screen uses another text at the beginning of \"none\"", "Screen uses another text at the end of \"none\"",
                    ]),
            ]
        ) { node, _ in
            node.isDefaultOfParts
        },
        EquivalentFaults(
            "stand-ins-for-nil", of: [.alteredTexts],
            because: "A text in the place of nil only has to differ from those that the code looks for.",
            examples: [
                FaultExample(
                    "a raw value",
                    "} }\nenum Sender: String { case mail = \"com.seams.mail\", web }\n"
                        + "struct Link { func show() { let x = Sender(rawValue: name ?? \"\"); use(x)",
                    plants: ["Link calls use(_:) twice", "Link does not call use(_:)", "Link treats `name` as nil although it is set"]),
                FaultExample(
                    "a raw value that is empty",
                    "} }\nenum Sender: String { case mail = \"com.seams.mail\", none = \"\" }\n"
                        + "struct Link { func show() { let x = Sender(rawValue: name ?? \"\"); use(x)",
                    plants: [
                        "Link calls use(_:) twice", "Link does not call use(_:)", "Link treats `name` as nil although it is set",
                        "Link uses another text instead of \"\"",
                    ]),
                FaultExample(
                    "a comparison", "let x = (name ?? \"\") == \"shown\"",
                    plants: [
                        "Screen reverses the condition `(name ?? \"\") == \"shown\"`",
                        "Screen takes `(name ?? \"\") == \"shown\"` for false", "Screen takes `(name ?? \"\") == \"shown\"` for true",
                        "Screen treats `name` as nil although it is set", "Screen uses another text at the beginning of \"shown\"",
                        "Screen uses another text at the end of \"shown\"",
                    ]),
                FaultExample(
                    "a constant that is compared, and looked up",
                    "let known: Set = [\"a\", \"b\"]; let text = name ?? \"none\"; use(known.contains(text) || text.hasPrefix(\"c\"))",
                    plants: [
                        "Screen calls contains(_:) on Analytics.shared instead of known",
                        "Screen calls hasPrefix(_:) on Analytics.shared instead of text", "Screen calls use(_:) twice",
                        "Screen does not call use(_:)", "Screen takes `known.contains(text) || text.hasPrefix(\"c\")` for true",
                        "Screen takes `known.contains(text)` for false", "Screen takes `text.hasPrefix(\"c\")` for false",
                        "Screen treats `name` as nil although it is set", "Screen uses \"¤\" instead of \"a\"",
                        "Screen uses \"¤\" instead of \"b\"", "Screen uses \"¤\" instead of \"c\"",
                    ]),
                FaultExample(
                    "a part of a list that is compared", "let x = [name ?? \"\", last] == [\"a\", \"b\"]",
                    plants: [
                        "Screen reverses the condition `[name ?? \"\", last] == [\"a\", \"b\"]`",
                        "Screen takes `[name ?? \"\", last] == [\"a\", \"b\"]` for false",
                        "Screen takes `[name ?? \"\", last] == [\"a\", \"b\"]` for true", "Screen treats `name` as nil although it is set",
                        "Screen uses \"¤\" instead of \"a\"", "Screen uses \"¤\" instead of \"b\"",
                    ]),
                FaultExample(
                    "a part of a list that is compared with one that is handed over",
                    "} ; private func leads(to place: [String]) -> Bool { [name ?? \"\", last] == place }; func show() { use(leads(to: [\"a\", \"b\"]))",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)",
                        "Screen reverses the condition `[name ?? \"\", last] == place`",
                        "Screen takes `[name ?? \"\", last] == place` for false", "Screen takes `[name ?? \"\", last] == place` for true",
                        "Screen treats `name` as nil although it is set", "Screen uses \"¤\" instead of \"a\"",
                        "Screen uses \"¤\" instead of \"b\"",
                    ]),
                FaultExample(
                    "parts of a text that is compared",
                    #"let (scheme, host) = (name ?? "", other ?? ""); let x = "\(scheme)://\(host)" == "seams://checkout""#,
                    plants: [
                        "Screen reverses the condition `\"\\(scheme)://\\(host)\" == \"seams://checkout\"`",
                        "Screen takes `\"\\(scheme)://\\(host)\" == \"seams://checkout\"` for false",
                        "Screen takes `\"\\(scheme)://\\(host)\" == \"seams://checkout\"` for true",
                        "Screen treats `name` as nil although it is set", "Screen treats `other` as nil although it is set",
                        "Screen uses another text at the beginning of \"\\(scheme)://\\(host)\"",
                        "Screen uses another text at the beginning of \"seams://checkout\"",
                        "Screen uses another text at the end of \"\\(scheme)://\\(host)\"",
                        "Screen uses another text at the end of \"seams://checkout\"",
                    ]),
                FaultExample(
                    "a text that a branch is for", "switch name ?? \"\" { case \"\": stop(); default: start() }",
                    plants: [
                        "Screen calls start() twice", "Screen calls stop() twice", "Screen does not call start()",
                        "Screen does not call stop()", "Screen takes `\"\"` for false", "Screen takes `\"\"` for true",
                        "Screen treats `name` as nil although it is set", "Screen uses another text instead of \"\"",
                        "Screen uses another text instead of \"\"",
                    ]),
                FaultExample(
                    "values that a branch is for together", "switch (name ?? \"\", last) { case (\"a\", \"b\"): stop(); default: break }",
                    plants: [
                        "Screen calls stop() twice", "Screen does not call stop()", "Screen takes `(\"a\", \"b\")` for false",
                        "Screen takes `(\"a\", \"b\")` for true", "Screen treats `name` as nil although it is set",
                        "Screen uses \"¤\" instead of \"a\"", "Screen uses \"¤\" instead of \"b\"",
                    ]),
                FaultExample(
                    "a text that is looked for", "let x = (name ?? \"shown\") == \"shown\"",
                    plants: [
                        "Screen reverses the condition `(name ?? \"shown\") == \"shown\"`",
                        "Screen takes `(name ?? \"shown\") == \"shown\"` for false",
                        "Screen takes `(name ?? \"shown\") == \"shown\"` for true", "Screen treats `name` as nil although it is set",
                        "Screen uses another text at the beginning of \"shown\"", "Screen uses another text at the beginning of \"shown\"",
                        "Screen uses another text at the end of \"shown\"", "Screen uses another text at the end of \"shown\"",
                    ]),
                FaultExample(
                    "a text that is handed over",
                    "}; private func isMail(_ text: String) -> Bool { text == \"a\" }; func show() { isOn = isMail(name ?? \"\")",
                    plants: [
                        "Screen does not set isOn", "Screen reverses the condition `text == \"a\"`",
                        "Screen takes `text == \"a\"` for false", "Screen takes `text == \"a\"` for true",
                        "Screen treats `name` as nil although it is set", "Screen uses \"¤\" instead of \"a\"",
                    ]),
                FaultExample(
                    "a text that is handed over and used",
                    "}; private func isMail(_ text: String) -> Bool { use(text); return text == \"a\" }; func show() { isOn = isMail(name ?? \"\")",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not set isOn",
                        "Screen reverses the condition `text == \"a\"`", "Screen takes `text == \"a\"` for false",
                        "Screen takes `text == \"a\"` for true", "Screen treats `name` as nil although it is set",
                        "Screen uses \"¤\" instead of \"a\"", "Screen uses another text instead of \"\"",
                    ]),
                FaultExample(
                    "a private property for it", "}; private var text: String { name ?? \"none\" }; func show() { isOn = text == \"a\"",
                    plants: [
                        "Screen does not set isOn", "Screen returns \"\" from text", "Screen reverses the condition `text == \"a\"`",
                        "Screen takes `text == \"a\"` for false", "Screen takes `text == \"a\"` for true",
                        "Screen treats `name` as nil although it is set", "Screen uses \"¤\" instead of \"a\"",
                    ]),
                FaultExample(
                    "a property for it that tests see", "}; var text: String { name ?? \"none\" }; func show() { isOn = text == \"a\"",
                    plants: [
                        "Screen does not set isOn", "Screen returns \"\" from text", "Screen reverses the condition `text == \"a\"`",
                        "Screen takes `text == \"a\"` for false", "Screen takes `text == \"a\"` for true",
                        "Screen treats `name` as nil although it is set", "Screen uses \"¤\" instead of \"a\"",
                        "Screen uses another text at the beginning of \"none\"", "Screen uses another text at the end of \"none\"",
                    ]),
                FaultExample(
                    "a private structure for it",
                    "} }\nprivate struct Link { let text: String; init(_ name: String?) { text = name ?? \"\" }; var isMail: Bool { text == \"a\" }",
                    plants: [
                        "Link reverses the condition `text == \"a\"`", "Link takes `text == \"a\"` for false",
                        "Link takes `text == \"a\"` for true", "Link treats `name` as nil although it is set",
                        "Link uses \"¤\" instead of \"a\"",
                    ]),
                FaultExample(
                    "a private constant", "}; private static let none = \"\"; func show() { isOn = (name ?? Self.none) == \"a\"",
                    plants: [
                        "Screen does not set isOn", "Screen reverses the condition `(name ?? Self.none) == \"a\"`",
                        "Screen takes `(name ?? Self.none) == \"a\"` for false", "Screen takes `(name ?? Self.none) == \"a\"` for true",
                        "Screen treats `name` as nil although it is set", "Screen uses \"¤\" instead of \"a\"",
                    ]),
                FaultExample(
                    "a text that is used", "let text = name ?? \"none\"; isOn = text == \"a\"; use(text)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)", "Screen does not set isOn",
                        "Screen reverses the condition `text == \"a\"`", "Screen takes `text == \"a\"` for false",
                        "Screen takes `text == \"a\"` for true", "Screen treats `name` as nil although it is set",
                        "Screen uses \"¤\" instead of \"a\"", "Screen uses another text at the beginning of \"none\"",
                        "Screen uses another text at the end of \"none\"",
                    ]),
            ]
        ) { node, _ in
            node.as(ExprSyntax.self)?.isStandInForNil ?? false
        },
        EquivalentFaults(
            "greenwich", of: [.unsetAssignments, .missingDefaults, .alteredTexts],
            because: "A test that runs in Greenwich's time zone, as the judge's do, sees no difference without it.",
            examples: [
                FaultExample(
                    "the time zone of a calendar",
                    "days.timeZone = .gmt; days.timeZone = TimeZone(secondsFromGMT: 0)!; format.timeZone = TimeZone(identifier: \"UTC\")",
                    plants: []),
                FaultExample(
                    "a default that is the same", "let zone = TimeZone(secondsFromGMT: 0) ?? .gmt; let other = home ?? .gmt",
                    plants: ["Screen treats `home` as nil although it is set"]),
                FaultExample(
                    "names that set the own time zone when they are wrong",
                    "format.timeZone = TimeZone(identifier: \"UTC\"); days.timeZone = TimeZone(abbreviation: \"GMT\") ?? .current; years.timeZone = TimeZone(identifier: \"Etc/GMT\") ?? .gmt",
                    plants: []),
                FaultExample("another time zone", "days.timeZone = home", plants: ["Screen does not set days.timeZone"]),
                FaultExample(
                    "a name with the same default", "let zone = TimeZone(identifier: \"UTC\") ?? .gmt; use(zone)",
                    plants: ["Screen calls use(_:) twice", "Screen does not call use(_:)"]),
                FaultExample(
                    "a name with another default", "let zone = TimeZone(identifier: \"UTC\") ?? .current; use(zone)",
                    plants: [
                        "Screen calls use(_:) twice", "Screen does not call use(_:)",
                        "Screen treats `TimeZone(identifier: \"UTC\")` as nil although it is set",
                        "Screen uses another text at the beginning of \"UTC\"", "Screen uses another text at the end of \"UTC\"",
                    ]),
            ]
        ) { node, _ in
            node.setsTheTimeZoneOfGreenwich || node.isGreenwichByDefault || node.namesGreenwichByDefault || node.decidesOnGreenwich
        },
        EquivalentFaults(
            "fixed-locales", of: [.unsetAssignments, .alteredTexts, .alteredLiterals],
            because: "A test that runs with this locale, as the judge's do, sees no difference to another one.",
            examples: [
                FaultExample(
                    "the locale of a format", "format.locale = Locale(identifier: \"en_US_POSIX\"); format.dateFormat = \"HH\"",
                    plants: [
                        "Screen does not set format.dateFormat", "Screen uses another text at the beginning of \"HH\"",
                        "Screen uses another text at the end of \"HH\"",
                    ]),
                FaultExample("another locale", "format.locale = home", plants: ["Screen does not set format.locale"]),
            ]
        ) { node, _ in
            node.fixesTheLocale
        },
        EquivalentFaults(
            "demanded-assignments", of: [.unsetAssignments],
            because: "The compiler demands this assignment, because there is no value yet.",
            examples: [
                FaultExample(
                    "a constant and a variable",
                    "class Model { let count: Int; var times: Int; init(_ number: Int) { self.count = number; times = number } }",
                    plants: []),
                FaultExample(
                    "a property with a value", "class Model { var times = 0; init(_ number: Int) { times = number } }",
                    plants: ["Model does not set times"]),
                FaultExample(
                    "an instance that changes", "}; mutating func turn() { self = Screen.all", plants: ["Screen does not set self"]),
                FaultExample("all of an instance", "}; init(all: Int) { self = Screen.all", plants: []),
                FaultExample(
                    "a variable of a function", "let count: Int?; count = 1", plants: []),
                FaultExample("a variable that begins as nil", "var count: Int?; count = 1", plants: ["Screen does not set count"]),
            ]
        ) { node, _ in
            node.isFirstAssignment
        },
        EquivalentFaults(
            "kept-work", of: [.unsetAssignments, .missingValues, .missingDefaults],
            because: "A value that is kept to save work is made again without it.",
            examples: [
                FaultExample(
                    "a result", "if let known { return known }; let new = 1; known = new; return new", plants: []),
                FaultExample(
                    "an instance that is always the same",
                    "}; private var kept: Client?; var client: Client { guard let kept else { self.kept = .shared; return .shared }; return kept }; func show() {",
                    plants: ["Screen treats `kept` as nil although it is set"]),
                FaultExample(
                    "such an instance under the name of the property",
                    "}; private var kept: Client?; var client: Client { let client = kept ?? Client.shared; kept = client; return client }; func show() {",
                    plants: ["Screen treats `kept` as nil although it is set"]),
                FaultExample(
                    "such an instance that is kept at the end",
                    "}; private var kept: Client?; var client: Client { let client = kept ?? .shared; defer { kept = client }; return client }; func show() {",
                    plants: ["Screen treats `kept` as nil although it is set"]),
                FaultExample(
                    "such an instance under the name of a case",
                    "}; private var kept: Client?; var client: Client { switch kept { case let client?: return client; case nil: let client = Client.shared; kept = client; return client } }; func show() {",
                    plants: []),
                FaultExample(
                    "a new instance under the name of the property",
                    "}; private var kept: Client?; var client: Client { let client = kept ?? Client(); kept = client; return client }; func show() {",
                    plants: ["Screen does not set kept", "Screen treats `kept` as nil although it is set"]),
                FaultExample(
                    "an instance that is asked for elsewhere",
                    "}; private var kept: Client?; var client: Client { guard let kept else { self.kept = .shared; return .shared }; return kept }; func show() { isOn = kept != nil",
                    plants: [
                        "Screen does not set isOn", "Screen does not set self.kept", "Screen reverses the condition `kept != nil`",
                        "Screen takes `kept != nil` for false", "Screen takes `kept != nil` for true",
                        "Screen treats `kept` as nil although it is set",
                    ]),
                FaultExample(
                    "an index that is made again after a change",
                    "if let known { return known[name] }; let new = list; known = new; return new[name]", plants: []),
                FaultExample(
                    "a value of which another part is found again", "if let known { return known[name] }; known = new; return new[last]",
                    plants: ["Screen does not set known", "Screen treats `known` as nil although it is set"]),
                FaultExample(
                    "a value of which a part is returned", "known = new; return new.name", plants: ["Screen does not set known"]),
                FaultExample(
                    "a result that nobody finds again", "let new = 1; known = new; return new", plants: ["Screen does not set known"]),
                FaultExample("another result", "known = new; return old", plants: ["Screen does not set known"]),
                FaultExample(
                    "the result of another object",
                    "protocol Net { func load() -> Data }; if let known { return known }; let new = load(); known = new; return new",
                    plants: [
                        "Screen does not set known", "Screen treats `known` as nil although it is set",
                        "Screen uses another result of load()",
                    ]),
            ]
        ) { node, context in
            node.keepsWork(context.functions)
        },
        EquivalentFaults(
            "kept-answers", of: [.alteredAnswers],
            because: "A result that is kept to save work is the one that is found again, so tests need not ask for it twice.",
            examples: [
                FaultExample(
                    "a result of another object's",
                    "func all() -> [Int] { if let kept = cache.list { return kept }; let new = load(); cache.list = new; return new }",
                    plants: ["Screen returns [] from all()"]),
                FaultExample(
                    "a variable of the function",
                    "func all() -> [Int] { var new: [Int]? = nil; new = load(); if let new { return new }; return list }",
                    plants: [
                        "Screen does not set new", "Screen returns [] from all()", "Screen returns [] from all()",
                        "Screen treats `new` as nil although it is set",
                    ]),
                FaultExample(
                    "a part of a result",
                    "func place() -> Int? { if let known { return known[name] }; let new = list; known = new; return new[name] }",
                    plants: ["Screen returns nil from place()"]),
            ]
        ) { node, _ in
            node.isKeptAnswer
        },
        EquivalentFaults(
            "gregorian", of: [.unsetAssignments],
            because: "A test that runs where the calendar is the Gregorian one, as the judge's do, sees no difference without it.",
            examples: [
                FaultExample(
                    "the calendar of a format", "format.calendar = Calendar(identifier: .gregorian)", plants: []),
                FaultExample(
                    "another calendar", "format.calendar = Calendar(identifier: .hebrew)", plants: ["Screen does not set format.calendar"]),
            ]
        ) { node, _ in
            node.setsTheGregorianCalendar
        },
        EquivalentFaults(
            "placeholders", of: [.alteredAnswers, .alteredTexts, .alteredLiterals],
            because: "A property or a subscript that the module only sets has some value, as Swift wants a getter.",
            examples: [
                FaultExample(
                    "a property that sends", "}; var event: String { get { \"\" } set { last = newValue } }; func show() { event = shown",
                    plants: ["Screen does not set last", "Screen does not set event"]),
                FaultExample(
                    "a private subscript that sends",
                    "}; private subscript(name: String) -> String { get { \"\" } set { last = newValue } }; func show() { self[first] = shown",
                    plants: ["Screen does not set last", "Screen does not set self[first]"]),
                FaultExample(
                    "a property that is read",
                    "}; var event: String { get { \"none\" } set { last = newValue } }; func show() { last = event",
                    plants: ["Screen does not set last", "Screen does not set last"]
                        + ["beginning", "end"].map { "Screen uses another text at the \($0) of \"none\"" }),
            ]
        ) { node, context in
            node.nameOfPropertyWithPlaceholder.map { !context.facts.usedNames.contains($0) } ?? node.isPlaceholderOfSubscript
        },
    ]
}
