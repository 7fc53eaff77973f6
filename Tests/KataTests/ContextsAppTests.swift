import Foundation
import TestSupport
import Testing

/// The program of the kata `contexts`, seen from outside as a user-interface test sees an app.
struct ContextsAppTests {
    /// A launch of the app, and its result.
    struct Launch: CustomTestStringConvertible {
        var arguments: [String] = []
        var environment: [String: String] = [:]
        var output: String
        var errors = ""
        var code: Int32 = 0

        var testDescription: String { "\(arguments) \(environment)" }
    }

    static let launches = [
        Launch(output: ">>WelcomeScreen\nHello, Michael\n"),
        Launch(arguments: ["mock0"], output: "\n"),
        Launch(arguments: ["mock1"], output: "Mock Number 1! for Michael\n"),
        Launch(arguments: ["error"], output: "", errors: "The service failed: MockError(code: 404)\n", code: 1),
        Launch(arguments: ["mock2"], output: ">>WelcomeScreen\nHello, Michael\n"),
        Launch(arguments: ["light"], output: ">>WelcomeScreen\nlight: Hello, Michael\n"),
        Launch(environment: ["THEME": "dark"], output: ">>WelcomeScreen\ndark: Hello, Michael\n"),
        // The first on the command line counts, and the command line before what is set while the app runs.
        Launch(arguments: ["mock0", "mock1"], output: "\n"),
        Launch(arguments: ["mock1", "mock0"], output: "Mock Number 1! for Michael\n"),
        Launch(arguments: ["mock1", "dark"], environment: ["THEME": "light"], output: "dark: Mock Number 1! for Michael\n"),
        Launch(environment: ["XCODE_RUNNING_FOR_PREVIEWS": "1"], output: ">>WelcomeScreen\nMock Number 4! for Michael\n"),
        Launch(arguments: ["mock1"], environment: ["XCODE_RUNNING_FOR_PREVIEWS": "1"], output: "Mock Number 1! for Michael\n"),
        Launch(environment: ["SIMULATOR_UDID": "1"], output: "Mock Number 2! for Michael\n"),
        Launch(
            environment: ["SIMULATOR_UDID": "1", "XCODE_RUNNING_FOR_PREVIEWS": "1"], output: "Mock Number 4! for Michael\n"),
        Launch(arguments: ["mock0"], environment: ["SIMULATOR_UDID": "1"], output: "\n"),
        // It is no test because somebody says so: none is loaded.
        Launch(environment: ["XCTestConfigurationFilePath": "/tests"], output: ">>WelcomeScreen\nHello, Michael\n"),
    ]

    @Test(arguments: launches) func `the app does what it was launched to do`(_ launch: Launch) async throws {
        try await expect(launch, of: KataCommand.built("ContextsApp"))
    }

    @Test(.enabled(if: LongTests.run, "It builds a kata twice with the package manager."))
    func `a learner's own program can be launched, before and after`() async throws {
        let workspace = try WorkspaceCopy()
        let swift = KataCommand(
            folder: workspace("Katas/Contexts"), owner: workspace, program: URL(filePath: "/usr/bin/env"))
        let program = workspace("Katas/Contexts/.build/debug/ContextsApp")

        let start = try await swift("swift", "build", "--product", "ContextsApp")
        #expect(start.code == 0, "\(start.testDescription)")
        // What is wrong with it at the start: the real analytics hear of what is no user.
        try await expect(Launch(arguments: ["mock1"], output: ">>WelcomeScreen\nMock Number 1! for Michael\n"), of: program)

        try workspace.laySolution(over: "Contexts")
        let solved = try await swift("swift", "build", "--product", "ContextsApp")
        #expect(solved.code == 0, "\(solved.testDescription)")
        for launch in Self.launches { try await expect(launch, of: program) }
    }

    private func expect(_ launch: Launch, of program: URL, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let app = KataCommand(folder: FileManager.default.temporaryDirectory, environment: launch.environment, program: program)
        let outcome = try await app.run(launch.arguments)
        #expect(outcome.output == launch.output, "\(launch.testDescription)", sourceLocation: sourceLocation)
        #expect(outcome.errors == launch.errors, "\(launch.testDescription)", sourceLocation: sourceLocation)
        #expect(outcome.code == launch.code, "\(launch.testDescription)", sourceLocation: sourceLocation)
    }
}
