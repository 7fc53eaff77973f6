internal import Building

/// A mistake that the techniques lead to, known by the compiler's message about it.
struct CompilerTrap: Sendable {
    /// The pattern that all of the compiler's messages about it match.
    var message: @Sendable () -> Regex<Substring>
    /// The meaning and the fix, in one sentence.
    var sentence: String
    /// The heading of its section in ``guide``.
    var heading: String

    /// The file in the workspace that explains each trap.
    static let guide = "docs/COMPILER.md"

    /// Finds the first trap that the errors among some messages match.
    static func first(in diagnostics: [Diagnostic]) -> CompilerTrap? {
        for error in diagnostics where error.severity == .error {
            if let trap = all.first(where: { error.message.contains($0.message()) }) { return trap }
        }
        return nil
    }

    /// Makes an addition to advice: the sentence of the first trap and its place in the guide; empty without a trap.
    static func advice(on diagnostics: [Diagnostic]) -> String {
        first(in: diagnostics).map { " \($0.sentence) See \(guide), \"\($0.heading)\"." } ?? ""
    }
}

extension CompilerTrap {
    /// Every trap; a new one is an entry here, a section in ``guide``, and a case in the tests.
    static let all = [
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
            sentence: "A class assigns its own properties before it calls `super.init`: move the assignment up.",
            heading: "Property not initialized"),
        CompilerTrap(
            message: { /'super\.init' isn't called on all paths/ },
            sentence: "An initializer of a subclass must call `super.init`: add the call after the last property is assigned.",
            heading: "super.init is not called"),
        CompilerTrap(
            message: { /'self' used .*before 'super\.init' call/ },
            sentence: "Before `super.init` the object is incomplete and cannot be used: move the use below that call.",
            heading: "self before super.init"),
        CompilerTrap(
            message: { /'required' initializer 'init\(coder:\)' must be provided/ },
            sentence:
                "A class with an initializer of its own inherits none, and this one is required: add `required init?(coder: NSCoder)`; it may trap.",
            heading: "init(coder:) is required"),
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
            message: { /is inaccessible due to '(?:file)?private' protection level/ },
            sentence:
                "`private` limits a declaration to its own file, and the test is in another file: remove the word where a test needs access.",
            heading: "Private members"),
        CompilerTrap(
            message: { /has different actor isolation from nonisolated overridden declaration/ },
            sentence:
                "Everything here is on the main actor by default, and XCTestCase is not: write `nonisolated final class` and `@MainActor func testX() async`.",
            heading: "An XCTest class"),
        CompilerTrap(
            message: { /call to main actor-isolated|main actor-isolated .* (?:can not|cannot) be/ },
            sentence: "The screen is on the main actor and this code is not: write `@MainActor` before the function.",
            heading: "A main-actor call from elsewhere"),
        CompilerTrap(
            message: { /requires an 'override' keyword/ },
            sentence: "The superclass already has a method of this name: write `override` if you mean to replace it.",
            heading: "The word override"),
        CompilerTrap(
            message: { /does not override any (?:method|initializer|property) from its superclass/ },
            sentence: "There is nothing to override: the superclass has no member with exactly this name, these labels and these types.",
            heading: "The word override"),
        CompilerTrap(
            message: { /no such module/ },
            sentence: "An `import` names a module that does not exist here: check its spelling.",
            heading: "A missing import"),
        CompilerTrap(
            message: {
                /unknown attribute 'Test'|no macro named 'expect'|cannot find type '[A-Z]\w*' in scope|cannot find '[A-Z]\w*' in scope/
            },
            sentence:
                "This file does not know the name: check its spelling and the imports; a test needs `@testable import`.",
            heading: "A missing import"),
    ]
}
