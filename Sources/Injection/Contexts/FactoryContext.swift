import Foundation
import Synchronization

/// The circumstances in which the process runs.
///
/// The process has one context. A test with the `.container` trait, or code inside `withCurrent`, has its own, so that a change affects no
/// other test.
public struct FactoryContext: Sendable {
    /// The arguments that the process was launched with, in order.
    public var arguments = ProcessInfo.processInfo.arguments
    /// The arguments set at run time, by key; they match by value.
    public var runtimeArguments = [String: String]()
    /// Whether the process runs an Xcode preview.
    public var isPreview = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
    /// Whether the process runs tests, of XCTest or of Swift Testing.
    public var isTest = RunningTests.areLoaded
    /// Whether the process runs in a simulator.
    public var isSimulator = ProcessInfo.processInfo.environment["SIMULATOR_UDID"] != nil
    /// Whether this is a debug build.
    public var isDebug = FactoryContext.isDebugBuild

    /// Creates a context with the actual circumstances of the process.
    public init() {}

    #if DEBUG
    static let isDebugBuild = true
    #else
    static let isDebugBuild = false
    #endif
}

extension FactoryContext {
    /// The circumstances that apply to the calling task.
    public static var current: FactoryContext {
        get { holder.snapshot.context }
        set { holder.change { $0 = newValue } }
    }

    /// Sets an argument as if the process had been launched with it.
    ///
    /// - Parameters:
    ///   - arg: The argument.
    ///   - key: The name by which to replace or remove the argument.
    public static func setArg(_ arg: String, forKey key: String) {
        setArg(arg, key)
    }

    /// Removes an argument that was set at run time.
    ///
    /// - Parameter key: The name under which the argument was set.
    public static func removeArg(forKey key: String) {
        setArg(nil, key)
    }

    private static func setArg(_ arg: String?, _ key: String) {
        holder.change { $0.runtimeArguments.setRarely(arg, key) }  // seams:skip(doubled) Set twice, it is the same.
    }

    /// Runs a closure in a context of its own; its changes affect no other task and end with the closure.
    ///
    /// - Parameters:
    ///   - context: The initial circumstances.
    ///   - operation: The closure to run.
    /// - Returns: The result of the closure.
    @export(implementation)
    public static func withCurrent<Result>(_ context: FactoryContext = .current, operation: () throws -> Result) rethrows -> Result {
        try ofTask.withValue(Holder(context), operation: operation)
    }

    /// Runs an asynchronous closure in a context of its own; its changes affect no other task and end with the closure.
    ///
    /// - Parameters:
    ///   - context: The initial circumstances.
    ///   - isolation: The actor on which the closure runs; by default, the caller's.
    ///   - operation: The closure to run.
    /// - Returns: The result of the closure.
    @export(implementation)
    public static func withCurrent<Result>(
        _ context: FactoryContext = .current, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
    ) async rethrows -> Result {
        try await ofTask.withValue(Holder(context), operation: operation, isolation: isolation)
    }

    @TaskLocal private static var own: Holder?
    /// The task-local value, for code that the compiler takes into the caller's module.
    @usableFromInline static var ofTask: TaskLocal<Holder?> { $own }
    private static let initial = Snapshot(FactoryContext())
    private static let ofProcess = Holder(initial)
    /// Whether any context ever changed; until then, the task-local value need not be read.
    private static let isTouched = Atomic<Bool>(false)  // seams:skip A shortcut: the current circumstances are the initial ones.
    // seams:skip A shortcut: nobody has a context of their own.
    private static var holder: Holder { isTouched.load(ordering: .relaxed) ? own ?? ofProcess : ofProcess }

    /// An immutable context, so that saving it means keeping a reference.
    final class Snapshot: Sendable {
        let context: FactoryContext
        init(_ context: FactoryContext) { self.context = context }
    }

    /// The current circumstances, for ``restore(_:)``; nil if they never changed.
    // seams:skip A shortcut: the initial ones are current.
    static var saved: Snapshot? { isTouched.load(ordering: .relaxed) ? holder.snapshot : nil }

    static func restore(_ saved: Snapshot?) {
        if isTouched.load(ordering: .relaxed) {  // seams:skip(always) A shortcut: the initial ones are current.
            holder.restore(saved ?? initial)  // seams:skip(doubled) Restored twice, it is the same.
        }
    }

    @usableFromInline
    final class Holder: @unchecked Sendable {
        private let lock = Lock()
        // Guarded by `lock`.
        private var current: Snapshot

        init(_ snapshot: Snapshot) { current = snapshot }

        /// Holds a context for a task of its own.
        @usableFromInline
        convenience init(_ context: FactoryContext) {
            isTouched.store(true, ordering: .relaxed)
            self.init(Snapshot(context))
        }

        var snapshot: Snapshot { lock.withLock { current } }

        func change(_ change: (inout FactoryContext) -> Void) {
            isTouched.store(true, ordering: .relaxed)
            var changed = snapshot.context
            change(&changed)  // seams:skip(doubled) Changed twice, it is the same.
            restore(Snapshot(changed))  // seams:skip(doubled) Restored twice, it is the same.
        }

        func restore(_ snapshot: Snapshot) {
            let old = lock.withLock {
                defer { current = snapshot }
                return current
            }
            withExtendedLifetime(old) {}
        }
    }
}
