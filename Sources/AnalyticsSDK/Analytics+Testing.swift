extension Analytics {
    /// How many instances of this class and its subclasses have been made in this process, ``shared`` among them once it was asked for.
    ///
    /// The singleton is made at first use, once a process. So only a test in a fresh process, which is an exit test, can tell that code
    /// does not touch it:
    ///
    ///     await #expect(processExitsWith: .success) { @MainActor in
    ///         Screen(analytics: Spy()).viewDidAppear(false)
    ///         #expect(Analytics.instancesMade == 1)   // the spy
    ///     }
    public internal(set) static var instancesMade = 0

    /// Returns the lines that analytics clients printed on the console while `body` ran, in order.
    ///
    /// The console is the only place where the real effect of ``Analytics`` can be seen, so this is how a test finds out what went
    /// through the real thing. It works for every client that marks its lines with `>>` as ``track(event:)`` does; what else is
    /// printed meanwhile reaches the console after `body` has ended.
    ///
    ///     let lines = Analytics.output { CheckoutViewController().viewDidAppear(false) }
    ///     #expect(lines == [">>viewDidAppear - CheckoutViewController"])
    ///
    /// Runs on the main actor from start to end, so two tests cannot mix their lines. `body` must not start another capture.
    ///
    /// - Parameter body: The code to watch.
    /// - Returns: The lines that begin with `>>`, without their line ends.
    public static func output(of body: () -> Void) -> [String] {
        let capture = ConsoleCapture()
        body()
        let lines = capture.end().split(separator: "\n").map(String.init)
        for line in lines where !line.hasPrefix(">>") { print(line) }
        return lines.filter { $0.hasPrefix(">>") }
    }
}
