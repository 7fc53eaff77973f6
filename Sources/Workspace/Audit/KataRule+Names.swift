internal import Foundation

extension KataRule {
    /// The names in the description are those of the code and of the tests; a name that matches nothing does nothing, and nobody is told.
    static let names = KataRule(name: "names") { files in
        let file = "\(files.folder)/kata.json", description = files.kata.description
        let code = words(below: ["\(files.start)/Sources", "\(files.solution)/Sources", "\(files.solution)/Fakes"], of: files).union(
            (["get", "set", files.kata.module] + files.kata.substitutes).map { $0[...] })
        let lists = [
            ("given", description.given), ("humble", description.humble), ("late", description.late), ("fresh", description.fresh),
            ("once", description.once), ("extra", description.extra), ("real", description.real), ("callSite", [description.callSite]),
            ("seam", [description.seam]),
        ]
        let unknown = lists.flatMap { key, names in
            (names ?? []).compactMap { name -> KataProblem? in
                guard let word = name.words.first(where: { !code.contains($0) }) else { return nil }
                return KataProblem(file, "\"\(key)\": \(name) names \(word), which is nowhere in the start or the solution; correct it.")
            }
        }
        let facts = texts(below: ["\(files.solution)/Tests"], of: files)
        let tests =
            (description.advice ?? []).flatMap { $0.tests ?? [] }.map { ("advice", $0) }
            + (description.parts ?? []).flatMap { $0.tests ?? [] }.map { ("parts", $0) }
        return unknown
            + tests.filter { _, test in !facts.contains { $0.contains(test) } }.map { key, test in
                KataProblem(file, "\"\(key)\" names the test \"\(test)\", and no test of the solution has this name; correct it.")
            }
    }

    private static func texts(below folders: [String], of files: KataFiles) -> [String] {
        folders.flatMap { folder in files.files(below: folder).filter { $0.hasSuffix(".swift") }.map { files.text(of: "\(folder)/\($0)") } }
    }

    private static func words(below folders: [String], of files: KataFiles) -> Set<Substring> {
        Set(texts(below: folders, of: files).flatMap(\.words))
    }
}

extension String {
    /// The names in some code.
    fileprivate var words: [Substring] { matches(of: #/[A-Za-z_][A-Za-z_0-9]*/#).map(\.output) }
}
