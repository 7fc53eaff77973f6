import Foundation
import Testing
import Workspace

@testable import Building
@testable import Judge

/// The run-time's words about common mistakes come with what to write instead.
///
/// Each mistake ends a process of its own, because the words change.
struct RuntimeTrapTests {
    /// A mistake.
    enum Mistake: String, CaseIterable, Codable, CustomTestStringConvertible {
        case elementThatIsNotThere, lastOfNone, unwrappedNil, unexpectedError, wrongType, wrongLocalType, lostObject

        var testDescription: String { rawValue }

        private struct Local {}

        private final class Owner {
            unowned let other: AnyObject

            init(_ other: AnyObject) { self.other = other }
        }

        /// A part of the advice on it.
        var advice: String {
            switch self {
            case .elementThatIsNotThere: "try #require(events.first)"
            case .lastOfNone: "let an empty list of answers have an answer"
            case .unwrappedNil: "try #require(value)"
            case .unexpectedError: "`try` in place of `try!`"
            case .wrongType, .wrongLocalType: "try #require(value as? T)"
            case .lostObject: "`unowned` does not keep an object alive"
            }
        }

        func happen() {
            var events: [String] = []
            switch self {
            case .elementThatIsNotThere: print(events[0])
            case .lastOfNone: print(events.removeLast())
            case .unwrappedNil: print(events.first!)
            case .unexpectedError: try! FileManager.default.removeItem(atPath: "/nowhere/at/all")
            case .wrongType: print((events as Any) as! Int)
            case .wrongLocalType: print((Local() as Any) as! Int)
            case .lostObject: print(Owner(NSObject()).other)
            }
        }
    }

    @Test(arguments: Mistake.allCases) func `a trap comes with its cause and what to write instead`(_ mistake: Mistake) async throws {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [mistake = mistake as Mistake] in
            await Task.detached { mistake.happen() }.value
        }

        let outcome = Subprocess.Outcome(ending: .signalled(SIGTRAP), standardError: Data(try #require(end).standardErrorContent))
        let words = try #require(outcome.fatalError)
        #expect(RuntimeTrap.advice(on: words).contains(mistake.advice), "\(words)")
        #expect(
            !words.contains("0x") && !words.contains("$") && !words.contains("UserInfo") && !words.hasSuffix("."),
            "it differs from run to run: \(words)")
    }

    @Test func `the place comes first where the run-time names it, and an unknown trap is removed by hand`() {
        #expect(
            RuntimeTrap.advice(on: "Fatal error: Unexpectedly found nil (A.swift:9)").hasPrefix("Line 9 of A.swift ends the process. In a"))
        #expect(
            RuntimeTrap.advice(on: "Fatal error: no (A.swift)").hasPrefix("A macro in A.swift, such as `#expect`, ends the process: let"))
        #expect(RuntimeTrap.advice(on: "Fatal error: no (A.swift:9)").hasPrefix("Line 9 of A.swift ends the process: let"))
        #expect(
            RuntimeTrap.advice(on: "it was ended by a signal (Segmentation fault, A.swift:9)").hasPrefix(
                "Line 9 of A.swift ends the process. The usual cause is a function that calls itself"))
        #expect(RuntimeTrap.advice(on: "Fatal error: no").hasPrefix("Run this test alone"))
        #expect(
            RuntimeTrap.advice(on: "it was ended by a signal (Illegal instruction, A.swift:9)").hasPrefix(
                "Line 9 of A.swift ends the process. It says no more"))
        let silent = "it was ended by a signal (Illegal instruction, A.swift:2)"
        for function in ["precondition", "assert"] {
            let code = Data("\n\(function)(count > 0, \"none\")".utf8)
            let sources = [SourceSet(files: [.init(path: "Sources/X/A.swift", bytes: code)])]
            #expect(
                RuntimeTrap.advice(on: silent, in: sources).hasPrefix("Line 2 of A.swift ends the process. The condition of `\(function)`"))
            #expect(RuntimeTrap.advice(onProduction: silent, in: sources)?.contains("in a case that must work") == true)
        }
        #expect(RuntimeTrap.advice(onProduction: silent) == nil)
        #expect(RuntimeTrap.advice(onProduction: "Fatal error: Unexpectedly found nil (A.swift:9)")?.contains("write `if let`") == true)
        #expect(RuntimeTrap.advice(onProduction: "Fatal error: no (A.swift:9)") == nil)
    }
}
