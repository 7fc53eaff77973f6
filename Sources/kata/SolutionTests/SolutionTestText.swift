internal import Learner
internal import Workspace

/// The results of the solutions' tests for people: a line for each technique, and a total.
struct SolutionTestText {
    let system: System
    /// The columns that the longest name needs.
    let width: Int

    /// Prints a technique's line, and below it the reasons why it did not pass.
    func print(_ technique: TechniqueResult) {
        let word = technique.hasPassed ? system.style("ok    ", .green) : system.style("FAILED", .red)
        let failed = technique.failed.isEmpty ? "" : "  \(technique.failed.count) failed"
        let count = technique.executed.count.counted("test")
        let line = "\(word)  \(technique.name.padded(to: width))  \(count.leading(to: 9))  \(technique.seconds.inSeconds)\(failed)"
        system.say(line)
        for test in technique.failed { for failure in test.failures { say(failure, of: test) } }
        for failure in technique.failures { say(failure, of: nil) }
    }

    /// Prints the total.
    func print(_ report: SolutionTestReport) {
        let total = [report.techniques.count.counted("technique"), report.executed.counted("test"), report.seconds.inSeconds]
        let failed = (report.techniques.count { !$0.hasPassed }).counted("technique")
        let result = report.hasPassed ? system.style("all passed", .green) : system.style("\(failed) failed", .red)
        let skipped = report.skipped == 0 ? "" : ", \(report.skipped.counted("test")) skipped"
        system.say("")
        system.say("\(total.joined(separator: ", ")): \(result)\(skipped).")
    }

    private func say(_ failure: TestFailure, of test: TestResult?) {
        let here = system.currentFolder.standardizedFileURL.path + "/"
        let place = failure.place?.clickable(in: "").replacing(here, with: "")
        let words = [place, test.map { "\"\($0.name)\"" }, failure.message.onOneLine]
        system.say(("        " + words.compactMap { $0 }.joined(separator: ": ")).wrapped(to: system.width, indent: 8))
    }
}

extension Double {
    /// A time for people.
    fileprivate var inSeconds: String {
        let hundredths = Int((self * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
    }
}

extension String {
    /// The text without line ends, and without the control characters that a terminal would obey.
    fileprivate var onOneLine: String {
        String(replacing("\n", with: " ").unicodeScalars.filter { $0.properties.generalCategory != .control })
    }

    /// The text behind as many spaces as fill the width.
    fileprivate func leading(to width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - count)) + self
    }
}
