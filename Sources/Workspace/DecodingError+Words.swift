extension DecodingError {
    /// One phrase that says where the JSON is wrong.
    package var inWords: String {
        switch self {
        case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\"\(context.place)\": \(context.debugDescription)"
        case .dataCorrupted(let context): context.wordsForWrongData
        @unknown default: "\(self)"
        }
    }
}

extension DecodingError.Context {
    /// The place as it is written in code: `hints[0].stages[1]`.
    fileprivate var place: String {
        codingPath.reduce("") { path, key in
            key.intValue.map { "\(path)[\($0)]" } ?? (path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)")
        }
    }

    /// The value that is none of those of its enumeration, or the words of the decoder.
    fileprivate var wordsForWrongData: String {
        if let value = debugDescription.firstMatch(of: /Cannot initialize \w+ from invalid \w+ value (.*)/)?.output.1 {
            return "\"\(place)\" cannot be \"\(value)\""
        }
        return debugDescription
    }
}
