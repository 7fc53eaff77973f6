extension String {
    /// The candidate that is most like this text; nil if none is near, or if the text is too short to be like anything.
    func nearest(in candidates: [String]) -> String? {
        let input = lowercased()
        guard input.count > 2 else { return candidates.first { $0.lowercased() == input } }
        let distances = candidates.map { candidate in
            // The beginning of a long name counts as much as the whole of a short one.
            let name = candidate.lowercased()
            return (candidate, Swift.min(editDistance(input, name), editDistance(input, String(name.prefix(input.count)))))
        }
        guard let (best, distance) = distances.min(by: { $0.1 < $1.1 }) else { return nil }
        return distance <= Swift.max(1, input.count / 3) ? best : nil
    }
}

/// The number of letters to add, leave out or change to turn one text into the other. (Levenshtein, 1966.)
func editDistance(_ first: String, _ second: String) -> Int {
    let other = Array(second)
    var row = Array(0...other.count)
    for (index, letter) in first.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for column in other.indices {
            let change = diagonal + (letter == other[column] ? 0 : 1)
            diagonal = row[column + 1]
            row[column + 1] = min(change, row[column] + 1, row[column + 1] + 1)
        }
    }
    return row[other.count]
}
