extension CompilerTrap {
    /// Words and signs of other languages.
    static let words = ForeignWord.all.flatMap(\.traps) + signs

    private static let heading = "A word of another language"

    private static let signs = [
        CompilerTrap(
            message: { /^consecutive (?:statements|declarations) on a line/ },
            line: { /^\s*(?:\w+ )*[A-Z][\w.]*(?:<.*>|\[\])? \w+ ?(?:=|;|$)/ },
            sentence:
                "In Swift the name comes first, and its type behind a colon: write `let name: String = …`, or `let name = …`.",
            heading: heading),
        CompilerTrap(
            message: { /^consecutive (?:statements|declarations) on a line|cannot find 'final' in scope/ },
            line: { /^\s*final \w+ ?=/ },
            sentence: "In a function, a value that never changes is a `let`: write it in place of `final`.",
            heading: heading),
        CompilerTrap(
            message: { /^consecutive (?:statements|declarations) on a line|^no macro named 'import'/ },
            line: { /^\s*#(?:import|include)\b/ },
            sentence: "A module is imported without `#` and signs around its name: write `import Testing`.",
            heading: heading),
        CompilerTrap(
            message: { /^'using' is an experimental feature/ },
            sentence: "Swift's word is `import`: write it in place of `using`.",
            heading: heading),
        CompilerTrap(
            message: { /^cannot include postfix operator in import declaration/ },
            sentence: "An `import` names the module alone: remove `.*`.",
            heading: heading),
        CompilerTrap(
            message: { /^expected ':' following argument label and parameter name/ },
            sentence: "A parameter's name comes first, and its type behind a colon: `func track(event: String)`.",
            heading: heading),
        CompilerTrap(
            message: { /^expected '->' after function parameter tuple|^consecutive statements on a line/ },
            line: { /\bfunc .*\) ?: ?[\[(\w]/ },
            sentence: "The type that a function returns stands behind an arrow: write `->` in place of the colon.",
            heading: heading),
        CompilerTrap(
            message: { /^keyword 'init' cannot be used as an identifier here/ },
            sentence: "An initializer is written without `func`: remove the word.",
            heading: heading),
        CompilerTrap(
            message: { /^expected 'func' keyword in/ },
            line: { /^\s*(?:(?:public|private|internal|fileprivate|override) )*[A-Z]\w*\(.*:.*\) ?\{/ },
            sentence: "An initializer is called `init`: write that in place of the type's name.",
            heading: heading),
        CompilerTrap(
            message: { /'override' is a declaration modifier, not an attribute/ },
            sentence: "`override` is a word before `func`: remove the `@`.",
            heading: heading),
        CompilerTrap(
            message: { /^static declarations are already final/ },
            sentence: "Nobody can override what is `static`: remove `final`.",
            heading: heading),
        CompilerTrap(
            message: { /^the 'do' keyword is used to specify a 'catch' region/ },
            sentence: "The block begins with `do`: write `do {` in place of `try {`, and `try` before each call in it that can throw.",
            heading: heading),
        CompilerTrap(
            message: { /^consecutive declarations on a line|^expected/ },
            line: { /\bfunc .*\) (?:async )?throws [A-Z]\w*/ },
            sentence: "The type of the error stands in parentheses, or nowhere: write `throws` alone.",
            heading: heading),
        CompilerTrap(
            message: { /^C-style for statement was removed/ },
            sentence: "A loop runs over a list or a range: write `for i in 0..<3 {`.",
            heading: heading),
        CompilerTrap(
            message: { /^expected/ },
            line: { /\bfor \((?:(?:let|var|const|final) )?(?:\w+ )?\w+ (?:in|of)\s/ },
            sentence: "A loop has no parentheses, and no word before its name: write `for event in events {`.",
            heading: heading),
        CompilerTrap(
            message: { /^cannot find operator '(?:\+\+|--)' in scope/ },
            sentence: "Write `+= 1` in place of `++`, and `-= 1` in place of `--`.",
            heading: heading),
        CompilerTrap(
            message: {
                /^cannot find operator '=>' in scope|^expected 'in' after the closure signature|^expected type (?:before|after) '->'/
            },
            line: { /=>|->/ },
            sentence:
                "A closure is one pair of braces, with its parameters and `in` at the beginning: `{ text in print(text) }`, or `{ … }` without any.",
            heading: heading),
        CompilerTrap(
            message: { /^expected expression after '\?' in ternary expression/ },
            line: { /\?:/ },
            sentence: "Write `??` in place of `?:`.",
            heading: heading),
        CompilerTrap(
            message: { /expected to be an instance of a class or class-constrained type/ },
            line: { /[=!]==/ },
            sentence: "`===` asks whether two names mean one object: write `==` to compare values, and `!=` in place of `!==`.",
            heading: heading),
        CompilerTrap(
            message: { /^'async' must be written after the parameter list/ },
            sentence: "`async` stands behind the parentheses: write `func load() async {`.",
            heading: heading),
        CompilerTrap(
            message: { /^expected '\{' to start getter definition/ },
            line: { /\{ ?(?:get|set|private)\b/ },
            sentence:
                "A property that stores a value has no braces: write `var events: [String] = []`, or `private(set) var` if only the type sets it.",
            heading: heading),
        CompilerTrap(
            message: { /^expected '\{' after '(?:if|for|while)/ },
            sentence: "What depends on the condition stands in braces, also if it is one line: `if isOn { … }`.",
            heading: heading),
        CompilerTrap(
            message: { /^'super' may be used only to access a superclass member/ },
            sentence:
                "`super` stands before a member: write `super.init(…)` in an initializer, and `super.track(event: event)` in a function.",
            heading: heading),
        CompilerTrap(
            message: { /^expected 'var' keyword in property declaration/ },
            line: { /\benum\b|^\s*[A-Z_]+(?:,| *$)/ },
            sentence: "Each value of an enum begins with `case`: `enum Mode { case light, dark }`.",
            heading: heading),
        CompilerTrap(
            message: { /^cannot find 'base' in scope/ },
            line: { /\bbase\./ },
            sentence: "The superclass's part is `super`: write it in place of `base`.",
            heading: heading, isExact: true),
        CompilerTrap(
            message: { /^'any Error' cannot be constructed/ },
            sentence:
                "An error is a value of a type of your own: declare `enum CheckoutError: Error { case failed }`, and write `CheckoutError.failed`.",
            heading: heading),
        CompilerTrap(
            message: { /type 'NS(?:String|Mutable\w+|Array|Dictionary)'/ },
            sentence:
                "The classes with `NS` are Objective-C's, and Swift's are other types: write `String`, `[String]` and `[String: Int]`, as in `var events: [String] = []`.",
            heading: heading),
        CompilerTrap(
            message: { /^type '.+' has no member '(?:new|alloc)'/ },
            sentence: "The type's name and parentheses make an object: write `SpyAnalytics()`.",
            heading: heading),
    ]
}
