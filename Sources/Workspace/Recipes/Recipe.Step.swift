package import Foundation

extension Recipe {
    /// A step of a recipe, as its `step.md` and its files tell it.
    package struct Step: Sendable {
        /// Its place in the recipe, counted from 1.
        package let number: Int
        package let folder: URL
        package let title: String
        /// The change and the reason why it is this small, in a few sentences.
        package let text: String
        /// The thing to look at in the code, or in the verdict.
        package let lookAt: String
        /// The numbers of the hints that lead to this step.
        package let hints: [Int]
        /// Words of the compiler's message, if the step leans on the compiler: the code must not compile after it.
        package let compilerSays: String?
        /// The verdict after the step in short, such as `seam/compile-error`, `faults/survived: 3 of 4` or `solved`.
        package let verdict: String
        /// The files that it changes.
        package let files: Files

        /// The name of the file with its text.
        package static let file = "step.md"
        private static let keys = (lookAt: "Look at", hints: "Hints", compiler: "Lean on the compiler", verdict: "Verdict")

        /// Reads a step.
        ///
        /// The text begins with a title as heading, and ends with a list in which each item is a key, a colon, and a value.
        init(number: Int, folder: URL, files: Files) throws(WorkspaceError) {
            let place = folder.appending(path: Self.file)
            guard let markdown = try? String(contentsOf: place, encoding: .utf8) else { throw .missing(path: place.path) }
            func unreadable(_ reason: String) -> WorkspaceError { .badDescription(file: place.path, reason: reason) }

            var paragraphs = markdown.split(separator: "\n\n").map { String($0).trimmingCharacters(in: .newlines) }
            guard paragraphs.count >= 3, paragraphs[0].hasPrefix("# "), let list = paragraphs.popLast(), list.hasPrefix("- ") else {
                throw unreadable("it must have a heading, a text, and a list that begins with \"- \(Self.keys.lookAt): \"")
            }
            var values: [String: String] = [:]
            for item in ("\n" + list).split(separator: "\n- ") {
                let parts = item.split(separator: ":", maxSplits: 1).map { $0.unwrapped }
                guard parts.count == 2 else { throw unreadable("\"\(item)\" has no colon") }
                values[parts[0]] = parts[1]
            }
            func value(_ key: String) throws(WorkspaceError) -> String {
                guard let value = values.removeValue(forKey: key) else { throw unreadable("\"- \(key): \" is missing") }
                return value
            }
            (self.number, self.folder, self.files) = (number, folder, files)
            title = paragraphs[0].dropFirst(2).unwrapped
            text = paragraphs.dropFirst().map { $0[...].unwrapped }.joined(separator: "\n\n")
            lookAt = try value(Self.keys.lookAt)
            verdict = try value(Self.keys.verdict).replacing("`", with: "")
            compilerSays = values.removeValue(forKey: Self.keys.compiler).map { $0.hasPrefix("`") ? String($0.dropFirst().dropLast()) : $0 }
            let numbers = values.removeValue(forKey: Self.keys.hints)?.split(separator: ",").map { Int($0.unwrapped) } ?? []
            hints = numbers.compactMap(\.self)
            guard hints.count == numbers.count else { throw unreadable("\"- \(Self.keys.hints): \" must have numbers") }
            if let other = values.keys.min() { throw unreadable("\"- \(other): \" is a key that nothing reads") }
        }

        /// The name of its folder, such as `02-declare-the-seam`.
        package var name: String { folder.lastPathComponent }
        /// Whether its code does not compile, so that the compiler lists what to do next.
        package var leansOnCompiler: Bool { compilerSays != nil }
    }
}

extension Substring {
    /// The text in one line, without spaces around it.
    fileprivate var unwrapped: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
