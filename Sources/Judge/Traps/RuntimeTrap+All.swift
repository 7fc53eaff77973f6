extension RuntimeTrap {
    /// Every trap, a special case before the general one.
    ///
    /// A new one is an entry here, and a case in the tests.
    static let all = [
        RuntimeTrap(
            words: "init(coder:)",
            advice: "Only a storyboard calls `init(coder:)`: let the test create the screen with another initializer."),
        RuntimeTrap(
            words: "Index out of range",
            advice: "A list is shorter than somebody expects. In a test, compare the whole list, as in `#expect(events == [\"…\"])`, "
                + "or ask for the element with `try #require(events.first)`."),
        RuntimeTrap(
            words: "from an empty collection",
            advice: "A list is empty before its last element is taken. In a double, let an empty list of answers have an answer, too."),
        RuntimeTrap(
            words: "Unexpectedly found nil",
            advice: "In a test, write `try #require(value)` in place of `value!`: then the test fails, and the others still run.",
            production: "A `!` meets nil there. Give a property that nobody has set a first value where it is declared, as in "
                + "`lazy var analytics: Analytics = .shared`; elsewhere write `if let` or `guard let`."),
        RuntimeTrap(
            words: "'try!' expression unexpectedly raised",
            advice: "In a test that is declared `throws`, write `try` in place of `try!`: then the test fails, and the others still run."),
        RuntimeTrap(
            words: "Could not cast value",
            advice: "In a test, write `try #require(value as? T)` in place of `value as! T`: then the test fails, and the others still run."
        ),
        RuntimeTrap(
            words: "Segmentation fault",
            advice: "The usual cause is a function that calls itself without end: a double whose override calls or reads itself, or a "
                + "method of production that leads back to the one that calls it.",
            production: "The usual cause is a function that calls itself without end: look for a method that leads back to the one that "
                + "calls it."),
        RuntimeTrap(
            words: "Attempted to read an unowned reference",
            advice: unowned, production: unowned),
        falseCondition(of: "precondition"), falseCondition(of: "assert"),
        RuntimeTrap(
            words: "Illegal instruction",
            advice: "It says no more, so the usual causes are a cast with `as!` to another type, which a test writes as "
                + "`try #require(value as? T)`; a calculation that overflows; and code of the main actor that runs on another thread, "
                + "where `nonisolated` before the function is missing."),
        RuntimeTrap(
            words: "it ended with exit code",
            advice: "Something ends the process by itself: remove the call of `exit` or of a function like it."),
    ]

    private static func falseCondition(of function: String) -> RuntimeTrap {
        RuntimeTrap(
            words: "Illegal instruction", code: "\(function)(",
            advice: "The condition of `\(function)` is false there: let the test take another way, or remove the call.",
            production: "The condition of `\(function)` is false there, in a case that must work: remove the call.")
    }

    private static let unowned = "`unowned` does not keep an object alive, and nobody else may hold it: remove the word from the property."
}
