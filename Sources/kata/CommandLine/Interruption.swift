import Foundation
internal import Judge

/// Ends the program on a signal without leaving a process or a folder behind.
enum Interruption {
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

    static func handle() {
        signal(SIGPIPE, SIG_IGN)
        sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInitiated))
            source.setEventHandler {
                Cleanup.now()
                _exit(128 + number)
            }
            source.resume()
            return source
        }
    }
}
