import Foundation

/// The stack of a thread, which grows downward.
enum Stack {
    /// The end of the calling thread's stack, which the report of a cycle needs; empty where the platform does not tell the stack's bounds.
    static var reserve: Range<UInt> {
        let bounds = bounds
        return reserve(bounds.upperBound, UInt(bounds.count))
    }

    /// The calling thread's stack; empty where the platform does not tell its bounds.
    static var bounds: Range<UInt> {
        #if canImport(Darwin)
        let high = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
        return high - UInt(pthread_get_stacksize_np(pthread_self()))..<high
        #else
        // The C library declares this function for GNU programs only.
        typealias Read = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
        var (attributes, start, size) = (pthread_attr_t(), UnsafeMutableRawPointer?.none, 0)  // seams:skip The C library sets them.
        // seams:skip The C library always tells them.
        guard let read = dlsym(nil, "pthread_getattr_np").map({ unsafeBitCast($0, to: Read.self) }),
            read(pthread_self(), &attributes) == 0
        else { return 0..<0 }
        defer { pthread_attr_destroy(&attributes) }  // seams:skip Memory that is not freed changes no answer.
        pthread_attr_getstack(&attributes, &start, &size)  // seams:skip(doubled) Read twice, it is the same.
        return UInt(bitPattern: start)..<UInt(bitPattern: start) + UInt(size)
        #endif
    }

    /// Returns the end of a stack, which has at most a gigabyte where it has no limit.
    static func reserve(_ high: UInt, _ size: UInt) -> Range<UInt> {
        let low = high - min(size, 1 << 30)
        return low..<low + min(size / 4, 64 << 10)
    }
}
