import Foundation
import Judge
import TestSupport
import Testing
import Workspace

@testable import Learner
@testable import kata

/// The merged states of several clones, whatever is in them.
struct StateTests {
    private static func state(_ generator: inout SeededGenerator) -> State {
        let kinds: [Event.What] = [
            .check(isSolved: true), .check(isSolved: false, failed: .seam), .check(isSolved: false, failed: .build, answers: "3"),
            .hint(number: 2), .prediction(of: .solved), .reset,
        ]
        // Few ids, so that states share events, and now and then two have the same id and say different things.
        let events = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
            let id = Int.random(in: 0..<20, using: &generator)
            let what = Int.random(in: 0..<8, using: &generator) == 0 ? kinds.randomElement(using: &generator)! : kinds[id % kinds.count]
            return Event(
                id: "\(id)", kata: ["one", "two"][id % 2], start: id % 3 == 0 ? nil : "s\(id % 3)", machine: "m\(id % 4)",
                at: id % 5 == 0 ? nil : Double(id), what: what)
        }
        var state = State(machine: "here")
        state.merge(State(machine: "there", events: events))
        return state
    }

    private static func merged(_ states: State...) -> [Event] {
        var result = State(machine: "result")
        for state in states { result.merge(state) }
        return result.events
    }

    @Test(arguments: 0..<200 as Range<UInt64>) func `merging loses nothing and does not depend on order or repetition`(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (a, b, c) = (Self.state(&generator), Self.state(&generator), Self.state(&generator))

        #expect(Self.merged(a, b) == Self.merged(b, a))
        #expect(Self.merged(a, a) == a.events)
        #expect(Self.merged(a, b, b, a) == Self.merged(a, b))
        let ab = State(events: Self.merged(a, b)), bc = State(events: Self.merged(b, c))
        #expect(Self.merged(ab, c) == Self.merged(a, bc))
        #expect(Set(Self.merged(a, b, c).map(\.id)) == Set((a.events + b.events + c.events).map(\.id)))
    }

    @Test(arguments: 0..<50 as Range<UInt64>) func `a written state is read back unchanged`(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let state = Self.state(&generator)

        #expect(try State(reading: state.encoded(), startingPoint: { _ in nil }) == state)
    }

    private static let kata = Result {
        try #require(try Workspace(containing: Clone.root).katas().first { $0.name == "closure-injection" })
    }

    private func history(_ happened: [(Event.What, Double, machine: String)], start: String? = nil) throws -> History {
        let kata = try Self.kata.get()
        let events = happened.enumerated().map { index, entry in
            Event(
                id: "\(index)", kata: kata.name, start: start ?? kata.startingPoint, machine: entry.machine, at: entry.1, what: entry.0)
        }
        return History(of: kata, in: State(events: events).events)
    }

    @Test func `the time runs from the first check to the last, and a long pause counts as ten minutes`() throws {
        let check = Event.What.check(isSolved: false, failed: .seam)
        let history = try history([
            (.hint(number: 1), 1_000, "a"), (check, 10_000, "a"), (check, 10_060, "a"), (check, 90_000, "a"),
            (.hint(number: 2), 95_000, "a"),
        ])

        #expect(history.seconds == 660)
        #expect(history.attempts == 3)
        #expect(history.hints == [1, 2])
    }

    @Test func `a kata has the best state of all machines`() throws {
        let solved = Event.What.check(isSolved: true), failed = Event.What.check(isSolved: false, failed: .seam)

        #expect(try history([(solved, 1, "a"), (failed, 2, "b")]).standing == .solved)
        #expect(try history([(solved, 1, "a"), (failed, 2, "a")]).standing == .unsolved)
        #expect(try history([(solved, 1, "a"), (.reset, 2, "b")]).standing == .open)
    }

    @Test func `a kata with another starting point counts as changed until its next check`() throws {
        let old = try history([(.check(isSolved: true), 1, "a")], start: "another")

        #expect(old.hasChanged)
        #expect(old.standing == .solved)
        #expect(try !history([(.check(isSolved: true), 1, "a")]).hasChanged)
    }

    @Test func `the hint after a check fits the stage, and the next ones follow from there`() throws {
        let kata = try Self.kata.get()
        let seam = Event.What.check(isSolved: false, failed: .seam), faults = Event.What.check(isSolved: false, failed: .faults)
        func next(_ happened: Event.What...) throws -> Int {
            try history(happened.enumerated().map { ($1, Double($0), "a") }).nextHint(of: kata)
        }

        #expect(kata.hints(for: .faults) == [4, 5])
        #expect(try next() == 1)
        #expect(try next(seam) == 1)
        #expect(try next(seam, .hint(number: 1)) == 2)
        #expect(try next(seam, .hint(number: 1), seam) == 2)
        #expect(try next(.hint(number: 1), seam) == 2)
        #expect(try next(seam, .hint(number: 1), faults) == 4)
        #expect(try next(faults, .hint(number: 4)) == 5)
        #expect(try next(faults, .hint(number: 4), .hint(number: 5)) == 1)
        #expect(try next(.hint(number: 4), .hint(number: 5), faults) == 4)
        #expect(try next(faults, .hint(number: 4), .reset) == 1)
        // A hint that answers the verdict comes before the others of its stage.
        let answered = Event.What.check(isSolved: false, failed: .faults, hints: [5])
        #expect(try next(answered) == 5)
        #expect(try next(faults, .hint(number: 4), answered) == 5)
        #expect(try next(.hint(number: 5), answered) == 5)
        #expect(try next(answered, .hint(number: 5)) == 1)
        // It comes once more where the others of the stage were shown, and where the next one helps with a later stage.
        #expect(try next(.hint(number: 4), .hint(number: 5), answered) == 5)
        #expect(try next(answered, .hint(number: 5), answered) == 5)
        let early = Event.What.check(isSolved: false, failed: .seam, hints: [3])
        #expect(kata.hints(for: .seam) == [1, 2, 3])
        #expect(try next(early, .hint(number: 3), early) == 3)
        #expect(try next(early, .hint(number: 3), early, .hint(number: 3)) == 4)
        #expect(try next(early, .hint(number: 3), .hint(number: 1), early) == 2)
        // A verdict that no hint answers gets one of its own stage, not the next one, which is about a later stage.
        #expect(try next(early, .hint(number: 3), seam) == 1)
        #expect(try next(early, .hint(number: 3), .hint(number: 1), .hint(number: 2), seam) == 3)
        let build = Event.What.check(isSolved: false, failed: .build)
        #expect(kata.hints(for: .build) == [3])
        #expect(try next(build, .hint(number: 3), build) == 3)
        #expect(try next(build, .hint(number: 3), build, .hint(number: 3)) == 4)
    }
}
