internal import Synchronization

/// The planted fault that is switched on in this process.
enum ActiveFault {
    /// The fault's number, or one that stands nowhere in the code; set once before the first test runs.
    nonisolated(unsafe) static var number = 0
    /// The function that is called when the code of a fault runs for the first time in this process.
    ///
    /// It is called for every fault, and does the same for each: otherwise a test could count written bytes, for example, and tell whether the
    /// one that is switched on was reached.
    nonisolated(unsafe) static var whenReached: (Int) -> Void = { _ in }

    private static let known = Mutex<Set<Int>>([])
    /// The last one, which is known: most code that runs often runs in a row.
    private static let last = Atomic(0)

    /// Notes that the code of a fault runs, in this process or in one that it started.
    static func reach(_ number: Int) {
        if last.load(ordering: .relaxed) == number { return }
        last.store(number, ordering: .relaxed)
        if known.withLock({ $0.insert(number).inserted }) { whenReached(number) }
    }
}

/// Answers the planted code whether this is the fault that is switched on.
@_cdecl("seams_fault_is_active")
public func faultIsActive(_ number: Int) -> Bool {
    ActiveFault.reach(number)
    return number == ActiveFault.number
}
