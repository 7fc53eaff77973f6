import Foundation
import Judge
import Testing
import Workspace

/// A learner's way from the start of a kata to *Solved*, along the advice of the verdicts.
struct AdviceWalk: CustomTestStringConvertible {
    /// One verdict, and the edit that follows.
    struct Step {
        /// Words that the verdict must have.
        var says: [String]
        /// The stage that is not passed.
        var failed: Stage
        var edit: Edit

        init(_ failed: Stage, says: String..., edit: Edit) {
            (self.failed, self.says, self.edit) = (failed, says, edit)
        }
    }

    /// A change of the learner's files.
    enum Edit {
        /// The change that the advice says: ``Typist`` reads it from there.
        case asAdvised
        /// A change in the words of the advice that leave the code to the learner: a text in a file, and its replacement.
        case replacing(String, with: String, in: String)
        /// The whole file as the reference has it, for advice that asks for more than a line, such as new tests.
        case reference(String)
        /// Another content of a file.
        case file(String, String)
    }

    var module: String
    var steps: [Step]
    var testDescription: String { module }
}

/// Does literally what a verdict advises, as far as the advice holds the text to type.
struct Typist {
    let folder: URL
    let module: String

    /// Types the advice.
    ///
    /// - Returns: Whether it held a text to type.
    func type(_ verdict: Verdict) throws -> Bool {
        let advice = verdict.next
        if let line = advice.firstMatch(of: /write `((?:@testable )?import \w+)` at the top of this file/)?.1, let place = place(in: advice)
        {
            return try change(place.file) { "\(line)\n" + $0 }
        }
        if let match = advice.firstMatch(of: /write `(.+?)` in place of `(.+?)`/), let place = place(in: advice) {
            return try change(place.file) { $0.replacing(match.2, with: match.1) }
        }
        if let match = advice.firstMatch(of: /give the parameter `(\w+)` its default.*?`(.+?)`/) {
            return try changeEach { text in
                text.replacing(try Regex("init\\(\(match.1): [^{]*\\)(?= \\{)"), with: String(match.2))
            }
        }
        if let line = advice.firstMatch(of: /add `(required init.+?)`/)?.1, let place = place(in: advice) {
            // The compiler's place is the end of the class.
            return try insert("    \(line)\n", before: place.line, of: place.file)
        }
        if let word = advice.firstMatch(of: /write `(throws|async)` after its parentheses/)?.1, let place = place(in: advice) {
            return try change(place.file) { text in
                var lines = text.components(separatedBy: "\n")
                let head = lines[..<place.line].lastIndex { $0.contains("func ") } ?? 0
                lines[head] = lines[head].replacing("() {", with: "() \(word) {")
                return lines.joined(separator: "\n")
            }
        }
        if advice.contains("Write it in `autoRegister()`"), let code = verdict.message.firstMatch(of: /The seam `(.+?)` is missing/)?.1 {
            return try change("Sources/\(module)/AppContainer+AutoRegister.swift") { text in
                text.replacing("    }\n}\n", with: "        \(code)\n    }\n}\n")
            }
        }
        return false
    }

    /// The place in "Fix path:line:column first" or "In path:line, write".
    private func place(in advice: String) -> (file: String, line: Int)? {
        advice.firstMatch(of: /(?:Fix|In) (\S+?):(\d+)/).flatMap { match in
            Int(match.2).map { (String(match.1).replacing(folder.path + "/", with: ""), $0) }
        }
    }

    private func insert(_ text: String, before line: Int, of file: String) throws -> Bool {
        try change(file) { old in
            var lines = old.components(separatedBy: "\n")
            lines.insert(String(text.dropLast()), at: line - 1)
            return lines.joined(separator: "\n")
        }
    }

    private func changeEach(_ edit: (String) throws -> String) throws -> Bool {
        let names = FileManager.default.enumerator(atPath: folder.appending(path: "Sources").path)?.compactMap { $0 as? String } ?? []
        return try names.filter { $0.hasSuffix(".swift") }.map { try change("Sources/\($0)", edit) }.contains(true)
    }

    /// Changes a file.
    ///
    /// - Returns: Whether it is another text now.
    func change(_ file: String, _ edit: (String) throws -> String) throws -> Bool {
        let place = folder.appending(path: file)
        let old = try String(contentsOf: place, encoding: .utf8)
        let new = try edit(old)
        try Data(new.utf8).write(to: place)
        return new != old
    }
}
