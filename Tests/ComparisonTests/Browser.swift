import Foundation
import Testing

/// A headless Chromium, if there is one on the PATH.
struct Browser {
    let program: URL

    static let found: Browser? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let candidates = names.flatMap { name in folders.map { URL(filePath: "\($0)/\(name)") } }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }.map(Browser.init)
    }()

    /// What a page left: its document, and what it said on the console.
    struct Outcome {
        var document: String
        var console: [String]
    }

    /// Opens a file, lets its scripts run, and returns what the document is then.
    ///
    /// - Parameters:
    ///   - page: The file.
    ///   - isDark: Whether the person prefers a dark page.
    func open(_ page: URL, isDark: Bool) async throws -> Outcome {
        let result = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: Result { try openAndWait(page, isDark) }) }
        }
        return try result.get()
    }

    private func openAndWait(_ page: URL, _ isDark: Bool) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appending(path: "seams-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (output, errors) = (folder.appending(path: "document.html"), folder.appending(path: "errors.txt"))
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        let process = Process()
        process.executableURL = program
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--user-data-dir=\(folder.path)/profile",
            "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--window-size=1400,900", "--enable-logging=stderr",
            "--timeout=20000", "--dump-dom", page.absoluteString,
        ]
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
