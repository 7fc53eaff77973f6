import Foundation

/// Runs a command to its end and returns its exit code and everything that it printed.
///
/// The output goes through a file, as a pipe that nobody reads would stop the command when full.
func run(_ command: [String], environment: [String: String] = [:]) async throws -> (code: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in continuation.resume() }
        do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
}
