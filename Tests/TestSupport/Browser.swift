package import Foundation
package import Testing

/// A headless Chromium on the PATH.
package struct Browser: Sendable {
    private let program: URL

    package static let found: Browser? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        // The first one cannot show a window, and takes half of the others' time.
        let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
        let candidates = names.flatMap { name in folders.map { URL(filePath: "\($0)/\(name)") } }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }.map(Browser.init)
    }()

    /// Returns whether tests may be skipped for want of a browser: a missing browser is a failure where `CI` is set.
    package static func isOptional(in environment: [String: String]) -> Bool {
        environment["CI"] == nil
    }

    /// The document and the console of a page after its scripts have run.
    private struct Outcome {
        var document: String
        var console: [String]
    }

    /// Opens a page in a window of some width, acts and looks as a script says, and returns what it has recorded.
    ///
    /// - Parameters:
    ///   - page: The page's text.
    ///   - script: A script that records observations of its own in the fields of `seen`.
    ///   - width: The width in points; also one that is narrower than a window can be.
    ///   - isDark: Whether the user prefers dark pages.
    /// - Returns: The fields of `seen`, and the lines on the console.
    package static func visit<Seen: Decodable>(
        _ page: String, script: String, width: Int, isDark: Bool = false, as type: Seen.Type = Seen.self
    ) async throws -> (seen: Seen, console: [String]) {
        let common = try ["arrive", "look"].map { name in
            try String(contentsOf: Clone.root.appending(path: "Tests/TestSupport/Fixtures/\(name).js"), encoding: .utf8)
        }
        let visited = page.replacing("</body>", with: "<script>{\(common[0])\(script)\(common[1])}</script></body>")
        // A window cannot be as narrow as a phone, but a frame in it can.
        let escaped = visited.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
        let frame = "<iframe style=\"width: \(width)px; height: 900px; border: 0\" srcdoc=\"\(escaped)\"></iframe>"
        let framed = Data("<!DOCTYPE html><meta charset=utf-8><meta name=color-scheme content=\"light dark\">\(frame)".utf8)
        let browser = try #require(found, "Where CI is set, Chromium must be on the PATH.")
        let outcome = try await TemporaryFolder.with { folder in
            let file = folder.appending(path: "page.html")
            try framed.write(to: file)
            return try await browser.open(file, isDark: isDark)
        }
        return try seen(in: outcome)
    }

    /// Opens an address, whose page records what a test reads as `look.js` does.
    ///
    /// - Parameters:
    ///   - address: The address.
    ///   - isDark: Whether the user prefers dark pages.
    ///   - seconds: The time that the page's scripts believe to have.
    /// - Returns: The record, and the lines on the console, where every request to another host leaves one.
    package static func visit<Seen: Decodable>(
        _ address: URL, isDark: Bool, seconds: Int, as type: Seen.Type = Seen.self
    ) async throws -> (seen: Seen, console: [String]) {
        let browser = try #require(found, "Where CI is set, Chromium must be on the PATH.")
        let rules = "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"
        return try seen(in: await browser.open(address, isDark: isDark, options: [rules, "--virtual-time-budget=\(seconds * 1000)"]))
    }

    private static func seen<Seen: Decodable>(in outcome: Outcome) throws -> (seen: Seen, console: [String]) {
        let coded = try #require(outcome.document.firstMatch(of: /<pre id="seen">([^<]+)</)?.1, "\(outcome.console)")
        return (try JSONDecoder().decode(Seen.self, from: #require(Data(base64Encoded: String(coded)))), outcome.console)
    }

    /// Opens a file and lets its scripts run.
    ///
    /// - Parameters:
    ///   - page: The file.
    ///   - isDark: Whether the user prefers dark pages.
    ///   - options: Further options of the browser.
    private func open(_ page: URL, isDark: Bool, options: [String] = ["--timeout=20000"]) async throws -> Outcome {
        let result = await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: Result { try openAndWait(page, isDark, options) }) }
        }
        return try result.get()
    }

    private func openAndWait(_ page: URL, _ isDark: Bool, _ options: [String]) throws -> Outcome {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        let (output, errors) = (folder("document.html"), folder("errors.txt"))
        for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        let process = Process()
        process.executableURL = program
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--user-data-dir=\(folder.url.path)/profile",
                "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--window-size=1400,900", "--enable-logging=stderr",
                // What a visitor of one page does not need costs a quarter of a visit's time.
                "--disable-extensions", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run",
                "--disable-breakpad",
            ] + options + ["--dump-dom", page.absoluteString]
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
    package static var needsBrowser: Self {
        .enabled(
            if: Browser.found != nil || !Browser.isOptional(in: ProcessInfo.processInfo.environment), "There is no Chromium on the PATH.")
    }
}
