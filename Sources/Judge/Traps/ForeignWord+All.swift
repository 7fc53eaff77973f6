extension ForeignWord {
    /// Every word, by its position; a member of one line before that of another.
    static let all = beginnings + middles + names + members + attributes

    private static let beginnings = [
        ForeignWord(
            "protected", .beginning,
            "Swift has no `$`: remove the word, as a subclass can use and override what has none."),
        ForeignWord(
            "virtual", .beginning,
            "Swift has no `$`: remove the word, as a subclass can override each method that is neither `final` nor `private`."),
        ForeignWord(
            "abstract", .beginning,
            "Swift has no `$`: remove the word, and give a method without a body one that traps, `{ fatalError() }`, or write a `protocol`."
        ),
        ForeignWord(
            "readonly val const auto", .beginning,
            "A value that never changes is a `let` in Swift, with its type behind its name: `let name: String`, or `let name = \"…\"`."),
        ForeignWord("interface", .beginning, "Swift's word is `protocol`: write it in place of `$`."),
        ForeignWord(
            "fun function def void", .beginning,
            "Swift's word is `func`: write it in place of `$`. What the function returns stands behind an arrow, as in `func count() -> Int {`."
        ),
        ForeignWord(
            "suspend", .beginning,
            "A function that waits is `async` in Swift, behind its parentheses: remove `$`, and write `func load() async {`."),
        ForeignWord("lateinit", .beginning, "Remove `$`, and write `!` behind the type: `var screen: CheckoutViewController!`."),
        ForeignWord(
            "data record", .beginning,
            "A type that only holds values is a `struct`, with its properties in braces: `struct Entry { var name: String }`."),
        ForeignWord(
            "companion", .beginning,
            "What belongs to the type itself is declared in the type, with `static` before it: `static let shared = Log()`."),
        ForeignWord(
            "object", .beginning,
            "Swift has no `$`: write `final class`, and keep its one instance in it, as in `static let shared = Log()`."),
        ForeignWord(
            "constructor", .opening, "An initializer is called `init`: write `init(` in place of `$(`, without `func`."),
        ForeignWord("export inner sealed", .beginning, "Swift has no `$`: remove the word."),
        ForeignWord("typedef type", .beginning, "Swift's word is `typealias`, with the new name first: `typealias Name = String`."),
        ForeignWord("unless", .beginning, "Write `if` in place of `$`, and `!` before the condition."),
        ForeignWord(
            "finally", .beginning,
            "What always happens at the end stands in `defer { … }`, above the code that may fail: move these braces there."),
        ForeignWord(
            "describe it", .opening,
            "A test is a function marked `@Test`, directly in a type or a file: write ``@Test func `loading sends nothing`() {``."),
        ForeignWord("package namespace", .beginning, "A file does not name its module in Swift: remove the line."),
        ForeignWord(
            "foreach", .opening, "Swift's word is `for`, and it needs no parentheses: `for event in events {`."),
        ForeignWord("when", .opening, "Swift's word is `switch`, with a `case` for each value: `switch count { case 1: … default: … }`."),
    ]

    private static let middles = [
        ForeignWord(
            "implements extends", .middle, "Write a colon in place of `$`, as in `class Spy: Analytics {`, and a comma between several."),
        ForeignWord("new", .middle, "An object is made without a word: remove `$`."),
        ForeignWord("instanceof", .middle, "Swift's word is `is`: write it in place of `$`."),
        ForeignWord("not", .middle, "Write `!` in place of `$`, directly before the value: `!events.isEmpty`."),
        ForeignWord("and", .middle, "Write `&&` in place of `$`."),
        ForeignWord("or", .middle, "Write `||` in place of `$`."),
        ForeignWord("elif elsif elseif", .middle, "Write `else if` in place of `$`."),
    ]

    private static let names = [
        ForeignWord("null undefined Nil None nullptr", .name, "Swift's word is `nil`: write it in place of `$`."),
        ForeignWord("this", .name, "The object itself is `self`: write it in place of `$`."),
        ForeignWord("typeof", .name, "The type of an object is `type(of: self)`: write it in place of `$(self)`."),
        ForeignWord(
            "synchronized", .name,
            "Code on the main actor needs no lock: remove `$(…)` and its braces, and keep what is in them."),
        ForeignWord("True YES", .name, "Swift's word is `true`: write it in place of `$`."),
        ForeignWord("False NO", .name, "Swift's word is `false`: write it in place of `$`."),
        ForeignWord("Boolean boolean bool BOOL", .type, "Swift's type is `Bool`: write it in place of `$`."),
        ForeignWord("Integer int Long long short NSInteger NSUInteger", .type, "Swift's type is `Int`: write it in place of `$`."),
        ForeignWord("double float number", .type, "Swift's type is `Double`, or `Int` for whole numbers: write it in place of `$`."),
        ForeignWord("string", .type, "Swift's type is `String`: write it in place of `$`."),
        ForeignWord(
            "void Unit", .type, "Swift's type is `Void`: write it in place of `$`, or nothing behind the parentheses of a function."),
        ForeignWord("Object id unknown", .type, "Swift's type for anything is `Any`: write it in place of `$`."),
        ForeignWord(
            "Exception Throwable RuntimeException", .name,
            "An error is a value of a type of your own: declare `enum CheckoutError: Error { case failed }`, and write `CheckoutError.failed`."
        ),
        ForeignWord(
            "List ArrayList MutableList mutableListOf listOf arrayOf", .name,
            "A list has the type of its elements in square brackets, and its values, too: `var events: [String] = []`."),
        ForeignWord(
            "Map HashMap MutableMap mapOf mutableMapOf hashMapOf Record", .name,
            "A dictionary has its two types in square brackets, and its values, too: `var counts: [String: Int] = [:]`."),
        ForeignWord(
            "Promise Deferred", .name, "A function that waits is `async`, and returns the value itself: `func load() async -> String {`."),
        ForeignWord(
            "nameof", .name, "The name of a type is `\"\\(CheckoutViewController.self)\"`; any other name is written as a text."),
        ForeignWord("pass", .name, "A function that does nothing has empty braces: remove `$`."),
        ForeignWord("println printf", .name, "Swift's function is `print`: write it in place of `$`."),
        ForeignWord(
            "console Console System", .name, "Swift's function is `print`: write `print(…)` in place of all before the parentheses."),
        ForeignWord(
            "Assert NSAssert assertEquals assertThat assertTrue assertFalse verify Verify", .name,
            "A test of Swift Testing says what it expects as a condition: `#expect(spy.events == [\"shown\"])`."),
    ]

    private static let members = [
        ForeignWord("add push Add Append", .member, "The function is `append` in Swift: write it in place of `$`."),
        ForeignWord("addAll AddRange", .member, "The function is `append(contentsOf:)` in Swift: write `append(contentsOf: …)`."),
        ForeignWord(
            "length size Count Length", .member, "The property is `count` in Swift: write it in place of `$`, without parentheses."),
        ForeignWord("equals isEqualToString isEqual", .member, "Two values are compared with `==`: write `events == []`."),
        ForeignWord("any some Any exists", .member, "The function is `contains` in Swift: write `contains { … }`."),
        ForeignWord("all every All", .member, "The function is `allSatisfy` in Swift: write it in place of `$`."),
        ForeignWord("Contains includes", .member, "The function is `contains` in Swift: write it in place of `$`."),
        ForeignWord("startsWith StartsWith", .member, "The function is `hasPrefix` in Swift: write it in place of `$`."),
        ForeignWord("endsWith EndsWith", .member, "The function is `hasSuffix` in Swift: write it in place of `$`."),
        ForeignWord(
            "toLowerCase toLower ToLower lowercase", .member, "The function is `lowercased()` in Swift: write it in place of `$()`."),
        ForeignWord(
            "toUpperCase toUpper ToUpper uppercase", .member, "The function is `uppercased()` in Swift: write it in place of `$()`."),
        ForeignWord(
            "indexOf IndexOf", .member,
            "The function is `firstIndex(of:)` in Swift: write `firstIndex(of: …)`, which is nil if there is none."),
        ForeignWord("joinToString join", .member, "The function is `joined` in Swift: write `joined(separator: \", \")`."),
        ForeignWord(
            "format", .member,
            "A text with values in it is written with these: `\"\\(count) events\"`. With `import Foundation`, `String(format: \"%d\", count)` is one, too."
        ),
    ]

    private static let attributes = [
        ForeignWord(
            "Override", .attribute,
            "Remove `@$`, and write `override` before `func` where the superclass has the function, and nothing where a protocol asks for it."
        ),
        ForeignWord("test Fact TestMethod ParameterizedTest Theory", .attribute, "A test is marked `@Test`: write it in place of `@$`."),
        ForeignWord(
            "Before BeforeEach BeforeAll BeforeClass SetUp", .attribute,
            "Swift Testing makes an object of the type for each test: write `init() {` in place of `@$` and the function's first line."),
        ForeignWord(
            "After AfterEach AfterAll AfterClass TearDown", .attribute,
            "Let each test clean up what it changes: remove the function, and write `defer { … }` in the test, which runs at its end."),
        ForeignWord("Ignore Ignored Disabled", .attribute, "A test that does not run is marked `@Test(.disabled())`: remove `@$`."),
        ForeignWord("Nullable Nonnull NotNull", .attribute, "A value that may be missing has a `?` behind its type: remove `@$`."),
        ForeignWord(
            "Mock Spy InjectMocks", .attribute,
            "Nothing makes a double by itself: remove `@$`, and give the property a double that you write, as in `let spy = SpyAnalytics()`."
        ),
    ]
}
