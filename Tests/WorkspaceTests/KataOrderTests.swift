import TestSupport
import Testing

@testable import Workspace

struct KataOrderTests {
    /// Katas as `name group after`, and their order or the reason why there is none.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var katas: [String]
        var order: String = ""
        var problem: KataOrder.Problem?
    }

    private static let path = ["a G", "b G a", "c G b", "d H c", "e H d"]

    static let cases = [
        Case(testDescription: "one after the other", katas: ["e H d", "c G b", "a G", "d H c", "b G a"], order: "a b c d e"),
        Case(testDescription: "a newcomer in the middle", katas: path + ["x G a"], order: "a x b c d e"),
        Case(testDescription: "two newcomers at one place", katas: path + ["y G a", "x G a"], order: "a x y b c d e"),
        Case(testDescription: "a newcomer that follows a newcomer", katas: path + ["y G x", "x G a"], order: "a b c x y d e"),
        Case(testDescription: "a newcomer beside the last of a group", katas: path + ["x G b"], order: "a b c x d e"),
        Case(testDescription: "a newcomer at the end of a group", katas: path + ["x G c"], order: "a b c x d e"),
        Case(testDescription: "a newcomer at the end", katas: path + ["x H e"], order: "a b c d e x"),
        Case(testDescription: "a new group in the middle of a group follows all of it", katas: path + ["x I a"], order: "a b c x d e"),
        Case(testDescription: "a new group at the end", katas: path + ["x I e", "y I x"], order: "a b c d e x y"),
        Case(testDescription: "no kata at all", katas: [], order: ""),
        Case(
            testDescription: "an unknown predecessor", katas: path + ["x G f"],
            problem: .init(kata: "x", reason: "its \"after\" names \"f\", and there is no such kata")),
        Case(
            testDescription: "a circle", katas: ["a G", "b G c", "c G d", "d G b"],
            problem: .init(kata: "b", reason: "its \"after\" leads back to itself: b after c after d after b")),
        Case(
            testDescription: "a kata that leads into a circle", katas: ["a G c", "b G c", "c G b"],
            problem: .init(kata: "b", reason: "its \"after\" leads back to itself: b after c after b")),
        Case(
            testDescription: "a kata that follows itself", katas: ["a G", "b G b"],
            problem: .init(kata: "b", reason: "its \"after\" leads back to itself: b after b")),
        Case(
            testDescription: "two beginnings", katas: path + ["x G"],
            problem: .init(kata: "x", reason: "\"after\" is missing, as it is in \"a\": only the first kata has none")),
        Case(
            testDescription: "two beginnings in two groups", katas: path + ["x I"],
            problem: .init(kata: "x", reason: "\"after\" is missing, as it is in \"a\": only the first kata has none")),
        Case(
            testDescription: "a group that begins twice", katas: path + ["x G e"],
            problem: .init(kata: "x", reason: "its group \"G\" begins with \"a\": let \"after\" name a kata of that group")),
        Case(
            testDescription: "one name twice", katas: path + ["a H e"],
            problem: .init(kata: "a", reason: "the name \"a\" belongs to another kata already")),
    ]

    @Test(arguments: cases) func `katas are ordered by what they follow, group by group`(_ example: Case) {
        let entries = example.katas.map { line in
            let words = line.split(separator: " ").map(String.init)
            return KataOrder.Entry(name: words[0], group: words[1], after: words.count > 2 ? words[2] : nil)
        }
        var generator = SeededGenerator(seed: 13)
        for _ in 0..<5 {
            let result = Result { () throws(KataOrder.Problem) in try KataOrder(entries.shuffled(using: &generator)).names }
            switch result {
            case .success(let names):
                #expect(names.joined(separator: " ") == example.order)
                #expect(example.problem == nil)
            case .failure(let problem): #expect(problem == example.problem)
            }
        }
    }
}
