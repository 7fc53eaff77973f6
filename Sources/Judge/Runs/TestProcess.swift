internal import Building
internal import Foundation
internal import RunnerProtocol
internal import Workspace

/// A program with tests, ready to be started.
struct TestProcess: Sendable {
    /// The path of the program.
    let program: String
    /// The only folder that its processes may write to.
    let scratch: URL
    /// A copy of the submission, in which `#filePath` leads to the files beside a test.
    let submission: URL
    /// The mark of all processes that it starts, by which they are found if they leave its group.
    let mark: UInt64
    let limits: Subprocess.Limits

    /// Runs the tests of some modules in one process.
    ///
    /// Without a fault the number of one is given that stands nowhere in the code: a test that finds it learns nothing.
    ///
    /// - Throws: ``WorkspaceError/toolFailed(what:output:)`` if it cannot be started.
    func run(_ rounds: [Round], activeFault: Int = .random(in: 1...Int.max), checkAfterEachTest module: String? = nil) async throws
        -> TestRun
    {
        let (secret, token) = (UUID().uuidString, UUID().uuidString)
        let folder = scratch.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The compiler was given paths that begin with these names.
        for name in ["Sources", "Tests"] {
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: name), withDestinationURL: submission.appending(path: name))
        }
        let plan = Plan(
            secret: secret, token: token, activeFault: activeFault, rounds: rounds, checkAfterEachTest: module, writableFolder: folder.path,
            mark: mark, judge: getpid())
        let outcome = try await Subprocess(
            program: program, arguments: [], folder: folder.path, environment: environment(in: folder),
            input: JSONEncoder().encode(plan), mark: mark, limits: limits
        ).answer(of: "A test process")
        return TestRun(outcome, secret: secret, token: token)
    }

    private func environment(in folder: URL) -> [String: String] {
        [
            "PATH": "/usr/bin:/bin",
            "HOME": folder.path,
            "TMPDIR": folder.path,
            "LANG": "C.UTF-8",
            // A stack trace takes seconds, and the name of the test is enough.
            "SWIFT_BACKTRACE": "enable=no",
        ]
    }
}
