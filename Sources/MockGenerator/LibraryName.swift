/// The names of the library that generated mocks use, and that a package may declare as well.
enum LibraryName {
    static let all: Set<String> = [
        "Callback", "Erased", "Journal", "MissingStub", "MockEquatable", "Recorder", "RecordingMock", "StaticCalls", "Stub", "Unrecorded",
    ]
}

extension String {
    /// Returns the text with a name replaced, where it is not part of a longer or qualified name.
    func replacing(name: String, with other: String) -> String {
        var result = ""
        var rest = self[...]
        while let found = rest.firstRange(of: name) {
            let before = rest[..<found.lowerBound].last ?? result.last
            let isWhole = !isPartOfName(before) && before != "." && !isPartOfName(rest[found.upperBound...].first)
            result += rest[..<found.lowerBound] + (isWhole ? other[...] : rest[found])
            rest = rest[found.upperBound...]
        }
        return result + rest
    }

    private func isPartOfName(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
}
