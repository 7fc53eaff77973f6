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
}
