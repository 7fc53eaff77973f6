internal import Foundation

extension KataRule {
    /// A key that nobody reads is a mistake, and so is one that stands there twice: only one of its values is read.
    static let keys = KataRule(name: "keys") { files in
        let file = "\(files.folder)/kata.json"
        let object = try? JSONSerialization.jsonObject(with: files.bytes(of: file) ?? Data()) as? [String: Any]
        let known = Set(Kata.Description.CodingKeys.allCases.map(\.rawValue))
        let idle = (object ?? [:]).keys.filter { !known.contains($0) }.sorted().map {
            KataProblem(file, "\"\($0)\" is a key that nothing reads; remove it.")
        }
        let repeated = files.text(of: file).repeatedKeys.map {
            KataProblem(file, "\"\($0)\" stands there twice, and only one of its values is read; join them.")
        }
        return idle + repeated
    }

    /// The name is the folder's, in other letters.
    static let name = KataRule(name: "name") { files in
        let name = Kata.name(of: files.kata.module)
        return files.kata.name == name
            ? []
            : [
                KataProblem(
                    "\(files.folder)/kata.json", "\"name\" is \"\(files.kata.name)\"; make it \"\(name)\", as the folder is called.")
            ]
    }

    /// The board and the verdicts have room for the texts.
    static let texts = KataRule(name: "texts") { files in
        let file = "\(files.folder)/kata.json", description = files.kata.description
        let texts = [
            "title": description.title, "group": description.group, "technique": description.technique, "summary": description.summary,
            "seam": description.seam, "callSite": description.callSite, "question": description.question ?? "",
        ]
        let limits = ["technique": 33, "summary": 120]
        return texts.sorted { $0.key < $1.key }.compactMap { key, text in
            if text.allSatisfy(\.isWhitespace) { return KataProblem(file, "\"\(key)\" is empty; write it.") }
            guard let most = limits[key], text.count > most else { return nil }
            return KataProblem(file, "\"\(key)\" has \(text.count) characters; shorten it to \(most).")
        }
    }

    /// A path that nobody can list is a mistake.
    static let paths = KataRule(name: "paths") { files in
        let known = LearningPath.all.map(\.name)
        return (files.kata.description.paths ?? []).filter { !known.contains($0) }.map {
            KataProblem(
                "\(files.folder)/kata.json",
                "\"paths\" names \"\($0)\", and there is no such path; choose among \(known.joined(separator: ", ")).")
        }
    }

    /// Hints are sentences, and each names the stages for which it is shown.
    static let hints = KataRule(name: "hints") { files in
        let file = "\(files.folder)/kata.json"
        return files.kata.description.hints.enumerated().flatMap { index, hint in
            let brief = hint.text.count > 40 ? [] : [KataProblem(file, "hint \(index + 1) has \(hint.text.count) characters; say more.")]
            let idle = hint.stages.isEmpty ? [KataProblem(file, "hint \(index + 1) has no \"stages\"; name those that it helps with.")] : []
            return brief + idle
        }
    }

    /// A kata is explained on a screenful, with as many numbered steps as hints.
    static let readme = KataRule(name: "readme") { files in
        let file = "\(files.folder)/README.md", text = files.text(of: file), kata = files.kata
        guard !text.isEmpty else { return [] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let steps = lines.compactMap { $0.prefixMatch(of: #/([0-9]+)\. /#).flatMap { Int($0.1) } }
        var problems: [KataProblem] = []
        func expect(_ isSo: Bool, _ advice: String) { if !isSo { problems.append(KataProblem(file, advice)) } }
        expect(lines.first == "# \(kata.title)", "the first line is not the title; make it \"# \(kata.title)\".")
        expect(lines.count <= 42, "it has \(lines.count) lines; shorten it to 42, a screenful.")
        expect(text.contains("kata check \(kata.name)"), "it does not tell how to check; write `./kata check \(kata.name)`.")
        expect(steps == Array(1..<steps.count + 1), "its steps are numbered \(steps); count from 1.")
        expect(
            steps.count == kata.hints.count,
            "it has \(steps.count.counted("step")) and kata.json has \(kata.hints.count.counted("hint")); write one hint for each step.")
        return problems
    }
}

extension Kata {
    /// The name of the kata in a folder, such as `clock-injection` for `ClockInjection`.
    package static func name(of module: String) -> String {
        String(module.replacing(/[A-Z]/) { "-" + $0.output.lowercased() }.drop { $0 == "-" })
    }

    /// The folder of a kata, such as `ClockInjection` for `clock-injection`.
    package static func module(of name: String) -> String {
        name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension String {
    /// The keys that an object of this JSON has twice.
    fileprivate var repeatedKeys: [String] {
        var objects: [Set<Substring>] = []
        var repeated: [String] = []
        for token in matches(of: #/(?<brace>[{}])|"(?<text>(?:[^"\\]|\\.)*)"(?<colon>\s*:)?/#) {
            if let brace = token.brace {
                if brace == "{" { objects.append([]) } else { _ = objects.popLast() }
            } else if let key = token.text, token.colon != nil, !objects.isEmpty, !objects[objects.count - 1].insert(key).inserted {
                repeated.append(String(key))
            }
        }
        return repeated
    }
}
