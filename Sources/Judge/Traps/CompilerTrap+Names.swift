extension CompilerTrap {
    /// Names that are not known here, or are known and closed.
    static let names = [
        CompilerTrap(
            message: { /setter is inaccessible/ },
            sentence:
                "`private(set)` lets only the type itself set the property, in its own file, and no subclass elsewhere: add a method to that type which sets it, or remove `private(set)`.",
            heading: "A private setter", isConsequence: true),
        CompilerTrap(
            message: { /must be declared (?:file)?private because its/ },
            sentence:
                "The type is private, and so must be all that has it: write `private` before this declaration as well, or remove it from the type.",
            heading: "A private type"),
        CompilerTrap(
            message: { /'\w+' is ambiguous for type lookup in this context/ },
            sentence:
                "Two modules that this file imports declare a type of this name: write the module and a dot before it, as in `AnalyticsSDK.Analytics`.",
            heading: "A name with two meanings", isConsequence: true),
        CompilerTrap(
            message: { /^invalid redeclaration of '/ },
            sentence:
                "The module declares this name twice: remove one of the two, such as the copy of a file, or give it another name.",
            heading: "A name that is declared twice"),
        CompilerTrap(
            message: { /initializer is inaccessible due to '(?:file)?private' protection level/ },
            sentence:
                "The initializer is private. A struct that declares none gets one as private as its most private property: write the `init` yourself, and remove `private` if it stands there.",
            heading: "A private initializer"),
        CompilerTrap(
            message: { /is inaccessible due to '(?:file)?private' protection level/ },
            sentence:
                "`private` limits a declaration to its own type, with the extensions in the same file, and `fileprivate` to its file: remove the word where other code, such as a test, needs access.",
            heading: "Private members"),
        CompilerTrap(
            message: { /is inaccessible due to 'internal' protection level/ },
            sentence:
                "Another module sees only what is public: where that module is yours, write `public` before the declaration. Where it is not, let your code take a protocol with the parts that it needs, and pass a type of your own in a test.",
            seamSentence: "Another module sees only what is public: write `public` before the declaration.",
            heading: "Internal members of another module"),
        CompilerTrap(
            message: { /no such module '(?:UIKit|AppKit|SwiftUI|Cocoa)'/ },
            sentence:
                "The katas run without Apple's frameworks, and `UIKitShim` has the parts of UIKit that they use: write `import UIKitShim`.",
            heading: "A missing import"),
        CompilerTrap(
            message: { /no such module/ },
            sentence: "An `import` names a module that does not exist here: check its spelling.",
            heading: "A missing import"),
        CompilerTrap(
            message: {
                /unknown attribute '\w+'|no macro named '\w+'|cannot find (?:type )?'(?:[A-Z]\w*|ceil|exit|fabs|fflush|floor|getenv|log10|pow|round|setenv|sleep|sqrt|usleep)' in scope|has no member 'container'|value of type '(?:Sub)?[sS]tring' has no member '(?:capitalized|components|data|padding|range|replacingOccurrences|trimmingCharacters)'/
            },
            sentence:
                "This file does not know the name: check its spelling and the imports; a test needs `@testable import`.",
            heading: "A missing import"),
        CompilerTrap(
            message: { /cannot find '\w+' in scope/ },
            line: ownLine,
            sentence:
                "Nothing declares this name here: check its spelling, and whether the line that declares it is above, in the same braces.",
            heading: "A name that is not declared", isConsequence: true),
        CompilerTrap(
            message: { /^type '\[.+\]' has no member/ },
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
}
