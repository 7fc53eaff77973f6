import Foundation
import Synchronization

/// The process-wide settings that help to find mistakes in the dependencies of a debug build.
enum Diagnostics {
    static let detectsCycles = Atomic<Bool>(true)
    static let traces = Atomic<Bool>(false)
    private static let lock = Lock()
    // Guarded by `lock`.
    private nonisolated(unsafe) static var currentLogger: (String) -> Void = { print($0) }
    private nonisolated(unsafe) static var currentFatalError: FatalError = Swift.fatalError

    typealias FatalError = (@autoclosure () -> String, StaticString, UInt) -> Never

    static var logger: (String) -> Void {
        get { lock.withLock { currentLogger } }
        set {
            var replaced = newValue
            lock.withLock { swap(&currentLogger, &replaced) }
        }
    }

    static var fatalError: FatalError {
        get { lock.withLock { currentFatalError } }
        set {
            var replaced = newValue
            lock.withLock { swap(&currentFatalError, &replaced) }
        }
    }
}

extension ContainerManager {
    /// Whether every resolution is logged, one line each, in call order when the outermost resolution ends.
    ///
    /// The setting acts on the whole process, in debug builds. A line shows the depth, the container, the key and the type, and the origin
    /// of the instance: the definition (`F`), a registration (`R`), a context (`O`) or a cache (`C`).
    public var trace: Bool {
        get { Diagnostics.traces.load(ordering: .relaxed) }
        set { Diagnostics.traces.store(newValue, ordering: .relaxed) }
    }

    /// The destination of the trace and of warnings, for the whole process; by default, the console.
    public var logger: (String) -> Void {
        get { Diagnostics.logger }
        set { Diagnostics.logger = newValue }
    }

    /// Whether a circular dependency ends the process with the factory's name as soon as a factory needs itself.
    ///
    /// The setting acts on the whole process, in debug builds. Without it, and in a release build, the process ends with the names of the
    /// cycle when the stack is used up.
    public var circularDependencyTesting: Bool {
        get { Diagnostics.detectsCycles.load(ordering: .relaxed) }
        set { Diagnostics.detectsCycles.store(newValue, ordering: .relaxed) }
    }

    /// Whether an unregistered promised factory ends the process; by default, true in debug builds outside previews.
    public var promiseTriggersError: Bool {
        get { lock.withLock { settings.promiseTriggersError } }
        set { change(.promiseTriggersError(newValue)) }  // seams:skip(doubled) Set twice, it is the same.
    }
}

/// Ends the process after printing the problem and the chain of running factories on standard error.
///
/// It holds no lock, and the calling thread abandons everything that it was building, so that a test can end the thread instead of the
/// process.
func fail(_ message: String, because explanation: String, _ file: StaticString = #fileID, _ line: UInt = #line) -> Never {
    let thread = ThreadState.current
    thread.report(message, because: explanation).withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
    thread.abandonEverything()  // seams:skip(doubled) The second call finds nothing to abandon.
    Diagnostics.fatalError(message, file, line)
}
