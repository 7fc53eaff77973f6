/// The difference between two texts, line by line.
package struct LineDiff {
    /// One line of the difference.
    package enum Line: Equatable {
        case kept(String)
        case removed(String)
        case added(String)

        package var isKept: Bool {
            if case .kept = self { true } else { false }
        }

        package var text: String {
            switch self {
            case .kept(let text): " " + text
            case .removed(let text): "-" + text
            case .added(let text): "+" + text
            }
        }
    }

    /// The lines of both texts, in order.
    package let lines: [Line]

    package init(from old: [String], to new: [String]) {
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.map(Self.offset))
        let added = Set(difference.insertions.map(Self.offset))
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                lines.append(.removed(old[i]))
                i += 1
            } else if j < new.count, added.contains(j) {
                lines.append(.added(new[j]))
                j += 1
            } else {
                lines.append(.kept(new[j]))
                i += 1
                j += 1
            }
        }
        self.lines = lines
    }

    private static func offset(of change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    /// Returns the changes in unified form, each with some lines of context.
    ///
    /// - Parameters:
    ///   - context: The number of lines before and after a change.
    ///   - names: The words for the two texts in the line above a change.
    package func hunks(context: Int, names: (old: String, new: String)) -> [String] {
        let changed = lines.indices.filter { !lines[$0].isKept }
        let shown = Set(changed.flatMap { max(0, $0 - context)...min(lines.count - 1, $0 + context) })
        var output: [String] = []
        var (old, new) = (1, 1)
        for index in lines.indices {
            if shown.contains(index) {
                if !shown.contains(index - 1) { output.append("@@ line \(old) of \(names.old), \(new) of \(names.new) @@") }
                output.append(lines[index].text)
            }
            if case .added = lines[index] {} else { old += 1 }
            if case .removed = lines[index] {} else { new += 1 }
        }
        return output
    }
}
