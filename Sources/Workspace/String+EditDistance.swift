extension String {
    /// Returns the number of letters to add, leave out, change, or exchange with the next one to turn this text into another.
    ///
    /// This is the distance of optimal string alignment, by Damerau (1964), who found that most slips are one of these four.
    package func editDistance(to text: String) -> Int {
        let (letters, other) = (Array(self), Array(text))
        var rows = [Array(0...other.count)]
        for index in letters.indices {
            var row = [index + 1]
            for column in other.indices {
                let change = rows[index][column] + (letters[index] == other[column] ? 0 : 1)
                var least = Swift.min(change, row[column] + 1, rows[index][column + 1] + 1)
                if index > 0, column > 0, letters[index] == other[column - 1], letters[index - 1] == other[column] {
                    least = Swift.min(least, rows[index - 1][column - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[letters.count][other.count]
    }
}
