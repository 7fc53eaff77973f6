import Foundation
import Testing
import Workspace

@testable import Faults

/// Faults are planted in code that is fair to change, and leave the learner's lines where they are.
struct PlantedSourcesTests {
    @Test func `what the kata gives has no faults`() {
        let source = "class Spy {\n    func track() { send() }\n    func other() { send() }\n}\n"

        #expect(Planting.planted(source, given: ["Spy.track"]).faults.allSatisfy { $0.line == 3 })
        #expect(Planting.planted(source).faults.contains { $0.line == 2 })
        #expect(Planting.planted(source + "extension Spy {\n    func more() { send() }\n}\n", given: ["Spy"]).faults.isEmpty)
    }

    @Test func `a function with other parameters than the given one is not given`() {
        let start = "class Spy {\n    func track(_ event: String) { send() }\n}\n"
        let added = "extension Spy {\n    func track(_ screen: Screen) { send() }\n}\n"

        #expect(Planting.planted(start + added, given: ["Spy"], start: start).faults.map(\.line) == [5, 5])
        #expect(Planting.planted(start + added, given: ["Spy.track"], start: start).faults.map(\.line) == [5, 5])
        #expect(Planting.planted(start + added, given: ["Spy.track"]).faults.isEmpty)
    }

    @Test func `a private function that only given code calls is given, too`() {
        let given = "final class Spy {\n    func track() { clear() }\n}\n"
        let helper = "extension Spy {\n    fileprivate func clear() { list.removeAll() }\n}\n"
        let other = "final class Third {\n    func stop() { spy.clear() }\n}\n"

        #expect(Planting.planted(given + helper, given: ["Spy.track"]).faults.isEmpty)
        #expect(Planting.planted(given + helper + other, given: ["Spy.track"]).faults.contains { $0.line == 5 })
        #expect(Planting.planted(given + helper.replacing("fileprivate ", with: ""), given: ["Spy.track"]).faults.contains { $0.line == 5 })
    }

    @Test func `a function outside of types is given by its name with parentheses`() {
        let source = "func start() {\n    view.show()\n}\nfunc other() {\n    view.show()\n}\n"

        #expect(Planting.planted(source, given: ["start()"]).faults.allSatisfy { $0.line == 5 })
        #expect(Planting.planted(source, given: ["start"]).faults.contains { $0.line == 2 })
    }

    @Test func `a function outside of types with other parameters than the given one is not given`() {
        let start = "func start(now: Bool) {\n    run()\n}\n"
        let added = "func start(now: Bool, again: Bool) {\n    run()\n}\n"

        #expect(Planting.planted(start + added, given: ["start()"], start: start).faults.map(\.line) == [5, 5])
    }

    @Test func `a property is given by the names of its type and of itself`() {
        let source = "extension Link {\n    var sender: String? { options.sender }\n}\n"

        #expect(!Planting.planted(source).faults.isEmpty)
        #expect(Planting.planted(source, given: ["Link.sender"]).faults.isEmpty)
    }

    @Test func `code that is added to a given type is not given`() {
        let start = "class Spy {\n    func track() { send() }\n}\n"
        let added = "extension Spy {\n    func more() { send() }\n}\n"

        #expect(Planting.planted(start + added, given: ["Spy"], start: start).faults.map(\.line) == [5, 5])
    }

    @Test func `a body that other modules may see is closed, and everything stays where it is`() throws {
        let source =
            "@inlinable @discardableResult\npublic func run() -> Int { start(\"a\") }\n@export(\n  implementation) func stop() {}\n"
        let planted = Planting.planted(source)
        let text = String(decoding: try #require(planted.only([]).sources.files.first).bytes, as: UTF8.self)

        #expect(!planted.faults.isEmpty)
        let expected = source.replacing("@inlinable", with: String(repeating: " ", count: 10))
            .replacing("@export(\n  implementation)", with: "        \n                 ")
        #expect(text == expected)
    }

    @Test func `a value that may be used once can be used again, and everything stays where it is`() throws {
        let source = "func run() {\n    let event = \"shown\"\n    send(consume event)\n}\n"
        let text = String(decoding: try #require(Planting.planted(source).only([]).sources.files.first).bytes, as: UTF8.self)

        #expect(text == source.replacing("consume", with: "       "))
    }

    @Test func `the file with the switch has a name of its own`() {
        let files = ["Sources/X/SeamsFaults.swift", "Sources/X/A/SeamsFaults1.swift"].map {
            SourceSet.File(path: $0, bytes: Data("run()".utf8))
        }

        #expect(SourceSet(files: []).unusedPath("Sources/SeamsFaults.swift") == "Sources/SeamsFaults.swift")
        #expect(SourceSet(files: files).unusedPath("Sources/SeamsFaults.swift") == "Sources/SeamsFaults2.swift")
        #expect(SourceSet(files: files).unusedPath("Sources/Other.swift") == "Sources/Other.swift")
    }

    @Test func `the file with the switch holds what the planted code calls, and what that calls, and nothing else`() throws {
        func names(_ sources: PlantedSources) throws -> [Substring] {
            let text = String(decoding: try #require(sources.sources.files.last).bytes, as: UTF8.self)
            return text.matches(of: /(?m)^[^\/\n ].*?(?:func|var|class|struct) (\w+)/).map(\.output.1)
        }
        let planted = Planting.planted("func run() -> Int { start(\"a\") }\nfunc fail() throws { throw Failure() }")
        let misthrown = Set(planted.faults.filter { $0.rule.kind == .misthrown }.map(\.number))

        #expect(try names(planted.only(misthrown)) == ["seamsFault", "SeamsFaultError", "seamsMisthrown"])
        #expect(try names(planted.only([])).isEmpty)
    }

    @Test func `a list that is changed twice is not taken for a property of another type that computes its value`() throws {
        func text(_ source: String) throws -> String {
            let planted = Planting.planted(source, rules: [.doubledCalls])
            return String(decoding: try #require(planted.only(Set(planted.faults.map(\.number))).sources.files.first).bytes, as: UTF8.self)
        }
        let list = "class List { var items: [Int] = []; func add() { items.append(1) } }\n"
        let page = "class Page { var items: [Int] { [] }; func add() { items.forEach(show) } }\n"

        #expect(try text(list + page).components(separatedBy: "seamsSame").count == 2)
        #expect(try !text(list + "class Page { var items: [Int] { [] } }\n").contains("seamsSame"))
    }

    /// Code of somebody's own package, and the calls in it that are doubled.
    static let doubled: [(code: String, calls: [String])] = [
        ("protocol Log { func add(_ x: Int) }\nfunc run(_ log: any Log) { log.add(1) }", ["add(_:)"]),
        ("struct Log { var done: (Int) -> Void; func add(_ x: Int) { done(x) } }\nfunc run(_ log: Log) { log.add(1) }", ["done(_:)"]),
        ("class Log { func add(_ x: Int) {} }\nfunc run(_ log: Log) { log.add(1) }", ["add(_:)"]),
        ("class Log { func add(_ x: Int) {} }\nfunc run() { let log = Log(); log.add(1) }", []),
        ("final class Log { func add(_ x: Int) { helper(x) }; private func helper(_ x: Int) {} }", []),
        ("func run(_ client: Client) { client.send(1); let own = Client(); own.send(2) }", ["send(_:)"]),
        ("func run() -> [Int] { var all: [Int] = []; all.append(1); return all }", ["append(_:)"]),
        ("func run() { var open = [1]; while let x = open.popLast() { if x < 9 { open.append(x + 1) } } }", []),
        ("func run() { fputs(text, file); chmod(path, mode) }", ["fputs(_:_:)"]),
        ("class Page: Controller { func run() { reloadPage() } }", ["reloadPage()"]),
    ]

    @Test(arguments: doubled) func `in somebody's own code a call is doubled where another one than the code learns of it`(
        _ code: String, _ calls: [String]
    ) {
        let faults = Planting.planted("\(code)\n", subject: .ownCode, rules: [.doubledCalls]).faults

        #expect(faults.map { $0.fault.words.split(separator: " ").dropLast().last.map(String.init) } == calls)
    }

    @Test func `a file of nothing but line breaks has lines, too`() {
        let lines = LineStarts(in: Data("\n\nab\n".utf8))

        #expect((0..<6).map(lines.line) == [1, 2, 3, 3, 3, 4])
    }

    @Test func `code that only forwards to humble code has no faults`() {
        let source = """
            class Desk {
                var keep: (String) -> Void = { Live.keep($0) }
                func send(_ line: String) async throws -> Int { try await Live.send(line) }
                var today: Date { Live.clock.now() }
                func track(_ event: String) { Live.track("event: " + event) }
            }
            """

        #expect(Set(Planting.planted(source, humble: ["Live"]).faults.map(\.line)) == [5])
        #expect(Set(Planting.planted(source).faults.map(\.line)).isSuperset(of: [2, 5]))
    }

    @Test func `half of the faults on a line that is too much for the type checker are taken out, and others stay`() {
        var planted = Planting.planted("class Screen {\n    func run() {\n        start()\n        stop(count + last * 3)\n    }\n}\n")
        let before = planted.faults

        let isLess = planted.leaveOutHalf(onLinesOf: [Place("Screen.swift", line: 4, column: 9)])
        let isLessElsewhere = planted.leaveOutHalf(onLinesOf: [Place("Other.swift", line: 4)])

        #expect(isLess)
        #expect(!isLessElsewhere)
        #expect(planted.faults.filter { $0.line == 3 }.count == before.filter { $0.line == 3 }.count)
        #expect(planted.faults.filter { $0.line == 4 }.count == before.filter { $0.line == 4 }.count / 2)
        #expect(planted.faults.contains { $0.fault.words == "Screen does not call stop(_:)" })
    }

    /// A sum whose closure has faults of its own.
    private static let sum = "struct Cart {\n    var total: Int { items.reduce(0) { $0 + $1.cents * $1.count } }\n}\n"

    private static func text(_ planted: PlantedSources) throws -> String {
        String(decoding: try #require(planted.text(of: "Screen.swift")), as: UTF8.self)
    }

    @Test func `faults of a closure that is too much for the type checker get a statement each`() throws {
        var planted = Planting.planted(Self.sum)
        let before = planted.faults.map(\.number)

        let isSpread = planted.spread(onLinesOf: [Place("Screen.swift", line: 2, column: 9)])
        let isSpreadAgain = planted.spread(onLinesOf: [Place("Screen.swift", line: 2, column: 9), Place("Other.swift", line: 2)])

        #expect(isSpread && !isSpreadAgain)
        #expect(planted.faults.map(\.number) == before)
        let text = try Self.text(planted).replacing(/[0-9]{6,}/, with: "n")
        #expect(text.contains("{ if seamsFault(n) { return (seamsFault(n) ? $0 - $1.cents * $1.count : $0 + $1.cents * $1.count) }; if"))
        #expect(text.contains("; return $0 + $1.cents * $1.count }"))
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    }

    @Test func `an error in the statement of a fault removes this one, and one in the value removes all statements`() throws {
        var planted = Planting.planted(Self.sum)
        let before = try Self.text(planted)
        _ = planted.spread(onLinesOf: [Place("Screen.swift", line: 2, column: 9)])
        let line = try Self.text(planted).split(separator: "\n")[1]
        func place(of part: String) throws -> Place {
            let start = try #require(line.range(of: part, options: .backwards)).lowerBound
            return Place("Screen.swift", line: 2, column: line.utf8.distance(from: line.startIndex, to: start) + 1)
        }

        let inStatement = try place(of: "$0 - $1"), inValue = try place(of: "$0 + $1.cents * $1.count }")

        var less = planted
        let isGatheredByStatement = less.gather(at: [inStatement])
        let isLess = less.leaveOut(at: [inStatement])
        let isGathered = planted.gather(at: [inValue])
        let isSpreadAgain = planted.spread(onLinesOf: [Place("Screen.swift", line: 2, column: 9)])

        #expect(!isGatheredByStatement && isLess)
        #expect(less.leftOut.map(\.rule.name) == ["exchanged-operators"])
        #expect(isGathered && !isSpreadAgain)
        #expect(try Self.text(planted) == before)
    }

    @Test func `of an expression that is too much for the type checker, each line keeps its boundary longest`() {
        let source = """
            class Screen {
                func run() -> Bool {
                    count <= 64 && name.contains("@")
                        && last > 8
                        && other.count < 9
                }
            }
            """
        var planted = Planting.planted(source)

        _ = planted.leaveOutHalf(onLinesOf: [Place("Screen.swift", line: 3, column: 9)])

        #expect(Set(planted.faults.map(\.line)) == [3, 4, 5])
        #expect(planted.faults.allSatisfy { $0.rule.kind == .flipped || $0.rule.kind == .always })
        #expect(planted.faults.contains { $0.fault.words.hasSuffix("in `other.count < 9`") })
    }

    @Test func `faults stay on the learner's lines`() throws {
        let source = "class Screen {\n\n    func run() {\n        // first\n        start(\"a\")\n        if isOn { stop() }\n    }\n}\n"
        let planted = Planting.planted(source)
        let text = String(decoding: try #require(planted.sources.files.first).bytes, as: UTF8.self)

        #expect(planted.faults.map(\.line) == planted.faults.map(\.line).sorted())
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let changed = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == changed.count)
        for index in lines.indices where !planted.faults.contains(where: { $0.line == index + 1 }) {
            #expect(lines[index] == changed[index])
        }
    }

    @Test func `a fault that the compiler complains about is taken out, and no other`() throws {
        var planted = Planting.planted("class Screen {\n    func run() {\n        start()\n        stop()\n    }\n}\n")
        let text = String(decoding: try #require(planted.sources.files.first).bytes, as: UTF8.self)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)[3]
        let column = try #require(line.range(of: "if !")).lowerBound.utf16Offset(in: line) + 1
        let blamed = planted.leaveOut(at: [Place("Screen.swift", line: 4, column: column)])
        let elsewhere = planted.leaveOut(at: [Place("Other.swift", line: 4, column: column)])

        #expect(blamed)
        #expect(planted.leftOut.map(\.fault.words) == ["Screen does not call stop()"])
        #expect(!elsewhere)
    }

    @Test func `a complaint about the call behind another receiver takes out that receiver, not the call's other faults`() throws {
        var planted = Planting.planted("class Screen {\n    func run() {\n        service.stop()\n    }\n}\n")
        let text = String(decoding: try #require(planted.sources.files.first).bytes, as: UTF8.self)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)[2]
        let column = try #require(line.range(of: ").stop()")).lowerBound.utf16Offset(in: line) + 3

        _ = planted.leaveOut(at: [Place("Screen.swift", line: 3, column: column)])

        #expect(planted.leftOut.map(\.rule.kind) == [.rerouted])
        #expect(planted.faults.map(\.rule.kind) == [.dropped, .doubled])
    }

    @Test func `of two complaints, the one about the code inside comes first, and the one around it may be its consequence`() throws {
        var planted = Planting.planted("class Screen {\n    func run() -> Bool {\n        name == last + other\n    }\n}\n")
        let text = String(decoding: try #require(planted.sources.files.first).bytes, as: UTF8.self)
        let line = text.split(separator: "\n", omittingEmptySubsequences: false)[2]
        let places = try ["name", "last + other)"].map { part in
            let found = try #require(line.range(of: part, options: .backwards))
            return Place("Screen.swift", line: 3, column: found.lowerBound.utf16Offset(in: line) + 1)
        }

        _ = planted.leaveOut(at: places)

        #expect(planted.leftOut.map(\.fault.words) == ["Screen uses - instead of + in `last + other`"])
        #expect(planted.faults.contains { $0.fault.words == "Screen reverses the condition `name == last + other`" })
    }

    @Test func `a closure that misses a return takes out the statement in it, and nothing around it`() throws {
        var planted = Planting.planted("class Screen {\n    func run() -> Bool {\n        attempt({ start(1) })\n    }\n}\n")
        let before = planted.faults.count
        for kind in [FaultKind.doubled, .dropped] {
            let text = String(decoding: try #require(planted.sources.files.first).bytes, as: UTF8.self)
            let line = text.split(separator: "\n", omittingEmptySubsequences: false)[2]
            let end = try #require(line.range(of: " })")).lowerBound.utf16Offset(in: line) + 2
            let isBlamed = planted.leaveOut(before: [Place("Screen.swift", line: 3, column: end)])
            #expect(isBlamed)
            #expect(planted.leftOut.last?.rule.kind == kind)
        }

        #expect(planted.leftOut.count == 2)
        #expect(planted.faults.count == before - 2)
        let isBlamedElsewhere = planted.leaveOut(before: [Place("Screen.swift", line: 1, column: 1)])
        #expect(!isBlamedElsewhere)
    }

    @Test func `a statement that calls something and has no fault is named`() {
        var planted = Planting.planted("class Screen {\n    func run() {\n        start()\n        print(1)\n        use { 1 }\n    }\n}\n")
        #expect(planted.unplanted.isEmpty)

        for fault in planted.faults { planted.leaveOut(fault.number) }
        #expect(planted.unplanted.map(\.text) == ["start()"])
        #expect(planted.unplanted.map(\.line) == [3])
    }

    @Test func `of too many faults the same ones are planted each time, all over the code`() {
        let source = "class Screen {\n    func run() {\n" + String(repeating: "        start()\n", count: 500) + "    }\n}\n"
        let (planted, again) = (Planting.planted(source), Planting.planted(source))

        #expect(planted.faults.count == PlantedSources.most)
        #expect(planted.notPlanted == 1000 - PlantedSources.most)
        #expect(planted.faults.map(\.number) == again.faults.map(\.number))
        #expect(planted.faults.count { $0.line < 250 } > 60)
        #expect(planted.faults.count { $0.line > 250 } > 60)
    }

    @Test func `code that is not compiled has no faults`() {
        let example = FaultExample("", "#if DEBUG\ntoken = 1\n#else\ntoken = 2\n#endif", plants: [])

        #expect(Planting.words(in: example) == ["Screen does not set token"])
    }

    @Test func `every fault of the module has a number, and knows its rule, file and line`() throws {
        let planted = Planting.planted("class Screen {\n    func run() {\n        start()\n    }\n}\n")

        #expect(planted.faults.map(\.number) == [1, 2])
        #expect(planted.faults.map(\.rule.name) == ["dropped-calls", "doubled-calls"])
        #expect(planted.faults.allSatisfy { $0.path == "Screen.swift" && $0.line == 3 })
    }
}
