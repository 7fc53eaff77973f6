import Foundation
import TestSupport
import Testing

/// A headless Chromium on the PATH.
struct Browser {
    let program: URL

    static let found: Browser? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let candidates = names.flatMap { name in folders.map { URL(filePath: "\($0)/\(name)") } }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }.map(Browser.init)
    }()

    /// Returns whether tests may be skipped for want of a browser: a missing browser is a failure where `CI` is set.
    static func isOptional(in environment: [String: String]) -> Bool {
        environment["CI"] == nil
    }

    /// The document and the console of a page after its scripts have run.
    struct Outcome {
        var document: String
        var console: [String]
    }

    /// Opens a file and lets its scripts run.
    ///
    /// - Parameters:
    ///   - page: The file.
    ///   - isDark: Whether the user prefers dark pages.
    func open(_ page: URL, isDark: Bool) async throws -> Outcome {
        let result = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: Result { try openAndWait(page, isDark) }) }
        }
        return try result.get()
    }

    private func openAndWait(_ page: URL, _ isDark: Bool) throws -> Outcome {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let (output, errors) = (folder("document.html"), folder("errors.txt"))
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        let process = Process()
        process.executableURL = program
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--user-data-dir=\(folder.url.path)/profile",
            "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--window-size=1400,900", "--enable-logging=stderr",
            "--timeout=20000", "--dump-dom", page.absoluteString,
        ]
        // Whatever it keeps beside its profile goes with the folder.
        process.environment = ProcessInfo.processInfo.environment
            .merging(["HOME": folder.url.path, "TMPDIR": folder.url.path]) { $1 }
            .filter { !$0.key.hasPrefix("XDG_") }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self).split(separator: "\n").map(String.init)
        return Outcome(
            document: String(decoding: try Data(contentsOf: output), as: UTF8.self), console: said.filter { $0.contains("CONSOLE") })
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test where there is no browser and none is required.
    static var needsBrowser: Self {
        .enabled(
            if: Browser.found != nil || !Browser.isOptional(in: ProcessInfo.processInfo.environment), "There is no Chromium on the PATH.")
    }
}
