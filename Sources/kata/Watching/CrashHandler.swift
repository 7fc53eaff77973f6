import Foundation

/// Runs a last action when the program crashes.
///
/// It runs in a signal handler, where few functions are allowed.
enum CrashHandler {
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    nonisolated(unsafe) private static var lastAct: () -> Void = {}

    static func install(_ act: @escaping () -> Void) {
        lastAct = act
        for number in signals {
            var action = sigaction()
            action.setHandler { number in
                CrashHandler.lastAct()
                // The previous handler, such as the runtime's backtrace, comes next.
                sigaction(number, CrashHandler.previous + Int(number), nil)
                raise(number)
            }
            sigaction(number, &action, previous + Int(number))
        }
    }
}

extension sigaction {
    fileprivate mutating func setHandler(_ handler: @escaping @convention(c) (CInt) -> Void) {
        #if canImport(Darwin)
        __sigaction_u.__sa_handler = handler
        #else
        __sigaction_handler.sa_handler = handler
        #endif
    }
}
