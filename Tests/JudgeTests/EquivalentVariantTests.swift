import Foundation
import TestSupport
import Testing

/// A reference stays solved when its code gets parts that no test can see: no fault in them may survive as a mistake of the learner's.
struct EquivalentVariantTests {
    /// A file of a reference, and the places at which parts are added.
    struct Screen: CustomTestStringConvertible {
        var module: String
        var file = "CheckoutViewController.swift"
        var type = "class CheckoutViewController"
        var function = "    override func viewDidAppear(_ animated: Bool) {"
        /// Whether the kata says that what the program prints stays as it is.
        var isOutputGiven = false

        var isAsynchronous: Bool { function.contains("async") }
        var testDescription: String { module }
    }

    /// A part that changes nothing that a test can see.
    struct Part {
        var name: String
        /// The members that it adds to the type.
        var members: String
        /// The statements that it adds to the beginning of the function.
        var statements: String
        var isForAsynchronousCode = true

        var prints: Bool { (members + statements).contains("rint(") }

        func isInvisible(in screen: Screen) -> Bool {
            (isForAsynchronousCode || !screen.isAsynchronous) && !(prints && screen.isOutputGiven)
        }
    }

    static let screens =
        ["SubclassAndOverride", "ConstructorInjection", "ClosureInjection", "InstancePropertyInjection"].map {
            Screen(module: $0)
        } + [
            Screen(module: "ClosurePropertyInjection"), Screen(module: "ContainerInjection"),
            Screen(
                module: "ProtocolExtraction", file: "LoginViewModel.swift", type: "final class LoginViewModel",
                function: "    func onLogin() async {"),
            Screen(
                module: "Contexts", file: "WelcomeScreen.swift", type: "final class WelcomeScreen",
                function: "    func show() throws -> String {", isOutputGiven: true),
        ]

    static let parts = [
        Part(name: "a helper that prints", members: "func log(_ text: String) { print(\"log: \\(text)\") }", statements: "log(\"begins\")"),
        Part(
            name: "a lock", members: "private let gate = NSLock()", statements: "gate.lock(); defer { gate.unlock() }",
            isForAsynchronousCode: false),
        Part(name: "an assertion", members: "", statements: "MainActor.assertIsolated(\"not on the main actor\")"),
        Part(
            name: "a helper that locks and prints", members: "private func note() { assert(true); debugPrint(\"noted\") }",
            statements: "note()"),
        Part(
            name: "a result that is kept",
            members:
                "private var known: Int?; private func width() -> Int { if let known { return known }; let new = 3; known = new; return new }",
            statements: "print(width())"),
        Part(name: "reserved space", members: "private var marks: [Int] = []", statements: "marks.reserveCapacity(8)"),
        Part(
            name: "a trap with a named message", members: "private func refuse() { let reason = \"refused\"; fatalError(reason) }",
            statements: ""),
    ]

    @Test(arguments: screens.filter { ChosenKatas.contain($0.module) })
    func `parts that no test can see change no verdict`(_ screen: Screen) async throws {
        var generator = SeededGenerator(seed: screen.module.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        let chosen = Self.parts.filter { $0.isInvisible(in: screen) }.shuffled(using: &generator).prefix(5)
        let verdict = try await TemporaryFolder.with { folder in
            try Self.write(screen, with: chosen, to: folder)
            return try await Bench.verdict(on: folder, for: screen.module)
        }

        #expect(verdict.isSolved, "\(chosen.map(\.name))\n\(verdict.inFull)")
    }

    private static func write(_ screen: Screen, with parts: some Sequence<Part>, to folder: URL) throws {
        try Bench.copy(of: screen.module, to: folder)
        let file = folder.appending(path: "Sources/\(screen.module)/\(screen.file)")
        var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let function = try #require(lines.firstIndex(of: screen.function))
        lines.insert(contentsOf: parts.map { "        " + $0.statements }, at: function + 1)
        let type = try #require(lines.firstIndex { $0.hasPrefix(screen.type) })
        lines.insert(contentsOf: parts.map { "    " + $0.members }, at: type + 1)
        let text = "import Foundation\n" + lines.joined(separator: "\n")
        try text.write(to: file, atomically: false, encoding: .utf8)
    }
}
