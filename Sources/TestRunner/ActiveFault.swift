/// The planted fault that is switched on in this process; set once before the first test runs.
nonisolated(unsafe) var activeFault = 0

/// Whether the code in which it is has been run; put back before each test.
nonisolated(unsafe) var activeFaultWasReached = false

/// Called then; set once before the first test runs.
nonisolated(unsafe) var whenActiveFaultIsReached: () -> Void = {}

/// What the planted code asks: whether this is the fault that is switched on.
@_cdecl("seams_fault_is_active")
public func faultIsActive(_ number: Int) -> Bool {
    guard number == activeFault else { return false }
    activeFaultWasReached = true
    whenActiveFaultIsReached()
    return true
}
