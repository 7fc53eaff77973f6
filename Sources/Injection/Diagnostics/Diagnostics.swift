import Foundation
import Synchronization

/// What helps to find a mistake in the dependencies. It acts on the whole process, and in debug builds only.
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
    /// Whether every resolution is logged: a line each, when the outermost ends, in the order in which they began.
    ///
    /// Acts on the whole process, in debug builds. A line says how deep, which container, key and type, and whether the instance came
    /// from the definition (`F`), a registration (`R`), a context (`O`) or a cache (`C`).
    public var trace: Bool {
        get { Diagnostics.traces.load(ordering: .relaxed) }
        set { Diagnostics.traces.store(newValue, ordering: .relaxed) }
    }

    /// Where the trace and warnings go: the console, unless you say otherwise. Acts on the whole process.
    public var logger: (String) -> Void {
        get { Diagnostics.logger }
        set { Diagnostics.logger = newValue }
    }

    /// Whether a factory that needs itself ends the process with its name, instead of overflowing the stack.
    ///
    /// Acts on the whole process, in debug builds.
    public var circularDependencyTesting: Bool {
        get { Diagnostics.detectsCycles.load(ordering: .relaxed) }
        set { Diagnostics.detectsCycles.store(newValue, ordering: .relaxed) }
    }

    /// Whether a promised factory that nobody registered ends the process: in debug builds outside previews, unless you say otherwise.
    public var promiseTriggersError: Bool {
        get { lock.withLock { settings.promiseTriggersError } }
        set { change { $0.promiseTriggersError = newValue } }
    }
}

/// Ends the process, after a block on standard error that says what is wrong and how the process came there.
///
/// No lock is held, and the calling thread has let go of all that it was building, so that a test can replace the end of the process by
/// the end of the thread.
func fail(_ message: String, because explanation: String, _ file: StaticString = #fileID, _ line: UInt = #line) -> Never {
    let thread = ThreadState.current
    let block = thread.report(message, because: explanation).joined(separator: "\n")
    FileHandle.standardError.write(Data((block + "\n").utf8))
    thread.abandonEverything()
    Diagnostics.fatalError(message, file, line)
}
