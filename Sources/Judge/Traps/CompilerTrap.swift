internal import Building

/// A mistake that the techniques lead people into, known by what the compiler says about it.
struct CompilerTrap: Sendable {
    /// What all of the compiler's messages about it have in them.
    var message: @Sendable () -> Regex<Substring>
    /// What it means, in one plain sentence.
    var sentence: String
    /// The heading in ``guide`` under which there is more.
    var heading: String

    /// The file in the workspace that explains each trap.
    static let guide = "docs/COMPILER.md"

    /// The first trap that the errors among some messages tell of.
    static func first(in diagnostics: [Diagnostic]) -> CompilerTrap? {
        for error in diagnostics where error.severity == .error {
            if let trap = all.first(where: { error.message.contains($0.message()) }) { return trap }
        }
        return nil
    }

    /// What to add to advice on these messages: the sentence of the trap that they tell of, and where to read on; nothing if there is none.
    static func advice(on diagnostics: [Diagnostic]) -> String {
        first(in: diagnostics).map { " \($0.sentence) Read on in \(guide), \"\($0.heading)\"." } ?? ""
    }
}

extension CompilerTrap {
    /// All of them; a new one is an entry here, a section in ``guide``, and a case in the tests that has it.
    static let all = [
        CompilerTrap(
            message: { /declared in extension of .* cannot be overridden/ },
            sentence: "What stands in an extension cannot be overridden: move it into the class itself.",
            heading: "Declared in an extension"),
        CompilerTrap(
            message: { /cannot be overridden from extension/ },
            sentence: "An extension can add methods but not override any: move the override into the class itself.",
            heading: "Overriding in an extension"),
        CompilerTrap(
            message: { /not initialized at super\.init call/ },
            sentence: "A class fills its own properties first and then calls `super.init`: move the assignment up.",
            heading: "Property not initialized"),
        CompilerTrap(
            message: { /'super\.init' isn't called on all paths/ },
            sentence: "An initializer of a subclass must call `super.init`: add the call after the last property is filled.",
            heading: "super.init is not called"),
        CompilerTrap(
            message: { /'self' used .*before 'super\.init' call/ },
            sentence: "Before `super.init` the object is not complete, so nothing may be called on it: move the use below that call.",
            heading: "self before super.init"),
        CompilerTrap(
            message: { /'required' initializer 'init\(coder:\)' must be provided/ },
            sentence:
                "A class with an initializer of its own inherits none, and this one is required: add `required init?(coder: NSCoder)`; it may trap.",
            heading: "init(coder:) is required"),
        CompilerTrap(
            message: { /non-escaping parameter .* to an '?@escaping'? closure|[Ee]scaping closure captures non-escaping parameter/ },
            sentence: "A closure that outlives the call must say so: write `@escaping` before its type in the parameter list.",
            heading: "A closure that is kept"),
        CompilerTrap(
            message: { /is not concurrency-safe because/ },
            sentence:
                "A static variable that belongs to no actor can be changed from two threads at once: put it on the main actor, or make it a `let`.",
            heading: "Static variable in Swift 6"),
        CompilerTrap(
            message: { /inheritance from a final class|overrides a 'final'/ },
            sentence: "`final` forbids subclasses and overrides: take the word away, or choose a seam that needs no subclass.",
            heading: "A final class"),
        CompilerTrap(
            message: { /is inaccessible due to '(?:file)?private' protection level/ },
            sentence: "`private` means this file only, and a test is another file: leave the word out where a test must get in.",
            heading: "Private members"),
        CompilerTrap(
            message: { /has different actor isolation from nonisolated overridden declaration/ },
            sentence:
                "Everything here is on the main actor by default, and XCTestCase is not: write `nonisolated final class` and `@MainActor func testX() async`.",
            heading: "An XCTest class"),
        CompilerTrap(
            message: { /call to main actor-isolated|main actor-isolated .* (?:can not|cannot) be/ },
            sentence: "The screen belongs to the main actor and this code does not: write `@MainActor` before the function.",
            heading: "A main-actor call from elsewhere"),
        CompilerTrap(
            message: { /requires an 'override' keyword/ },
            sentence: "The superclass has a method of this name already: write `override` if you mean to replace it.",
            heading: "The word override"),
        CompilerTrap(
            message: { /does not override any (?:method|initializer|property) from its superclass/ },
            sentence: "There is nothing to override: the superclass has no member with exactly this name, these labels and these types.",
            heading: "The word override"),
        CompilerTrap(
            message: { /no such module/ },
            sentence: "An `import` names a module that does not exist here: look at its spelling.",
            heading: "A missing import"),
        CompilerTrap(
            message: {
                /unknown attribute 'Test'|no macro named 'expect'|cannot find type '[A-Z]\w*' in scope|cannot find '[A-Z]\w*' in scope/
            },
            sentence:
                "Nothing of this name is known in this file: look at its spelling, and at the imports; a test needs `@testable import`.",
            heading: "A missing import"),
    ]
}
