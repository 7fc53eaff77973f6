import Foundation

/// The bounds of a thread's stack, which grows downward.
struct Stack {
    private var low: UInt = 0
    private var high: UInt = 0

    /// Returns whether no more is left than the report of a cycle needs.
    func isUsedUp(at address: UInt) -> Bool {
        low <= address && address < high && address - low < min((high - low) / 4, 64 << 10)
    }

    /// The most that a resolution pass may use of a stack without a limit.
    private static let most: UInt = 1 << 30
}

extension Stack {
    /// The stack of the calling thread; without bounds where the platform does not tell them.
    static var ofCallingThread: Stack {
        #if canImport(Darwin)
        let high = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
        return Stack(low: high - pthread_get_stacksize_np(pthread_self()), high: high)
        #else
        // The C library declares this function for GNU programs only.
        typealias Read = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
        var (attributes, start, size) = (pthread_attr_t(), UnsafeMutableRawPointer?.none, 0)
        guard let read = dlsym(nil, "pthread_getattr_np").map({ unsafeBitCast($0, to: Read.self) }),
            read(pthread_self(), &attributes) == 0
        else { return Stack() }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_getstack(&attributes, &start, &size)
        let high = UInt(bitPattern: start) + UInt(size)
        return Stack(low: high - min(UInt(size), most), high: high)
        #endif
    }
}
