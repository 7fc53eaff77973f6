internal import Workspace

/// The part of the page about one file: its lines, and below each line its faults.
struct FileSection {
    private let number: Int
    private let path: String
    private let faults: [FaultAnswer]
    /// The identities of the faults that a baseline does not have.
    private let new: Set<String>
    /// The lines of the file; nil if it cannot be read, or is not the file any more in which the faults were planted.
    private let lines: [String]?

    /// Makes a section.
    ///
    /// - Parameters:
    ///   - number: The section's number on the page.
    ///   - path: The file's path below the package's folder.
    ///   - faults: Its faults, in the order of lines.
    ///   - new: The identities of the faults that a baseline does not have.
    ///   - text: The file's text as it is now.
    init(number: Int, path: String, faults: [FaultAnswer], new: Set<String>, text: String?) {
        (self.number, self.path, self.faults, self.new) = (number, path, faults, new)
        var lines = text?.split(separator: "\n", omittingEmptySubsequences: false).map { String($0.hasSuffix("\r") ? $0.dropLast() : $0) }
        if lines?.last == "" { lines?.removeLast() }
        self.lines = lines.flatMap { Self.hold($0, faults) ? $0 : nil }
    }

    /// Whether lines can be the ones in which faults were planted: each is in one of them, and most begin with a word that the line has.
    private static func hold(_ lines: [String], _ faults: [FaultAnswer]) -> Bool {
        guard faults.allSatisfy({ lines.indices.contains($0.line - 1) }) else { return false }
        // The text before a change may be put together from several places, so a single one proves nothing.
        let found = faults.compactMap { fault in fault.before.firstMatch(of: /\w+/).map { lines[fault.line - 1].contains($0.output) } }
        return found.count { $0 } * 2 >= found.count
    }

    /// The row in the table of all files.
    var row: String {
        let report = MutationReport(package: "", lines: 0, tests: 0, faults: faults)
        let (survived, notRun, caught) = (report.faults(.survived).count, report.faults(.notRun).count, faults.count { $0.isCaught })
        let counts = [survived, notRun, caught, faults.count - survived - notRun - caught].map(\.grouped)
        let cells = zip(["Score", "Survived", "Not run", "Caught", "Other"], [report.score.map { "\(Int($0 * 100))%" } ?? ""] + counts)
        return """
            <tr><th scope="row"><a href="#file-\(number)">\(path.escaped)</a></th>\
            \(cells.map { "<td class=\"number\" data-label=\"\($0)\">\($1)</td>" }.joined())</tr>
            """
    }

    var html: String {
        let below = Dictionary(grouping: faults, by: \.line)
        let content =
            lines.map { lines in
                lines.enumerated().map { index, line in
                    let faults = below[index + 1] ?? []
                    return """
                        <div class="line\(faults.isEmpty ? "" : " planted")"><span>\(index + 1)</span><code>\(line.escaped)</code></div>\
                        \(faults.map(article).joined())
                        """
                }.joined(separator: "\n")
            } ?? """
                <p class="gone">The file has changed since the faults were planted, or cannot be read, so its lines are left out.</p>
                \(faults.map(article).joined(separator: "\n"))
                """
        return """
            <details class="file" id="file-\(number)" open><summary><h3>\(path.escaped)</h3> <span class="count"></span></summary>
            \(content)
            </details>
            """
    }

    private func article(_ fault: FaultAnswer) -> String {
        let change = [("old", "-", fault.before), ("new", "+", fault.after)].flatMap { kind, sign, text in
            text.split(separator: "\n").map { "<span class=\"\(kind)\">\(sign) \(String($0).escaped)</span>" }
        }
        let isNew = new.contains(fault.id)
        return """
            <article class="\(fault.status.rawValue)" tabindex="-1" data-state="\(fault.status.rawValue)" data-kind="\(fault.kind.escaped)"\
            \(isNew ? " data-new" : "")><p><strong>\(isNew ? "new, " : "")\(fault.status.words)</strong>, line \(fault.line), \
            \(fault.kind.escaped): \(fault.words.escaped)</p><pre>\(change.joined(separator: "\n"))</pre>\(remarks(on: fault))</article>
            """
    }

    /// The paragraphs that say how a fault got its status, and what to do.
    private func remarks(on fault: FaultAnswer) -> String {
        let remarks: [String]
        switch fault.status {
        case .survived: remarks = ["\(fault.reachWords).", "Next: \(fault.next)"]
        case .notRun: remarks = ["No test runs this code.", "Next: Write a test that runs it."]
        case .caught, .timedOut:
            let tests = fault.caughtBy.isEmpty ? "" : "Caught by \(fault.caughtBy.joined(separator: ", "))."
            remarks = [tests, fault.reason ?? ""]
        case .refused: remarks = [fault.refusal]
        case .skipped: remarks = ["Skipped: \(fault.reason ?? "")"]
        case .untried: remarks = ["The time was over before it was tried."]
        }
        return remarks.filter { !$0.isEmpty }.map { "<p>\($0.escaped)</p>" }.joined()
    }
}
