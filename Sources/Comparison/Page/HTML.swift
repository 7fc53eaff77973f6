/// Text in which nothing is markup.
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

/// An element with its content, which is markup already.
func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: String = "") -> String {
    let words = attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    return "<\(name)\(words)>\(content)</\(name)>"
}
