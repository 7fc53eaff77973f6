import Testing

@testable import Mutation

/// The survivors that an earlier report does not have.
struct BaselineTests {
    private static func fault(_ id: String, _ line: Int, _ status: Answer.Status, after: String = "count <= 8") -> FaultAnswer {
        FaultAnswer(
            id: id, file: "Sources/App/App.swift", line: line, column: 5, kind: "flipped", rule: "moved-boundaries", status: status,
            before: "count < 8", after: after, words: "App compares with \(after)", next: "Test it.", reachedBy: ["T/a"], caughtBy: [],
            reason: nil, seconds: 0)
    }

    private static func report(_ faults: FaultAnswer...) -> MutationReport {
        MutationReport(package: "App", lines: 9, tests: 1, faults: faults)
    }

    /// A baseline, a later report, and the identities of the survivors that are new.
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var baseline: MutationReport
        var report: MutationReport
        var new: [String]
    }

    private static let cases = [
        Case(
            testDescription: "the same survivor on another line is known", baseline: report(fault("1", 2, .survived)),
            report: report(fault("1", 40, .survived)), new: []),
        Case(
            testDescription: "a survivor that was caught is new", baseline: report(fault("1", 2, .caught)),
            report: report(fault("1", 2, .survived)), new: ["1"]),
        Case(
            testDescription: "another change of the same code is new", baseline: report(fault("1", 2, .survived)),
            report: report(fault("1", 2, .survived), fault("2", 2, .survived, after: "count < 9")), new: ["2"]),
        Case(
            testDescription: "a copy in front of equal code takes its number, and one survivor is known",
            baseline: report(fault("1", 2, .caught), fault("2", 5, .survived)),
            report: report(fault("1", 2, .caught), fault("2", 3, .caught), fault("3", 6, .survived)), new: []),
        Case(
            testDescription: "of two equal survivors, the one that the baseline names is known", baseline: report(fault("2", 5, .survived)),
            report: report(fault("1", 2, .survived), fault("2", 5, .survived)), new: ["1"]),
        Case(
            testDescription: "a fault that no test ran is known", baseline: report(fault("1", 2, .notRun)),
            report: report(fault("1", 2, .survived)), new: []),
        Case(
            testDescription: "a fault that no test runs any more is no survivor", baseline: report(fault("1", 2, .caught)),
            report: report(fault("1", 2, .notRun)), new: []),
    ]

    @Test(arguments: cases) func `new survivors are found`(_ one: Case) {
        var report = one.report
        report.compare(with: one.baseline)
        #expect(report.new == one.new)
    }

    @Test func `new survivors come first, and in front of them nothing from another file`() {
        var report = Self.report(Self.fault("1", 2, .survived), Self.fault("2", 3, .survived), Self.fault("3", 4, .survived, after: "x"))
        report.faults[0].kind = "altered"
        report.faults[1].file = "Sources/App/Other.swift"
        #expect(report.mostInstructive.map(\.id) == ["2", "3", "1"])
        report.new = ["1"]
        #expect(report.mostInstructive.map(\.id) == ["1", "2", "3"])
    }
}
