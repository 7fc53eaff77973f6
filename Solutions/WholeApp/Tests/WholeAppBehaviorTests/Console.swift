import Foundation

/// A redirection of the console into a file, for events that are sent while a task waits.
struct Console {
    /// Whether the tests of other modules run in this process, whose screens may send events meanwhile.
    private static let isShared = CommandLine.arguments.contains { $0.contains("SeamsPackageTests") }

    private let console: CInt
    private let file: URL

    init() throws {
        file = FileManager.default.temporaryDirectory.appending(path: "console-\(UUID().uuidString)")
        try Data().write(to: file)
        fflush(nil)
        console = dup(STDOUT_FILENO)
        let descriptor = open(file.path, O_WRONLY)
        dup2(descriptor, STDOUT_FILENO)
        close(descriptor)
    }

    /// Ends the redirection, and returns the lines of analytics clients: all of them, or those about orders in a shared process.
    func end() -> [String] {
        fflush(nil)
        dup2(console, STDOUT_FILENO)
        close(console)
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try? FileManager.default.removeItem(at: file)
        let lines = text.split(separator: "\n").map(String.init)
        // The output of others, such as the test library's, reaches the console after all.
        for line in lines where !line.hasPrefix(">>") { print(line) }
        return lines.filter { $0.hasPrefix(">>") && (!Self.isShared || $0.contains("order")) }
    }
}
