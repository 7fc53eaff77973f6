extension CompilerTrap {
    /// Mistakes about values, variables and closures.
    static let values = [
        CompilerTrap(
            message: { /errors cannot be thrown out of a property initializer/ },
            sentence:
                "A property's first value cannot fail: declare the property without a value, as in `let screen: CheckoutViewController`, and write `init() throws { screen = try #require(…) }`.",
            heading: "A value that may be missing"),
        CompilerTrap(
            message: { /value of optional type '.+' must be unwrapped/ },
            sentence:
                "The value may be missing. Production says what happens without it: `if let … else …`, or `?.` to do nothing then, or `?? …` for another value. A test unwraps it where it is made, as in `let screen = try #require(CheckoutViewController(coder: .empty))`, and says `throws` after its parentheses; a property of the suite is set in an `init() throws { screen = try #require(…) }`. In XCTest, write `try XCTUnwrap(…)`.",
            heading: "A value that may be missing"),
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
            message: { /'current' is a get-only property/ }, line: { /\w\.current(?:\.\w+)* =[^=]/ },
            sentence:
                "A `@TaskLocal` is not assigned: run the code in `World.$current.withValue(World(analytics: spy)) { … }`, which sets it for that time.",
            heading: "A task-local value"),
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
                "In an `init` or a `mutating` function of a struct, a closure cannot use `self`: name what it uses before `in`, as in `{ [spy] in spy }`. A variable that the closure changes is declared in the test, as in `var asked = 0`.",
            heading: "A struct that changes itself"),
        CompilerTrap(
            message: { /'self' is immutable/ },
            sentence:
                "A function of a struct cannot change the struct. In a test, make the object where the property is declared, as each test gets a struct of its own, and declare a variable that changes in the test itself, as in `var asked = 0`. A double that records its calls is a `final class`; elsewhere write `mutating` before `func`.",
            heading: "A struct that changes itself"),
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
        // The compiler gives one of two messages for this line, not always the same one.
        CompilerTrap(
            message: { /cannot use instance member .* as a default parameter/ },
            line: { /= *\w+\(\w+: *[^ )]/ },
            sentence: calledSentence,
            heading: "A function as a value"),
        CompilerTrap(
            message: { /cannot use instance member .* as a default parameter/ }, line: { /= *\{/ },
            sentence:
                "In a closure, too, this name means a property of the object, although a global function has the same one: write the module and a dot before it, as in `{ FunctionInjection.track(event: $0) }`.",
            heading: "A default that has the name of a property"),
        CompilerTrap(
            message: { /use of '\w+' refers to instance (?:method|property) rather than global function/ },
            sentence:
                "Inside the class, the member of that name hides the global function. A function in a property is called without labels, as in `track(\"…\")`; the global one is called with its module and a dot before it.",
            heading: "A default that has the name of a property"),
        CompilerTrap(
            message: { /cannot use instance member .* as a default parameter/ },
            sentence:
                "A default argument is made before the object is there, and this name means a property of the object, although a global function has the same one: write the function with its labels, as in `track(event:)`, or with its module and a dot before it.",
            heading: "A default that has the name of a property"),
        CompilerTrap(
            message: { /extensions must not contain stored properties/ },
            sentence: "An extension stores nothing: compute the value at each use, as in `var sender: String? { options.source }`.",
            heading: "A property that is computed"),
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
            message: { /covariant 'Self' type cannot be referenced from a default argument expression/ },
            sentence:
                "Where a default argument is written, nobody knows which subclass the object will be: write the name of the class in place of `Self`.",
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
            message: { /cannot convert value of type '(?:\(any Error\)\?|any Error)' to expected argument type|^expected type after 'is'/ },
            sentence:
                "An error can be of any type, and `==` compares two values of one type: write `error as? NetworkError == .timedOut`, or `error is NetworkError` for the type alone.",
            heading: "An error of any type"),
        CompilerTrap(
            message: { /property declares an opaque return type, but has no initializer/ },
            sentence:
                "`some` is the one type of the first value, which is missing here: write `any`, which takes each type that conforms.",
            heading: "A type parameter without a type"),
        CompilerTrap(
            message: { /operator '==' cannot be applied to operands of type '\[.+\]\??' and '[^\[]|operator function '\+=' requires/ },
            sentence:
                "A list is compared with a list, and a list is added to one: write the element in square brackets, as in `events += [event]`.",
            heading: "A list and its element"),
        CompilerTrap(
            message: { /cannot call value of non-function type 'Date'/ },
            sentence: "A date stands still: declare a closure that asks the clock, as in `var now: () -> Date = { .now }`.",
            heading: "A function as a value"),
        CompilerTrap(
            message: { /cannot call value of non-function type/ },
            sentence: "The name stands for a value and for no function: remove the parentheses behind it, as in `Analytics.shared`.",
            heading: "A function as a value"),
        CompilerTrap(
            message: { /value of type '(?:\(\)|Void)' (?:cannot be converted|to expected argument type '.*->)/ },
            sentence: calledSentence,
            heading: "A function as a value"),
        CompilerTrap(
            message: {
                /cannot convert value of type '[^'(]+' to (?:specified|expected argument) type '(?:@\w+ )*\(\) (?:async )?(?:throws )?->|value of type '[^'(]+' (?:cannot be converted )?to type '(?:@\w+ )*\(\) (?:async )?(?:throws )?->/
            },
            sentence:
                "A closure is asked for, which makes the value when it is called, and this is the value: put it in braces, `{ … }`, or remove the parentheses that call a closure which you have.",
            seamSentence: "Your declaration asks for a closure, and the seam for the value itself.",
            heading: "A function as a value"),
        CompilerTrap(
            message: { /missing argument label 'factory:' in call/ },
            sentence: "The container asks for a closure that makes the value: write it in braces, as in `register { spy }`.",
            heading: "A function as a value"),
        CompilerTrap(
            message: {
                /^generic type '(?:Result|Task|\w+Continuation)' specialized with too few|^reference to generic type '(?:Result|Task|\w+Continuation)' requires/
            },
            sentence:
                "The type has two others in angle brackets, that of the value and that of the error: write `Result<String, any Error>`, or `CheckedContinuation<String, Never>` where no error comes.",
            heading: "A type parameter without a type"),
        CompilerTrap(
            message: {
                /^generic type '(?:Dictionary)' specialized with too few|^reference to generic type '(?:Array|Dictionary|Set|Optional)' requires/
            },
            sentence:
                "The type has others in it: write `[String]` for a list, `[String: Int]` for a dictionary, and `Set<String>` for a set.",
            heading: "A type parameter without a type"),
        CompilerTrap(
            message: { /^generic type '\w+' specialized with too few|^reference to generic type '\w+' requires/ },
            sentence: "The type has others in angle brackets, as its declaration shows: write one for each of them, with commas.",
            heading: "A type parameter without a type"),
        CompilerTrap(
            message: { /generic parameter '\w+' could not be inferred/ },
            sentence:
                "Nothing in this line tells the type parameter: name the type in angle brackets, as in `CheckoutViewController<EventSpy>()`.",
            heading: "A type parameter without a type"),
        CompilerTrap(
            message: { /non-escaping parameter .* to an '?@escaping'? closure|[Ee]scaping closure captures non-escaping parameter/ },
            sentence: "A closure that outlives the call must be marked: write `@escaping` before its type in the parameter list.",
            heading: "A closure that is kept"),
        CompilerTrap(
            message: { /converting non-Sendable function value to '@MainActor/ },
            sentence:
                "This function belongs to a class of XCTest, a type parameter or another actor, which the value's type cannot say: pass a closure that calls the function, as in `{ track($0) }`, or `{ self.track($0) }` for a method.",
            heading: "A function as a value"),
        CompilerTrap(
            message: { /loses global actor 'MainActor'/ },
            sentence:
                "This function is on the main actor, and the type of the value says nothing about it: pass a closure that calls the function, as in `{ track($0) }`, or write `@MainActor` before the type, as in `@MainActor (String) -> Void`.",
            heading: "A function as a value"),
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
            line: { /^(?!.*\b(?:let|var) )/ },
            sentence:
                "A function or a test outside of a type has no `self`: write the name of the object that you mean, and remove `self.` before a name that is declared there. In a property's first value, the object is not there yet: make the value in an `init()`, or in a `lazy var` of a class.",
            heading: "A property made from another"),
        CompilerTrap(
            message: { /cannot find 'self' in scope/ },
            sentence:
                "A property's first value is made before the object is there: make what needs `self` in the test, in an `init()`, or in a `lazy var` of a class.",
            heading: "A property made from another"),
        CompilerTrap(
            message: { /type '[^']*\(.*\) (?:async )?(?:throws )?-> .+' has no member/ },
            sentence: "A closure is asked for, and no value: write braces around the expression that makes it, as in `{ .shared }`.",
            heading: "A function as a value"),
    ]

    private static let calledSentence =
        "The parentheses with an argument call the function at once, and a function is asked for: write its name and labels only, as in `track(event:)`, or a closure."
    private static let mutatingSentence =
        "Your method is `mutating`, and the seam's is not: remove the word, and keep what changes in variables of the method."
}
