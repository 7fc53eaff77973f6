internal import Learner
internal import Workspace

/// The output of `kata watch`: a screen that is drawn again at every change, or in plain mode lines that are only appended.
struct WatchView {
    private let system: System
    private var screen = WatchScreen()

    init(on system: System) {
        self.system = system
    }

    /// Shows a kata with the learner's place on the path.
    mutating func show(_ kata: Kata, _ progress: LearningProgress?) {
        screen.title = kata.title
        screen.path = progress?.signs(at: kata) ?? ""
        screen.score = progress?.score ?? ""
        draw()
    }

    /// Shows a page; in plain mode it is appended.
    mutating func show(_ page: WatchPage) {
        screen.show(page)
        if system.isPlain {
            system.say("")
            for line in page.lines(system.width) { system.say(line) }
            system.say("")
        }
        draw()
    }

    /// Shows the next part of a page that is too long for the window.
    mutating func turnPage() {
        screen.turn()
        draw()
    }

    /// Shows the state; in plain mode it is a line.
    mutating func show(status: String, _ color: Style.Color? = nil) {
        (screen.status, screen.statusColor) = (status, color)
        if system.isPlain { system.say(status.wrapped(to: system.width)) }
        draw()
    }

    /// Shows a detail of the state, which matters only to a person who sees it change.
    mutating func refine(status: String) {
        guard !system.isPlain else { return }
        (screen.status, screen.statusColor) = (status, .dim)
        draw()
    }

    /// Shows a question, or with nil the keys again.
    mutating func ask(_ question: String?) {
        screen.question = question
        if system.isPlain, let question { system.write("\(question) ".wrapped(to: system.width)) }
        draw()
    }

    /// Draws everything, as after a change of the window.
    func drawAgain() {
        draw()
    }

    private func draw() {
        guard !system.isPlain else { return }
        let lines = screen.lines(columns: system.width, rows: system.rows(), style: system.style)
        // Home, and clear to the end; a terminal that can shows nothing before the last line has come.
        system.write("\u{1B}[?2026h\u{1B}[H\u{1B}[J" + lines.joined(separator: "\n") + "\u{1B}[?2026l")
    }
}

extension LearningProgress {
    /// A character for each kata: x for a solved one, > for the one that is watched, - for one that is begun, and a dot.
    func signs(at watched: Kata) -> String {
        katas.map { kata in
            switch standing(of: kata) {
            case .solved: "x"
            case _ where kata.name == watched.name: ">"
            case .unsolved: "-"
            case .open: "."
            }
        }.joined()
    }

    /// The number of solved katas, in words.
    var score: String { "\(solvedCount) of \(katas.count) solved" }
}
