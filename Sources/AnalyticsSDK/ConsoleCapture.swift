import Foundation

/// A redirection of standard output into a file.
///
/// It uses a file because a full pipe without a reader would block the writer.
struct ConsoleCapture {
    private let console: CInt
    private let file: CInt

    /// Starts the redirection.
    init() {
        var path = Array(FileManager.default.temporaryDirectory.appending(path: "console-XXXXXX").path.utf8CString)
        file = mkstemp(&path)
        precondition(file >= 0, "Cannot create a temporary file for the console output: \(String(cString: strerror(errno)))")
        unlink(path)
        fflush(nil)
        console = dup(STDOUT_FILENO)
        dup2(file, STDOUT_FILENO)
    }

    /// Ends the redirection and returns the text that was printed in the meantime.
    func end() -> String {
        fflush(nil)
        dup2(console, STDOUT_FILENO)
        close(console)
        lseek(file, 0, SEEK_SET)
        let text = FileHandle(fileDescriptor: file, closeOnDealloc: true).readDataToEndOfFile()
        return String(decoding: text, as: UTF8.self)
    }
}
