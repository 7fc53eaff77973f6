import Foundation
import TestSupport
import Testing
import Workspace

@testable import Building
@testable import Learner
@testable import kata

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The logs in `Fixtures/SolutionTests` were recorded: of tests that pass, that crash, that call `exit(0)`, and of a filter without a match.
struct SolutionTestTests {
    private static let targets = ["ConstructorInjectionBehaviorTests", "ConstructorInjectionTests"]
    private static let tests = "/clone/Solutions/ConstructorInjection/Tests/ConstructorInjectionTests/CheckoutViewControllerTests.swift"
    private static let trap = Data("ConstructorInjectionTests/CheckoutViewControllerTests.swift:31: Fatal error: boom 0\n".utf8)

    private static func log(_ name: String) throws -> Data {
        try Data(contentsOf: Clone.root.appending(path: "Tests/KataTests/Fixtures/SolutionTests/\(name)"))
    }

    private static func kata(_ name: String = "constructor-injection") throws -> TechniqueResult {
        let workspace = try Workspace(containing: Clone.root)
        return TechniqueResult(of: try #require(try workspace.katas().first { $0.name == name }), in: workspace)
    }

    /// The result of a technique whose test process left a log of Swift Testing.
    private static func result(
        _ log: Data, _ ending: Subprocess.Ending, errors: Data = Data(), targets: [String] = targets
    ) throws -> TechniqueResult {
        var result = try kata()
        result.add((TestLog(eventStream: log), Subprocess.Outcome(ending: ending, standardError: errors)))
        result.expectTests(in: targets)
        return result
    }

    /// The result of a technique whose test process left a log of XCTest.
    private static func result(xctest log: Data, _ ending: Subprocess.Ending, of names: [String]) throws -> TechniqueResult {
        var result = try kata("container-testing")
        let log = TestLog(xctestOutput: log, of: names) { _ in Place("/clone/Declared.swift", line: 7) }
        result.add(
            (log, Subprocess.Outcome(ending: ending, standardError: Data("Swift/Array.swift:692: Fatal error: Index out of range".utf8))))
        result.expectTests(in: ["ContainerTestingTests"])
        return result
    }

    @Test func `tests that all ran and passed are a pass`() throws {
        let result = try Self.result(Self.log("passed.jsonl"), .exited(0))

        #expect(result.hasPassed)
        #expect(result.tests.count == 10)
        #expect(result.failures == [])
        #expect(result.tests.allSatisfy { $0.seconds > 0 && $0.seconds < 1 })
        let first = try #require(result.tests.first { $0.name == "the singleton gets nothing" })
        #expect(first.suite == "ConstructorInjectionTests.CheckoutViewControllerTests")
    }

    @Test func `a failed test and a crash have file and line, and the tests behind the crash are missed`() throws {
        let result = try Self.result(Self.log("crashed.jsonl"), .signalled(SIGILL), errors: Self.trap)

        #expect(!result.hasPassed)
        try #require(result.failed.map(\.name) == ["param(_:)", "warns()", "crashes()"])
        #expect(
            result.failed[0].failures == [
                TestFailure(place: Place(Self.tests, line: 25), message: "Expectation failed: (x → 2) == 1; line one\nline two")
            ])
        #expect(result.failed[1].failures == [TestFailure(place: Place(Self.tests, line: 27), message: "Caught error: Oops()")])
        let crash = try #require(result.failed[2].failures.first)
        #expect(crash.message == "the test process crashed (Fatal error: boom 0) before all tests had run")
        #expect(crash.place?.short == "CheckoutViewControllerTests.swift:31")
        #expect(result.failures == [TestFailure(message: "4 tests did not run")])
        #expect(result.tests.count { $0.outcome == .skipped } == 1)
        #expect(result.tests.contains { $0.name == "known()" && $0.outcome == .passed })
    }

    @Test func `a crash in a library is placed where its test is declared`() throws {
        let errors = Data("Swift/Array.swift:692: Fatal error: Index out of range\n".utf8)
        let result = try Self.result(Self.log("crashed.jsonl"), .signalled(SIGILL), errors: errors)

        #expect(result.failed.last?.failures.first?.place == Place(Self.tests, line: 28))
    }

    @Test func `an exit in a test is no pass, whatever its code`() throws {
        let result = try Self.result(Self.log("exited.jsonl"), .exited(0))

        #expect(result.failed.last?.name == "crashes()")
        #expect(result.failed.last?.failures.map(\.message) == ["the test process ended with exit code 0 before all tests had run"])
    }

    @Test func `a filter that matches nothing is no pass`() throws {
        let result = try Self.result(Self.log("nothing.jsonl"), .exited(EX_UNAVAILABLE))

        #expect(!result.hasPassed)
        #expect(result.failures.map(\.message) == Self.targets.map { "no test ran in \($0)" })
        #expect(try !Self.result(Self.log("nothing.jsonl"), .exited(0), targets: []).hasPassed)
    }

    @Test func `a test target of which no test ran is no pass`() throws {
        let result = try Self.result(Self.log("passed.jsonl"), .exited(0), targets: Self.targets + ["MoreTests"])

        #expect(result.failures.map(\.message) == ["no test ran in MoreTests"])
    }

    @Test func `a process that ends badly is no pass, though all tests passed`() throws {
        let result = try Self.result(Self.log("passed.jsonl"), .exited(3))

        #expect(result.failures.map(\.message) == ["no test failed, but the test process ended with exit code 3"])
    }

    @Test(arguments: [Subprocess.Ending.exited(0), .timedOut, .signalled(SIGKILL), .printedTooMuch])
    func `a log without its last line is no pass`(_ ending: Subprocess.Ending) throws {
        let lines = try Self.log("passed.jsonl").split(separator: UInt8(ascii: "\n"))
        for count in 0..<lines.count {
            let log = Data(lines.prefix(count).joined(separator: Data("\n".utf8)))
            #expect(try !Self.result(log, ending).hasPassed, "the first \(count) lines")
        }
    }

    @Test func `XCTest's tests that all ran and passed are a pass`() throws {
        let names = ["testCommonSetup", "testResetTakesRegistrationsBack"].map { "ContainerTestingTests.ResetTests/\($0)" }
        let result = try Self.result(xctest: Self.log("passed.txt"), .exited(0), of: names)

        #expect(result.hasPassed, "\(result)")
        #expect(result.tests.map(\.name) == ["testCommonSetup", "testResetTakesRegistrationsBack"])
        #expect(try !Self.result(xctest: Self.log("passed.txt"), .exited(0), of: names + ["ContainerTestingTests.More/test"]).hasPassed)
    }

    @Test func `XCTest's failures and crash have file and line`() throws {
        let names = [
            "PushPopTests/testError", "PushPopTests/testNoAccounts", "PushPopTests/testPushesNest", "PushPopTests/testSkips",
            "PushPopTests/testThrows", "ResetTests/testCommonSetup", "ResetTests/testResetTakesRegistrationsBack",
            "SingletonTests/testARegistrationTakesItsPlace", "SingletonTests/testEverySingletonIsReset",
            "SingletonTests/testOneFactoryIsReset", "SingletonTests/testOnlyItsScopeIsReset",
        ].map { "ContainerTestingTests.\($0)" }
        let result = try Self.result(xctest: Self.log("crashed.txt"), .signalled(SIGILL), of: names)

        #expect(result.failed.map(\.name) == ["testNoAccounts", "testThrows", "testOneFactoryIsReset"])
        let failures = result.failed.flatMap(\.failures)
        try #require(failures.map { $0.place?.short } == ["SharedContainerTests.swift:27", "Declared.swift:7", "Declared.swift:7"])
        #expect(failures[0].message == "XCTAssertTrue failed - two\nlines")
        #expect(failures[2].message == "the test process crashed (Fatal error: Index out of range) before all tests had run")
        #expect(result.failures.map(\.message) == ["1 test did not run"])
        #expect(result.tests.count { $0.outcome == .skipped } == 1)
    }

    // MARK: The reports

    /// A technique that passed, one with failures, and one that does not compile.
    private static func report() throws -> SolutionTestReport {
        var passed = try result(log("passed.jsonl"), .exited(0))
        var crashed = try result(log("crashed.jsonl"), .signalled(SIGILL))
        var broken = try kata("silent-tests")
        (passed.seconds, crashed.seconds) = (0.0314, 1.5)
        broken.failures = [
            TestFailure(
                place: Place(broken.folder.path + "/Sources/SilentTests/PaymentViewController.swift", line: 3, column: 5),
                message: "does not compile: cannot find 'x' in scope")
        ]
        return SolutionTestReport(techniques: [passed, crashed, broken])
    }

    @Test func `people read a line for each technique, the failures with their places, and a total`() throws {
        let transcript = Transcript()
        let system = transcript.system(in: URL(filePath: "/clone")) { $0.columns = { 200 } }
        let report = try Self.report()

        let text = SolutionTestText(system: system, width: 21)
        report.techniques.forEach(text.print)
        text.print(report)

        let tests = "Solutions/ConstructorInjection/Tests/ConstructorInjectionTests/CheckoutViewControllerTests.swift"
        let crash = "the test process crashed (\(String(cString: strsignal(SIGILL)))) before all tests had run"
        #expect(
            transcript.output.replacing(Clone.root.path, with: "/clone").replacing("/clone/", with: "") == """
                ok      constructor-injection   10 tests  0.03 s
                FAILED  constructor-injection   10 tests  1.50 s  3 failed
                        \(tests):25: "param(_:)": Expectation failed: (x → 2) == 1; line one line two
                        \(tests):27: "warns()": Caught error: Oops()
                        \(tests):28: "crashes()": \(crash)
                        4 tests did not run
                FAILED  silent-tests             0 tests  0.00 s
                        Solutions/SilentTests/Sources/SilentTests/PaymentViewController.swift:3:5: does not compile: cannot find 'x' in scope

                3 techniques, 20 tests, 1.53 s: 2 techniques failed, 1 test skipped.

                """)
    }

    @Test func `programs read the same as JSON`() throws {
        let json = try JSONEncoder().encode(Self.report().json(below: Clone.root.path))
        let object = try #require(JSONSerialization.jsonObject(with: json) as? [String: Any])

        #expect(object["version"] as? Int == 1)
        #expect(object["passed"] as? Bool == false)
        #expect(object["tests"] as? Int == 20)
        #expect(object["failed"] as? Int == 3)
        #expect(object["skipped"] as? Int == 1)
        #expect(object["seconds"] as? Double == 1.531)
        let techniques = try #require(object["techniques"] as? [[String: Any]])
        #expect(techniques.map { $0["name"] as? String } == ["constructor-injection", "constructor-injection", "silent-tests"])
        #expect(techniques.map { $0["folder"] as? String }.last == "Solutions/SilentTests")
        #expect(techniques.map { $0["passed"] as? Bool } == [true, false, false])
        let failure = try #require((techniques[2]["failures"] as? [[String: Any]])?.first)
        #expect(failure["file"] as? String == "Solutions/SilentTests/Sources/SilentTests/PaymentViewController.swift")
        #expect(failure["line"] as? Int == 3)
        #expect(failure["test"] == nil)
        let failures = try #require(techniques[1]["failures"] as? [[String: Any]])
        #expect(failures.map { $0["test"] as? String } == ["param(_:)", "warns()", "crashes()", nil])
        #expect(failures[0]["suite"] as? String == "ConstructorInjectionTests.CheckoutViewControllerTests")
    }

    @Test func `other programs read the same as JUnit's XML`() throws {
        let reader = JUnitReader()
        #expect(reader.read(JUnitReport(try Self.report(), below: Clone.root.path).text))

        #expect(reader.suites.map { $0["name"] } == ["constructor-injection", "constructor-injection", "silent-tests"])
        #expect(reader.suites.map { $0["tests"] } == ["10", "12", "1"])
        #expect(reader.suites.map { $0["failures"] } == ["0", "2", "0"])
        #expect(reader.suites.map { $0["errors"] } == ["0", "2", "1"])
        #expect(reader.suites.map { $0["skipped"] } == ["0", "1", "0"])
        #expect(reader.suites.map { $0["time"] } == ["0.031", "1.500", "0.000"])
        #expect(reader.cases.count == 23)
        #expect(reader.cases.allSatisfy { Set($0.keys) == ["classname", "name", "time"] })
        #expect(reader.results.map(\.kind).sorted() == ["error", "error", "error", "failure", "failure", "skipped"])
        let failure = try #require(reader.results.first { $0.kind == "failure" })
        #expect(failure.message == "Expectation failed: (x → 2) == 1; line one\nline two")
        #expect(failure.text.hasSuffix("CheckoutViewControllerTests.swift:25: Expectation failed: (x → 2) == 1; line one\nline two"))
        let error = try #require(reader.results.last)
        #expect(error.kind == "error")
        #expect(
            error.text == "Solutions/SilentTests/Sources/SilentTests/PaymentViewController.swift:3:5: "
                + "does not compile: cannot find 'x' in scope")
    }

    @Test func `what a test prints into its failure cannot break the XML`() throws {
        var technique = try Self.kata()
        let hostile = "\u{1B}[31m]]> <a b=\"c\">&amp; \u{0} \u{7F} \u{85} \u{FFFE} 'é' 👩‍🚀\r\n\tend"
        let name = "a & b < \"c\""
        technique.tests = [TestResult(suite: "S", name: name, outcome: .failed, failures: [TestFailure(message: hostile)])]
        let reader = JUnitReader()

        let text = JUnitReport(SolutionTestReport(techniques: [technique]), below: "/clone").text

        #expect(reader.read(text), "\(text)")
        #expect(reader.cases.map { $0["name"] } == [name])
        #expect(
            reader.results.first?.message
                == "\u{FFFD}[31m]]> <a b=\"c\">&amp; \u{FFFD} \u{FFFD} \u{FFFD} \u{FFFD} 'é' 👩‍🚀\u{FFFD}\n\tend")
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    }

    // MARK: The command

    @Test(arguments: [
        (["test", "closure-injection", "constructr"], ["\"constructr\"", "Did you mean \"constructor-injection\"?"]),
        (["test", "--junit"], ["needs a value"]),
        (["test", "--junit", "no-such-folder/report.xml"], ["\"no-such-folder/report.xml\" cannot be written"]),
        (["test", "--junit", "Solutions"], ["\"Solutions\" cannot be written", "it is a folder"]),
    ])
    func `a wrong call is answered before anything is built`(_ words: [String], _ says: [String]) async throws {
        let workspace = try WorkspaceCopy()

        let outcome = try await workspace.kata.run(words)

        #expect(outcome.code == 2, "\(outcome)")
        for words in says { #expect(outcome.errors.contains(words), "\(outcome)") }
        #expect(!FileManager.default.fileExists(atPath: workspace(".build/solutions").path))
    }
}

/// Reads a report as GitLab and Jenkins do.
private final class JUnitReader: NSObject, XMLParserDelegate {
    private(set) var suites: [[String: String]] = []
    private(set) var cases: [[String: String]] = []
    private var isInResult = false
    private(set) var results: [(kind: String, message: String, text: String)] = []

    /// Whether it is XML.
    func read(_ text: String) -> Bool {
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        return parser.parse()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
    ) {
        switch name {
        case "testsuite": suites.append(attributes)
        case "testcase": cases.append(attributes)
        case "failure", "error", "skipped":
            results.append((name, attributes["message"] ?? "", ""))
            isInResult = true
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        isInResult = false
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if isInResult { results[results.endIndex - 1].text += text }
    }
}
