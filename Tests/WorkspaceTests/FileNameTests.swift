import Testing

/// The grammar of file names: `Type`, `Type.Nested` or `Type+Aspect`, for a type that the file declares or extends.
struct FileNameTests {
    /// The parts of the clone that are written as data: submissions, fixtures, generated mocks and the comparison's programs.
    private static let data = ["/Submissions/", "/Fixtures/", "/Generated/", "/Protocols/", "/Probes/", "/Golden/"]

    private static let files = ["Sources", "Tests", "Benchmarks"].flatMap { (try? SwiftFile.all(below: $0)) ?? [] }
        .filter { file in file.name != "main" && !data.contains { file.path.contains($0) } }

    /// The reason why a file's name breaks the grammar; nil if it does not.
    private static func fault(in file: SwiftFile) -> String? {
        guard let name = file.name.wholeMatch(of: #/(?<type>[A-Z]\w*)(?<nested>(?:\.[A-Z]\w*)*)(?<aspect>\+[A-Z]\w*)?/#) else {
            return "is no type's name"
        }
        let declared = names(
            after: #/(?m)^ *(?:@\w+(?:\(.*?\))? )*(?:\w+ )*(?:class|struct|enum|actor|protocol|typealias) +(\w+)/#, in: file)
        let extended = names(after: #/(?m)^(?:\w+ )*extension +(\w+)/#, in: file)
        let type = String(name.type)
        if let nested = name.nested.split(separator: ".").last, !declared.contains(String(nested)) { return "declares no \(nested)" }
        if name.aspect != nil { return extended.contains(type) ? nil : "does not extend \(type)" }
        return declared.union(extended).contains(type) ? nil : "neither declares nor extends \(type)"
    }

    private static func names(after pattern: Regex<(Substring, Substring)>, in file: SwiftFile) -> Set<String> {
        Set(file.text.matches(of: pattern).map { String($0.output.1) })
    }

    @Test func `a file's name says what is in it`() {
        #expect(Self.files.count > 300)
        #expect(Self.files.compactMap { file in Self.fault(in: file).map { "\(file.path) \($0)" } } == [])
    }

    @Test(arguments: [
        ("Kata+Start", "extension Kata {}", true), ("Kata", "struct Kata {}", true),
        ("Kata.Hint", "extension Kata {\n    struct Hint {}", true),
        ("Kata+Start", "struct Kata {}", false), ("Helpers", "func help() {}", false), ("kata", "struct kata {}", false),
        ("Kata.Hint", "extension Kata {}", false), ("Kata", "/// A class Kata is not here.", false),
    ]) func `the grammar is this one`(_ name: String, _ text: String, _ isRight: Bool) {
        #expect((Self.fault(in: SwiftFile(path: "Sources/X/\(name).swift", text: text)) == nil) == isRight)
    }
}
