import Foundation
import Synchronization
import TestSupport
import Testing
import Workspace

@testable import Building
@testable import Mutation

/// The whole way of `kata mutate` on a package of 50 lines.
struct MutationTests {
    @Test func `a package's faults are caught, survive, hang, are not run, or are refused, and the package stays as it is`() async throws {
        let package = try SmallPackage()
        let before = try package.contents()
        let report = try await package.report()
        func statuses(_ line: Int) -> Set<Answer.Status> { Set(report.faults.filter { $0.line == line }.map(\.status)) }
        func line(_ text: String) throws -> Int {
            try #require(SmallPackage.source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(text) }) + 1
        }

        #expect(report.tests == 4)
        // No test asks for exactly ten, and half a price is another one.
        let boundary = report.faults.filter { $0.after == "count > 10" }
        #expect(boundary.map(\.status) == [.survived] && boundary.map(\.reachedBy.count) == [4])
        let half = try #require(report.faults.first { $0.after == "sum * 2" })
        #expect(half.status == .caught && half.caughtBy == ["SmallTests.OldPricesTests/testManyAreCheaper"])
        let mark = try #require(report.faults.first { $0.after == "!(mark == \"-\")" })
        #expect(mark.caughtBy == ["SmallTests.PricesTests/`a price counts`()"])
        #expect(statuses(try line("removeOne() }")).contains(.timedOut))
        // A part of a text ends later, too, although there is no number behind its end.
        #expect(report.faults.filter { $0.rule == "moved-ranges" && $0.line == (try? line("initial(of")) }.map(\.status) == [.caught])
        // Without its only call, the closure has no value: an error about the flow, which costs no other fault its answer. One that `map`
        // takes gets no such fault, and a function that only answers is not called twice.
        let rounded = try line("Self.atLeastZero($0)")
        #expect(report.faults(.refused).map { "\($0.line) \($0.kind)" } == ["\(rounded) dropped"])
        let reasons = report.faults(.refused).map { $0.reason ?? "" }
        #expect(reasons.allSatisfy { $0.contains("return") && !$0.contains(package.root.path) && !$0.contains("\n") }, "\(reasons)")
        #expect(statuses(try line("\"prices\"")) == [.notRun])
        #expect(statuses(try line("\"never\"")) == [])
        #expect(statuses(try line("a note")) == [.skipped])
        #expect(report.faults(.skipped).last?.reason == "printed for people only")
        // A comment that names a kind leaves the other faults of its line alone.
        let example = report.faults.filter { $0.line == mark.line }
        #expect(example.filter { $0.status == .skipped }.map(\.kind) == ["always"] && example.count > 1)
        #expect(try #require(report.score) < 1)
        #expect(try package.contents() == before)

        // The next call has nothing to do, and the answers are the same.
        let steps = Mutex<[String]>([])
        _ = try await package.report(progress: { step in steps.withLock { $0.append("\(step)") } })
        #expect(steps.withLock { $0 } == ["reading"])
        // A line is explained without a build, also where faults are left out.
        let explained = try await package.mutation().explanation(of: Place("Prices.swift", line: try line("count >= 10")))
        #expect(explained.faults.map(\.status) == report.faults.filter { $0.line == explained.line }.map(\.status))
        #expect(explained.file == "Sources/Small/Prices.swift" && explained.text == "if count >= 10 { return sum / 2 }")
        let unused = try await package.mutation().explanation(of: Place("Sources/Small/Prices.swift", line: try line("\"prices\"")))
        #expect(Set(unused.faults.map(\.status)) == [.notRun] && unused.leftOut.isEmpty)
        let shown = try await package.mutation().explanation(of: Place("Prices.swift", line: try line("print(")))
        #expect(shown.faults.isEmpty && Set(shown.leftOut.map(\.family)) == ["output"])
        let noFile = await #expect(throws: MutationError.self) {
            _ = try await package.mutation().explanation(of: Place("Price.swift", line: 1))
        }
        #expect(noFile?.word == "Price.swift" && noFile?.valid.contains("Prices.swift") == true)
        await #expect(throws: MutationError.noLine("Sources/Small/Prices.swift", lines: 53)) {
            _ = try await package.mutation().explanation(of: Place("Prices.swift", line: 99))
        }
        // Without that report, the answers that are known still count: an interruption loses nothing.
        try FileManager.default.removeItem(at: package.scratch.appending(path: "report.json"))
        let again = try await package.report()
        #expect(again.faults.map(\.id) == report.faults.map(\.id))
        #expect(again.faults.map(\.status) == report.faults.map(\.status))

        // Two parts make a whole, also on a machine that knows nothing: each plants its own faults only.
        var parts: [MutationReport] = []
        let planted = Mutex<[Int]>([])
        for shard in ["1/2", "2/2"] {
            // A folder as it may lie in the home of somebody whose name is not written in ASCII.
            let part = try await package.report(scratch: "größe other-machine") {
                $0.shard = Shard(shard)
            } progress: { step in
                if case .building(let faults, _) = step { planted.withLock { $0.append(faults) } }
            }
            #expect(planted.withLock { $0.last } == part.faults.count - part.faults(.refused).count)
            parts.append(part)
        }
        #expect(parts.allSatisfy { !$0.faults.isEmpty })
        #expect(Set(parts.flatMap { $0.faults.map(\.id) }) == Set(report.faults.map(\.id)))
        #expect(parts.map(\.faults.count).reduce(0, +) == report.faults.count)
        let merged = try MutationReport(merging: [("second", parts[1]), ("first", parts[0])])
        #expect(try merged.bytesWithoutTimes == report.bytesWithoutTimes)
        let sentences = merged.faults(.refused).map(\.reason)
        #expect(!sentences.isEmpty && sentences.allSatisfy { $0?.isEmpty == false }, "\(sentences)")

        // After a change in one function, only answers that depend on it are out of date.
        func answers(_ change: (inout Mutation.Options) -> Void = { _ in }) async throws -> [String: Answer.Status] {
            try await Dictionary(uniqueKeysWithValues: package.report(change).faults.map { ($0.id, $0.status) })
        }
        let note = "{ \"a note\" }"
        try package.write(
            SmallPackage.source.replacing("mark == \"-\"", with: "!(mark != \"-\")")
                .replacing(note, with: "{ size() > 99 ? \"many\" : \"a note\" }"),
            to: "Sources/Small/Prices.swift")
        let soon = try await answers { $0.seconds = 0 }
        #expect(soon[half.id] == .caught && soon[boundary[0].id] == .untried)
        let clearing = try line("removeOne() }")
        #expect(report.faults.filter { $0.line == clearing }.allSatisfy { soon[$0.id] == $0.status })
        let changed = try await package.report().faults
        #expect(!changed.contains { $0.status == .untried })
        // A change elsewhere may bring a fault into a function that stays as it is, and the tests that run the function reach it.
        let brought = try #require(changed.first { $0.words == "Prices returns 0 from size()" })
        #expect(!report.faults.contains { $0.words == brought.words })
        #expect(brought.status == .survived && brought.reachedBy == ["SmallTests.PricesTests/clears(count:)"])
        try package.write(SmallPackage.source, to: "Sources/Small/Prices.swift")
        let restored = try await answers { $0.seconds = 0 }
        #expect(restored == Dictionary(uniqueKeysWithValues: report.faults.map { ($0.id, $0.status) }))
        // A new test may catch a fault that survived, and changes no other answer.
        try package.write(
            SmallPackage.tests["Tests/SmallTests/OldPricesTests.swift"]!.replacing(
                "    func testNegative",
                with: "    func testTen() { var prices = Prices(); prices.set(\"tea\", to: 100);"
                    + " XCTAssertEqual(prices.total(of: \"tea\", count: 10), 500) }\n\n    func testNegative"),
            to: "Tests/SmallTests/OldPricesTests.swift")
        let tested = try await answers { $0.seconds = 0 }
        #expect(tested[boundary[0].id] == .untried && tested[half.id] == .caught)
        let retested = try await answers()
        #expect(retested[boundary[0].id] == .caught)
        try package.write(SmallPackage.tests["Tests/SmallTests/OldPricesTests.swift"]!, to: "Tests/SmallTests/OldPricesTests.swift")
    }

    @Test func `a manifest without a target for tests is named at once, although its folders hold tests`() async throws {
        let package = try SmallPackage()
        try package.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\n\n"
                + "let package = Package(name: \"Small\", targets: [.target(name: \"Small\")])\n", to: "Package.swift")
        let steps = Mutex<[String]>([])

        await #expect(throws: MutationError.noTestTarget) {
            _ = try await package.report(progress: { step in steps.withLock { $0.append("\(step)") } })
        }
        #expect(!steps.withLock { $0 }.contains { $0.hasPrefix("building") })
        // No run will ever answer what is asked about a line.
        await #expect(throws: MutationError.noTestTarget) {
            _ = try await package.mutation().explanation(of: Place("Prices.swift", line: 1))
        }
    }

    @Test func `tests that do not compile are named before the compiler is asked about a fault`() async throws {
        let package = try SmallPackage()
        try package.write("public let nothing = 0\n", to: "Sources/SmallSupport/Expect.swift")
        try package.write("import Testing\n\n@Test func wrong() { #expect(missing()) }\n", to: "Tests/SmallTests/WrongTests.swift")
        let steps = Mutex<[String]>([])

        let error = await #expect(throws: MutationError.self) {
            _ = try await package.report(progress: { step in steps.withLock { $0.append("\(step)") } })
        }
        #expect(
            error?.message.contains("WrongTests.swift:3:30: error: cannot find 'missing' in scope") == true, "\(String(describing: error))")
        #expect(!steps.withLock { $0 }.contains { $0.hasPrefix("checking") }, "\(steps.withLock { $0 })")
    }

    @Test func `what cannot be done is said, with the name of the test, the target, or the file`() async throws {
        let package = try SmallPackage()
        let report = try await package.report()
        let half = try #require(report.faults.first { $0.after == "sum * 2" })
        #expect(half.status == .caught)
        // A library that helps tests is planted only if it is named, and no test runs this one.
        let support = try await package.report { $0.targets = ["SmallSupport"] }
        #expect(Set(support.faults.map(\.status)) == [.notRun])
        #expect(Set(support.faults.map(\.id)).isDisjoint(with: report.faults.map(\.id)))
        await #expect(throws: MutationError.unknownTarget("Smal", known: ["Small", "SmallSupport"])) {
            _ = try await package.report { $0.targets = ["Smal"] }
        }
        let noFile = await #expect(throws: MutationError.self) { _ = try await package.report { $0.files = ["*.c"] } }
        #expect(noFile?.word == "*.c" && noFile?.isMisuse == true)
        try package.write("func odd() -> Int { 1 }  // seams:skip(flip) a typo\n", to: "Sources/Small/Odd.swift")
        await #expect(throws: MutationError.unknownKind("flip", Place("Sources/Small/Odd.swift", line: 1))) {
            _ = try await package.report()
        }
        try FileManager.default.removeItem(at: package.root.appending(path: "Sources/Small/Odd.swift"))
        await #expect(throws: MutationError.noRepository) { _ = try await package.report { $0.since = "HEAD" } }
        await #expect(throws: MutationError.everyTestSkipped) {
            _ = try await package.report { $0.skipped = [TestPattern(".*")].compactMap(\.self) }
        }
        // A main program of the tests that knows no test by name is no lack of tests.
        try package.write("print(\"all of them pass\")\n", to: "Tests/LinuxMain.swift")
        await #expect(throws: MutationError.ownTestProgram("Tests/LinuxMain.swift")) { _ = try await package.report() }
        try FileManager.default.removeItem(at: package.root.appending(path: "Tests/LinuxMain.swift"))

        // A build that was interrupted leaves a plan that is cut off, and the next one makes another.
        try Data().write(to: package.scratch.appending(path: "build/debug.yaml"))
        try Data().write(to: package.scratch.appending(path: "build/seams-is-building"))
        // Three tests, of which one fails, one crashes and one does not end.
        try package.write(
            SmallPackage.tests["Tests/SmallTests/PricesTests.swift"]!.replacing("== 300", with: "== 301")
                .replacing("func clears(count: Int) {", with: "func clears(count: Int) async { try? await Task.sleep(for: .seconds(600))"),
            to: "Tests/SmallTests/PricesTests.swift")
        try package.write(
            SmallPackage.tests["Tests/SmallTests/OldPricesTests.swift"]!.replacing(
                "var prices = Prices()\n",
                with: "var prices = Prices()\nif prices.total(of: \"tea\", count: 1) == 0 { fatalError(\"no tea\") }\n"),
            to: "Tests/SmallTests/OldPricesTests.swift")
        let failing = "SmallTests.PricesTests/`a price counts`()", endless = "SmallTests.PricesTests/clears(count:)",
            crashing = "OldPricesTests"
        func run(without tests: String...) async throws -> MutationReport {
            try await package.report {
                $0.skipped = tests.compactMap(TestPattern.init)
                $0.patience = 5
            }
        }
        // The failing one is named, with what it said, and nothing is tried.
        let failure = await #expect(throws: MutationError.self) { _ = try await run(without: endless, crashing) }
        guard case .testsFail([failing], let words?) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(words.contains(/^Tests\/SmallTests\/PricesTests\.swift:[0-9]+: Expectation failed: .+ == 301$/), "\(words)")
        await #expect(throws: MutationError.noTest("Benchmarks")) { _ = try await run(without: endless, failing, "Benchmarks") }
        // So is one that crashes, with its last words, and the others that it hides.
        let crash = await #expect(throws: MutationError.self) { _ = try await run(without: endless, failing) }
        let hidden = ["testManyAreCheaper", "testNegative"].map { "SmallTests.OldPricesTests/\($0)" }
        guard case .testsCrash(hidden, "SmallTests.OldPricesTests/", let how) = crash else {
            Issue.record("\(String(describing: crash))")
            return
        }
        #expect(how.contains(/^signal [0-9]+ \(.+\)\. The last words: Fatal error: no tea \(OldPricesTests\.swift:[0-9]+\)$/), "\(how)")
        // So is one that does not end.
        await #expect(throws: MutationError.testsDoNotEnd(running: endless)) { _ = try await run(without: failing, crashing) }
        // Left out by its name, a test fails no more, and catches nothing; so does a test of the other library.
        try package.write(SmallPackage.tests["Tests/SmallTests/OldPricesTests.swift"]!, to: "Tests/SmallTests/OldPricesTests.swift")
        let less = try await run(without: failing, endless, "OldPrices.*Cheaper")
        #expect(less.tests == 1 && !less.faults.contains { $0.reachedBy.contains(failing) || $0.reachedBy.contains(half.caughtBy[0]) })
        #expect(less.faults.first { $0.id == half.id }?.status == .notRun)
        // So is an error of the compiler, with its place.
        try package.write("let x: Int = \"\"\n", to: "Sources/Small/Wrong.swift")
        let error = await #expect(throws: MutationError.self) { _ = try await package.report() }
        #expect(error?.message.contains("Sources/Small/Wrong.swift:1:14: error: cannot convert") == true, "\(String(describing: error))")
    }

    @Test func `a save of a Swift file counts, and a file that a test writes does not`() throws {
        let package = try SmallPackage()
        let mutation = try package.mutation()
        let stamp = mutation.stamp()
        try package.write("a test was here\n", to: "Tests/SmallTests/output.txt")
        #expect(mutation.stamp() == stamp)
        try package.write(SmallPackage.source + "\n", to: "Sources/Small/Prices.swift")
        #expect(mutation.stamp() != stamp)
    }

    @Test func `a folder without a manifest is no package`() throws {
        let folder = try TemporaryFolder()
        #expect(throws: PackageError.notAPackage(folder: folder.url.path)) { _ = try OwnPackage.root(of: folder.url) }
    }
}

extension MutationReport {
    /// The report's JSON, in which every fault took no time.
    fileprivate var bytesWithoutTimes: Data {
        get throws {
            var report = self
            for index in report.faults.indices {
                report.faults[index].seconds = 0
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            return try encoder.encode(report)
        }
    }
}
