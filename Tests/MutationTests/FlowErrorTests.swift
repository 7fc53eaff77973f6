import Building
import Foundation
import SwiftIfConfig
import Testing
import Workspace

@testable import Faults
@testable import Mutation

struct FlowErrorTests {
    private static let source = """
        struct Screen {
            var title: String
            init() {
                start()
                title = Self.other()
            }
            func show(_ isOn: Bool) -> Int {
                let count: Int
                if isOn {
                    count = 1
                } else {
                    count = 2
                }
                self.title = Self.more()
                return count + 1
            }
        }
        """

    private func blamed(_ line: Int, _ message: String, _ notes: [(Int, String)] = []) throws -> [String]? {
        let planted = PlantedSources(
            in: ParsedSources(SourceSet(files: [.init(path: "A.swift", bytes: Data(Self.source.utf8))])), given: GivenCode(),
            realInstances: [], conditions: StaticBuildConfiguration(languageVersion: VersionTuple(6), compilerVersion: VersionTuple(6, 3)))
        let error = FlowError(
            Diagnostic(Place("A.swift", line: line, column: 1), .error, message),
            notes: notes.map { Diagnostic(Place("A.swift", line: $0.0, column: 1), .note, $0.1) })
        let numbers = error?.blamed(among: planted.faults)
        return numbers.map { numbers in planted.faults.filter { numbers.contains($0.number) }.map { "\($0.line) \($0.rule.kind)" } }
    }

    @Test func `a variable that is not set on every path leads to the faults that unset it`() throws {
        #expect(
            try blamed(14, "constant 'count' used before being initialized", [(8, "constant defined here")]) == ["10 unset", "12 unset"])
    }

    @Test func `a missing return leads to the statements above`() throws {
        #expect(try blamed(6, "missing return in closure expected to return 'String'") == ["4 dropped", "4 doubled"])
    }

    @Test func `another error is left to its place`() throws {
        #expect(try blamed(10, "cannot find 'x' in scope") == nil)
    }
}
