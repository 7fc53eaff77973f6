/// The first version of the file's format, which held the last verdict and the last hint of each kata without times.
struct StateOfVersion1: Decodable {
    struct Record: Decodable {
        var isSolved: Bool?
        var hints: Int
    }

    var katas: [String: Record]

    /// The same as events.
    ///
    /// Equal records give equal events, so that merging a file twice counts once.
    func events(startingPoint: (String) -> String?) -> [Event] {
        katas.flatMap { name, record in
            let start = startingPoint(name)
            // Among events without a time the id decides which one is the last: "1 solved" sorts after "0 unsolved", so the better one counts.
            let checks = record.isSolved.map { isSolved in
                Event(
                    id: "version 1: \(name) \(isSolved ? "1 solved" : "0 unsolved")", kata: name, start: start,
                    what: .check(isSolved: isSolved))
            }
            let hints = (0..<max(0, min(record.hints, 99))).map { index in
                Event(id: "version 1: \(name) hint \(index + 10)", kata: name, start: start, what: .hint(number: index + 1))
            }
            return [checks].compactMap { $0 } + hints
        }
    }
}
