extension Analytics {
    /// The number of instances of this class and its subclasses so far, including ``shared`` after its first use.
    ///
    /// The singleton is created at its first use, once per process. Only a test in a new process, that is, an exit test, can therefore show
    /// that code does not use it:
    ///
    ///     await #expect(processExitsWith: .success) { @MainActor in
    ///         Screen(analytics: Spy()).viewDidAppear(false)
    ///         #expect(Analytics.instancesMade == 1)   // the spy
    ///     }
    public internal(set) static var instancesMade = 0

    /// Returns the lines that analytics clients printed on the console while `body` ran, in order.
    ///
    /// The console is the only place where the real effect of ``Analytics`` is visible, so a test uses this method to find the events that
    /// went through the real client. It works for every client that marks its lines with `>>`, as ``track(event:)`` does. Other output
    /// reaches the console after `body` has finished.
    ///
    ///     let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }
    ///     #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    ///
    /// The method runs on the main actor from start to end, so two tests cannot mix their lines. `body` must not start another capture.
    ///
    /// - Parameter body: The code to run.
    /// - Returns: The lines that begin with `>>`, without line breaks.
    public static func output(of body: () -> Void) -> [String] {
        let capture = ConsoleCapture()
        body()
        let lines = capture.end().split(separator: "\n").map(String.init)
        for line in lines where !line.hasPrefix(">>") { print(line) }
        return lines.filter { $0.hasPrefix(">>") }
    }
}
