extension String {
    /// The text with its markup characters escaped.
    var escaped: String {
        var result = ""
        for character in self {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }
}

/// Returns an element; its content is markup already.
func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String = "") -> String {
    let words = attributes.map { " \($0.key)=\"\($0.value.escaped)\"" }.joined()
    return "<\(name)\(words)>\(content)</\(name)>"
}
