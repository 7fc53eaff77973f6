extension String {
    /// Returns the number of letters to add, leave out or change to turn this text into another. (Levenshtein, 1966.)
    package func editDistance(to text: String) -> Int {
        let other = Array(text)
        var row = Array(0...other.count)
        for (index, letter) in enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let change = diagonal + (letter == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(change, row[column] + 1, row[column + 1] + 1)
            }
        }
        return row[other.count]
    }
}
