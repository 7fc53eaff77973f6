internal import Judge
internal import Learner
internal import Workspace

/// The middle of the screen of `kata watch`: a verdict, a hint, a README, or another text.
struct WatchPage: Sendable {
    /// Returns the page's lines for a width in columns.
    let lines: @Sendable (_ width: Int) -> [String]
    /// Returns the lines that matter most, for a window that is too small for all; nil if the page begins with them.
    var summary: (@Sendable (_ width: Int, _ rows: Int) -> [String])?

    /// A text that is wrapped already, as a command prints it.
    static func text(_ text: String) -> WatchPage {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return WatchPage { [lines] width in
            // Written for another width, or a line of code: the terminal would break it as well.
            lines.flatMap { $0.visibleCount > width ? $0.lines(wrappedTo: width) : [$0] }
        }
    }

    /// A verdict, where the next step stays in sight and the evidence has the room that is left.
    static func verdict(_ text: VerdictText) -> WatchPage {
        var page = WatchPage { width in
            var text = text
            text.system.columns = { width }
            return text.head + text.evidence(upTo: .max) + [""] + text.answer
        }
        page.summary = { width, rows in
            var text = text
            text.system.columns = { width }
            let answer = text.answer
            let room = rows - (text.head + answer).height(in: width) - 1
            return room < 2 ? answer : text.head + text.evidence(in: room) + [""] + answer
        }
        return page
    }
}

extension VerdictText {
    fileprivate var head: [String] {
        guard let notice else { return [] }
        return notice.split(separator: "\n").flatMap { String($0).lines(wrappedTo: system.width) } + [""]
    }

    /// As much of the evidence as fits some rows, what failed before what passed.
    fileprivate func evidence(in rows: Int) -> [String] {
        let width = system.width
        let whole = evidence(upTo: .max)
        if whole.height(in: width) <= rows { return whole }
        let details = details
        for count in stride(from: details.count, through: 0, by: -1) {
            let left = details.count - count
            let more = left > 0 ? ["  and \(left.counted("more line")): press space"] : []
            let lines = stagesInShort + details.prefix(count).flatMap(shown) + more
            if lines.height(in: width) <= rows { return lines }
        }
        return Array(stagesInShort.prefix(rows))
    }
}

extension [String] {
    /// The rows of a terminal that the lines take.
    func height(in width: Int) -> Int { map { $0.height(in: width) }.reduce(0, +) }
}

extension String {
    /// The rows of a terminal that the line takes, which breaks it where it is too long.
    func height(in width: Int) -> Int { Swift.max(1, (visibleCount + width - 1) / Swift.max(1, width)) }
}
