#if os(Linux)
public import Foundation
#else
import Foundation
#endif

/// Moves the clock of this process to another day, so that a test which depends on the real one gives itself away.
///
/// On Linux the functions below have the names of the C library's, as those of `NetworkWatch` have. Clocks that only measure time are not
/// moved, so waiting takes as long as ever; a wait until a moment is moved back, because the system keeps the real time.
enum MovedClock {
    /// The seconds by which the clock is ahead; set once before the first test runs.
    nonisolated(unsafe) static var seconds = 0

    /// Starts the clock at a moment, in seconds since 1970.
    static func start(at moment: Int) {
        seconds += moment - time(nil)
    }
}

#if os(Linux)
extension MovedClock {
    /// Whether this clock tells the time of day.
    fileprivate static func tellsTime(_ clock: clockid_t) -> Bool { clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE }

    /// Calls the body with the moment that the system knows for a moment of the moved clock.
    ///
    /// A moment of a clock that only measures time is less than the years of a machine's uptime.
    fileprivate static func movedBack<Result>(_ moment: UnsafePointer<timespec>?, _ body: (UnsafePointer<timespec>?) -> Result) -> Result {
        guard seconds != 0, var real = moment?.pointee, real.tv_sec > 1_000_000_000 else { return body(moment) }
        real.tv_sec -= seconds
        return withUnsafePointer(to: real) { body($0) }
    }
}

private let libraryClock: @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> CInt = LibraryFunction.next("clock_gettime")
private let libraryTimeOfDay: @convention(c) (UnsafeMutablePointer<timeval>?, UnsafeMutableRawPointer?) -> CInt =
    LibraryFunction.next("gettimeofday")
private let libraryTime: @convention(c) (UnsafeMutablePointer<time_t>?) -> time_t = LibraryFunction.next("time")
private let libraryWait: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafePointer<timespec>?) -> CInt =
    LibraryFunction.next("pthread_cond_timedwait")
private let librarySemaphoreWait: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<timespec>?) -> CInt =
    LibraryFunction.next("sem_timedwait")

/// Reads a clock.
@_cdecl("clock_gettime")
public func movedClock(_ clock: clockid_t, _ result: UnsafeMutablePointer<timespec>?) -> CInt {
    let code = libraryClock(clock, result)
    if code == 0, MovedClock.tellsTime(clock) { result?.pointee.tv_sec += MovedClock.seconds }
    return code
}

/// Reads the time of day in microseconds.
@_cdecl("gettimeofday")
public func movedTimeOfDay(_ result: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?) -> CInt {
    let code = libraryTimeOfDay(result, zone)
    if code == 0 { result?.pointee.tv_sec += MovedClock.seconds }
    return code
}

/// Reads the time of day in seconds.
@_cdecl("time")
public func movedTime(_ result: UnsafeMutablePointer<time_t>?) -> time_t {
    let moment = libraryTime(nil) + MovedClock.seconds
    result?.pointee = moment
    return moment
}

/// Waits for a condition until a moment.
@_cdecl("pthread_cond_timedwait")
public func movedWait(
    _ condition: UnsafeMutableRawPointer?, _ mutex: UnsafeMutableRawPointer?, _ moment: UnsafePointer<timespec>?
) -> CInt {
    MovedClock.movedBack(moment) { libraryWait(condition, mutex, $0) }
}

/// Waits for a semaphore until a moment.
@_cdecl("sem_timedwait")
public func movedSemaphoreWait(_ semaphore: UnsafeMutableRawPointer?, _ moment: UnsafePointer<timespec>?) -> CInt {
    MovedClock.movedBack(moment) { librarySemaphoreWait(semaphore, $0) }
}
#endif
