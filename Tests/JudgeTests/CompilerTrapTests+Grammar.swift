extension CompilerTrapTests {
    /// Text that is no Swift.
    static let grammarCases = [
        Case(
            name: "a name of several words", file: tests, new: imports + "@Test func loading sends nothing() {}\n",
            heading: "A name of several words"),
        Case(
            name: "curly quotation marks", file: tests, new: imports + "let text = “a”\n", heading: "Quotation marks",
            words: "straight"),
        Case(
            name: "quotation marks in a text", file: tests, new: imports + "let json = \"{ \"accounts\": [{ \"name\": 1 }] }\"\n",
            heading: "Quotation marks", words: "before the first one"),
        Case(name: "an #if to the end", file: tests, new: imports + "#if DEBUG\n@Test func x() {}\n", heading: "An #if without its #endif"),
        Case(
            name: "an #if to the end of a type", old: "class CheckoutViewController: UIViewController {\n",
            new: "class CheckoutViewController: UIViewController {\n    #if DEBUG\n", heading: "An #if without its #endif"),
        Case(name: "an #endif alone", file: tests, new: imports + "@Test func x() {}\n#endif\n", heading: "An #if without its #endif"),
        Case(
            name: "three quotation marks on one line", old: "\"viewDidAppear - \\(type(of: self))\"",
            new: "\"\"\"viewDidAppear - \\(type(of: self))\"\"\"", heading: "Quotation marks"),
        Case(
            name: "a text that does not end", old: "\"viewDidAppear - \\(type(of: self))\")", new: "\"viewDidAppear)",
            heading: "Quotation marks"),
        Case(
            name: "a function without its last brace", file: tests,
            new: imports + "struct Tests {\n    @Test func one() {\n        #expect(1 == 1)\n\n    @Test func two() {}\n}\n",
            heading: "A brace too many or too few", words: "The `{` in line 5 has no `}`: by the indentation, it is missing above line 8."),
        Case(
            name: "a class without its last brace", old: "\n    }\n}\n", new: "\n    }\n", heading: "A brace too many or too few",
            words: "it is missing at the end of the file"),
        Case(
            name: "a brace too many", file: tests,
            new: imports
                + "struct Tests {\n    @Test func one() {\n        #expect(1 == 1)\n    }\n    }\n\n    @Test func two() {}\n}\n",
            heading: "A brace too many or too few", words: "The `}` in line 8 has no `{`"),
        Case(
            name: "a parenthesis too many", file: tests, old: "screen.viewDidAppear(false)", new: "screen.viewDidAppear(false))",
            heading: "A parenthesis too many or too few", words: ":13:36 first. This `)` has no `(`"),
        Case(
            name: "a call without its end", old: "super.viewDidAppear(animated)", new: "super.viewDidAppear(animated",
            heading: "A parenthesis too many or too few", words: ":17:28 first. This `(` has no `)`"),
        Case(
            name: "a call without its end in a closure", file: tests, old: "{ CheckoutViewController(analytics",
            new: "{ CheckoutViewController((analytics",
            heading: "A parenthesis too many or too few", words: "This `(` has no `)`"),
        Case(
            name: "a list without its end", file: tests, old: "#expect(lines == [])", new: "#expect(lines == [)",
            heading: "A parenthesis too many or too few", words: "This `[` has no `]`"),
        Case(
            name: "a list with two ends", file: tests, old: "#expect(lines == [])", new: "#expect(lines == []])",
            heading: "A parenthesis too many or too few", words: "This `]` has no `[`"),
        Case(
            name: "a function without its first line", file: tests,
            new: imports + "struct Tests {\n        let screen = CheckoutViewController()\n        screen.loadViewIfNeeded()\n    }\n}\n",
            heading: "A statement outside of a function", words: "the first line of its function is missing"),
        Case(
            name: "a method without func", old: "override func viewDidAppear", new: "override viewDidAppear",
            heading: "A statement outside of a function", words: "write `func`"),
        Case(
            name: "one equals sign", file: tests, old: "#expect(spy.events == [])", new: "#expect(spy.events = [])",
            heading: "One equals sign"),
        Case(
            name: "single quotation marks", file: tests, new: imports + "let text = 'a'\n", heading: "Quotation marks",
            words: "in place of the single ones"),
        Case(
            name: "a text of Objective-C", file: tests, new: imports + "let text = @\"a\"\n", heading: "Quotation marks",
            words: "remove the `@`"),
        Case(
            name: "a text between backticks", file: tests, new: imports + "let text = `a b`\n", heading: "Quotation marks",
            words: "write `\"` at both ends"),
    ]
}
