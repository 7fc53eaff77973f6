import Building
import Foundation
import SwiftIfConfig
import Testing
import Workspace

@testable import Faults

/// Which faults are planted where, shown on small pieces of code.
struct FaultTests {
    /// A piece of code in a method of `Screen`, and what can go wrong in it.
    struct Case: CustomTestStringConvertible {
        var name: String
        var code: String
        var faults: [String]

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "a call is dropped and doubled", code: "start()",
            faults: ["dropped: Screen does not call start()", "doubled: Screen calls start() twice"]),
        Case(
            name: "a call with try and await counts as a call", code: "try await start()",
            faults: ["dropped: Screen does not call start()", "doubled: Screen calls start() twice"]),
        Case(
            name: "a call through a receiver may go to the real instance", code: "_ = analytics.isOn()",
            faults: [
                "dropped: Screen does not call isOn()", "rerouted: Screen calls isOn() on Analytics.shared instead of analytics",
                "doubled: Screen calls isOn() twice",
            ]),
        Case(name: "a call of super is left alone", code: "super.viewDidLoad()", faults: []),
        Case(name: "a call of the real instance cannot be led elsewhere", code: "let x = Analytics.shared.isOn()", faults: []),
        Case(name: "what is printed for people is not looked at", code: "print(\"shown\")", faults: []),
        Case(
            name: "a text is altered", code: "let event = \"shown\"",
            faults: ["altered: Screen uses another text than \"shown\""]),
        Case(name: "an assignment is left out", code: "token = nil", faults: ["unset: Screen does not set token"]),
        Case(name: "a value that is thrown away is no assignment", code: "_ = token", faults: []),
        Case(
            name: "a boundary is moved", code: "let isLong = count > 8",
            faults: ["flipped: Screen says >= instead of > in `count > 8`", "flipped: Screen has 9 for 8 in `count > 8`"]),
        Case(
            name: "a boundary is moved to its other side as well", code: "let isShort = count <= 64",
            faults: ["flipped: Screen says < instead of <= in `count <= 64`", "flipped: Screen has 65 for 64 in `count <= 64`"]),
        Case(
            name: "a boundary may stand on the left", code: "let isShort = 64 > count",
            faults: ["flipped: Screen says >= instead of > in `64 > count`", "flipped: Screen has 63 for 64 in `64 > count`"]),
        Case(
            name: "what is counted is not below 0", code: "let isThere = count >= 0",
            faults: ["flipped: Screen says > instead of >= in `count >= 0`"]),
        Case(
            name: "a chain of conditions may stand on several lines",
            code: """
                let isGood = isOn
                    && isOpen()
                """,
            faults: ["flipped: Screen says || instead of && in `isOn && isOpen()`"]),
        Case(
            name: "a chain with a comment stays, as on one line the comment would take the rest with it",
            code: """
                let isGood = isOn  // at last
                    && isOpen()
                """, faults: []),
        Case(
            name: "a success is taken for a failure", code: "do { token = try await fetch(1) } catch { }",
            faults: ["flipped: Screen takes a success of fetch(_:) for a failure", "unset: Screen does not set token"]),
        Case(name: "what nobody here catches is not", code: "let token = try await fetch(1)", faults: []),
        Case(
            name: "nor what fails in the catch", code: "do { } catch { token(try fetch(1)) }",
            faults: [
                "dropped: Screen does not call token(_:)", "doubled: Screen calls token(_:) twice",
            ]),
        Case(
            name: "calls of others change places", code: "view.show(1); view.hide()",
            faults: [
                "dropped: Screen does not call show(_:)", "rerouted: Screen calls show(_:) on Analytics.shared instead of view",
                "doubled: Screen calls show(_:) twice", "dropped: Screen does not call hide()",
                "rerouted: Screen calls hide() on Analytics.shared instead of view", "doubled: Screen calls hide() twice",
                "swapped: Screen calls hide() before show(_:)",
            ]),
        Case(
            name: "calls that hand over what to do later may come in any order",
            code: """
                sounds.use { Loud() }
                pictures.use { Dark() }
                """,
            faults: [
                "dropped: Screen does not call use()", "rerouted: Screen calls use() on Analytics.shared instead of sounds",
                "dropped: Screen does not call use()", "rerouted: Screen calls use() on Analytics.shared instead of pictures",
            ]),
        Case(
            name: "calls of one's own do not", code: "show(); self.hide()",
            faults: [
                "dropped: Screen does not call show()", "doubled: Screen calls show() twice", "dropped: Screen does not call hide()",
                "doubled: Screen calls hide() twice",
            ]),
        Case(
            name: "a condition is reversed", code: "if isOn { count = 1 }",
            faults: ["flipped: Screen reverses the condition `isOn`", "unset: Screen does not set count"]),
        Case(
            name: "a value that is there is taken to be missing", code: "if let token { count = token }",
            faults: ["flipped: Screen takes `token` to be nil though it is set", "unset: Screen does not set count"]),
        Case(name: "a loop is not made endless", code: "while isOn { }", faults: []),
        Case(
            name: "what a loop needs for its end stays", code: "while index != count { index = index + 1; skip(index); note() }",
            faults: ["dropped: Screen does not call note()", "doubled: Screen calls note() twice", "doubled: Screen calls skip(_:) twice"]),
        Case(
            name: "a loop's boundary is moved", code: "repeat { } while index < count",
            faults: ["flipped: Screen says <= instead of < in `index < count`"]),
        Case(
            name: "what an endless loop is left by is not reversed", code: "while true { if isDone { break }; note() }",
            faults: ["dropped: Screen does not call note()", "doubled: Screen calls note() twice"]),
        Case(
            name: "nor is what it is left by taken away", code: "while true { index = index + 1; guard index < count else { return } }",
            faults: ["flipped: Screen says <= instead of < in `index < count`"]),
        Case(
            name: "in an endless loop, what does not lead out is reversed",
            code: "repeat { if isOn { note() }; if isDone { return } } while true",
            faults: [
                "flipped: Screen reverses the condition `isOn`", "dropped: Screen does not call note()",
                "doubled: Screen calls note() twice",
            ]),
        Case(
            name: "a loop with a condition of its own may be left early", code: "while index < count { if isDone { break } }",
            faults: [
                "flipped: Screen says <= instead of < in `index < count`", "flipped: Screen reverses the condition `isDone`",
            ]),
        Case(
            name: "a call that is returned from a function without a value is dropped", code: "return stop()",
            faults: ["dropped: Screen does not call stop()"]),
        Case(name: "a call of super is not dropped behind a return", code: "return super.run()", faults: []),
        Case(name: "a call whose value is returned is not dropped", code: "func next() -> Int { return stop() }", faults: []),
        Case(name: "what a closure returns may be a value", code: "let next = { return stop() }", faults: []),
        Case(name: "what an assertion asks is not looked at", code: "assert(count < 10, \"too many\")", faults: []),
        Case(name: "a call that settles is not doubled", code: "removeAll()", faults: ["dropped: Screen does not call removeAll()"]),
        Case(
            name: "what a closure makes is what it returns", code: "analytics.register { Spy() }; start { stop() }",
            faults: [
                "dropped: Screen does not call register()", "dropped: Screen does not call start()", "dropped: Screen does not call stop()",
                "doubled: Screen calls stop() twice", "rerouted: Screen calls register() on Analytics.shared instead of analytics",
            ]),
        Case(
            name: "a runtime argument may be set twice", code: "FactoryContext.setArg(theme, forKey: key)",
            faults: [
                "dropped: Screen does not call setArg(_:forKey:)",
                "swapped: Screen passes theme and key to setArg(_:forKey:) in each other's place",
            ]),
        Case(name: "symmetric functions may have their arguments in any order", code: "let x = max(first, second)", faults: []),
        Case(
            name: "contexts may stand in any order", code: "analytics.context(.test, .preview) { Spy() }",
            faults: [
                "dropped: Screen does not call context(_:_:)",
                "rerouted: Screen calls context(_:_:) on Analytics.shared instead of analytics",
            ]),
        Case(
            name: "arguments change places", code: "let x = join(first, second)",
            faults: ["swapped: Screen passes first and second to join(_:_:) in each other's place"]),
        Case(name: "equal arguments do not", code: "let x = join(first, first)", faults: []),
        Case(
            name: "what a release build has instead is not touched",
            code: """
                #if DEBUG
                token = 1
                #else
                token = 2
                #endif
                """, faults: ["unset: Screen does not set token"]),
    ]

    @Test(arguments: cases) func `faults are made where a test could see them`(_ example: Case) {
        let planted = Self.planted("final class Screen {\n    func run() async throws {\n\(example.code)\n    }\n}\n")

        #expect(planted.faults.map { "\($0.fault.kind.rawValue): \($0.fault.words)" }.sorted() == example.faults.sorted())
    }

    @Test func `calling a function that only assigns twice is not a fault`() {
        let planted = Self.planted("final class Model {\n    func set() { token = 1 }\n    func run() { set() }\n}\n")

        #expect(!planted.faults.contains { $0.fault.kind == .doubled })
        #expect(planted.faults.contains { $0.fault.kind == .dropped })
    }

    @Test(arguments: [
        "class Null: Model {\n    override func set() { token = 1 }\n}\n", "protocol Setting {\n    func set()\n}\n",
        "struct Other {\n    func set() {}\n}\n", "struct Other {\n    func set() { start() }\n}\n",
    ])
    func `a function that does more elsewhere is doubled`(_ elsewhere: String) {
        let planted = Self.planted(elsewhere + "struct Third {\n    func set() { token = 1 }\n    func run() { set() }\n}\n")

        #expect(planted.faults.contains { $0.fault.words == "Third calls set() twice" })
    }

    @Test func `an initializer that only traps has no faults`() {
        #expect(Self.planted("class Screen {\n    init?(coder: Int) { fatalError(\"not used\") }\n}\n").faults.isEmpty)
    }

    @Test func `what an initializer must set or need not set is not left out`() {
        let source = """
            class Screen {
                let analytics: Int
                var note: String?
                var times = 0
                init(analytics: Int) {
                    self.analytics = analytics
                    note = "new"
                    note = nil
                    times = 0
                }
            }
            """
        #expect(Self.planted(source).faults.filter { $0.fault.kind == .unset }.map(\.fault.before) == ["note = \"new\""])
    }

    @Test func `what the kata gives has no faults`() {
        let source = "class Spy {\n    func track() { send() }\n    func other() { send() }\n}\n"

        #expect(Self.planted(source, given: ["Spy.track"]).faults.allSatisfy { $0.line == 3 })
        #expect(Self.planted(source).faults.contains { $0.line == 2 })
        #expect(Self.planted(source + "extension Spy {\n    func more() { send() }\n}\n", given: ["Spy"]).faults.isEmpty)
    }

    @Test func `faults stay on the learner's lines`() throws {
        let source = "class Screen {\n\n    func run() {\n        // first\n        start(\"a\")\n        if isOn { stop() }\n    }\n}\n"
        let planted = Self.planted(source)
        let text = String(decoding: try #require(planted.sources.files.first).bytes, as: UTF8.self)

        #expect(planted.faults.map(\.line) == planted.faults.map(\.line).sorted())
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let changed = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == changed.count)
        for index in lines.indices where !planted.faults.contains(where: { $0.line == index + 1 }) {
            #expect(lines[index] == changed[index])
        }
    }

    @Test func `a fault that the compiler complains about is taken out, and no other`() {
        var planted = Self.planted("class Screen {\n    func run() {\n        start()\n        stop()\n    }\n}\n")
        let blamed = planted.leaveOut(at: [Place("Screen.swift", line: 4, column: 13)])
        let elsewhere = planted.leaveOut(at: [Place("Other.swift", line: 4, column: 13)])

        #expect(blamed)
        #expect(planted.leftOut.map(\.fault.words) == ["Screen does not call stop()"])
        #expect(!elsewhere)
    }

    @Test func `a complaint about the call behind another receiver takes out that receiver, not the call's other faults`() throws {
        var planted = Self.planted("class Screen {\n    func run() {\n        service.stop()\n    }\n}\n")
        let text = String(decoding: try #require(planted.sources.files.first).bytes, as: UTF8.self)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)[2]
        let column = try #require(line.range(of: ").stop()")).lowerBound.utf16Offset(in: line) + 3

        _ = planted.leaveOut(at: [Place("Screen.swift", line: 3, column: column)])

        #expect(planted.leftOut.map(\.fault.kind) == [.rerouted])
        #expect(planted.faults.map(\.fault.kind) == [.dropped, .doubled])
    }

    private static func planted(_ source: String, given: [String] = []) -> PlantedSources {
        PlantedSources(
            in: ParsedSources(SourceSet(files: [.init(path: "Screen.swift", bytes: Data(source.utf8))])), given: given,
            realInstances: ["Analytics.shared"],
            conditions: StaticBuildConfiguration(
                customConditions: ["DEBUG"], languageVersion: VersionTuple(6), compilerVersion: VersionTuple(6, 3)))
    }
}
