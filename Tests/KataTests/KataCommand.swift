import Foundation
import TestSupport
import Testing

/// The built `kata`, or another program, run as a process the way a person runs it.
struct KataCommand: Sendable {
    /// The result of a call.
    struct Outcome: CustomTestStringConvertible, Sendable {
        var code: Int32
        var output: String
        var errors: String

        var testDescription: String {
            "exit \(code)\n-- standard output\n\(output)\n-- standard error\n\(errors)"
        }

        /// The lines on standard error but for the ones that only say that a long wait goes on.
        var complaints: [Substring] {
            errors.split(separator: "\n").filter { !$0.hasPrefix("Still working: ") }
        }

        /// The JSON on standard output.
        func json(sourceLocation: SourceLocation = #_sourceLocation) throws -> [String: Any] {
            try #require(
                JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any], "no JSON object: \(testDescription)",
                sourceLocation: sourceLocation)
        }
    }

    /// The temporary files of all calls: the package manager and the compiler's driver leave some behind.
    private static let temporary = Result { try TemporaryFolder() }

    var folder: URL
    var environment: [String: String] = [:]
    /// Kept alive as long as the command may run in its folder.
    var owner: WorkspaceCopy?
    var program = built("kata")

    /// A program beside the tests in the build folder.
    static func built(_ name: String) -> URL {
        Bundle.main.executableURL!.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: name)
    }

    func callAsFunction(_ arguments: String...) async throws -> Outcome {
        try await run(arguments)
    }

    /// Starts it without waiting, and without its output.
    func start(_ arguments: String...) throws -> Process {
        let process = try process(arguments)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private func process(_ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": try Self.temporary.get().url.path]) { $1 }
            .merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Runs another program that may call `kata` by its name.
    func run(_ command: [String], withKataOnPath: Bool) async throws -> Outcome {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        var caller = self
        caller.environment["PATH"] = "\(Self.built("kata").deletingLastPathComponent().path):\(path)"
        caller.program = URL(filePath: "/usr/bin/env")
        return try await caller.run(command)
    }

    func run(_ arguments: [String]) async throws -> Outcome {
        try await Gate.work.pass { try await onThreadOfItsOwn { try runAndWait(arguments) } }
    }

    private func runAndWait(_ arguments: [String]) throws -> Outcome {
        let process = try process(arguments)
        let output = Pipe(), errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Standard error is short here, so it waits in its pipe until standard output has been read.
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: complaint, as: UTF8.self))
    }
}

/// Waits on a thread of its own: the tests' few threads are needed by whoever holds what the work may be waiting for.
func onThreadOfItsOwn<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    let result = await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: Result { try work() }) }
    }
    return try result.get()
}

extension WorkspaceCopy {
    /// The built `kata` in this copy.
    var kata: KataCommand { KataCommand(folder: root, owner: self) }
}
