extension CompilerTrap {
    /// Mistakes about code that throws or waits, outside of tests.
    static let effects = [
        CompilerTrap(
            message: { waitingClosure },
            sentence:
                "The braces wait, and what takes them does not. Make the value before, as in `let value = await load()`, write `async` after the test's parentheses, and let the braces return it: `{ value }`.",
            heading: closures, isForTests: true),
        CompilerTrap(
            message: { waitingClosure },
            sentence:
                "This closure or function waits, and the type that is declared for it does not: write `async` before its arrow, as in `() async -> Int`, and `await` where the closure is called.",
            seamSentence: "Your closure waits, and the seam's does not: remove `async` before its arrow.",
            heading: closures),
        CompilerTrap(
            message: { throwingClosure },
            sentence:
                "The braces can throw, and what takes them cannot. Make the value before, as in `let value = try load()`, write `throws` after the test's parentheses, and let the braces return it: `{ value }`.",
            heading: closures, isForTests: true),
        CompilerTrap(
            message: { throwingClosure },
            sentence:
                "The braces can throw, and the type that is declared for them cannot: write `throws` before its arrow, as in `() throws -> Int`, and `try` where the closure is called.",
            seamSentence: "Your closure can throw, and the seam's cannot: remove `throws` before its arrow.",
            heading: closures),
        CompilerTrap(
            message: { /not handled because the enclosing catch is not exhaustive/ },
            sentence:
                "Each `catch` behind the `do` names the errors that it takes, and others may come: add a last `catch { … }` that names none, or write `throws` after the parentheses of the function, which hands the others on.",
            seamSentence: "Your declaration can throw, and the seam's cannot: add a last `catch { … }` that names no error.",
            heading: functions),
        CompilerTrap(
            message: {
                /errors thrown from here are not handled|not handled because the enclosing|call can throw,.* the error is not handled/
            },
            sentence:
                "The call can throw. Write `try` before it, and either `throws` after the parentheses of its function, as in `func load() throws -> Int {`, or `do { … } catch { … }` around it.",
            seamSentence: "Your declaration can throw, and the seam's cannot: remove `throws`, and catch the error in the function.",
            heading: functions),
        CompilerTrap(
            message: { /call can throw,? but (?:it )?is not marked with 'try'/ },
            sentence: "Write `try` before the call, and before `await` if that is there.",
            heading: functions),
        CompilerTrap(
            message: { /'(?:async|await)' (?:call |property access |)in a function that does not support concurrency/ },
            sentence:
                "Only an `async` function waits: write `async` after the parentheses of this one, as in `func load() async -> Int {`, and `await` before the call. Where the function must stay as it is, a task does the rest later: `Task { await load() }`.",
            seamSentence: "Your declaration waits, and the seam's does not: remove `async`.",
            heading: functions),
        CompilerTrap(
            message: { /is 'async' but is not marked with 'await'/ },
            sentence: "Write `await` before the expression, and behind `try` if that is there.",
            heading: functions),
    ]

    private static let closures = "A closure that throws or waits"
    private static let functions = "A function that throws or waits"

    private static var waitingClosure: Regex<Substring> {
        /from 'async' function of type .* to synchronous function type|to parameter expecting synchronous function type/
    }

    private static var throwingClosure: Regex<Substring> {
        /from throwing function of type .* to non-throwing function type/
    }
}
