import Foundation
import TestSupport
import Testing

struct CheckTests {
    private static let tests = "Katas/ConstructorInjection/Tests/ConstructorInjectionTests/CheckoutViewControllerTests.swift"
    private static let production = "Katas/ConstructorInjection/Sources/ConstructorInjection/CheckoutViewController.swift"

    /// A change of the reference solution, and the verdict that it must get.
    struct Case: CustomTestStringConvertible {
        var name: String
        var file: String
        var text: String
        var stage: String
        var reason: String

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "the injected instance is ignored", file: production,
            text: """
                import AnalyticsSDK
                import UIKitShim

                class CheckoutViewController: UIViewController {
                    private let analytics: Analytics

                    init(analytics: Analytics = .shared) {
                        self.analytics = analytics
                        super.init(nibName: nil, bundle: nil)
                    }

                    required init?(coder: NSCoder) { fatalError() }

                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        Analytics.shared.track(event: "viewDidAppear - \\(type(of: self))")
                    }
                }
                """, stage: "seam", reason: "failed"),
        Case(name: "there is no test", file: tests, text: "import Testing\n", stage: "tests", reason: "no-tests"),
        Case(
            name: "all tests are disabled", file: tests, text: "import Testing\n\n@Test(.disabled()) func later() {}\n", stage: "tests",
            reason: "no-tests"),
        Case(
            name: "a test crashes", file: tests, text: "import Testing\n\n@Test func crash() { fatalError(\"no\") }\n", stage: "tests",
            reason: "crashed"),
        Case(name: "it does not compile", file: production, text: "class {", stage: "build", reason: "compile-error"),
        Case(
            name: "the tests expect nothing", file: tests,
            text: """
                import Testing
                @testable import ConstructorInjection

                @Test func appear() {
                    CheckoutViewController().viewDidAppear(false)
                }
                """, stage: "faults", reason: "survived"),
    ]

    @Test(arguments: cases) func `each submission gets its own verdict`(_ submission: Case) async throws {
        let workspace = try WorkspaceCopy()
        try workspace.laySolution(over: "ConstructorInjection")
        try workspace.write(submission.text, to: submission.file)

        let outcome = try await workspace.kata("check", "constructor-injection", "--json")

        #expect(outcome.code == 1)
        #expect(outcome.complaints == [])
        let json = try outcome.json()
        #expect(json["verdict"] as? String == "unsolved")
        #expect(json["failed"] as? String == submission.stage, "\(outcome)")
        #expect(json["reason"] as? String == submission.reason, "\(outcome)")
    }

    @Test func `a solved kata exits with 0 and reports the faults that the tests caught`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.laySolution(over: "ConstructorInjection")

        let outcome = try await workspace.kata("check", "constructor-injection")

        #expect(outcome.code == 0)
        #expect(outcome.output.contains("Solved. Your tests catch each of the 5 faults that were planted in your code."), "\(outcome)")
    }

    @Test func `a verdict that cannot be saved is shown anyway`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.write("", to: ".seams")

        let outcome = try await workspace.kata("check", "constructor-injection", "--json")

        #expect(outcome.code == 1)
        #expect(try outcome.json()["failed"] as? String == "seam")
        #expect(outcome.errors.contains("state.json cannot be written"), "\(outcome)")
    }

    @Test func `the JSON has every field, even the ones that are null`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.laySolution(over: "ConstructorInjection")

        let json = try await workspace.kata("check", "ConstructorInjection", "--json").json()

        #expect(
            Set(json.keys) == [
                "version", "kata", "verdict", "failed", "reason", "message", "next", "stages", "faults", "left_out", "notes",
            ])
        #expect(json["failed"] is NSNull)
        #expect(json["reason"] is NSNull)
        let stages = try #require(json["stages"] as? [[String: Any]])
        #expect(stages.compactMap { $0["name"] as? String } == ["build", "behavior", "seam", "tests", "isolation", "faults"])
        #expect(stages.allSatisfy { $0["passed"] as? Bool == true && $0["seconds"] is Double && $0["details"] is [String] })
        let faults = try #require(json["faults"] as? [[String: Any]])
        #expect(faults.allSatisfy { Set($0.keys).isSuperset(of: ["kind", "file", "line", "caught", "by"]) })
        #expect(faults.allSatisfy { $0["file"] as? String == "Sources/ConstructorInjection/CheckoutViewController.swift" })
    }

    @Test func `the JSON names the faults that the compiler rejects`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.laySolution(over: "ContainerTesting")

        let json = try await workspace.kata("check", "ContainerTesting", "--json").json()

        // Only the compiler knows that the two are of different types.
        let leftOut = try #require(json["left_out"] as? [[String: Any]]).compactMap { $0["description"] as? String }
        let swapped = "Container swaps the arguments self.networking() and self.accountCache() of AccountLoader(network:cache:)"
        #expect(leftOut.contains(swapped), "\(leftOut)")
        let faults = try #require(json["faults"] as? [[String: Any]]).compactMap { $0["description"] as? String }
        #expect(!faults.isEmpty && Set(faults).isDisjoint(with: leftOut))
    }

    @Test func `a compiler error comes with a clickable place`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.write("let x: Int = \"\"\n", to: Self.production)

        let outcome = try await workspace.kata("check", "constructor-injection")

        #expect(outcome.output.contains("\n  \(Self.production):1:14: error: cannot convert value"), "\(outcome)")
        #expect(outcome.output.contains("Not solved: CheckoutViewController.swift:1 does not compile"))
    }

    @Test func `a check writes nothing into the learner's folder`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.laySolution(over: "ConstructorInjection")
        let before = try workspace.files(in: "Katas/ConstructorInjection")

        _ = try await workspace.kata("check", "constructor-injection")

        #expect(try workspace.files(in: "Katas/ConstructorInjection") == before)
    }

    @Test func `judging another folder leaves the saved progress alone`() async throws {
        let workspace = try WorkspaceCopy()

        let outcome = try await workspace.kata("check", "closure-injection", "--work", "Solutions/ClosureInjection")

        #expect(outcome.code == 0, "\(outcome)")
        #expect(try await workspace.kata("list").output.contains("4  new       closure-injection"))
    }

    @Test func `another folder without tests gets the verdict no-tests`() async throws {
        let workspace = try WorkspaceCopy(owning: ["Solutions/ClosureInjection"])
        try FileManager.default.removeItem(at: workspace("Solutions/ClosureInjection/Tests/ClosureInjectionTests"))
        let reference = try WorkspaceCopy()

        let outcome = try await reference.kata(
            "check", "closure-injection", "--json", "--work", workspace("Solutions/ClosureInjection").path)

        #expect(try outcome.json()["reason"] as? String == "no-tests")
    }

    @Test func `in a kata's folder, check judges that kata`() async throws {
        let workspace = try WorkspaceCopy()

        let outcome = try await KataCommand(folder: workspace("Katas/ClosureInjection/Sources"))("check", "--json")

        #expect(try outcome.json()["kata"] as? String == "closure-injection")
    }

    @Test func `an edit of equal length in the same second gets its own verdict`() async throws {
        let workspace = try WorkspaceCopy()
        try workspace.laySolution(over: "ConstructorInjection")
        let file = workspace(Self.production)
        let good = try String(contentsOf: file, encoding: .utf8)
        let bad = good.replacing("viewDidAppear - ", with: "viewDidAppear + ")
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        var codes: [Int32] = []
        for text in [good, bad, good] {
            try workspace.write(text, to: Self.production)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
            codes.append(try await workspace.kata("check", "constructor-injection").code)
        }

        #expect(good.utf8.count == bad.utf8.count)
        #expect(codes == [0, 1, 0])
    }
}
