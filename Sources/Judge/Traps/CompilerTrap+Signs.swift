extension CompilerTrap {
    /// The heading of the section about other languages.
    static let otherLanguage = "A word of another language"

    /// Signs of other languages, and their order.
    static let signs = [
        CompilerTrap(
            message: { /^consecutive (?:statements|declarations) on a line|^expected 'func' keyword in/ },
            line: {
                /^(?!\s*(?:@\w+ )*import\b)\s*(?:\w+ )*(?:[A-Z][\w.]*(?:<.*>)?|int|long|double|float|bool|boolean|string)(?:\[\])?\?? \w+ ?(?:=|;|$|\{ ?get)/
            },
            sentence:
                "In Swift the name comes first, and its type behind a colon: write `let name: String`, or `let name = …`, and `var` for what changes.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^consecutive (?:statements|declarations) on a line|cannot find 'final' in scope/ },
            line: { /^\s*final \w+ ?=/ },
            sentence: "In a function, a value that never changes is a `let`: write it in place of `final`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^consecutive (?:statements|declarations) on a line|^no macro named 'import'/ },
            line: { /^\s*#(?:import|include)\b/ },
            sentence: "A module is imported without `#` and signs around its name: write `import Testing`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^'using' is an experimental feature/ },
            sentence: "Swift's word is `import`: write it in place of `using`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^cannot include postfix operator in import declaration/ },
            sentence: "An `import` names the module alone: remove `.*`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected ':' following argument label and parameter name/ },
            sentence: "A parameter's name comes first, and its type behind a colon: `func track(event: String)`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected '->' after function parameter tuple|^consecutive statements on a line/ },
            line: { /\bfunc .*\) ?: ?[\[(\w]/ },
            sentence: "The type that a function returns stands behind an arrow: write `->` in place of the colon.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^keyword 'init' cannot be used as an identifier here/ },
            sentence: "An initializer is written without `func`: remove the word.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected 'func' keyword in/ },
            line: { /^\s*(?:(?:public|private|internal|fileprivate|override) )*[A-Z]\w*\(.*:.*\) ?\{/ },
            sentence: "An initializer is called `init`: write that in place of the type's name.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /'override' is a declaration modifier, not an attribute/ },
            sentence: "`override` is a word before `func`: remove the `@`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^static declarations are already final/ },
            sentence: "Nobody can override what is `static`: remove `final`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^the 'do' keyword is used to specify a 'catch' region/ },
            sentence: "The block begins with `do`: write `do {` in place of `try {`, and `try` before each call in it that can throw.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^consecutive declarations on a line|^expected/ },
            line: { /\bfunc .*\) (?:async )?throws [A-Z]\w*/ },
            sentence: "The type of the error stands in parentheses, or nowhere: write `throws` alone.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^C-style for statement was removed/ },
            sentence: "A loop runs over a list or a range: write `for i in 0..<3 {`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected/ },
            line: { /\bfor \((?:(?:let|var|const|final) )?(?:\w+ )?\w+ (?:in|of)\s/ },
            sentence: "A loop has no parentheses, and no word before its name: write `for event in events {`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^cannot find operator '(?:\+\+|--)' in scope/ },
            sentence: "Write `+= 1` in place of `++`, and `-= 1` in place of `--`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected type before '->'/ },
            line: { /\w->\w/ },
            sentence: "A member stands behind a dot: write `.` in place of `->`.",
            heading: otherLanguage),
        CompilerTrap(
            message: {
                /^cannot find operator '=>' in scope|^expected 'in' after the closure|^expected type (?:before|after) '->'|macro 'function\(\)' requires leading|^expected initial value after '='/
            },
            line: { /=>|->|= func(?:tion)? ?\(/ },
            sentence:
                "A closure is one pair of braces, with its parameters and `in` at the beginning: `{ text in print(text) }`, or `{ … }` without any.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected expression after '\?' in ternary expression/ },
            line: { /\?:/ },
            sentence: "Write `??` in place of `?:`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /expected to be an instance of a class or class-constrained type|cannot be compared by reference/ },
            line: { /[=!]==/ },
            sentence: "`===` asks whether two names mean one object: write `==` to compare values, and `!=` in place of `!==`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^'async' must be written after the parameter list/ },
            sentence: "`async` stands behind the parentheses: write `func load() async {`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected '\{' to start getter definition/ },
            line: { /\{ ?(?:get|set|private)\b/ },
            sentence:
                "A property that stores a value has no braces: write `var events: [String] = []`, or `private(set) var` if only the type sets it.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected '\{' after '(?:if|for|while)/ },
            sentence: "What depends on the condition stands in braces, also if it is one line: `if isOn { … }`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^'super' may be used only to access a superclass member/ },
            sentence:
                "`super` stands before a member: write `super.init(…)` in an initializer, and `super.track(event: event)` in a function.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected 'var' keyword in property declaration/ },
            line: { /\benum\b|^\s*[A-Z_]+(?:,| *$)/ },
            sentence: "Each value of an enum begins with `case`: `enum Mode { case light, dark }`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^cannot find 'base' in scope/ },
            line: { /\bbase\./ },
            sentence: "The superclass's part is `super`: write it in place of `base`.",
            heading: otherLanguage, isExact: true),
        CompilerTrap(
            message: { /^'any Error' cannot be constructed|^thrown expression type '.+' does not conform to 'Error'/ },
            sentence:
                "An error is a value of a type of your own: declare `enum CheckoutError: Error { case failed }`, and write `CheckoutError.failed`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /type 'NS(?:String|Mutable\w+|Array|Dictionary)'/ },
            sentence:
                "The classes with `NS` are Objective-C's, and Swift's are other types: write `String`, `[String]` and `[String: Int]`, as in `var events: [String] = []`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^type '.+' has no member '(?:new|alloc)'/ },
            sentence: "The type's name and parentheses make an object: write `SpyAnalytics()`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^cannot find 'it' in scope/ },
            line: { /\{[^}]*\bit\b(?!\()/ },
            sentence: "The parameter of a closure that names none is `$0`: write it in place of `it`.",
            heading: otherLanguage, isExact: true),
        CompilerTrap(
            message: { /^cannot find '\w+' in scope/ },
            line: { /\w\(\w+ = [^=]/ },
            sentence: "A label ends with a colon: write `:` in place of `=`, as in `spy.track(event: \"shown\")`.",
            heading: otherLanguage, isExact: true),
        CompilerTrap(
            message: { /^cannot find '\w+::\w+' in scope/ },
            sentence: "Write a dot in place of `::`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /has no member '(?:class|getClass)'/ },
            sentence: "Write `type(of: self)` for the type of an object, and `SpyAnalytics.self` for a type by its name.",
            heading: otherLanguage, isExact: true),
        CompilerTrap(
            message: { /expansion of macro '(?:expect|require)\(.*requires leading '#'|no macro named 'expect\w+'/ },
            sentence: "A test says what it expects as a condition: write `#expect(spy.events == [\"shown\"])`.",
            heading: otherLanguage, isExact: true),
        CompilerTrap(
            message: { /^array types are now written with the brackets around/ },
            sentence: "The type of the elements stands in the brackets: write `[String]`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /binary operator '&' cannot be applied to two 'Bool'|binary operator '\|' cannot be applied to two 'Bool'/ },
            sentence: "Two truths are combined with `&&` or `||`: write the sign twice.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /cannot be used as a boolean/ },
            sentence:
                "A condition is true or false: compare the value, as in `count != 0` or `value != nil`, and with `==` in place of a `!` before it.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /binary operator '\+' cannot be applied to operands of type 'String' and/ },
            sentence: "A text is joined with a text: write the value in one, as in `\"\\(count) events\"`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^expected ',' separator/ },
            line: { /\[(?:[A-Z]\w* \w+\]|\w+ \w+:)/ },
            sentence: "A function is called with a dot and parentheses: write `SpyAnalytics()`, or `spy.track(event: \"shown\")`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^cannot force unwrap value of non-optional type/ },
            sentence: "The value is never missing: remove the `!`.",
            heading: otherLanguage),
        CompilerTrap(
            message: { /^consecutive statements on a line/ },
            line: { /= \([A-Z]\w*\) ?\w/ },
            sentence: "A cast stands behind the value: write `spy as? Analytics`.",
            heading: otherLanguage),
    ]
}
