import Foundation

/// A redirection of the console into a file, for events that are sent while a task waits.
struct Console {
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

    /// Ends the redirection, and returns the lines of analytics clients about orders.
    ///
    /// The tests of other modules may send events of their screens meanwhile, in the same process; other output is passed on.
    func end() -> [String] {
        fflush(nil)
        dup2(console, STDOUT_FILENO)
        close(console)
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try? FileManager.default.removeItem(at: file)
        let lines = text.split(separator: "\n").map(String.init)
        // The output of others, such as the test library's, reaches the console after all.
        for line in lines where !line.hasPrefix(">>") { print(line) }
        return lines.filter { $0.hasPrefix(">>") && $0.contains("order") }
    }
}
