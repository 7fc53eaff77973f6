import Foundation

/// Standard output, led into a file for a while.
///
/// A file rather than a pipe: a pipe that nobody reads blocks the writer once it is full.
struct ConsoleCapture {
    private let console: CInt
    private let file: CInt

    /// Begins: what is printed from now on goes to the file.
    init() {
        var path = Array(FileManager.default.temporaryDirectory.appending(path: "console-XXXXXX").path.utf8CString)
        file = mkstemp(&path)
        precondition(file >= 0, "No temporary file for the console: \(String(cString: strerror(errno)))")
        unlink(path)
        fflush(nil)
        console = dup(STDOUT_FILENO)
        dup2(file, STDOUT_FILENO)
    }

    /// Ends: standard output is what it was, and what was printed meanwhile is returned.
    func end() -> String {
        fflush(nil)
        dup2(console, STDOUT_FILENO)
        close(console)
        lseek(file, 0, SEEK_SET)
        let text = FileHandle(fileDescriptor: file, closeOnDealloc: true).readDataToEndOfFile()
        return String(decoding: text, as: UTF8.self)
    }
}
