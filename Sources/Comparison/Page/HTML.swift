/// Returns a text with its markup characters escaped.
func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
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

/// Returns an element; its content is markup already.
func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String = "") -> String {
    let words = attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    return "<\(name)\(words)>\(content)</\(name)>"
}
