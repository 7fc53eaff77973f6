import Foundation

extension Analytics {
    /// Returns the lines that analytics clients printed on the console while `body` ran, in order.
    ///
    /// The console is the only place where the real effect of ``Analytics`` can be seen, so this is how a test finds out what went
    /// through the real thing. It works for every client that marks its lines with `>>` as ``track(event:)`` does; what else is
    /// printed meanwhile reaches the console after `body` has ended.
    ///
    ///     let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }
    ///     #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    ///
    /// Runs on the main actor from start to end, so two tests cannot mix their lines. `body` must not start another capture.
    ///
    /// - Parameter body: The code to watch.
    /// - Returns: The lines that begin with `>>`, without their line ends.
    public static func output(of body: () throws -> Void) rethrows -> [String] {
        guard let file = tmpfile() else { fatalError("No temporary file for the console: \(String(cString: strerror(errno)))") }
        defer { fclose(file) }
        let console = redirectStandardOutput(to: fileno(file))
        defer { close(console) }
        do {
            try body()
        } catch {
            _ = restoreStandardOutput(console, readingBack: file)
            throw error
        }
        return restoreStandardOutput(console, readingBack: file)
    }

    private static func redirectStandardOutput(to descriptor: CInt) -> CInt {
        fflush(nil)
        let console = dup(STDOUT_FILENO)
        dup2(descriptor, STDOUT_FILENO)
        return console
    }

    private static func restoreStandardOutput(_ console: CInt, readingBack file: UnsafeMutablePointer<FILE>) -> [String] {
        fflush(nil)
        dup2(console, STDOUT_FILENO)
        rewind(file)
        let text = String(decoding: FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false).readDataToEndOfFile(), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
        for line in lines where !line.hasPrefix(">>") { print(line) }
        return lines.filter { $0.hasPrefix(">>") }
    }
}
