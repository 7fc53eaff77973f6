/// A rule for a text, with a name for the debugger.
nonisolated struct Rule {
    let isMet: (String) -> Bool

    static func all(_ rules: Rule...) -> Rule {
        Rule { text in rules.allSatisfy { $0.isMet(text) } }
    }

    static func contains(_ character: Character) -> Rule { Rule { $0.contains(character) } }
    static func length(_ range: some RangeExpression<Int> & Sendable) -> Rule { Rule { range.contains($0.count) } }

    static func begins(_ isAllowed: @escaping (Character) -> Bool) -> Rule {
        Rule { text in text.first.map(isAllowed) ?? false }
    }
}

nonisolated extension Character {
    var isASCIILetterOrDigit: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: false
        }
    }
}
