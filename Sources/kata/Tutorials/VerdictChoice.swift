/// An answer to the question which verdict a step has.
struct VerdictChoice {
    /// The verdict in short, such as `seam/failed`.
    let verdict: String
    let isRight: Bool
    /// The reason why it is right or wrong.
    let explanation: String

    /// The meaning of each kind of verdict that a step can have, in the order of the stages.
    private static let meanings: [(verdict: String, meaning: String)] = [
        ("build/compile-error", "the code does not compile, and the compiler's message is the list of what to do next"),
        ("seam/compile-error", "the code compiles, and the seam is not declared as asked yet"),
        ("seam/failed", "the seam is declared, and the injected instance is not the one that is used"),
        ("tests/failed", "production is right, and a test fails: alone, a second time, or in another order"),
        ("isolation/leak", "all tests pass, and one of them leaves something behind"),
        ("faults/survived", "all tests pass, and they pass as well with a fault planted in the code"),
        ("solved", "production behaves as before, the seam is used, and each planted fault makes a test fail"),
    ]

    /// The right verdict and two others, in the order of the stages.
    static func choices(for verdict: String) -> [VerdictChoice] {
        let kind = verdict.split(separator: ":").first.map(String.init) ?? verdict
        let right = meanings.firstIndex { $0.verdict == kind } ?? meanings.count - 1
        // The nearest kinds are the ones that are easy to confuse.
        let others = meanings.indices.filter { $0 != right }.sorted { (abs($0 - right), $0) < (abs($1 - right), $1) }.prefix(2)
        return ([right] + others).sorted().map { index in
            let (name, meaning) = meanings[index]
            return VerdictChoice(
                verdict: index == right ? verdict : name, isRight: index == right,
                explanation: index == right
                    ? "It means: \(meaning)." : "That would mean: \(meaning). Here, \(meanings[right].meaning).")
        }
    }
}
