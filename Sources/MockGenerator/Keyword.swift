/// The keywords, which need backticks as names.
enum Keyword {
    static func escaped(_ name: String) -> String {
        all.contains(name) || ["Type", "Protocol"].contains(name) || !name.isIdentifier && !name.hasPrefix("`") ? "`\(name)`" : name
    }

    /// Returns an argument label in a call, where backticks around keywords are a warning.
    static func label(_ label: String) -> String {
        let name = label.filter { $0 != "`" }
        return name.isIdentifier && name != "inout" ? name : label
    }

    /// Returns a name as it stands after a dot, where few keywords mean something else.
    static func escapedMember(_ name: String) -> String {
        ["init", "self", "Type", "Protocol"].contains(name) ? "`\(name)`" : name
    }

    private static let all: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
        "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension String {
    /// Whether the text is a name that needs no backticks, apart from keywords.
    var isIdentifier: Bool {
        !(first?.isNumber ?? true) && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || !$0.isASCII && !$0.isWhitespace }
    }

    /// The text as a name that needs no backticks.
    var asIdentifier: String {
        guard !isIdentifier else { return self }
        let words = Member.capitalized(self)
        let name = words.prefix(1).lowercased() + words.dropFirst()
        return name.isIdentifier ? name : "_" + name
    }
}
