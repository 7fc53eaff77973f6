extension CompilerTrap {
    /// Mistakes about the beginning of an object.
    static let initializers = [
        CompilerTrap(
            message: { /cannot be constructed because it has no accessible initializers/ },
            sentence:
                "A property of that class never gets a value, so nobody can make one: give it one where it is declared, as in `var events: [String] = []`. Of an enum, write one of its cases, as in `.failed`; one without a case has no instances: make it a `class` with `init() {}`.",
            heading: "A property without a value", isConsequence: true),
        CompilerTrap(
            message: { /not initialized at super\.init call/ },
            sentence:
                "A class gives each of its properties a value before it calls `super.init`: assign it above that call, or write a default value where the property is declared.",
            heading: "Property not initialized"),
        CompilerTrap(
            message: { /return from initializer without initializing all stored properties/ },
            sentence:
                "At the end of the `init`, a property has no value yet: assign it, and write no `let` or `var` before its name there, which would be another one.",
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
            message: { /\(have 'format:[_:]*', expected\s/ },
            sentence: "`String(format:)` comes from another module: write `import Foundation` at the top of this file.",
            heading: "A missing import"),
        CompilerTrap(
            message: { /missing argument labels? |incorrect argument labels? in call|extraneous argument labels? |extra argument '/ },
            sentence:
                "A call has the labels of the declaration, in its order, as in `CheckoutViewController(analytics: spy)`. Where there are several declarations, the compiler guesses which one is meant: compare the call with yours.",
            seamSentence: "Your declaration has other labels or other parameters than the code that calls it.",
            heading: "The labels of a call", isConsequence: true),
        CompilerTrap(
            message: { /'self' used .*before all stored properties are initialized/ },
            sentence:
                "Until each stored property has a value, an initializer can use no other member of the object: make what it needs in a local `let` first, and assign that.",
            heading: "self before all properties"),
    ]
}
