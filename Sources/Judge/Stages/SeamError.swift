internal import Building
internal import Foundation
internal import Workspace

/// The reason why the workspace's tests of the seam do not compile, in words about the learner's code instead of the tests'.
struct SeamError {
    /// The end of a sentence.
    var words: String
    /// The compiler's message behind it.
    var diagnostic: Diagnostic
    /// Whether it only says that something is not there.
    var isAbsence = false

    /// The meanings of the compiler's messages, the most specific first: a private method is also one that is not overridden.
    ///
    /// The dots stand for the member that the compiler puts in quotes, or else for the first name.
    private static var meanings: [(message: Regex<Substring>, words: String)] {
        [
            (/cannot find type|no type named/, "there is no type called …"),
            (
                /non-class type '.+' cannot conform to class protocol/,
                "its protocol is only for classes, as `AnyObject` behind its name says"
            ),
            (
                /does not conform to protocol/,
                "a protocol does not have the requirements that the kata asks for, so a double does not conform to it"
            ),
            (
                /initializer is inaccessible due to '(?:file)?private' protection level/,
                "its initializer is private, so no test can call it"
            ),
            (/is inaccessible due to '(?:file)?private' protection level/, "… is private, so no test can reach it"),
            (/is inaccessible due to 'internal' protection level/, "it is internal, and the tests are in another module; make it public"),
            (
                /declared in extension of .* cannot be overridden/,
                "it is declared in an extension, where nothing can be overridden; move it into the class"
            ),
            (/inheritance from a final class/, "the class is final, so no test can subclass it"),
            (/overrides a 'final'/, "it is final, so no subclass can override it"),
            (/cannot inherit from non-open class/, "it is public and not open, so no test in another module can subclass it"),
            (/overriding non-open/, "no subclass can override it, as it is a constant, or static, or final, or public and not open"),
            (/does not override any (?:method|initializer|property) from its superclass/, "the class has no such member to override"),
            (/incorrect argument label in call/, "its argument has another label"),
            (/(?:argument passed to call that takes no arguments|extra (?:trailing closure|argument))/, "it takes no such argument"),
            (
                /cannot assign to (?:property|value): .*(?:'let' constant|get-only|setter is inaccessible|is a method)/,
                "it cannot be set; make it a variable that the whole module can set"
            ),
            (/cannot find .* in scope/, "there is nothing called …"),
            (/instance member .* cannot be used on type/, "it belongs to an instance, and the test asks the type for it; make it static"),
            (/cannot (?:convert|find|assign)|produces expected type/, "it has another type"),
            (/has no (?:dynamic )?member/, "nothing is called …"),
        ]
    }

    /// Reads the errors; nil if there are none.
    init?(_ acceptance: CompiledModule) {
        let errors = acceptance.errors
        guard let first = errors.first else { return nil }
        for (message, meaning) in Self.meanings {
            guard let error = errors.first(where: { $0.message.contains(message) }) else { continue }
            let member = error.message.firstMatch(of: /member '(.*?)'/)
            let name = (member ?? error.message.firstMatch(of: /'(.*?)'/)).map { "`\($0.1)`" } ?? "that"
            words = meaning.replacing("…", with: name)
            diagnostic = error
            isAbsence = Self.absences.contains { error.message.contains($0) }
            return
        }
        words = "the compiler says \"\(first.message)\""
        diagnostic = first
    }

    private static var absences: [Regex<Substring>] {
        [
            /cannot find/, /no type named/, /argument passed to call that takes no arguments/, /extra (?:trailing closure|argument)/,
            /does not override any/, /has no (?:dynamic )?member/,
        ]
    }

    /// The line of the workspace's tests that does not compile; empty if it is not known.
    func line(in tests: SourceSet) -> String {
        guard let place = diagnostic.place, let line = place.line, let file = tests.files.first(where: { $0.path == place.file }) else {
            return ""
        }
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.contains(line - 1) ? lines[line - 1].trimmingCharacters(in: .whitespaces) : ""
    }
}
