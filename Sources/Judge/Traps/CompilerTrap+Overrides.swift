extension CompilerTrap {
    /// Mistakes about superclasses and protocols.
    static let overrides = [
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
            message: { /'override' can only be specified on class members/ },
            sentence:
                "Only a class has a superclass: remove `override` where a protocol asks for the function, or else write `final class` in place of `struct`, `enum` or `actor`.",
            heading: "A superclass that is no class"),
        CompilerTrap(
            message: { /inheritance from non-protocol, non-class type '(?:any|some) |'some' types are only permitted in/ },
            line: { /\b(?:class|struct|enum|actor|extension) [^{]*: ?.*\b(?:any|some)\s/ },
            sentence: "A type names its protocol without a word before it: remove `any` or `some`.",
            heading: "A type that does not conform"),
        CompilerTrap(
            message: { /inheritance from non-protocol type/ },
            sentence: "Only a class has a superclass: write `final class` in place of `struct`, `enum` or `actor`.",
            heading: "A superclass that is no class"),
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
            message: { /cannot override mutable property with read-only property/ },
            sentence:
                "The superclass's property can be set, and this one is only read. In the superclass, keep the value in a property of its own, `private lazy var kept = …`, and let this one only return `kept`.",
            seamSentence:
                "Your property can be set, and the seam's is only read. Keep the value in a property of its own, `private lazy var kept = …`, and let this one only return `kept`.",
            heading: "An override of a property that can be set"),
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
            message: { /non-class type '.+' cannot conform to class protocol/ },
            sentence:
                "The protocol is for classes, as `AnyObject` behind its name says: make the type a `final class`, or remove `AnyObject`.",
            seamSentence: "Remove `AnyObject` from the protocol: the test's type is no class.",
            heading: "A type that does not conform"),
        CompilerTrap(
            message: { /actor-isolated property '.+' can not be referenced from the main actor|call to actor-isolated instance method/ },
            sentence: "An actor has its own isolation, and all code here is on the main actor: write `final class` in place of `actor`.",
            heading: "A type that does not conform"),
        CompilerTrap(
            message: { /declared in extension of .* cannot be overridden/ },
            sentence: "A method in an extension cannot be overridden: move it into the class itself.",
            heading: "Declared in an extension"),
        CompilerTrap(
            message: { /cannot be overridden from extension/ },
            sentence: "An extension can add methods but cannot override any: move the override into the class itself.",
            heading: "Overriding in an extension"),
        CompilerTrap(
            message: { /inheritance from a final class|overrides a 'final'/ },
            sentence: "`final` forbids subclasses and overrides: remove the word, or choose a seam that needs no subclass.",
            heading: "A final class"),
        CompilerTrap(
            message: { /non-open .+ outside of its defining module/ },
            sentence:
                "Another module subclasses and overrides only what is `open`: where that file is yours, write `open` in place of `public` before the declaration. Where it is not, use another way than an override.",
            seamSentence:
                "What is `static`, `final`, or `public` and not `open` cannot be overridden: write `class func` for a function of the type, and leave the other words out.",
            heading: "Not open to other modules", isConsequence: true),
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
            sentence:
                "There is nothing to override: the superclass has no member with exactly this name, these labels and these types. A function that only a protocol asks for has no `override`: remove the word.",
            seamSentence:
                "There is nothing to override: the superclass has no member with exactly this name, these labels and these types.",
            heading: "The word override", isConsequence: true),
    ]
}
