import Comparison
import Synchronization
import TestSupport
import Testing

@testable import Learner
@testable import kata

struct WhichTests {
    @Test func `answers with the call name the techniques that fit, with their reasons, their differences and their katas`() async throws {
        let outcome = try await WorkspaceCopy().kata("which", "--answers", "creator=storyboard,parallel=yes")

        #expect(outcome.code == 0 && outcome.complaints == [], "\(outcome)")
        let text = outcome.output
        #expect(text.contains("4 techniques fit. These 3 change the fewest lines:\n\ninstance-property-injection\n"))
        #expect(text.contains("  It fits if a storyboard creates the object (Made by init(coder:): yes).\n"))
        #expect(text.contains("  +        analytics.track(event: \"viewDidAppear - \\(type(of: self))\")\n"))
        #expect(text.contains("`./kata check closure-property-injection`"))
        #expect(text.contains("More answers choose among them: type=class|final|struct|actor,"))
        #expect(text.contains("The same without a dialogue:\n  ./kata which --answers creator=storyboard,parallel=yes\n"))
        let words = text.split(separator: "\n").filter { line in !["  +", "  -", "   "].contains { line.hasPrefix($0) } }
        #expect(words.allSatisfy { $0.count <= 80 })
    }

    @Test func `the JSON has the questions that are left, and what each answer leaves`() async throws {
        let json = try await WorkspaceCopy().kata("which", "--json").json()

        #expect(json["version"] as? Int == 1)
        #expect((json["fitting"] as? [String])?.count == 17)
        #expect((json["techniques"] as? [[String: Any]])?.count == Choice.most)
        let questions = try #require(json["questions"] as? [[String: Any]])
        let creator = try #require(questions.first { $0["name"] as? String == "creator" })
        let answers = try #require(creator["answers"] as? [[String: Any]])
        let left = answers.first { $0["name"] as? String == "storyboard" }?["techniques"] as? [String]
        #expect(left?.contains("instance-property-injection") == true && left?.contains("constructor-injection") == false)
    }

    @Test func `answers that no technique meets are answered with the nearest ones, and exit code 1`() async throws {
        let outcome = try await WorkspaceCopy().kata("which", "--answers", "build=release,hook=no,parallel=yes")

        #expect(outcome.code == 1)
        #expect(outcome.output.contains("No technique fits all the answers. The nearest, with what they miss:"))
        #expect(outcome.output.contains("  It misses: no part of the seam may be in a release build.\n"))
    }

    @Test func `a dialogue ends as soon as few techniques are left`() async throws {
        let lines = Mutex(["2", "five", "4", "2", "", "no", "nobody asks for this"][...])
        let workspace = try WorkspaceCopy()
        let outcome = await KataCommand.Outcome(of: ["which"], in: workspace.root) {
            $0.readAnswer = { _ in lines.withLock { $0.popFirst() } }
        }

        #expect(outcome.code == 0, "\(outcome)")
        #expect(outcome.output.contains("1. Which code creates the object that makes the call?\n   1  my own code\n"))
        #expect(outcome.output.contains("\"five\" is none of them: type a number from 1 to 4, Return or q."))
        #expect(outcome.output.contains("\nOne technique fits:\n\nlink-substitution\n"))
        #expect(outcome.output.contains("\n  ./kata which --answers creator=storyboard,type=actor,types=many,dependency=no\n"))
        #expect(lines.withLock { $0 } == ["nobody asks for this"])
    }

    @Test(arguments: [
        ("creatr=own", "\"creatr\": it must be one of creator, type,"), ("creator=story", "\"story\": it must be one of own, storyboard."),
        ("creator", "\"\": it must be one of own, storyboard."), ("type=class,type=actor", "another answer to type cannot be combined"),
    ])
    func `an answer that nobody can give is refused`(_ answers: String, _ words: String) async throws {
        let outcome = try await WorkspaceCopy().kata("which", "--answers", answers)

        #expect(outcome.code == 2 && outcome.output == "")
        #expect(outcome.errors.contains(words) && outcome.errors.contains("Next: ./kata help which"), "\(outcome)")
    }

    @Test func `a dialogue that nobody answers names a call that needs none, and that call works`() async throws {
        let workspace = try WorkspaceCopy()
        let outcome = try await workspace.kata("which")

        #expect(outcome.code == 2, "\(outcome)")
        #expect(outcome.errors.contains("Next: ./kata which --answers \(Command.exampleAnswers)"))
        #expect(try await workspace.kata("which", "--answers", Command.exampleAnswers).code == 0)
    }
}
