import Faults
import Foundation
import TestSupport
import Testing
import Workspace

@testable import Judge

/// Declarations that would answer for a library in the workspace's own tests are refused, and all others are fine.
struct TakenNameTests {
    private static let tests = """
        import SDK
        import Testing
        @testable import X

        struct Tests {
            private let spy = Spy()

            @Test func sends() {
                let lines: [String] = Client.output { Screen(client: spy).appear() }
                #expect(lines == ["sent"] && spy.events.isEmpty)
                #expect(lines.contains("sent"))
                spy.track(event: "sent")
                #expect(start() < 3)
            }
        }

        private final class Spy: Client { var events: [String] = [] }
        """
    private static let reference =
        "class Screen { func appear() {} }; func start() -> Int { 1 }; extension Client { var copy: Client { self } }"

    private func parsed(_ code: String) -> ParsedSources {
        ParsedSources(SourceSet(files: [.init(path: "Sources/X/X.swift", bytes: Data(code.utf8))]))
    }

    private func look(at code: String) -> TakenName? {
        TakenName(in: parsed(code), from: LibraryUses(in: [parsed(Self.tests)], of: [parsed(Self.reference)]))
    }

    @Test(arguments: [
        "func == (a: [String], b: [String]) -> Bool { true }", "func == <T>(a: [T], b: [T]) -> Bool { true }",
        "typealias Lines = [String]\nfunc == (a: Lines, b: Lines) -> Bool { true }",
        "extension Array where Element == String { static func == (a: [String], b: [String]) -> Bool { true } }",
        "struct Text: ExpressibleByStringLiteral {}\nfunc == (a: [String], b: Text) -> Bool { true }",
        "struct Text {}\nextension Text: ExpressibleByArrayLiteral {}\nfunc == (a: [String], b: Text) -> Bool { true }",
        "struct Own {}\nfunc == (a: [String], b: [Own]) -> Bool { true }",
        "protocol Alike {}\nextension Array: Alike {}\nextension Alike { static func == (a: Self, b: Self) -> Bool { true } }",
        "func && (a: Bool, b: @autoclosure () -> Bool) -> Bool { true }", "func < (a: Int, b: Int) -> Bool { true }",
    ]) func `an operator for types of a library is refused`(_ code: String) throws {
        let taken = try #require(look(at: code))

        #expect(taken.next.contains("parameters of a type that your code declares"))
        #expect(taken.place.line == code.split(separator: "\n").count)
    }

    @Test(arguments: [
        "struct String {}", "typealias Client = Other", "enum Testing {}", "typealias StringLiteralType = Text", "struct `Client` {}",
        "#if DEBUG\nstruct Client {}\n#endif", "extension Client { static func output(_ body: () -> Void) -> [Int] { [] } }",
        "extension Array where Element == String { var isEmpty: Bool { true } }",
        "extension Array { func contains(_ element: Element) -> Bool { true } }", "extension Client { func track(event: Substring) {} }",
        "protocol P {}; extension Array: P {}; extension P { var isEmpty: Bool { true } }",
        "@freestanding(expression) macro expect(_ holds: Bool) -> Int = #externalMacro(module: \"M\", type: \"T\")",
    ]) func `a name that the tests use of a library is refused`(_ code: String) {
        #expect(look(at: code)?.next.hasSuffix("another name.") == true)
    }

    @Test(arguments: [
        "struct Price { static func == (a: Price, b: Price) -> Bool { true } }",
        "struct Price {}; func < (a: Price, b: Price) -> Bool { true }",
        "struct Price { static func == (a: Self, b: Self) -> Bool { true } }",
        "struct Price {}; func == (a: Price, b: Int) -> Bool { true }",
        "struct Price {}; extension Price { static func == (a: Self, b: Self) -> Bool { true } }",
        "protocol Money {}; extension Money { static func < (a: Self, b: Self) -> Bool { true } }",
        "protocol Money {}; func == (a: any Money, b: any Money) -> Bool { true }",
        "struct A {}; func == (a: [A], b: [A]) -> Bool { true }",
        "protocol Money {}; func == <T: Money>(a: T, b: T) -> Bool { true }",
        "infix operator |>; func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }",
        "private func == (a: [String], b: [String]) -> Bool { true }", "func + (a: [String], b: String) -> [String] { a }",
        "private struct Client {}", "class Screen { struct Client {} }", "class Screen {}", "func start() -> Int { 2 }", "struct Task {}",
        "struct Spy {}", "func lines() {}", "func expect() {}", "func output() {}", "extension Client { func track(screen: String) {} }",
        "extension Client { var copy: Client { self } }", "class Own {}; extension Own { var isEmpty: Bool { true } }",
        "struct Own { var isEmpty = true; func contains(_ text: String) -> Bool { true } }", "func f() { let String = 1 }",
    ]) func `a declaration that answers for nobody else is fine`(_ code: String) {
        #expect(look(at: code) == nil)
    }

    /// Starts, references and the corpus hold all the honest work that there is.
    @Test func `no start, no reference and no submission is refused but the one that is meant`() throws {
        let workspace = try Workspace(containing: Clone.root)
        var refused: [String] = []
        for kata in try workspace.katas() {
            let check = try Check(kata: kata, folder: workspace.solution(of: kata), workspace: workspace)
            let uses = LibraryUses(
                in: [check.behaviorTests, check.seamTests].map(ParsedSources.init), of: [ParsedSources(check.referenceSources)])
            let corpus = Clone.root.appending(path: "Tests/JudgeTests/Submissions/\(kata.module)")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: corpus.path)) ?? []
            for folder in [check.solution, kata.startFolder] + names.map({ corpus.appending(path: $0) }) {
                guard let sources = try? SourceSet(in: folder, at: "Sources/\(kata.module)") else { continue }
                if TakenName(in: ParsedSources(sources), from: uses) != nil { refused.append("\(kata.module)/\(folder.lastPathComponent)") }
            }
        }

        #expect(refused == ["ConstructorInjection/compares-lists-its-own-way"])
    }
}
