extension CompilerTrapTests {
    /// Words and signs of other languages.
    static let wordCases =
        inTheScreen.map { name, old, new, words in
            Case(name: name, old: old, new: new, heading: "A word of another language", words: words)
        }
        + (inTheTests + statementsInTheTests + expressionsInTheTests).map { name, old, new, words in
            Case(name: name, file: tests, old: old, new: new, heading: "A word of another language", words: words)
        }

    private static let inTheScreen: [(String, String, String, String)] = [
        ("protected", "private let analytics", "protected let analytics", "has no `protected`: remove the word"),
        ("virtual", "    override func", "    virtual func track() {}\n\n    override func", "has no `virtual`: remove the word"),
        ("an abstract class", "class CheckoutViewController", "abstract class CheckoutViewController", "has no `abstract`"),
        ("an abstract function", "    override func", "    abstract func track()\n\n    override func", "has no `abstract`"),
        ("readonly", "private let analytics", "private readonly analytics", "is a `let`"),
        ("val", "private let analytics", "private val analytics", "is a `let`"),
        ("interface", "class CheckoutViewController", "interface Log {\n}\n\nclass CheckoutViewController", "`protocol`"),
        ("this", "self.analytics =", "this.analytics =", "`self`"),
        ("constructor", "init(analytics", "constructor(analytics", "`init(` in place of `constructor(`"),
        ("an initializer with the name of its type", "init(analytics", "CheckoutViewController(analytics", "is called `init`"),
        ("a function that is an initializer", "init(analytics", "func init(analytics", "without `func`"),
        ("a call of super", "super.init(nibName: nil, bundle: nil)", "super()", "`super.init(…)`"),
        ("static and final", "private let analytics", "static final let name = \"\"\n    private let analytics", "remove `final`"),
    ]

    private static let inTheTests: [(String, String, String, String)] = [
        ("const in a function", "let other = Spy", "const other = Spy", "is a `let`"),
        ("final in a function", "let other = Spy", "final other = Spy", "in place of `final`"),
        ("a type before its name", "let other = Spy", "SpyAnalytics other = Spy", "the name comes first"),
        ("new", "let other = Spy", "let other = new Spy", "remove `new`"),
        ("new in a call", "(analytics: other)", "(analytics: new SpyAnalytics())", "remove `new`"),
        ("implements", "SpyAnalytics: Analytics", "SpyAnalytics implements Analytics", "in place of `implements`"),
        ("extends", "SpyAnalytics: Analytics", "SpyAnalytics extends Analytics", "in place of `extends`"),
        ("null", "spy.events == []", "spy.events.first == null", "`nil`: write it in place of `null`"),
        ("Boolean", "    private(set) var", "    var isOn: Boolean = false\n    private(set) var", "`Bool`"),
        ("int", "    private(set) var", "    var count: int = 0\n    private(set) var", "`Int`"),
        ("List", ": [String] = []", ": List<String> = []", "`var events: [String] = []`"),
        ("mutableListOf", ": [String] = []", " = mutableListOf<String>()", "`var events: [String] = []`"),
        ("NSString", ": [String] = []", ": [NSString] = []", "`var events: [String] = []`"),
        ("@Override", "    override func", "    @Override\n    override func", "Remove `@Override`"),
        ("@override", "    override func", "    @override func", "remove the `@`"),
        ("fun", "override func", "override fun", "in place of `fun`"),
        ("a function of Java", "override func track(event: String)", "public void track(String event)", "in place of `void`"),
        ("a parameter of Java", "track(event: String)", "track(String event)", "`func track(event: String)`"),
        ("a result behind a colon", "    override func", "    func count(): Int { 1 }\n    override func", "`->` in place of the colon"),
        ("suspend", "    override func", "    suspend func load() {}\n    override func", "remove `suspend`"),
        ("async before func", "    override func", "    async func load() {}\n    override func", "behind the parentheses"),
        ("push", "events.append(event)", "events.push(event)", "`append`"),
        ("length", "spy.events == []", "spy.events.length == 0", "`count`"),
        ("equals", "spy.events == []", "spy.events.equals([])", "`==`"),
        ("three equals signs", "spy.events == []", "spy.events === []", "write `==`"),
        ("not", "spy.events == []", "not spy.events.isEmpty", "`!` in place of `not`"),
        ("assertEquals", "#expect(spy.events == [])", "assertEquals([], spy.events)", "`#expect(spy.events == [\"shown\"])`"),
        ("YES", "    private(set) var", "    var isOn = YES\n    private(set) var", "`true`"),
        ("lateinit", "    private(set) var", "    lateinit var one: String\n    private(set) var", "write `!` behind the type"),
        ("a data class", "/// A spy", "data class Entry(val name: String)\n\n/// A spy", "`struct Entry { var name: String }`"),
        ("a block of try", "let other = Spy", "try { print() } catch {}\n        let other = Spy", "write `do {`"),
        ("throw new", "let other = Spy", "throw Error(\"x\")\n        let other = Spy", "`enum CheckoutError: Error"),
        ("a loop with parentheses", "let other = Spy", "for (one in spy.events) { print(one) }\n        let other = Spy", "no parentheses"),
        ("a loop of C", "let other = Spy", "for (var i = 0; i < 3; i++) { print(i) }\n        let other = Spy", "`for i in 0..<3 {`"),
        ("an arrow function", "let other = Spy", "let next = (x) => x + 1\n        let other = Spy", "one pair of braces"),
        ("a lambda of Kotlin", "let other = Spy", "let next = { x -> x + 1 }\n        let other = Spy", "one pair of braces"),
        ("a question mark and a colon", "let other = Spy", "let one = spy.events.first ?: \"\"\n        let other = Spy", "`??`"),
        ("a property with get and set", "    private(set) var", "    var count: Int { get; set }\n    private(set) var", "has no braces"),
        ("if without braces", "let other = Spy", "if (spy.events.isEmpty) print()\n        let other = Spy", "stands in braces"),
        ("an enum of Java", "/// A spy", "enum Mode { LIGHT, DARK }\n\n/// A spy", "begins with `case`"),
        ("a test of JUnit", "@Test func `loading", "@test func `loading", "marked `@Test`"),
        ("@BeforeEach", "    @Test func `loading", "    @BeforeEach func prepare() {}\n    @Test func `loading", "write `init() {`"),
        ("using", "import Testing", "using Testing", "`import`: write it"),
        ("#import", "import Testing", "#import <Testing/Testing.h>", "`import Testing`"),
    ]

    private static let statementsInTheTests: [(String, String, String, String)] = [
        ("a class with parameters", "/// A spy", "class Entry(val name: String)\n\n/// A spy", "an `init` in its braces"),
        ("a superclass with parentheses", "SpyAnalytics: Analytics {", "SpyAnalytics: Analytics() {", "without parentheses"),
        ("an enum class", "/// A spy", "enum class Mode { LIGHT }\n\n/// A spy", "remove `class`"),
        ("export", "/// A spy", "export class Log {}\n\n/// A spy", "remove the word"),
        ("typedef", "/// A spy", "typedef Name = String\n\n/// A spy", "`typealias Name = String`"),
        ("an interface of Objective-C", "/// A spy", "@interface Log : NSObject\n@end\n\n/// A spy", "without `@`"),
        ("a method of Objective-C", "    private(set) var", "    - (void)go { }\n    private(set) var", "begins with `func`"),
        ("a property of Java", "    private(set) var", "    private String name\n    private(set) var", "the name comes first"),
        (
            "a function of Java with a result", "    private(set) var", "    public String name() { return \"\" }\n    private(set) var",
            "`func name() -> String {`"
        ),
        (
            "a result without its arrow", "    private(set) var", "    func count() Int { return 1 }\n    private(set) var",
            "write `->` before it"
        ),
        ("a function with an equals sign", "    private(set) var", "    func count() -> Int = 1\n    private(set) var", "stands in braces"),
        ("a property with an arrow", "    private(set) var", "    var count: Int => 1\n    private(set) var", "stands in braces"),
        ("a parameter without a type", "    private(set) var", "    func go(event) {}\n    private(set) var", "has a name and a type"),
        ("a list of TypeScript", "    private(set) var", "    var list: String[] = []\n    private(set) var", "write `[String]`"),
        ("an arrow before a member", "let other = Spy", "spy->track(\"a\")\n        let other = Spy", "in place of `->`"),
        ("two colons before a member", "let other = Spy", "let next = spy::track\n        let other = Spy", "in place of `::`"),
        ("a label with an equals sign", "let other = Spy", "spy.track(event = \"a\")\n        let other = Spy", "`:` in place of `=`"),
        ("it", "let other = Spy", "spy.events.forEach { print(it) }\n        let other = Spy", "`$0`"),
        ("the class of an object", "let other = Spy", "print(spy.getClass())\n        let other = Spy", "`type(of: self)`"),
        ("a function as a value", "let other = Spy", "let next = func(x: Int) { print(x) }\n        let other = Spy", "one pair of braces"),
        ("a cast before its value", "let other = Spy", "let one = (Analytics) spy\n        let other = Spy", "`spy as? Analytics`"),
        ("a message of Objective-C", "let other = Spy", "let one = [SpyAnalytics new]\n        let other = Spy", "a dot and parentheses"),
        ("a number in place of a condition", "let other = Spy", "if spy.events.count { print() }\n        let other = Spy", "`count != 0`"),
        (
            "a missing value in place of a condition", "let other = Spy", "if spy.events.first { print() }\n        let other = Spy",
            "`value != nil`"
        ),
        (
            "one sign for and", "let other = Spy", "if spy.events.isEmpty & true { print() }\n        let other = Spy",
            "write the sign twice"
        ),
        ("a text and a number", "let other = Spy", "let text = \"a\" + 1\n        let other = Spy", "A text is joined with a text"),
        ("a value that is never missing", "let other = Spy", "let one = spy!\n        let other = Spy", "remove the `!`"),
        (
            "a switch without default", "let other = Spy", "switch spy.events.count { case 0: print() }\n        let other = Spy",
            "`default: break`"
        ),
        (
            "a case that runs on", "let other = Spy",
            "switch 1 {\n        case 0:\n        default: print()\n        }\n        let other = Spy", "`case 0, 1:`"
        ),
        ("catch with a type", "let other = Spy", "do { print() } catch (Exception e) { }\n        let other = Spy", "no parentheses"),
        ("finally", "let other = Spy", "do { print() } finally { print() }\n        let other = Spy", "`defer { … }`"),
        ("do and while", "let other = Spy", "do { print() } while true\n        let other = Spy", "`repeat`"),
        ("unless", "let other = Spy", "unless spy.events.isEmpty { print() }\n        let other = Spy", "`if` in place of `unless`"),
        ("a text that is thrown", "let other = Spy", "throw \"a\"\n        let other = Spy", "`enum CheckoutError: Error"),
        ("a lock", "let other = Spy", "synchronized(spy) { print() }\n        let other = Spy", "needs no lock"),
        ("expect without its sign", "#expect(spy.events == [])", "expect(spy.events == [])", "write `#expect("),
        ("the matchers of Jest", "#expect(spy.events == [])", "expect(spy.events).toEqual([])", "write `#expect("),
        ("a test of Jest", "    @Test func `loading", "    it(\"loads\") { }\n    @Test func `loading", "marked `@Test`"),
    ]
}
