/// The planted fault that is switched on in this process.
enum ActiveFault {
    /// The fault's number, or one that stands nowhere in the code; set once before the first test runs.
    nonisolated(unsafe) static var number = 0
    /// Whether its code has been run; reset before each test.
    nonisolated(unsafe) static var wasReached = false
    /// The function that is called when its code runs for the first time in a test.
    nonisolated(unsafe) static var whenReached: () -> Void = {}
    /// The function that is called with each fault whose code runs, whether it is switched on or not; nil outside of exit tests.
    nonisolated(unsafe) static var whenPassed: ((Int) -> Void)?
}

/// Answers the planted code whether this is the fault that is switched on.
@_cdecl("seams_fault_is_active")
public func faultIsActive(_ number: Int) -> Bool {
    ActiveFault.whenPassed?(number)
    guard number == ActiveFault.number else { return false }
    guard !ActiveFault.wasReached else { return true }
    ActiveFault.wasReached = true
    ActiveFault.whenReached()
    return true
}
