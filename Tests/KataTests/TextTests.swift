import Comparison
import TestSupport
import Testing
import Workspace

@testable import Learner
@testable import kata

struct TextTests {
    @Test func `text is broken between words and indented`() {
        #expect("one two three four five six".wrapped(to: 24, indent: 2) == "one two three four five\n  six")
    }

    @Test func `the indentation of the first line stays`() {
        #expect("  ok      one two three four five".wrapped(to: 24, indent: 4) == "  ok      one two three\n    four five")
    }

    @Test func `a color takes no room`() {
        let colored = Style(hasColor: true)("one", .green) + " two three four five six"

        #expect(colored.wrapped(to: 24, indent: 2) == Style(hasColor: true)("one", .green) + " two three four five\n  six")
    }

    @Test(arguments: [60, 80]) func `on a terminal, an error fits the width, and a program gets it as one line`(_ width: Int) async {
        let piped = await KataCommand.Outcome(of: ["compare", "closure-injection", "a-technique-of-somebody-else"], in: Clone.root)
        let long = await KataCommand.Outcome(of: ["compare", "closure-injection", "a-technique-of-somebody-else"], in: Clone.root) {
            $0.columns = { width }
            $0.showsProgress = true
        }

        #expect(long.code == 2 && piped.code == 2)
        #expect(long.errors.split(separator: "\n").allSatisfy { $0.count <= width })
        #expect(piped.errors.split(separator: "\n").count == 2)
        #expect(long.errors.replacing("\n", with: " ") == piped.errors.replacing("\n", with: " "))
    }

    @Test func `a word that is longer than a line stays whole`() {
        let path = "/a/path/that/is/much/longer/than/forty/columns.swift:12:5"
        #expect("see \(path) now".wrapped(to: 40) == "see\n\(path)\nnow")
    }

    @Test func `a command stays on one line, however long it is`() {
        let words = "Next: ./kata survey --all prints all of them."
        #expect(words.wrapped(to: 20, keeping: "./kata survey --all") == "Next:\n./kata survey --all\nprints all of them.")
        #expect(words.wrapped(to: 80, keeping: "./kata survey --all") == words)
    }

    @Test func `a passage in backticks stays whole, also behind one that is longer than a line`() {
        #expect("Write `one two` now, please.".wrapped(to: 20) == "Write `one two` now,\nplease.")
        #expect("Type `a b`/`c d` and go.".wrapped(to: 20) == "Type `a b`/`c d` and\ngo.")
        #expect(
            "Write `one two three four five six`. Go to `seven eight`.".wrapped(to: 24)
                == "Write `one two three\nfour five six`. Go to\n`seven eight`.")
    }

    @Test func `the difference of two texts shows removed and added lines with some context`() {
        let old = (1...9).map { "line \($0)" }
        var new = old
        new[4] = "changed"

        #expect(
            LineDiff(from: old, to: new).hunks(context: 1, names: ("yours", "the reference")) == [
                "@@ line 4 of yours, 4 of the reference @@", " line 4", "-line 5", "+changed", " line 6",
            ])
    }

    @Test func `two distant changes give two hunks`() {
        let old = (1...20).map { "line \($0)" }
        let new = ["first"] + old.dropLast() + ["last"]

        #expect(LineDiff(from: old, to: new).hunks(context: 1, names: ("yours", "the reference")).filter { $0.hasPrefix("@@") }.count == 2)
        #expect(LineDiff(from: old, to: old).hunks(context: 1, names: ("yours", "the reference")) == [])
    }

    @Test func `the distance of two words is the number of letters to change`() {
        #expect("check".editDistance(to: "check") == 0)
        #expect("chek".editDistance(to: "check") == 1)
        #expect("".editDistance(to: "abc") == 3)
        #expect("kitten".editDistance(to: "sitting") == 3)
        #expect("tets".editDistance(to: "test") == 1)
        #expect("bord".editDistance(to: "board") == 1)
        #expect("ehlp".editDistance(to: "help") == 1)
    }
}
