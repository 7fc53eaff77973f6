import Foundation

/// Lets signals be dealt with in ordinary code instead of in a signal handler.
enum Signals {
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

    /// From now on, these signals do nothing but call `handle`, on some thread. Called by the main task only.
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
