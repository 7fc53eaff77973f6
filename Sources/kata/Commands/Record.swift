internal import MockGenerator

extension Command {
    static let record = Command(
        name: "record", argument: "FILE",
        options: [
            Option(name: "--output", value: "FILE", summary: "write the mocks to a file instead of standard output"),
            Option(name: "--module", value: "NAME", summary: "import the module that the protocols are in"),
            Option(name: "--force", value: nil, summary: "replace the output even if somebody has edited it"),
        ],
        summary: "write the recording mocks for the protocols in a file",
        discussion: """
            Each protocol is generated whole or refused whole; what is in the way is named with file and line. The mocks use the module \
            Recording.

            Exit code: 0 everything generated, 1 something refused, 2 a wrong call or a file that is not Swift.
            """,
        example: "kata record Sources/App/Tracking.swift --output TrackingMocks.swift"
    ) { invocation in
        let file = try invocation.required("FILE")
        let outcome = RecordCommand(
            file: file, output: invocation.options["--output"], force: invocation.has("--force"), module: invocation.options["--module"]
        ).run()
        invocation.system.write(outcome.standardOutput)
        invocation.system.progress(outcome.standardError)
        return ExitCode(rawValue: outcome.exitCode) ?? .misuse
    }
}
