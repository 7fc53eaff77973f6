internal import Learner

/// The whole screen of `kata watch`, as a value: a line for the kata, one for the state, a page, and the keys.
struct WatchScreen: Sendable {
    /// The kata's title.
    var title = ""
    /// The places on the path, a character for each kata.
    var path = ""
    /// The number of solved katas, in words.
    var score = ""
    var status = ""
    var statusColor: Style.Color?
    /// A question that is answered with a key, in the place of the keys.
    var question: String?
    private(set) var page = WatchPage.text("")
    /// The part of the page that is shown: 0 for its beginning or its summary.
    private var part = 0

    /// Shows another page, from its beginning.
    mutating func show(_ page: WatchPage) {
        self.page = page
        part = 0
    }

    /// Shows the next part of the page, and after the last one the first.
    mutating func turn() {
        part += 1
    }

    /// The lines that fill a terminal, the last of which has the keys.
    ///
    /// - Parameters:
    ///   - columns: The terminal's columns.
    ///   - rows: Its rows.
    ///   - style: The way in which color is written.
    func lines(columns: Int, rows: Int, style: Style) -> [String] {
        let width = max(10, columns - 1)
        let gap = rows >= 16 ? [""] : []
        let head = [style(heading(width), .bold), styled(status.cut(to: width), style)] + gap
        let asked = question?.lines(wrappedTo: width)
        let room = max(1, rows - head.count - gap.count - (asked?.count ?? 1))
        let parts = parts(width: width, rows: room)
        let shown = parts[part % parts.count]
        let keys = WatchKey.line(in: width, hasMore: parts.count > 1)
        let filler = Array(repeating: "", count: max(0, room - shown.height(in: width)))
        return head + shown + filler + gap + (asked ?? [style(keys, .dim)])
    }

    /// The page in parts that each fit some rows, its summary first if it has one that is needed.
    private func parts(width: Int, rows: Int) -> [[String]] {
        let lines = page.lines(width)
        if lines.height(in: width) <= rows { return [lines] }
        var parts: [[String]] = page.summary.map { [$0(width, rows).fitting(rows, width)] } ?? []
        var rest = lines[...]
        while !rest.isEmpty {
            let next = Array(rest).fitting(rows, width)
            parts.append(next)
            rest = rest.dropFirst(next.count)
        }
        return parts
    }

    private func heading(_ width: Int) -> String {
        let full = [title, path, score].filter { !$0.isEmpty }.joined(separator: "  ")
        if full.count <= width { return full }
        let short = "\(title)  \(score)"
        return short.count <= width ? short : title.cut(to: width)
    }

    private func styled(_ text: String, _ style: Style) -> String {
        statusColor.map { style(text, $0) } ?? text
    }
}

extension [String] {
    /// The first lines that fit some rows, and at least one.
    fileprivate func fitting(_ rows: Int, _ width: Int) -> [String] {
        var (count, used) = (0, 0)
        while count < self.count, count == 0 || used + self[count].height(in: width) <= rows {
            used += self[count].height(in: width)
            count += 1
        }
        return Array(prefix(count))
    }
}

extension String {
    fileprivate func cut(to width: Int) -> String {
        count <= width ? self : prefix(Swift.max(0, width - 1)) + "…"
    }
}
