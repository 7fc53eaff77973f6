extension String {
    /// The text with its markup characters escaped, for HTML.
    ///
    /// A browser reads scalars: a quote with an accent over it is still a quote.
    package var escaped: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text as code on one line of Markdown, in which no character of the text is Markdown, markup, a link or a mention.
    package var markdownCode: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\n", "\t": " "
            case "0"..."9", "A"..."Z", "a"..."z", " ": String(scalar)
            case _ where scalar.isASCII: "&#\(scalar.value);"
            default: String(scalar)
            }
        }
        return escaped.isEmpty ? "" : "<code>\(escaped.joined())</code>"
    }
}
