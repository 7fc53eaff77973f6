import Foundation
import TestSupport
import Testing

/// Solved means that the kata's point was met: without the tests that guard a point, the reference is rejected.
struct PointTests {
    struct Point: CustomTestStringConvertible {
        var module: String
        /// The words of the README that ask for it.
        var asked: String
        /// The reference's tests that guard it.
        var guards: [String]

        var testDescription: String { "\(module): \(asked)" }
    }

    @Test(arguments: points.filter { ChosenKatas.contain($0.module) })
    func `the reference without the tests that guard a point is rejected`(_ point: Point) async throws {
        let verdict = try await TemporaryFolder.with { folder in
            try Self.copyReference(of: point.module, to: folder, without: point.guards)
            return try await Bench.verdict(on: folder, for: point.module)
        }

        #expect(verdict.failed == .faults, "\(verdict.inFull)")
        #expect(verdict.reason == .survived)
    }

    @Test(arguments: points) func `the README asks for the point`(_ point: Point) throws {
        let readme = try String(contentsOf: Clone.root.appending(path: "Katas/\(point.module)/README.md"), encoding: .utf8)
        let words = readme.split(whereSeparator: \.isWhitespace).joined(separator: " ")

        #expect(words.contains(point.asked))
    }

    static let points = [
        Point(module: "ExtractImplementer", asked: "also through the router", guards: ["the router passes the instance on"]),
        Point(module: "ParameterizeMethod", asked: "Test the old method, too", guards: ["without a moment it is now"]),
        Point(
            module: "SingletonBackdoor", asked: "Expect the exact list of events",
            guards: [
                "the stubbed instance gets the event exactly once", "every appearance sends one event",
                "the screen uses the singleton again after the stub is removed",
                "any other instance says that it is not the singleton, even while it is the stub",
            ]),
        Point(
            module: "SubclassAndOverride", asked: "Check which class name the event ends with",
            guards: [
                "the instance from the override gets the event exactly once", "every appearance sends one event",
                "the override is asked at each appearance",
                "each of two screens uses the instance from its own override", "without an override the singleton is used",
            ]),
        Point(
            module: "ConstructorInjection", asked: "Expect the exact list of events",
            guards: [
                "the injected instance gets the event exactly once", "the injected instance is used for the life of the screen",
                "the screen holds its instance, also when nobody else does", "each of two screens uses its own instance",
                "without an argument the singleton is used",
            ]),
        Point(
            module: "ClosureInjection", asked: "expect when the closure is called, and how often",
            guards: [
                "the closure is called once per appearance, and not before",
                "each event goes to the instance that the closure returns for it",
            ]),
        Point(
            module: "ClosurePropertyInjection", asked: "how often the closure was called",
            guards: [
                "the closure is called once per appearance, and not before",
                "each event goes to the instance that the closure returns for it",
            ]),
        Point(
            module: "InstancePropertyInjection", asked: "expect, in an exit test, that the singleton was never created",
            guards: ["the singleton is not even created when an instance is injected first"]),
        Point(module: "SilentTests", asked: "Test a second payment", guards: ["a second payment sends nothing"]),
        Point(
            module: "SilentTests", asked: "For every condition, test a value on each side of its boundary",
            guards: ["a payment sends the amount left to pay, or that the voucher covers it"]),
        Point(
            module: "ProtocolExtraction", asked: "each test chooses its outcome", guards: ["every error below is a failed request"]),
        Point(
            module: "ProtocolExtraction", asked: "it records its arguments",
            guards: ["the request holds the email address and the password, each in its own field"]),
        Point(
            module: "ProtocolExtraction", asked: "Test every condition of `isEmailValid`",
            guards: ["an email address that breaks one rule is not valid"]),
        Point(
            module: "ProtocolExtraction", asked: "its button is disabled",
            guards: ["while it waits, the view model is loading and its button is disabled"]),
        Point(
            module: "ProtocolExtraction", asked: "a second tap sends nothing",
            guards: ["a second tap while a login is pending sends nothing, and the first login goes on"]),
        Point(
            module: "ProtocolExtraction", asked: "a cancelled login stores nothing",
            guards: ["a cancelled login stores neither a token nor an error, and the next one does"]),
        Point(
            module: "CallOrder", asked: "expect exactly these calls in exactly this order",
            guards: ["titles are shown and scrolled to, the spinner is hidden, and then the titles are reported"]),
        Point(
            module: "CallOrder", asked: "Expect also that the other mock got no call",
            guards: ["an empty list only hides the spinner"]),
        Point(
            module: "CallOrder", asked: "expect the order of calls across the two",
            guards: ["refreshing shows the spinner before it requests titles"]),
        Point(
            module: "ContainerInjection", asked: "also for a spy that is registered after the screen was created",
            guards: [
                "the container resolves once per appearance, and not before",
                "an instance that is registered after the screen was created is used",
            ]),
        Point(
            module: "ContainerTesting", asked: "caches the answer",
            guards: [
                "the network gets one request, and other models get the cached accounts", "a registered cache replaces the singleton",
                "testACachedAnswerHidesTheNextDouble",
            ]),
        Point(
            module: "ContainerTesting", asked: "resets the scope of the cache, and nothing else",
            guards: ["the next user's accounts are requested again, through the registered cache"]),
        Point(module: "Contexts", asked: "Test each argument", guards: ["mock0 shows nothing", "an argument wins over a preview"]),
        Point(
            module: "Contexts", asked: "each theme",
            guards: [
                "a theme is set at run time", "a theme is changed and removed after the screen was shown",
                "a registered style stays when a theme is chosen and removed",
            ]),
        Point(
            module: "Contexts", asked: "reset the scope of `myStyleSystem`",
            guards: [
                "a theme is changed and removed after the screen was shown",
                "a registered style stays when a theme is chosen and removed",
            ]),
        Point(
            module: "Contexts", asked: "a debug build is not taken for a test",
            guards: [
                "on a device the app uses the real service and the real engine, in a debug build too",
                "in the app the analytics are the real engine", "an unknown argument changes nothing",
            ]),
        Point(
            module: "Contexts", asked: "Test the simulator",
            guards: ["in the simulator the analytics are not the real engine", "in the simulator the app shows the second mock"]),
    ]

    private static func copyReference(of module: String, to folder: URL, without guards: [String]) throws {
        try Bench.copy(of: module, to: folder)
        let tests = "Tests/\(module)Tests"
        var left = Set(guards)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: tests).path) {
            let file = folder.appending(path: "\(tests)/\(name)")
            var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            for test in guards {
                guard let function = lines.firstIndex(where: { $0.contains("func `\(test)`") || $0.contains("func \(test)()") }) else {
                    continue
                }
                let start = lines[...function].lastIndex { $0.hasPrefix("    @") } ?? function
                let end = try #require(lines[function...].firstIndex(of: "    }"))
                lines.removeSubrange(start...end)
                left.remove(test)
            }
            try lines.joined(separator: "\n").write(to: file, atomically: false, encoding: .utf8)
        }
        #expect(left.isEmpty, "The reference has no such tests.")
    }
}
