import Testing

@testable import Mutation

/// The report for a pull request on GitHub.
struct PullRequestReportTests {
    /// A text that is a command, markup, several lines, and a turn of the direction of writing.
    private static let evil = "::error file=x,line=1::100%\r\n::set-env::`a` ``` ```` ![x](http://x) <b>|@all\u{202E}##[warning]x"

    private static func report(_ count: Int, _ status: Answer.Status = .survived, text: String = "text") -> MutationReport {
        MutationReport(
            package: text, lines: 9, tests: 1,
            faults: (1...count).map { number in
                FaultAnswer(
                    id: "\(number)", file: "Sources/\(text).swift", line: number, column: 3, kind: "flipped", rule: "moved-boundaries",
                    status: status, before: text, after: text, words: text, next: "Test it.", reachedBy: [text, text], caughtBy: [],
                    reason: nil, seconds: 0)
            })
    }

    @Test func `a command has its place, its title and its message, and no text ends or begins another one`() throws {
        let line = try #require(PullRequestReport(Self.report(1, text: "a, b: c%"), below: "Sub, dir/").annotations.first?.line)
        #expect(
            line == "::warning file=Sub%2C dir/Sources/a%2C b%3A c%25.swift,line=1,col=3,title=kata mutate%3A flipped::"
                + "No test fails when a, b: c%25. Test it.")
        for command in PullRequestReport(Self.report(12, text: Self.evil)).annotations {
            #expect(!command.line.contains(where: \.isNewline) && command.line.hasPrefix("::warning file=Sources/%3A%3Aerror file=x%2C"))
            #expect(command.line.contains("%0D%0A::set-env"))
        }
    }

    @Test func `at most ten faults are shown: new survivors with a baseline, or else all, and then those that are not run`() {
        #expect(PullRequestReport(Self.report(12)).annotations.count == 10)
        #expect(
            PullRequestReport(Self.report(12)).summary.hasSuffix("\n2 more faults that no test catches: `kata mutate --all` prints them.\n")
        )
        var report = Self.report(3)
        report.faults[1].status = .notRun
        report.faults[2].status = .caught
        let lines = PullRequestReport(report).annotations.map(\.line)
        #expect(lines.count == 2 && lines[0].contains("No test fails when") && lines[1].contains("No test runs the line where"))
        report.new = []
        #expect(PullRequestReport(report).annotations.isEmpty)
        report.new = ["1"]
        #expect(PullRequestReport(report).annotations.count == 1)
        #expect(PullRequestReport(report).summary.contains("1 survivor is not in the baseline."))
    }

    @Test func `the summary's texts are code that they cannot leave`() {
        let plain = PullRequestReport(Self.report(1)).summary
        #expect(
            plain == """
                ### Faults in <code>text</code>

                **1 fault: 0 caught, 1 survived. Score 0%.**

                - <code>Sources&#47;text&#46;swift&#58;1</code> **flipped**: <code>text</code>
                  ```diff
                  - text
                  + text
                  ```
                  2 tests run this line and pass; the closest is <code>text</code>. Next: Test it.

                """)
        let evil = PullRequestReport(Self.report(1, text: Self.evil)).summary
        // Without the code between equal fences, nothing of the text is left.
        let fenced = evil.replacing(/\ {2}(`{5,})diff\n(?:  [-+] .*\n)+  \1\n/, with: "")
        #expect(fenced != evil)
        let rest = fenced.replacing(/<code>[^<>`@:\/]*<\/code>/, with: "")
        #expect(!rest.contains("error") && !rest.contains("<b>") && !rest.contains("@all") && !rest.contains("`"), "\(rest)")
        #expect(!evil.unicodeScalars.contains("\u{202E}") && !evil.contains("\r"))
    }
}
