import Foundation
import Synchronization

/// What is known of the circumstances in which the process runs.
///
/// There is one for the whole process. In a test with the `.container` trait, or inside `withCurrent`, there is one more, and a change
/// reaches no other test.
public struct FactoryContext: Sendable {
    /// The arguments that the process was launched with, in order.
    public var arguments = ProcessInfo.processInfo.arguments
    /// The arguments that were set while the process runs; they match by value.
    public var runtimeArguments: [String: String] = [:]
    /// Whether the process runs an Xcode preview.
    public var isPreview = ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1"
    /// Whether the process runs tests, of either library.
    public var isTest = RunningTests.areLoaded
    /// Whether the process runs in a simulator.
    public var isSimulator = ProcessInfo.processInfo.environment["SIMULATOR_UDID"] != nil
    /// Whether this is a debug build.
    public var isDebug = FactoryContext.isDebugBuild

    /// Finds out the circumstances from the process itself.
    public init() {}

    #if DEBUG
    static let isDebugBuild = true
    #else
    static let isDebugBuild = false
    #endif
}

extension FactoryContext {
    /// The circumstances that count for the calling task.
    public static var current: FactoryContext {
        get { holder.snapshot.context }
        set { holder.change { $0 = newValue } }
    }

    /// Sets an argument as if the process had been launched with it.
    ///
    /// - Parameters:
    ///   - arg: The argument.
    ///   - key: A name to replace or remove it by.
    public static func setArg(_ arg: String, forKey key: String) {
        holder.change { $0.runtimeArguments[key] = arg }
    }

    /// Removes an argument that was set while the process runs.
    ///
    /// - Parameter key: The name that it was set by.
    public static func removeArg(forKey key: String) {
        holder.change { $0.runtimeArguments[key] = nil }
    }

    /// Runs a closure with circumstances of its own; what it changes is forgotten afterwards and seen by no other task.
    ///
    /// - Parameters:
    ///   - context: The circumstances to begin with.
    ///   - operation: What to run.
    /// - Returns: What the closure returns.
    public static func withCurrent<Result>(_ context: FactoryContext = .current, operation: () throws -> Result) rethrows -> Result {
        isTouched.store(true, ordering: .relaxed)
        return try $own.withValue(Holder(Snapshot(context)), operation: operation)
    }

    /// Runs an asynchronous closure with circumstances of its own; what it changes is forgotten afterwards and seen by no other task.
    ///
    /// - Parameters:
    ///   - context: The circumstances to begin with.
    ///   - isolation: Where the closure runs; the caller's, unless you say otherwise.
    ///   - operation: What to run.
    /// - Returns: What the closure returns.
    public static func withCurrent<Result>(
        _ context: FactoryContext = .current, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
    ) async rethrows -> Result {
        isTouched.store(true, ordering: .relaxed)
        return try await $own.withValue(Holder(Snapshot(context)), operation: operation, isolation: isolation)
    }

    @TaskLocal private static var own: Holder?
    private static let initial = Snapshot(FactoryContext())
    private static let ofProcess = Holder(initial)
    /// Whether circumstances ever changed, so that until then nobody has to look at what they are in the current task.
    private static let isTouched = Atomic<Bool>(false)
    private static var holder: Holder { isTouched.load(ordering: .relaxed) ? own ?? ofProcess : ofProcess }

    /// A context that never changes, so that to save it is to keep a reference.
    final class Snapshot: Sendable {
        let context: FactoryContext
        init(_ context: FactoryContext) { self.context = context }
    }

    /// The circumstances as they are, for ``restore(_:)``; nil if they never changed.
    static var saved: Snapshot? { isTouched.load(ordering: .relaxed) ? holder.snapshot : nil }

    static func restore(_ saved: Snapshot?) {
        if isTouched.load(ordering: .relaxed) { holder.restore(saved ?? initial) }
    }

    private final class Holder: @unchecked Sendable {
        private let lock = Lock()
        // Guarded by `lock`.
        private var current: Snapshot

        init(_ snapshot: Snapshot) { current = snapshot }

        var snapshot: Snapshot { lock.withLock { current } }

        func change(_ change: (inout FactoryContext) -> Void) {
            isTouched.store(true, ordering: .relaxed)
            var changed = snapshot.context
            change(&changed)
            restore(Snapshot(changed))
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
