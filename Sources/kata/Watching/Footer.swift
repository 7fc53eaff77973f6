/// The last line, which says what state the last save is in. It is the only one that is ever rewritten.
///
/// Without drawing (``System/isPlain``) each state is a line of its own.
struct Footer {
    let system: System
    private var text = ""
    private var color: Style.Color?
    private var columns = 0

    init(system: System) {
        self.system = system
    }

    /// Says a state.
    mutating func say(_ text: String, _ color: Style.Color? = nil) {
        if system.isPlain { return system.say(text.wrapped(to: system.width)) }
        (self.text, self.color) = (text, color)
        draw()
    }

    /// Says how far something has come, which matters to those only who see it change.
    mutating func refine(_ text: String) {
        if !system.isPlain { say(text, .dim) }
    }

    /// Makes room for lines that stay.
    func hide() {
        if !system.isPlain { system.write("\r\u{1B}[K") }
    }

    /// Comes back below lines that were written meanwhile, or in a terminal of another width.
    mutating func draw() {
        guard !system.isPlain else { return }
        // A line that became longer than the terminal has been broken by it; what is broken stays.
        if text.count >= system.width, columns > system.width { system.write("\n") }
        columns = system.width
        // The last column stays free: writing there makes some terminals begin a new line.
        let visible = String(text.prefix(max(1, columns - 1)))
        system.write("\r\u{1B}[K" + (color.map { system.style(visible, $0) } ?? visible))
    }

    /// Leaves the last state where it is.
    func end() {
        if !system.isPlain { system.write("\n") }
    }
}
