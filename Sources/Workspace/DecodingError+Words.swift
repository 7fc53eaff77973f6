extension DecodingError {
    /// One phrase that says where the JSON is wrong.
    package var inWords: String {
        switch self {
        case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context): context.wordsForWrongType
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

    /// The kind of value that must stand there, in the words of JSON, or the words of the decoder.
    fileprivate var wordsForWrongType: String {
        let names = [
            ("Array", "a list"), ("Dictionary", "an object"), ("String", "a text"), ("Int", "a number"), ("number", "a number"),
            ("Bool", "true or false"),
        ]
        let wanted = debugDescription.firstMatch(of: /Expected to decode (\w+)/)?.output.1
        guard let wanted, let name = names.first(where: { $0.0 == wanted })?.1 else { return "\"\(place)\": \(debugDescription)" }
        return "\"\(place)\" must be \(name)"
    }

    /// The value that is none of those of its enumeration, or the words of the decoder.
    fileprivate var wordsForWrongData: String {
        if let value = debugDescription.firstMatch(of: /Cannot initialize \w+ from invalid \w+ value (.*)/)?.output.1 {
            let isStage = debugDescription.contains("initialize Stage ")
            let known = isStage ? ": it must be one of \(Stage.allCases.map(\.rawValue).joined(separator: ", "))" : ""
            return "\"\(place)\" cannot be \"\(value)\"\(known)"
        }
        return debugDescription
    }
}
