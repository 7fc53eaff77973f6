internal import RunnerProtocol
internal import Workspace

extension Submission {
    /// Finds the declaration of a test by the function's name.
    ///
    /// - Returns: The place; nil if no function or several ones have the name.
    func place(of test: TestName) -> Place? {
        // The function ends the identifier, as in `Module.Suite/reads()`; a name in backticks may hold any character.
        guard let name = test.id.firstMatch(of: /(`[^`]+`|\w+)(?:\([^)`]*\))?$/)?.1 else { return nil }
        let places = tests.files.flatMap { file in
            String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { $0.element.contains("func \(name)(") }.map { Place(file.path, line: $0.offset + 1) }
        }
        return places.count == 1 ? places[0] : nil
    }
}
