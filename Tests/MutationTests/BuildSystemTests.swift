import Foundation
import TestSupport
import Testing

@testable import Building
@testable import Mutation

/// The build systems of the package manager, which lay out their products in different ways.
struct BuildSystemTests {
    /// A package with two targets of tests, each with tests of both libraries, with C code, resources, and a tool that a test starts.
    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Small",
            targets: [
                .target(name: "CSmall"),
                .target(name: "Small", dependencies: ["CSmall"], resources: [.copy("note.txt")]),
                .executableTarget(name: "Tool", dependencies: ["Small"]),
                .testTarget(name: "SmallTests", dependencies: ["Small"]),
                .testTarget(name: "More-Tests", dependencies: ["Small", "Tool"], resources: [.copy("price.txt")]),
            ])
        """,
        "Sources/CSmall/include/small.h": "int half(int number);\n",
        "Sources/CSmall/small.c": "#include \"small.h\"\n\nint half(int number) { return number / 2; }\n",
        "Sources/Small/note.txt": "half a price",
        "Sources/Tool/main.swift": """
        import Small

        func size(of sum: Int) -> String { sum >= 600 ? "large" : "small" }

        print(size(of: total(of: 100, count: 12)))
        """,
        "Tests/SmallTests/PricesTests.swift": """
        import Small
        import Testing
        import XCTest

        @Suite struct PricesTests {
            @Test(arguments: [1, 2]) func one(count: Int) { #expect(total(of: 100, count: count) == 100 * count) }
        }

        final class OldPricesTests: XCTestCase {
            func testMany() { XCTAssertEqual(total(of: 100, count: 20), 1000) }
        }
        """,
        "Tests/More-Tests/price.txt": "100",
        "Tests/More-Tests/MoreTests.swift": """
        import Foundation
        import Small
        import Testing
        import XCTest

        @Test func `a note is read`() throws {
            let price = try String(contentsOf: #require(Bundle.module.url(forResource: "price", withExtension: "txt")), encoding: .utf8)
            #expect(note() == "half a price!" && price == "100" && largest([3, 5]) == 5)
        }

        final class ToolTests: XCTestCase {
            func testTool() throws {
                let tool = Process()
                let pipe = Pipe()
                tool.executableURL = Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "Tool")
                tool.standardOutput = pipe
                try tool.run()
                XCTAssertEqual(String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self), "large\\n")
            }
        }
        """,
    ]

    private static let source = """
        import CSmall
        import Foundation

        public func total(of price: Int, count: Int) -> Int {
            let sum = price * count
            return count >= 10 ? Int(half(Int32(sum))) : sum
        }

        public func note() -> String {
            let file = Bundle.module.url(forResource: "note", withExtension: "txt")
            return (file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "") + "!"
        }

        func atLeastZero(_ number: Int) -> Int { number < 0 ? 0 : number }

        public func largest(_ numbers: [Int]) -> Int {
            let round: (Int) -> Int = { atLeastZero($0) }
            return numbers.map { round($0) }.max() ?? 0
        }

        #if Xcode
        public func isSwiftBuild() -> Bool { true }
        #endif

        """

    /// The part of an answer that does not depend on time.
    private struct Verdict: Equatable {
        var place: String
        var id: String
        var status: Answer.Status
        var reachedBy: Set<String>
        var reason: String?

        init(_ fault: FaultAnswer) {
            place = "\(fault.file):\(fault.line) \(fault.after)"
            id = fault.id
            status = fault.status
            reachedBy = Set(fault.reachedBy)
            reason = fault.status == .refused ? fault.reason : nil
        }
    }

    @Test func `a test program that lacks a library is named, with the loader's words`() async throws {
        let folder = try TemporaryFolder()
        let path = folder("AppTests-test-runner").path
        // Another process writes it: a file that is open for writing cannot be started.
        let script = "printf '#!/bin/sh\\necho \"$0: libLib.so: no such file\" >&2\\nexit 127\\n' > '\(path)' && chmod +x '\(path)'"
        try Process.run(URL(filePath: "/bin/sh"), arguments: ["-c", script]).waitUntilExit()

        await #expect(throws: MutationError.doesNotStart(program: "AppTests", reason: "libLib.so: no such file")) {
            let scratch = try Scratch(folder: folder("scratch"))
            _ = try await TestProgram(
                .init(name: "AppTests", path: path), of: folder.url, Mutation.Options(), in: scratch,
                rights: TestRights(launcher: nil, root: folder.url, scratch: scratch, named: []))
        }
    }

    @Test(.enabled(if: LongTests.run, "It builds a package four times."))
    func `both build systems lead to the same report, also about files that were built before without faults`() async throws {
        let package = try SmallPackage(source: Self.source, tests: Self.files)
        let before = try package.contents()

        var verdicts: [[Verdict]] = []
        for buildSystem in BuildSystem.allCases {
            let part = try await package.report {
                $0.buildSystem = buildSystem
                $0.files = ["Prices.swift"]
            }
            let whole = try await package.report { $0.buildSystem = buildSystem }
            #expect(whole.tests == 4)
            verdicts.append(whole.faults.map(Verdict.init))
            #expect(part.faults.map(Verdict.init).allSatisfy(verdicts.last!.contains))
        }

        let (native, swiftBuild) = (verdicts[0], verdicts[1])
        #expect(Set(native.map(\.status)).isSuperset(of: [.caught, .survived, .refused]), "\(native)")
        #expect(native.allSatisfy(swiftBuild.contains), "\(native) \(swiftBuild)")
        // Swift Build defines a condition of its own.
        let extra = swiftBuild.filter { !native.contains($0) }
        #expect(!extra.isEmpty && extra.allSatisfy { $0.place.hasPrefix("Sources/Small/Prices.swift:22 ") }, "\(extra)")
        // A fault in a program that a test starts is caught, too.
        #expect(native.contains { $0.place.hasPrefix("Sources/Tool/main.swift:3 ") && $0.status == .caught })
        #expect(try package.contents() == before)
    }
}
