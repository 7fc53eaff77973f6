internal import RunnerProtocol
internal import Workspace

extension TestReport {
    /// The first line of the first issue, as the end of a sentence without its period; nil without an issue.
    ///
    /// A text of several lines that XCTest has compared is on one line.
    var fact: String? {
        issues.first.flatMap { issue in
            let isCut = issue.lines.count > 1 && issue.lines[0].count { $0 == "\"" } % 2 == 1
            return isCut ? issue.lines.joined(separator: "\\n").replacing(/\ - $/, with: "") : issue.lines.first
        }
    }

    /// The test's name and its issues: facts first, then the place.
    ///
    /// - Parameter folder: The folder in which the paths of the issues begin; nil to leave the places out.
    func lines(in folder: String?) -> [String] {
        issues.flatMap { issue in
            let place = folder.flatMap { folder in issue.file.map { " (\(Place($0, line: issue.line).clickable(in: folder)))" } } ?? ""
            return issue.lines.enumerated().map { index, line in index == 0 ? "\"\(name.shown)\": \(line)\(place)" : "  \(line)" }
        }
    }
}

extension TestReport.Issue {
    /// The most letters of a test's arguments in a message.
    private static let mostLetters = 200

    /// The message in lines, the first of which says what is wrong: the values that were compared, where the test library tells them.
    var lines: [String] {
        var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let comparison = Self.comparison(in: message) { lines = [comparison] }
        lines[0] = lines[0].replacing(/^Expectation failed: (?=an error)|^Issue recorded:? (?=\S)|[. ]+$| - $/, with: "")
        // Swift Testing passes on from an exit test that something failed, and not what.
        if lines[0] == "Issue recorded" { lines[0] = "an issue without words, such as an expectation that fails inside of an exit test" }
        // The only argument may be the value that was compared.
        if let arguments, !message.contains(arguments) {
            let shown = arguments.replacing("\n", with: "\\n")
            lines[0] += ", with " + (shown.count > Self.mostLetters ? shown.prefix(Self.mostLetters) + "…" : shown)
        }
        return lines
    }

    /// The values of a failed expectation, as in "`spy.events` is [] instead of ["paid"]".
    private static func comparison(in message: String) -> String? {
        // The name of a private type contains an address that changes with each run.
        let message = message.replacing(/\w+\.\(unknown context at \$\w+\)\./, with: "")
        guard let failed = message.wholeMatch(of: /Expectation failed: (.+)/.dotMatchesNewlines())?.1 else { return nil }
        if let match = failed.wholeMatch(of: /(!?)\((\S+) → (true|false)\)/) { return "`\(match.2)` is \(match.3)" }
        if let match = failed.wholeMatch(of: /\((.+?) → (.*?)\) (?:is|as\?) \((\S+) → .*\)/) {
            return "`\(match.1)` is \(match.2), and no \(match.3)"
        }
        if !failed.contains("→"), !failed.contains("\n"), !failed.hasPrefix("an ") { return "`\(failed)` does not hold" }
        guard
            let match = failed.wholeMatch(
                of: /\((.+?) → (.*?)\) (==|!=|<=|>=|<|>|===|!==) (.+?)(?: (?:inserted|removed) \[.*)?/.dotMatchesNewlines())
        else { return nil }
        let other = match.4.wholeMatch(of: /\(.+? → (.*)\)/.dotMatchesNewlines())?.1 ?? match.4
        // Two objects that look alike say nothing about the difference.
        if match.3 == "===", match.2 == other { return "`\(match.1)` is another object: \(match.2)" }
        let relation = match.3 == "==" ? "instead of" : "and not \(match.3)"
        return "`\(match.1)` is \(match.2) \(relation) \(other)"
    }
}
