import Foundation
import Testing

/// The first sentence of every doc comment, as the language guide wants it.
struct DocCommentTests {
    private static let most = 150
    private static let riddles: Set = ["What", "Who", "Where", "How", "When", "Which", "Those"]

    /// The first paragraphs of all doc comments of a file, each with its line.
    private static func abstracts(in file: SwiftFile) -> [(line: Int, text: String)] {
        var found: [(line: Int, text: String)] = []
        var isInside = false, isInAbstract = false
        for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let line = line.trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("///") else {
                isInside = false
                continue
            }
            let text = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
            if !isInside {
                found.append((index + 1, text))
                isInAbstract = true
            } else if text.isEmpty || text.hasPrefix("- ") {
                isInAbstract = false
            } else if isInAbstract {
                found[found.count - 1].text += " " + text
            }
            isInside = true
        }
        return found
    }

    private static func fault(in abstract: String) -> String? {
        let sentence = abstract.firstMatch(of: #/^.*?[.:](?= |$)/#)?.output ?? Substring(abstract)
        if sentence.count > most { return "is longer than \(most) characters" }
        let first = abstract.split(whereSeparator: { !$0.isLetter }).first.map(String.init) ?? ""
        return riddles.contains(first) ? "begins with \(first)" : nil
    }

    @Test(arguments: ["Sources", "Tests", "Benchmarks", "Solutions"])
    func `an abstract is one short sentence that names the thing`(_ folder: String) throws {
        let files = try SwiftFile.all(below: folder).filter { file in
            !["/Submissions/", "/Fixtures/", "/Protocols/", "/Generated/"].contains { file.path.contains($0) }
        }
        let faults = files.flatMap { file in
            Self.abstracts(in: file).compactMap { abstract in Self.fault(in: abstract.text).map { "\(file.path):\(abstract.line) \($0)" } }
        }

        #expect(faults == [])
    }

    @Test(arguments: [
        ("The cache of everything.", true), ("What is cached.", false), ("Those that fail.", false), ("Whatever is cached.", true),
        (String(repeating: "a", count: 151) + ".", false), ("Short. " + String(repeating: "a", count: 200), true),
    ]) func `the rule is this one`(_ abstract: String, _ isRight: Bool) {
        #expect((Self.fault(in: abstract) == nil) == isRight)
    }
}
