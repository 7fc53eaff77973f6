import Foundation
import TestSupport
import Testing
import Workspace

@testable import Judge

/// The compiler's messages for common mistakes come with a plain sentence.
///
/// Each case is compiled, because the messages change.
struct CompilerTrapTests {
    /// A change to a reference solution that makes a mistake.
    struct Case: CustomTestStringConvertible {
        var name: String
        var module = "ConstructorInjection"
        /// The file below the submission's folder, with X for the module.
        var file = "Sources/X/CheckoutViewController.swift"
        /// The text that is replaced; nil for the whole file.
        var old: String?
        var new: String
        var stage = Stage.build
        var heading: String
        /// Words that the advice must have.
        var words = ""

        var testDescription: String { name }
    }

    /// The file with the tests of a checkout screen.
    static let tests = "Tests/X/CheckoutViewControllerTests.swift"
    /// The first lines of a file with tests of Swift Testing.
    static let imports = "import AnalyticsSDK\nimport Testing\n@testable import ConstructorInjection\n"
    /// The first lines of a file with tests of XCTest.
    static let xctest = "import XCTest\n@testable import ConstructorInjection\n"

    /// A screen whose seam stands in an extension.
    static let methodInAnExtension = """
        import AnalyticsSDK
        import UIKitShim

        class CheckoutViewController: UIViewController {
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                analytics().track(event: "viewDidAppear - \\(type(of: self))")
            }
        }

        extension CheckoutViewController {
            func analytics() -> Analytics { .shared }
        }
        """

    /// Every mistake, by the topic of its trap.
    static let cases =
        testCases + effectCases + wordCases + grammarCases + factoryCases + valueCases + initializerCases + overrideCases + nameCases

    /// The mistakes that a run makes: all of them if it is long, otherwise one for each section of the guide.
    static let chosen: [Case] = {
        var headings = Set<String>()
        return cases.enumerated().filter { headings.insert($1.heading).inserted || LongTests.take($0) }.map(\.element)
    }()

    /// Mistakes that only the workspace's own tests meet, because the learner's tests do not use the wrong declaration.
    static let casesForTheSeam = [
        Case(
            name: "a private method", module: "SubclassAndOverride", old: "func analytics()", new: "private func analytics()",
            stage: .seam, heading: "Private members"),
        Case(
            name: "the seam in an extension", module: "SubclassAndOverride", new: methodInAnExtension, stage: .seam,
            heading: "Declared in an extension"),
        Case(
            name: "a final screen", module: "SubclassAndOverride", old: "class CheckoutViewController",
            new: "final class CheckoutViewController", stage: .seam, heading: "A final class"),
    ]

    @Test(arguments: chosen) func `a trap is explained in a sentence`(_ trap: Case) async throws {
        let verdict = try await verdict(on: trap)

        #expect(verdict.failed == trap.stage, "\(verdict)")
        #expect(verdict.next.contains("See \(CompilerTrap.guide), \"\(trap.heading)\"."), "\(verdict)")
        #expect(trap.words.isEmpty || verdict.next.contains(trap.words), "\(verdict)")
    }

    @Test(arguments: casesForTheSeam) func `a trap that the workspace's own tests meet is explained as well`(_ trap: Case) async throws {
        let harmless = "import Testing\n\n@Test func nothing() {}\n"
        let verdict = try await verdict(on: trap, tests: harmless)

        #expect(verdict.failed == trap.stage, "\(verdict)")
        #expect(verdict.next.contains("See \(CompilerTrap.guide), \"\(trap.heading)\"."), "\(verdict)")
    }

    /// The imports that the katas' files need, each with the line that the advice must name.
    @Test(arguments: [
        ("ContainerInjection", "Sources/X/CheckoutViewController.swift", "import Injection", "import Injection"),
        ("ContainerInjection", tests, "import Injection", "import Injection"),
        ("ConstructorInjection", tests, "import AnalyticsSDK", "import AnalyticsSDK"),
        ("ConstructorInjection", tests, "@testable import ConstructorInjection", "@testable import ConstructorInjection"),
        ("SubclassAndOverride", tests, "import UIKitShim", "import UIKitShim"),
        ("ConstructorInjection", tests, "import Testing", "import Testing"),
        ("ParameterizeMethod", "Tests/X/ReceiptPrinterTests.swift", "import Foundation", "import Foundation"),
        ("TextRedefinition", tests, "import AnalyticsSDK", "import AnalyticsSDK"),
    ])
    func `a missing import is named`(_ module: String, _ file: String, _ line: String, _ wanted: String) async throws {
        let verdict = try await verdict(on: Case(name: "", module: module, file: file, old: line + "\n", new: "", heading: ""))

        #expect(verdict.failed == .build)
        #expect(verdict.next.contains("write `\(wanted)` at the top of this file"), "\(verdict)")
    }

    /// Each of the uses needs Foundation.
    @Test(arguments: [
        "floor(1.5)", "sqrt(2.0)", "URLError(.timedOut)", "DispatchQueue.main", "String(format: \"%d\", 1)", "Date()", "UUID()",
        "\"a b\".components(separatedBy: \" \")",
    ])
    func `a missing import of Foundation is named`(_ use: String) async throws {
        let file = "Sources/X/Extra.swift"
        let verdict = try await verdict(
            on: Case(name: "", module: "ExposeStaticMethod", file: file, new: "func extra() -> Any { \(use) }\n", heading: ""))

        #expect(verdict.failed == .build)
        #expect(verdict.next.contains("write `import Foundation` at the top of this file"), "\(verdict)")

        let fixed = try await self.verdict(
            on: Case(
                name: "", module: "ExposeStaticMethod", file: file, new: "import Foundation\nfunc extra() -> Any { \(use) }\n",
                heading: ""))
        #expect(fixed.failed != .build, "\(fixed)")
    }

    @Test func `each word of another language is a pattern, and is in one list only`() {
        for trap in CompilerTrap.words { _ = (trap.message(), trap.line?()) }
        let words = ForeignWord.all.flatMap { word in word.words.split(separator: " ").map { "\($0) \(word.position)" } }

        #expect(words.count == Set(words).count)
    }

    /// Words that other languages have as well stand in a name, a comment or a text of Swift.
    @Test func `a word of another language in a name or a text is none`() async throws {
        let verdict = try await verdict(
            on: Case(
                name: "", file: Self.tests,
                new: Self.imports
                    + "@Test func `a new screen and not an old one`() {\n    print(\"a new val\" \"fun\") // not new and this\n}\n",
                heading: ""))

        #expect(verdict.failed == .build)
        #expect(!verdict.next.contains("another language"), "\(verdict)")
    }

    @Test func `a function that is private in production is named`() async throws {
        let verdict = try await verdict(
            on: Case(
                name: "", module: "PrimitivizeParameter", file: "Sources/X/ShippingDesk.swift", old: "nonisolated func shippingCents",
                new: "private nonisolated func shippingCents", heading: ""))

        #expect(verdict.failed == .build)
        #expect(verdict.next.contains("`shippingCents` is private in "), "\(verdict)")
    }

    @Test func `a seam that must belong to no actor changes, and not the test that calls it`() async throws {
        let verdict = try await verdict(
            on: Case(
                name: "", module: "ExposeStaticMethod", file: "Sources/X/PaymentForm.swift", old: "nonisolated static func",
                new: "static func", heading: ""))

        #expect(verdict.failed == .build)
        #expect(verdict.next.contains("write `nonisolated` before it"), "\(verdict)")
    }

    @Test func `each name of a missing import is declared in its module`() throws {
        let sources = try Bench.workspace.get().root.appending(path: "Sources")
        for (module, names) in MissingImport.names where FileManager.default.fileExists(atPath: sources.appending(path: module).path) {
            let files = FileManager.default.enumerator(atPath: sources.appending(path: module).path)?.compactMap { $0 as? String } ?? []
            let text = try files.filter { $0.hasSuffix(".swift") }
                .map { try String(contentsOf: sources.appending(path: "\(module)/\($0)"), encoding: .utf8) }.joined()
            // `NSCoder` comes with UIKit, and so with its stand-in.
            for name in names where name != "NSCoder" {
                let declaration = try Regex(
                    "(?:public|open)[a-z() ]* (?:class|struct|enum|protocol|typealias|func|macro|var) \\b\(name)\\b")
                #expect(text.contains(declaration), "\(module) declares no \(name).")
            }
        }
    }

    @Test func `the sentence and the advice name the same error, though another comes before it`() async throws {
        let verdict = try await verdict(
            on: Case(
                name: "two errors", file: Self.tests,
                new: Self.imports
                    + "func value() throws -> Int { 1 }\nstruct Tests {\n    @Test func reads() {\n        #expect(try value() == 1)\n"
                    + "    }\n\n    @Test(arguments: missing) func other(_ name: String) {}\n}\n", heading: ""))

        #expect(verdict.message.hasPrefix("CheckoutViewControllerTests.swift:7 does not compile: errors thrown"), "\(verdict.inFull)")
        #expect(verdict.next.contains("CheckoutViewControllerTests.swift:7:"), "\(verdict.inFull)")
        #expect(verdict.inFull.contains("cannot find 'missing'"), "\(verdict.inFull)")
    }

    /// The rest of a file cannot be read rightly, so the other errors only follow.
    @Test(arguments: [
        ("SubclassAndOverride", tests, "required init?(coder", "required ?(coder", ":81:"),
        ("ConstructorInjection", tests, "private final class SpyAnalytics", "private final SpyAnalytics", ":70:"),
        (
            "ClosurePropertyInjection", "Sources/X/CheckoutViewController.swift", "viewDidAppear(_ animated", "viewDidAppear_ animated",
            ":11:"
        ),
        ("SubclassAndOverride", tests, "singleton is used`() {", "singleton is used`()", ":63:"),
    ])
    func `an error of the grammar comes first`(_ module: String, _ file: String, _ old: String, _ new: String, _ line: String) async throws
    {
        let verdict = try await verdict(on: Case(name: "", module: module, file: file, old: old, new: new, heading: ""))

        #expect(verdict.failed == .build)
        #expect(verdict.next.contains(".swift\(line)"), "\(verdict.inFull)")
        #expect(!verdict.next.contains(CompilerTrap.guide), "\(verdict.inFull)")
    }

    /// A change of the learner's own is undone: nothing else could make the file compile.
    @Test(arguments: [
        ("BreakOutMethodObject", "Item.swift", "Item.swift stays as it is in this kata. Undo your change to it: `diff "),
        ("Characterization", "Statement.swift", "In this kata only the tests may change. Restore Sources from "),
    ])
    func `an error in a file that stays as it is and was changed says how to undo it`(
        _ module: String, _ file: String, _ next: String
    ) async throws {
        let verdict = try await verdict(
            on: Case(name: "", module: module, file: "Sources/X/\(file)", old: "var ", new: "var var ", heading: ""))

        #expect(verdict.failed == .build)
        #expect(verdict.next.hasPrefix(next), "\(verdict)")
    }

    @Test(arguments: [
        ("animated)", "\"yes\")"), ("super.viewDidAppear(animated)", "super.viewDidAppear(animated)\n        _ = [animated animated]"),
    ])
    func `an error that is no trap gets no wrong advice`(_ old: String, _ new: String) async throws {
        let verdict = try await verdict(on: Case(name: "", old: old, new: new, heading: ""))

        #expect(verdict.failed == .build)
        #expect(verdict.next.hasSuffix("first; later errors often follow from the first."), "\(verdict)")
    }

    @Test func `every trap has a section in the guide, every section has a case, and the pages that the guide names exist`() throws {
        let root = try Bench.workspace.get().root
        let text = try String(contentsOf: root.appending(path: CompilerTrap.guide), encoding: .utf8)
        let sections = Set(text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) })

        #expect(Set(CompilerTrap.all.map(\.heading)) == sections)
        #expect(Set(Self.cases.map(\.heading)) == sections)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let swift = path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        let binaries = try #require(swift).resolvingSymlinksInPath().deletingLastPathComponent()
        let pages = text.matches(of: /`([a-z-]+\.md)`/).map { String($0.1) }
        #expect(!pages.isEmpty)
        for page in pages {
            let file = binaries.deletingLastPathComponent().appending(path: "share/doc/swift/diagnostics/\(page)")
            #expect(FileManager.default.fileExists(atPath: file.path), "\(page)")
        }
    }

    /// Judges the reference solution with the mistake in it.
    private func verdict(on trap: Case, tests: String? = nil) async throws -> Verdict {
        try await TemporaryFolder.with { folder in
            try Bench.copy(of: trap.module, to: folder)
            let testFile = folder.appending(path: "Tests/\(trap.module)Tests/CheckoutViewControllerTests.swift")
            if let tests { try Data(tests.utf8).write(to: testFile) }
            let path = trap.file.replacing("Tests/X/", with: "Tests/\(trap.module)Tests/").replacing("/X/", with: "/\(trap.module)/")
            let file = folder.appending(path: path)
            var text = trap.new
            if let old = trap.old {
                let whole = try String(contentsOf: file, encoding: .utf8)
                try #require(whole.contains(old), "There is no \(old) in \(whole)")
                text = whole.replacing(old, with: trap.new, maxReplacements: 1)
            }
            try Data(text.utf8).write(to: file)
            return try await Bench.verdict(on: folder, for: trap.module)
        }
    }
}
