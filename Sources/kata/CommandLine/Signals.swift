import Foundation

/// Handles signals in ordinary code instead of in a signal handler.
enum Signals {
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

    /// Replaces the effect of these signals by a call of `handle`, on some thread.
    ///
    /// Only the main task may call it.
    static func on(_ numbers: [CInt], _ handle: @escaping @Sendable (CInt) -> Void) {
        sources += numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
            source.setEventHandler { handle(number) }
            source.resume()
            return source
        }
    }
}
