extension CompilerTrapTests {
    /// Expressions and declarations of other languages in the tests.
    static let expressionsInTheTests: [(String, String, String, String)] = [
        ("NULL", "spy.events == []", "spy.events.first == NULL", "in place of `NULL`"),
        (
            "weak without a question mark", "    private(set) var", "    weak var owner: SpyAnalytics\n    private(set) var",
            "write `?` behind it"
        ),
        (
            "dispatch_async", "let other = Spy", "dispatch_async(dispatch_get_main_queue()) { print() }\n        let other = Spy",
            "`Task { … }`"
        ),
        ("a place in a text", "let other = Spy", "let one = \"abc\"[0]\n        let other = Spy", "`text.first`"),
        ("a type with parentheses", "let other = Spy", "var list: [String]()\n        let other = Spy", "`var list: [String] = []`"),
        ("a cast in angle brackets", "let other = Spy", "let one = <Analytics>spy\n        let other = Spy", "`spy as? Analytics`"),
        ("an object without a class", "let other = Spy", "let one = object : Log { }\n        let other = Spy", "`Spy()`"),
        ("nameof", "let other = Spy", "let one = nameof(spy)\n        let other = Spy", "written as a text"),
        ("lock", "let other = Spy", "lock(spy) { print() }\n        let other = Spy", "remove `lock(…)`"),
        ("a case in capitals", "/// A spy", "enum Mode { case light }\nlet one = Mode.LIGHT\n\n/// A spy", "with a small letter"),
        ("a choice without a space", "let other = Spy", "let one = spy.events.isEmpty? 1 : 2\n        let other = Spy", "before the `?`"),
        ("a dictionary in braces", "let other = Spy", "let one = {\"a\": 1}\n        let other = Spy", "square brackets"),
        ("a text with f", "let other = Spy", "let one = f\"{spy}\"\n        let other = Spy", "no sign before it"),
        ("a variable with a star", "let other = Spy", "Analytics *one = spy;\n        let other = Spy", "without `*`"),
        ("a property with a star", "    private(set) var", "    NSString *name = @\"a\";\n    private(set) var", "without `*`"),
        ("let mut", "let other = Spy", "let mut one = spy\n        let other = Spy", "place of `let mut`"),
        ("is nil", "spy.events == []", "spy.events.first is nil", "place of `is nil`"),
        ("a text that is not the same object", "spy.events == []", "spy.events.first !== nil", "in place of `!==`"),
        ("any", "spy.events == []", "spy.events.any { $0 == \"a\" }", "`contains { … }`"),
        ("pass", "events.append(event)", "pass", "remove `pass`"),
        (
            "else with a condition", "let other = Spy", "if true { print() } else spy.events.isEmpty { }\n        let other = Spy",
            "`else if`"
        ),
    ]
}
