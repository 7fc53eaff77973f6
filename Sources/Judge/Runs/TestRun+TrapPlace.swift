internal import Building
internal import RunnerProtocol
internal import Workspace

extension TestRun {
    /// Whether a trap ended it whose words say what went wrong, and name no line.
    var hidesPlaceOfTrap: Bool {
        if case .crashed(let how, bySignal: true) = ending { !how.contains(/\.swift:\d/) } else { false }
    }

    /// The same run with the place of its trap.
    ///
    /// - Parameters:
    ///   - again: The same run in a program that keeps its names, with the calls that led to the trap.
    ///   - program: The path of that program.
    ///   - submission: The files of which a line is named.
    ///   - bench: The workbench.
    func naming(trapIn again: TestRun, of program: String, among submission: Submission, on bench: Workbench) async throws -> TestRun {
        guard case .crashed(let how, _) = ending, again.ending == ending, again.interrupted == interrupted else { return self }
        let paths = (submission.production.files + submission.tests.files).map(\.path)
        let places = try await bench.lines(at: again.callsToTrap, in: program).compactMap { place in
            paths.first { "/\(place.file)".hasSuffix("/\($0)") || $0.hasSuffix("/\(place.file)") }.map { Place($0, line: place.line) }
        }
        let isTold = !how.contains("a signal")
        guard let place = (isTold ? nil : Self.place(ofCallsWithoutEnd: places)) ?? places.first, let line = place.line else { return self }
        // In a macro's expansion, the run-time names the file.
        let trap = how.replacing(/\ \([^ ()]+\.swift\)$/, with: "")
        let words = "\(place.file.split(separator: "/").last ?? ""):\(line))"
        var named = self
        named.ending = .crashed(how: trap.hasSuffix(")") ? "\(trap.dropLast()), \(words)" : "\(trap) (\(words)", bySignal: true)
        return named
    }

    /// The place of functions that call each other without end; nil if none comes again and again.
    ///
    /// The line at which the stack is used up, also between two functions, differs from run to run: of those that come again it is the first.
    private static func place(ofCallsWithoutEnd places: [Place]) -> Place? {
        places.filter { place in places.count { $0 == place } > 2 }.min { ($0.file, $0.line ?? 0) < ($1.file, $1.line ?? 0) }
    }
}
