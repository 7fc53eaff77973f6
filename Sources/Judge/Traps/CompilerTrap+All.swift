extension CompilerTrap {
    /// Every trap, a special case before the general one.
    ///
    /// A new one is an entry here, a section in ``guide``, and a case in the tests.
    static let all = [
        CompilerTrap(
            message: { noInitializer },
            line: { /\bclass \w+ ?: ?(?!\w*Test)\w/ },
            sentence: superclassSentence,
            heading: "A superclass without an initializer"),
        CompilerTrap(
            message: {
                /main actor-isolated|different actor isolation|non-Sendable type|nonisolated (?:context|autoclosure)|sending 'self' risks/
            },
            word: "XCTestCase",
            sentence:
                "XCTestCase is not on the main actor, and everything here is: write `nonisolated final class`, `@MainActor func testX() async` and `@MainActor override func setUp() async throws` without a call of `super`, and `tearDown` alike.",
            heading: "An XCTest class"),
        CompilerTrap(
            message: { /class '.+' cannot conform to the 'Sendable' protocol|of 'Sendable'-conforming class '.+' is mutable/ },
            sentence:
                "This class is not on the main actor. Remove `nonisolated` from it, which only a class of XCTest needs; where it is not marked so, its protocol is `Sendable`: write `@MainActor` before the class.",
            heading: "An XCTest class"),
        CompilerTrap(
            message: { /main actor-isolated .* cannot be (?:accessed|called) from outside of the actor/ },
            line: { /#(?:expect|require)\(/ },
            sentence:
                "The code that it calls is on the main actor, and this test is not: write `await` before the call and `async` after the test's parentheses, or remove `nonisolated` from the test and its type.",
            heading: "A main-actor call from elsewhere"),
        CompilerTrap(
            message: { /main actor-isolated .* cannot be (?:accessed|called) from outside of the actor/ },
            word: "arguments:",
            sentence:
                "The arguments of a test are made outside of the main actor: list plain values there, or mark the constant `nonisolated static let`, and make objects in the test.",
            heading: "The arguments of a test"),
        CompilerTrap(
            message: { /expression is 'async' but is not marked with 'await'/ },
            word: "arguments:",
            line: { /@Test\(/ },
            sentence:
                "The arguments of a test are made outside of the main actor: list plain values there, write `nonisolated` before the type of your own that they are of, and make objects in the test.",
            heading: "The arguments of a test"),
        CompilerTrap(
            message: { /errors thrown from here are not handled/ },
            line: { /#expect\(.*\btry\b/ },
            sentence:
                "A test that calls code with `try` says so: write `throws` after its parentheses, as in `@Test func x() throws {`. If it is there and this line is in a closure, take the `try` out of the macro, where the compiler does not see it: `let value = try …`, and then `#expect(value == …)`.",
            heading: "A test that throws or waits"),
        CompilerTrap(
            message: { /errors thrown from here are not handled|not handled because the enclosing/ },
            sentence: "A test that calls code with `try` says so: write `throws` after its parentheses, as in `@Test func x() throws {`.",
            heading: "A test that throws or waits"),
        CompilerTrap(
            message: { /'async' (?:call|property access) in a function that does not support concurrency/ },
            sentence:
                "A test that waits says so: write `async` after its parentheses, as in `@Test func x() async {`, and `await` before the call.",
            heading: "A test that throws or waits"),
        CompilerTrap(
            message: { /call can throw but is not marked with 'try'/ },
            sentence: "Write `try` before the call, also inside of `#expect(…)`, and `throws` after the test's parentheses.",
            heading: "A test that throws or waits"),
        CompilerTrap(
            message: { /is 'async' but is not marked with 'await'/ },
            sentence: "Write `await` before the expression, and `async` after the test's parentheses.",
            heading: "A test that throws or waits"),
        CompilerTrap(
            message: { /type '.+' does not conform to protocol/ },
            line: { /\b(?:class|struct|enum|actor|extension) [^{]*:/ },
            sentence:
                "The type names the protocol and lacks a part of it: it needs each function and property with the same name, labels and type, static only where the protocol says so, and `mutating` only there, too: a double that changes itself is a class. A function with a default argument does not count as the one without the argument, and `Equatable`, `Hashable` and `Codable` come by themselves only if all parts of the type have them.",
            heading: "A type that does not conform"),
        CompilerTrap(
            message: { /conformance of '.+' to protocol '.+' involves isolation mismatches/ },
            line: { /\bactor\b/ },
            sentence:
                "An actor has its own isolation, and the protocol belongs to the main actor, as all code here: make the double a `final class`.",
            heading: "A type that does not conform"),
        CompilerTrap(
            message: {
                /default argument value of type .* does not conform to|does not conform to expected type|type '.+' does not conform to protocol/
            },
            sentence:
                "Let the type conform: write the protocol after its name, as in `class Service: ServiceProtocol {`, with every function that the protocol asks for. Where its own file must stay as it is, write `extension Service: ServiceProtocol {}` in another one.",
            heading: "A type that does not conform"),
        CompilerTrap(
            message: { /inheritance from non-protocol, non-class type/ },
            sentence:
                "Only a class has subclasses: declare the type that you inherit from as a `class`, or as a protocol. If you mean a class of the same name in another module, import that and write its name before it, as in `AnalyticsSDK.Analytics`.",
            heading: "A superclass that is no class"),
        CompilerTrap(
            message: { /cannot override static method/ },
            sentence: "A `static` method cannot be overridden: write `class func` in the superclass.",
            heading: "An override of a static method"),
        CompilerTrap(
            message: { /cannot override with a stored property/ },
            sentence:
                "A stored property cannot override another one: store the value under a name of its own, such as `let spy = Spy()`, and return it, as in `override var analytics: Analytics { spy }`.",
            heading: "An override with a stored property"),
        CompilerTrap(
            message: { /requires 'Self' constraint in the protocol extension/ },
            sentence:
                "`.shared` is found on a protocol if its extension names the type that it returns: write `extension P where Self == Live { static var shared: Live { … } }`.",
            heading: "A static member of a protocol"),
        CompilerTrap(
            message: { /static member '.+' cannot be used on protocol metatype/ },
            sentence:
                "The name belongs to a protocol now, which has no instance to ask: write the name of the class that conforms to it in this line.",
            heading: "A static member of a protocol"),
        CompilerTrap(
            message: { /use of '=' in a boolean context/ },
            sentence: "`=` assigns a value, and `==` compares two: write `==`.",
            heading: "One equals sign"),
        CompilerTrap(
            message: { /setter is inaccessible/ },
            sentence:
                "`private(set)` lets only the type itself set the property, in its own file, and no subclass elsewhere: add a method to that type which sets it, or remove `private(set)`.",
            heading: "A private setter", isConsequence: true),
        CompilerTrap(
            message: { /cannot use mutating member on immutable value: function call/ },
            sentence: "A `mutating` method needs a variable: store the value in a `var` first, and call the method of that.",
            seamSentence: mutatingSentence,
            heading: "A constant that changes"),
        CompilerTrap(
            message: { /cannot assign to value: '\w+' is a 'let' constant/ },
            sentence:
                "A parameter never changes, and neither does a `let`: write `self.` before the name if a property has it as well, or else `var` where it is declared.",
            heading: "A parameter and a property"),
        CompilerTrap(
            message: { /assigning a property to itself/ },
            sentence: "Both names mean the property: write the parameter's name on the right.",
            heading: "A parameter and a property"),
        CompilerTrap(
            message: { /is a get-only property/ },
            sentence:
                "The property computes its value, so there is no place to store another one: change what it computes from, override it in a subclass, or declare it with a first value, as in `var log = EventLog()`.",
            seamSentence: "The code outside sets it, and it only computes: store a value, as in `var log = EventLog()`.",
            heading: "A property that is computed"),
        CompilerTrap(
            message: { /cannot use mutating member on immutable value: '\w+' is a 'let' constant/ },
            sentence: "A `let` keeps its first value: write `var` where it is declared.",
            seamSentence: mutatingSentence,
            heading: "A constant that changes"),
        CompilerTrap(
            message: { /is a 'let' constant/ },
            sentence: "A `let` keeps its first value: write `var` where it is declared.",
            heading: "A constant that changes"),
        CompilerTrap(
            message: { /'let' declarations cannot be computed|cannot be applied to read-only properties|'lazy' cannot be used on a let/ },
            sentence: "A `let` keeps its first value, and this property needs more: write `var` in place of `let`.",
            heading: "A constant that changes"),
        CompilerTrap(
            message: { /escaping closure captures mutating 'self' parameter/ },
            sentence:
                "In an `init` or a `mutating` function of a struct, a closure cannot use `self`: name what it uses before `in`, as in `{ [spy] in spy }`.",
            heading: "A struct that changes itself"),
        CompilerTrap(
            message: { /non-class type '.+' cannot conform to class protocol/ },
            sentence: "The protocol is for classes, as `AnyObject` behind its name says: make the double a `final class`.",
            heading: "A type that does not conform"),
        CompilerTrap(
            message: { /'self' is immutable/ },
            sentence:
                "A function of a struct cannot change the struct. In a test, make the object where the property is declared, as each test gets a struct of its own, or in a `let` in the test. A double that records its calls is a `final class`; elsewhere write `mutating` before `func`.",
            heading: "A struct that changes itself"),
        CompilerTrap(
            message: { /must be declared (?:file)?private because its/ },
            sentence:
                "The type is private, and so must be all that has it: write `private` before this declaration as well, or remove it from the type.",
            heading: "A private type"),
        CompilerTrap(
            message: { /missing return in/ },
            sentence:
                "The body must end with `return` and a value on every path. Only a body that is a single expression does without the word.",
            heading: "A missing return"),
        CompilerTrap(
            message: { /cannot use instance member .* within property initializer/ },
            sentence:
                "A property's first value is made before the object is there, and cannot use another property: make it in the test, give both their values in an `init()`, or write `lazy var` in a class.",
            heading: "A property made from another"),
        CompilerTrap(
            message: { /extensions must not contain stored properties/ },
            sentence: "An extension stores nothing: compute the value at each use, as in `var sender: String? { options.source }`.",
            heading: "A property that is computed"),
        CompilerTrap(
            message: { /'nonisolated' cannot be applied to mutable stored properties|'nonisolated' can not be applied to local variables/ },
            sentence:
                "A variable that code of any actor may change cannot be stored so: make it a `let`, or a variable inside of the function. A property wrapper works there as a plain type: `var points = NonNegative(wrappedValue: 1)`.",
            heading: "Static variable in Swift 6"),
        CompilerTrap(
            message: { /actor-isolated property '.+' can not be referenced from the main actor|call to actor-isolated instance method/ },
            sentence: "An actor has its own isolation, and all code here is on the main actor: write `final class` in place of `actor`.",
            heading: "A type that does not conform"),
        CompilerTrap(
            message: { /cannot be constructed because it has no accessible initializers/ },
            sentence:
                "A property of that class never gets a value, so nobody can make one: give it one where it is declared, as in `var events: [String] = []`.",
            heading: "A property without a value"),
        CompilerTrap(
            message: { /enums must not contain stored properties/ },
            sentence: "An enum stores nothing in its values: write `static` before the property.",
            heading: "A type in place of an object"),
        CompilerTrap(
            message: { /instance member '.+' cannot be used on type/ },
            sentence:
                "A type is no object: write `()` after its name to make one, or use one that you have. If the member belongs to the type itself, write `static` where it is declared.",
            seamSentence: "The member must belong to the type itself: write `static` where it is declared.",
            heading: "A type in place of an object"),
        CompilerTrap(
            message: { /static member '.+' cannot be used on instance of type/ },
            sentence: "The member belongs to the type and not to an object: write `Self.` before it, or the name of the type.",
            seamSentence: "The member must belong to an object: remove `static` or `class`, or add a method of the object that calls it.",
            heading: "A member of the type"),
        CompilerTrap(
            message: { /covariant 'Self' type cannot be referenced from a stored property initializer/ },
            sentence:
                "Where a stored property is declared, nobody knows yet which subclass the object will be: assign the value in the initializers, where `Self.makeClient()` works, or write the name of the class.",
            heading: "A member of the type"),
        CompilerTrap(
            message: { /expected member name or initializer call after type name/ },
            sentence: "A type is no object: write `()` after its name to make one.",
            heading: "A type in place of an object"),
        CompilerTrap(
            message: { /^expected '\}'/ },
            sentence: "A `{` further up has no `}`: the line of the error is only where the compiler gave up.",
            heading: "A brace too many or too few"),
        CompilerTrap(
            message: { /^extraneous '\}'/ },
            sentence: "A `}` here or further up has no `{`: remove it, or write the line that opens its block.",
            heading: "A brace too many or too few"),
        CompilerTrap(
            message: { /^expected '(?:func|var)' keyword in/ },
            sentence:
                "Directly in a type, each line declares something: write `func` before a function's name, and `var` or `let` before a property's. If this is a statement, the first line of its function is missing, or a `}` ends that function too early.",
            heading: "A statement outside of a function"),
        CompilerTrap(
            message: { /value of type '(?:\(\)|Void)' (?:cannot be converted|to expected argument type '.*->)/ },
            sentence:
                "The parentheses with an argument call the function at once, and a function is asked for: write its name and labels only, as in `track(event:)`, or a closure.",
            heading: "A function as a value"),
        CompilerTrap(
            message: {
                /cannot convert value of type '[^'(]+' to (?:specified|expected argument) type '(?:@\w+ )*\(\) (?:async )?(?:throws )?->/
            },
            sentence: "A closure is asked for, which makes the value when it is called, and this is the value: put it in braces, `{ … }`.",
            seamSentence: "Your declaration asks for a closure, and the seam for the value itself.",
            heading: "A function as a value"),
        CompilerTrap(
            message: { /missing argument label 'factory:' in call/ },
            sentence: "The container asks for a closure that makes the value: write it in braces, as in `register { spy }`.",
            heading: "A function as a value"),
        CompilerTrap(
            message: { /generic parameter '\w+' could not be inferred/ },
            sentence:
                "Nothing in this line tells the type parameter: name the type in angle brackets, as in `CheckoutViewController<EventSpy>()`.",
            heading: "A type parameter without a type"),
        CompilerTrap(
            message: { /declared in extension of .* cannot be overridden/ },
            sentence: "A method in an extension cannot be overridden: move it into the class itself.",
            heading: "Declared in an extension"),
        CompilerTrap(
            message: { /cannot be overridden from extension/ },
            sentence: "An extension can add methods but cannot override any: move the override into the class itself.",
            heading: "Overriding in an extension"),
        CompilerTrap(
            message: { /not initialized at super\.init call/ },
            sentence:
                "A class gives each of its properties a value before it calls `super.init`: assign it above that call, or write a default value where the property is declared.",
            heading: "Property not initialized"),
        CompilerTrap(
            message: { /'super\.init' isn't called on all paths/ },
            sentence: "An initializer of a subclass must call `super.init`: add the call after the last property is assigned.",
            heading: "super.init is not called"),
        CompilerTrap(
            message: { /'self' used .*before 'super\.init' call/ },
            line: { /^\s*\}|\binit\b.*\{ *\}/ },
            sentence:
                "The initializer ends without a call of `super.init`: call it, as in `super.init(coder: coder)`, or write `fatalError()` in one that nobody uses.",
            heading: "super.init is not called"),
        CompilerTrap(
            message: { /'self' used in method call .*before 'super\.init' call/ },
            sentence:
                "Before `super.init` the object is incomplete, and none of its methods can be called: call one of the class in its place, a `class func` as in `Self.makeClient()`, or move the call below `super.init`.",
            heading: "self before super.init"),
        CompilerTrap(
            message: { /'self' used .*before 'super\.init' call/ },
            sentence: "Before `super.init` the object is incomplete and cannot be used: move the use below that call.",
            heading: "self before super.init"),
        CompilerTrap(
            message: { /class '.+' has no initializers|stored property '.+' without initial value prevents synthesized initializers/ },
            sentence:
                "A property of this class never gets a value: give it one where it is declared, as in `private let log = EventLog()`, or write an initializer that takes it.",
            heading: "A property without a value"),
        CompilerTrap(
            message: { /'lazy' cannot be used on a computed property|lazy properties must have an initializer/ },
            sentence:
                "A lazy property keeps the value behind `=`, as in `lazy var client = makeClient()`. One with a body in braces is computed at each use: remove `lazy` there, also from one that overrides another.",
            heading: "A lazy property"),
        CompilerTrap(
            message: { /'required' initializer 'init\(coder:\)' must be provided/ },
            sentence:
                "A class with an initializer of its own inherits none, and this one is required: add `required init?(coder: NSCoder) { fatalError() }`, which needs `import UIKitShim`.",
            heading: "init(coder:) is required", isConsequence: true),
        CompilerTrap(
            message: { /missing argument for parameter 'coder' in call/ },
            sentence:
                "A storyboard creates this screen, and it has no other initializer: write `(coder: .empty)` behind its name, with `import UIKitShim`, and unwrap the result with `try #require(…)`.",
            heading: "A screen from a storyboard"),
        CompilerTrap(
            message: { /non-escaping parameter .* to an '?@escaping'? closure|[Ee]scaping closure captures non-escaping parameter/ },
            sentence: "A closure that outlives the call must be marked: write `@escaping` before its type in the parameter list.",
            heading: "A closure that is kept"),
        CompilerTrap(
            message: { /is not concurrency-safe because/ },
            sentence:
                "A static variable that belongs to no actor can be changed from two threads at once: put it on the main actor, or make it a `let`.",
            heading: "Static variable in Swift 6"),
        CompilerTrap(
            message: { /inheritance from a final class|overrides a 'final'/ },
            sentence: "`final` forbids subclasses and overrides: remove the word, or choose a seam that needs no subclass.",
            heading: "A final class"),
        CompilerTrap(
            message: { /'\w+' is ambiguous for type lookup in this context/ },
            sentence:
                "Two modules that this file imports declare a type of this name: write the module and a dot before it, as in `AnalyticsSDK.Analytics`.",
            heading: "A name with two meanings"),
        CompilerTrap(
            message: { /initializer is inaccessible due to '(?:file)?private' protection level/ },
            sentence:
                "The initializer is private. A struct that declares none gets one as private as its most private property: write the `init` yourself, and remove `private` if it stands there.",
            heading: "A private initializer"),
        CompilerTrap(
            message: { /is inaccessible due to '(?:file)?private' protection level/ },
            sentence: "`private` limits a declaration to its own file: remove the word where another file, such as a test, needs access.",
            heading: "Private members"),
        CompilerTrap(
            message: { /is inaccessible due to 'internal' protection level/ },
            sentence:
                "Another module sees only what is public: where that module is yours, write `public` before the declaration. Where it is not, let your code take a protocol with the parts that it needs, and pass a type of your own in a test.",
            seamSentence: "Another module sees only what is public: write `public` before the declaration.",
            heading: "Internal members of another module"),
        CompilerTrap(
            message: { /'self' used .*before all stored properties are initialized/ },
            sentence:
                "Until each stored property has a value, an initializer can use no other member of the object: make what it needs in a local `let` first, and assign that.",
            heading: "self before all properties"),
        CompilerTrap(
            message: { noInitializer },
            sentence: superclassSentence,
            heading: "A superclass without an initializer"),
        CompilerTrap(
            message: { /loses global actor 'MainActor'/ },
            sentence:
                "This function is on the main actor, and the type of the value says nothing about it: pass a closure that calls the function, as in `{ track($0) }`, or write `@MainActor` before the type, as in `@MainActor (String) -> Void`.",
            heading: "A function as a value"),
        CompilerTrap(
            message: { /call to main actor-isolated|main actor-isolated .* (?:can not|cannot) be/ },
            sentence:
                "The code that it calls is on the main actor, and this code is not: write `@MainActor` before the function or property, or `@MainActor in` at the beginning of the closure.",
            seamSentence: "Your declaration belongs to the main actor, and the seam to no actor: write `nonisolated` before it.",
            heading: "A main-actor call from elsewhere"),
        CompilerTrap(
            message: { /requires an 'override' keyword/ },
            sentence: "The superclass already has a method of this name: write `override` if you mean to replace it.",
            heading: "The word override"),
        CompilerTrap(
            message: { /argument labels for .+ do not match those of overridden/ },
            sentence: "An override has the name, the labels and the types of what it overrides: copy that line from the superclass.",
            heading: "The word override"),
        CompilerTrap(
            message: { /does not override (?:any (?:method|initializer|property)|a designated initializer) from its superclass/ },
            sentence: "There is nothing to override: the superclass has no member with exactly this name, these labels and these types.",
            heading: "The word override", isConsequence: true),
        CompilerTrap(
            message: { /no such module/ },
            sentence: "An `import` names a module that does not exist here: check its spelling.",
            heading: "A missing import"),
        CompilerTrap(
            message: {
                /unknown attribute '\w+'|no macro named '\w+'|cannot find (?:type )?'(?:[A-Z]\w*|exit|fflush|getenv|setenv|sleep|usleep)' in scope|has no member 'container'/
            },
            sentence:
                "This file does not know the name: check its spelling and the imports; a test needs `@testable import`.",
            heading: "A missing import"),
        CompilerTrap(
            message: { /has no member 'withValue'/ },
            sentence: "`withValue` is a function of the wrapper: write `$` before the name, as in `World.$current.withValue(world) { … }`.",
            heading: "A task-local value"),
        CompilerTrap(
            message: { /'@TaskLocal' property .*must have default value/ },
            sentence:
                "A task-local value also exists outside of `withValue`: write that one where it is declared, as in `@TaskLocal static var current = World()`.",
            heading: "A task-local value"),
        CompilerTrap(
            message: { /cannot expand accessor macro on variable declared with 'let'/ },
            line: { /@TaskLocal/ },
            sentence: "A task-local value is a `static var`, although only `withValue` changes it: write `var` in place of `let`.",
            heading: "A task-local value"),
        CompilerTrap(
            message: { /(?:has no member|cannot find) '\$\w+'/ },
            sentence:
                "Only a property with a wrapper has a name that begins with `$`: write `@TaskLocal` before `static var` where it is declared.",
            heading: "A task-local value"),
        CompilerTrap(
            message: { /static stored properties not supported in generic types/ },
            sentence: "A generic type stores no static property: move it into a type without `<` and `>`, such as an enum beside it.",
            heading: "A static property of a generic type"),
        CompilerTrap(
            message: { /cannot find 'self' in scope/ },
            sentence:
                "A property's first value is made before the object is there: make what needs `self` in the test, in an `init()`, or in a `lazy var` of a class.",
            heading: "A property made from another"),
        CompilerTrap(
            message: { /cannot find '\w+' in scope/ },
            line: ownLine,
            sentence:
                "Nothing declares this name here: check its spelling, and whether the line that declares it is above, in the same braces.",
            heading: "A name that is not declared", isConsequence: true),
        CompilerTrap(
            message: { /type '[^']*\(.*\) (?:async )?(?:throws )?-> .+' has no member/ },
            sentence: "A closure is asked for, and no value: write braces around the expression that makes it, as in `{ .shared }`.",
            heading: "A function as a value"),
        CompilerTrap(
            message: { /type '\[.+\]' has no member/ },
            sentence: "A list is asked for: write the element in square brackets, `[…]`.",
            heading: "A name that is not declared"),
        CompilerTrap(
            message: { /(?:value of type|type) '.+' has no member/ },
            line: ownLine,
            sentence:
                "The type in the message declares no such member: check the spelling, and whether the object is of the type that you mean.",
            heading: "A name that is not declared", isConsequence: true),
    ]

    /// Every line of the submission, and none of the judge's own tests.
    private static func ownLine() -> Regex<Substring> { /(?:)/ }

    private static var noInitializer: Regex<Substring> {
        /main actor-isolated initializer 'init\(\)' has different actor isolation from nonisolated overridden/
    }

    private static let mutatingSentence =
        "Your method is `mutating`, and the seam's is not: remove the word, and keep what changes in variables of the method."

    private static let superclassSentence =
        "The superclass's initializer belongs to no actor: Swift adds it where none is written, or `nonisolated` says so. Write `init() {}` in the superclass."
}
