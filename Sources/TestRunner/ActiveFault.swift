/// The planted fault that is switched on in this process; set once before the first test runs.
nonisolated(unsafe) var activeFault = 0

/// Whether its code has been run; reset before each test.
nonisolated(unsafe) var activeFaultWasReached = false

/// The function that is called when its code runs; set once before the first test runs.
nonisolated(unsafe) var whenActiveFaultIsReached: () -> Void = {}

/// Answers the planted code whether this is the fault that is switched on.
@_cdecl("seams_fault_is_active")
public func faultIsActive(_ number: Int) -> Bool {
    guard number == activeFault else { return false }
    activeFaultWasReached = true
    whenActiveFaultIsReached()
    return true
}
