internal import RunnerProtocol
internal import Workspace

extension Submission {
    /// Finds the declaration of a test by the function's name.
    ///
    /// - Returns: The place; nil if no function or several ones have the name.
    func place(of test: TestName) -> Place? {
        guard let name = test.function else { return nil }
        let places = tests.files.flatMap { file in
            String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { $0.element.contains("func \(name)(") }.map { Place(file.path, line: $0.offset + 1) }
        }
        return places.count == 1 ? places[0] : nil
    }
}

extension TestName {
    /// The name of the test's function, as code has it; nil if the identity does not end with one.
    var function: String? {
        // As in `Module.Suite/reads()`; a name in backticks may hold any character.
        id.firstMatch(of: /(`[^`]+`|\w+)(?:\([^)`]*\))?$/).map { String($0.1) }
    }
}
