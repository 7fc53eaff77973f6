extension CompilerTrap {
    /// Expressions and declarations as other languages write them.
    static let expressions = [
        CompilerTrap(
            message: { /^cannot (?:find|convert)|^'NULL'|^binary operator/ },
            line: { /\bNULL\b/ },
            sentence: "Swift's word is `nil`: write it in place of `NULL`.",
            heading: otherLanguage, isExact: true),
        CompilerTrap(
            message: { /^'(?:weak|unowned)' variable should have optional type/ },
            sentence: "A `weak` reference may be gone, so its type is optional: write `?` behind it, as in `weak var owner: Screen?`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^'dispatch_\w+' has been replaced|^cannot find 'dispatch_/ },
            sentence:
                "Code on the main actor runs there anyway: remove the call and its braces, and keep what is in them. What runs later is `Task { … }`.",
            heading: otherLanguage, isExact: true),
        CompilerTrap(
            message: { /cannot subscript String with an Int/ },
            sentence: "A text has no numbered places: write `text.first` for the first letter, or `Array(text)[0]` for any.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^unexpected initializer in pattern/ },
            sentence: "A type stands behind a colon and a value behind `=`: write `var list: [String] = []`, or `var list = [String]()`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^'<' is not a prefix unary operator/ },
            sentence: "A cast stands behind its value: write `spy as? Analytics`, or `spy as Analytics` where that is certain.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^consecutive statements on a line|^expected/ },
            line: { /\bobject ?: ?[A-Z]/ },
            sentence:
                "An object has a class with a name: write `final class Spy: Log { … }` outside of the function, and make one with `Spy()`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^cannot find 'lock' in scope/ },
            line: { /\block ?\(.*\) ?\{/ },
            sentence: "Code on the main actor needs no lock: remove `lock(…)` and its braces, and keep what is in them.",
            heading: otherLanguage, isExact: true),
        CompilerTrap(
            message: { /has no member '[A-Z][A-Z0-9_]+'/ },
            sentence: "A `case` and a constant begin with a small letter in Swift: write `.light` in place of `.LIGHT`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^recursive expansion of macro/ }, sentence: expectInExpect, heading: "The condition of #expect"),
        CompilerTrap(
            message: { /operand of type '\(\)'|operands of type '\(\)'/ },
            line: { /#(?:expect|require)\(.*#expect\(/ },
            sentence: expectInExpect, heading: "The condition of #expect"),
        CompilerTrap(
            message: { /^consecutive statements on a line|^expected/ },
            line: { /\w\? [^:?]+ : \S/ },
            sentence: "A space stands before the `?` of a choice, or it belongs to the value: `isOn ? 1 : 2`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^consecutive statements on a line|^expected/ },
            line: { /[=(,] ?\{ ?"[^"]*" ?:/ },
            sentence: "A dictionary stands in square brackets: `[\"a\": 1]`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^consecutive statements on a line|^expected/ },
            line: { /[=(,\[ ][$fF]"/ },
            sentence: "A text with values needs no sign before it, and each value stands in `\\(…)`: `\"\\(count) events\"`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^consecutive (?:statements|declarations) on a line|^expected 'func' keyword in/ },
            line: { /^\s*[A-Z]\w* ?\* ?\w+ ?[=;]/ },
            sentence:
                "In Swift the name comes first, and its type behind a colon, without `*`: write `let name: String`, or `let name = …`, and `var` for what changes.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^found an unexpected second identifier in (?:constant|variable) declaration/ },
            line: { /\blet mut\b/ },
            sentence: "A value that changes is a `var`: write it in place of `let mut`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected type after 'is'/ },
            line: { /\bis (?:not )?(?:nil|null|None)\b/ },
            sentence:
                "A value that may be missing is compared with `==`: write `== nil` in place of `is nil`, and `!= nil` for the opposite.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected '\{' or 'if' after 'else'/ },
            sentence: "A second condition stands behind `else if`, and the last branch behind `else` alone, in braces.",
            heading: otherLanguage),
    ]

    private static let expectInExpect =
        "An `#expect` stands inside of another one: write each on a line of its own, and keep what both need in a constant before."
}
