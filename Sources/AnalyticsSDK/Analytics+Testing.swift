extension Analytics {
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
