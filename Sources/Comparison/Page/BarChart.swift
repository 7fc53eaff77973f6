/// A bar chart with a bar for each technique.
struct BarChart {
    struct Bar {
        var name: String
        var value: Double
        /// The value in the form in which it is shown.
        var text: String
    }

    let title: String
    let bars: [Bar]
    /// A value marked by a line, with a label.
    var mark: (value: Double, word: String)?

    var svg: String {
        let (labels, room, line) = (190.0, 250.0, 30)
        let most = max(bars.map(\.value).max() ?? 0, mark?.value ?? 0, 0.001)
        let height = bars.count * line + 26
        // Later shapes cover earlier ones: the mark covers the bars, and the words cover both.
        var (shapes, texts): ([String], [String]) = ([], [])
        for (index, bar) in bars.enumerated() {
            let y = index * line + 6
            let width = bar.value / most * room
            shapes.append("<rect x=\"\(labels)\" y=\"\(y)\" width=\"\(Int(width.rounded()))\" height=\"20\" rx=\"3\"/>")
            texts.append("<text x=\"0\" y=\"\(y + 15)\">\(bar.name.escaped)</text>")
            texts.append("<text x=\"\(labels + width + 6)\" y=\"\(y + 15)\">\(bar.text.escaped)</text>")
        }
        if let mark {
            let x = labels + mark.value / most * room
            shapes.append("<path class=\"mark\" d=\"M\(x) 0 V\(height - 20)\"/>")
            texts.append("<text x=\"\(x)\" y=\"\(height - 5)\" text-anchor=\"middle\">\(mark.word.escaped)</text>")
        }
        let words = "\(title): " + bars.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
        let drawn = (shapes + texts).joined()
        return "<svg class=\"chart\" viewBox=\"0 0 500 \(height)\" role=\"img\" aria-label=\"\(words.escaped)\">\(drawn)</svg>"
    }
}
