internal import RunnerProtocol

/// A failure in which a double has recorded nothing.
struct EmptyRecord {
    /// The line that the real object printed in that test; nil if it was not called.
    var realEvent: String?

    /// Returns nil where the failure is about something else.
    init?(_ failure: TestReport, in run: TestRun) {
        guard failure.fact?.contains(#/`\S+` is \[\] instead of \[|count` is 0 instead of /#) == true else { return nil }
        realEvent = run.realEvents.first { $0.test == failure.name.shown }?.line
    }

    var advice: String {
        if let realEvent { return "The real object sent \"\(realEvent)\" in this test: give the code under test your double in its place." }
        return "Nothing was recorded: the code called no double or another one, or this one does not keep what it gets."
    }
}
