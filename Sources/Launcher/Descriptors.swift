#if os(Linux)
#if canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// The open files of this process.
enum Descriptors {
    /// Standard input, output and error, and the channel to the judge.
    private static let own: CInt = 4
    /// The same number on every processor. (`man 2 close_range`; since Linux 5.9.)
    private static let closeRange = 436

    /// Closes what the program that started this one did not close for it, such as a pipe of another process that starts meanwhile.
    ///
    /// A test that writes to a pipe without a reader would be ended by a signal, as if it had crashed.
    static func closeAllButOwn() {
        guard SystemFunction.call(closeRange, Int(own), Int(UInt32.max)) != 0 else { return }
        let usualLimit: CInt = 1024
        for number in own..<usualLimit { close(number) }
    }
}
#endif
